import type { TrailText } from '../trail-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const trail: TrailText = {
  deeds: {
    settings: ({ who }) => `${who} changed the settings of the club.`,
    announce: ({ who, words }) => `${who} announced: “${words}”`,
    withdraw: ({ who }) => `${who} withdrew the announcement.`,
    invite: ({ who, uses, days }) =>
      `${who} made a link that invites ${count(uses, 'person', 'people')} within ${count(days, 'day', 'days')}.`,
    token: ({ who }) => `${who} made a token for the command line.`,
    reset: ({ who, person }) => `${who} reset the password of ${person}.`,
    lookInto: ({ who, person }) => `${who} looked into the games of ${person}.`,
    logOut: ({ who, person }) => `${who} logged ${person} out everywhere.`,
    silence: ({ who, person }) => `${who} muted ${person}.`,
    unsilence: ({ who, person }) => `${who} unmuted ${person}.`,
    claim: ({ who }) => `${who} became an administrator by the link of the server.`,
    appoint: ({ who, person }) => `${who} made ${person} an administrator.`,
    dismiss: ({ who, person }) => `${who} removed ${person} as administrator.`,
    close: ({ who, table }) => `${who} closed ${table}.`,
    free: ({ who, table, seat }) => `${who} freed seat ${seat} at ${table}.`,
    ban: ({ who, person, range, days, words }) =>
      `${who} shut out ${person || range} for ${count(days, 'day', 'days')}: “${words}”`,
    lift: ({ who }) => `${who} let somebody in again.`,
    newEvent: ({ who, event }) => `${who} announced the event ${event}.`,
    changeEvent: ({ who, event }) => `${who} changed the event ${event}.`,
    cancelEvent: ({ who, event }) => `${who} called off the event ${event}.`,
    removeEvent: ({ who, event }) => `${who} deleted the event ${event}.`,
    done: ({ who }) => `${who} dealt with a reported message.`,
    newTournament: ({ who, tournament }) => `${who} announced the tournament ${tournament}.`,
    changeTournament: ({ who, tournament }) => `${who} changed the tournament ${tournament}.`,
    turnTournament: ({ who, tournament, words }) => `${who} ${words} the tournament ${tournament}.`,
    removeEntrant: ({ who, tournament, person }) => `${who} took ${person} out of the tournament ${tournament}.`,
    setResult: ({ who, tournament, round }) =>
      `${who} entered a result of round ${round} of the tournament ${tournament}.`,
  },
  turns: { start: 'started', pause: 'stopped', resume: 'resumed', finish: 'ended', cancel: 'called off' },
  table: 'a table',
  deleted: '(deleted)',
  administrator: 'An administrator',
  unknown: (who, action, about) => `${who} did something else (${action})${about && `: ${about}`}`,
};
