import { pluralOf } from '../../text/intl.ts';

const count = pluralOf('en');

/** The words of time and agreement at a table of the server. */
export const online = {
  clocks: {
    title: 'Clocks',
    days: (days: number, hours: number) => `${days} d ${hours} h`,
    hours: (hours: number, minutes: number) => `${hours} h ${String(minutes).padStart(2, '0')}`,
    running: 'running',
    scarce: 'low on time',
    little: (left: string) => `Low on time: ${left} left.`,
    factor: (factor: string) => `${factor}× time`,
    none: 'This table has no clock.',
    each: (name: string, left: string) => `${name}: ${left}`,
  },
  away: {
    standIn: (bot: string, name: string) => `${bot} for ${name}`,
    /** About my own seat. */
    mine: (by: string) => `${by} is playing for you.`,
    somebody: 'Somebody else',
    back: 'Take my seat back',
    final: (by: string) => `Your time ran out. ${by} finishes the game for you.`,
  },
  told: {
    takenOver: (name: string, by: string) => `${by} now plays for ${name}.`,
    takenOverPerson: (name: string) => `${name} takes over a seat.`,
    givenBack: (name: string) => `${name} is back.`,
    timedOut: (name: string) => `${name}’s time has run out.`,
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
    takenBack: 'By agreement, the last moves have been taken back.',
    resultTimedOut: (names: string) => `The time of ${names} ran out.`,
  },
  pause: {
    menu: 'Pause the game',
    title: 'Pause the game',
    hint: 'Everyone at the table must agree. The clocks stop meanwhile.',
    until: 'Resume',
    open: 'When all want to',
    quarter: 'In 15 minutes',
    hour: 'In an hour',
    tomorrow: 'Tomorrow, same time',
    week: 'In a week, same time',
    ask: 'Ask the others',
    is: 'The game is paused.',
    yours: 'Then it is your turn.',
    isUntil: (time: string) => `The game is paused until ${time}.`,
    resume: 'Resume now',
  },
  votes: {
    pause: (names: string) => `${names}: let us pause.`,
    pauseUntil: (names: string, time: string) => `${names}: let us pause until ${time}.`,
    resume: (names: string) => `${names}: let us resume.`,
    takeBack: (names: string, moves: number) =>
      `${names}: take back ${count(moves, 'the last move', 'the last # moves')}?`,
    replaceBot: (names: string, seat: string, bot: string) => `${names}: let ${bot} play for ${seat}.`,
    replacePerson: (names: string, seat: string, person: string) => `${names}: let ${person} play for ${seat}.`,
    notBefore: (time: string) => `The player was told and has time until ${time}.`,
    now: 'Do it now',
    agree: 'Agree',
    decline: 'Decline',
    withdraw: 'Withdraw',
  },
  takeBack: {
    menu: 'Ask to take back',
    asked: 'The others have been asked.',
  },
  silent: {
    menu: 'A player is not responding',
    title: 'A player is not responding',
    hint: (time: string) =>
      `If somebody who has to decide does nothing for ${time}, the others can agree on who takes over the seat. The player is told first and has that time again, and once more after looking at the table. Whoever comes back gets the seat back.`,
    warned: (time: string) =>
      `You are silent: from ${time} on the others may let somebody else play your seat. A move of yours ends this.`,
    seat: 'Whose seat',
    by: 'Who plays it',
    bot: (level: string) => `Bot: ${level}`,
    ask: 'Ask the others',
    nobody: 'Nobody is holding up the game: it is your turn.',
  },
  deputy: {
    menu: 'Who may play for me',
    title: 'Who may play for me',
    hint: 'If you are silent and the others agree, this person plays your seat and sees your hand. Where hands are hidden nobody else may; a bot shows your hand to nobody.',
    nobody: 'Nobody, only a bot',
    save: 'Save',
  },
  volunteer: {
    menu: 'Offer to take over a seat',
    title: 'Offer to take over a seat',
    hint: 'If somebody is silent, the others can give you the seat. Until its player is back you play on from there.',
    seat: (name: string) => `The seat of ${name}`,
    offer: 'Offer',
    offered: (name: string) => `You offer to play for ${name}.`,
    withdraw: 'No longer offer it',
  },
  early: {
    plan: 'Plan your turn now',
    planning: 'Your next turn:',
    hint: 'Assumes the players before you do nothing more.',
    stop: 'Not yet',
    handIn: 'Submit in advance',
    handedIn: (steps: string) => `Submitted in advance: ${steps}`,
    done: 'Submitted in advance. It will be played on your turn.',
    withdraw: 'Withdraw',
    dropped: (why: string) => `What you submitted in advance could not be played: ${why}`,
    /** The same before an open microphone. */
    notDone: 'An automatic move was not made.',
  },
  orders: {
    menu: 'Standing orders',
    title: 'Standing orders',
    hint: 'Only you can see them. Each ends by itself and tells you why.',
    names: {
      forced: 'Pass when nothing else is possible',
      pass: 'Pass until the end of the round',
      discard: 'Discard for me',
    },
    hints: {
      forced: 'You are asked only when there is something to choose.',
      pass: 'Whatever is chosen by the others, you pass.',
      discard: 'While none of your cards can be used.',
    },
    told: 'What happened',
  },
};
