import type { TrailText } from '../trail-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const trail: TrailText = {
  deeds: {
    settings: ({ who }) => `${who} hat die Einstellungen des Vereins geändert.`,
    announce: ({ who, words }) => `${who} hat angekündigt: „${words}“`,
    withdraw: ({ who }) => `${who} hat die Ankündigung zurückgenommen.`,
    invite: ({ who, uses, days }) =>
      `${who} hat einen Link gemacht, der ${count(uses, 'Person', 'Personen')} binnen ${count(days, 'Tag', 'Tagen')} einlädt.`,
    token: ({ who }) => `${who} hat einen Schlüssel für die Befehlszeile gemacht.`,
    reset: ({ who, person }) => `${who} hat das Passwort von ${person} zurückgesetzt.`,
    lookInto: ({ who, person }) => `${who} hat die Spiele von ${person} untersuchen lassen.`,
    logOut: ({ who, person }) => `${who} hat ${person} überall abgemeldet.`,
    silence: ({ who, person }) => `${who} hat ${person} stummgeschaltet.`,
    unsilence: ({ who, person }) => `${who} lässt ${person} wieder sprechen.`,
    claim: ({ who }) => `${who} hat mit dem Link des Servers die Verwaltung übernommen.`,
    appoint: ({ who, person }) => `${who} hat ${person} in die Verwaltung geholt.`,
    dismiss: ({ who, person }) => `${who} hat ${person} aus der Verwaltung genommen.`,
    close: ({ who, table }) => `${who} hat ${table} geschlossen.`,
    free: ({ who, table, seat }) => `${who} hat Platz ${seat} frei gemacht: ${table}.`,
    ban: ({ who, person, range, days, words }) =>
      `${who} hat ${person || range} für ${count(days, 'Tag', 'Tage')} ausgesperrt: „${words}“`,
    lift: ({ who }) => `${who} hat jemanden wieder hereingelassen.`,
    newEvent: ({ who, event }) => `${who} hat die Veranstaltung ${event} angekündigt.`,
    changeEvent: ({ who, event }) => `${who} hat die Veranstaltung ${event} geändert.`,
    cancelEvent: ({ who, event }) => `${who} hat die Veranstaltung ${event} abgesagt.`,
    removeEvent: ({ who, event }) => `${who} hat die Veranstaltung ${event} gelöscht.`,
    done: ({ who }) => `${who} hat eine gemeldete Nachricht erledigt.`,
    newTournament: ({ who, tournament }) => `${who} hat das Turnier ${tournament} angekündigt.`,
    changeTournament: ({ who, tournament }) => `${who} hat das Turnier ${tournament} geändert.`,
    turnTournament: ({ who, tournament, words }) => `${who} hat das Turnier ${tournament} ${words}.`,
    removeEntrant: ({ who, tournament, person }) => `${who} hat ${person} aus dem Turnier ${tournament} genommen.`,
    setResult: ({ who, tournament, round }) =>
      `${who} hat ein Ergebnis der Runde ${round} des Turniers ${tournament} eingetragen.`,
  },
  turns: {
    start: 'begonnen',
    pause: 'angehalten',
    resume: 'weiterlaufen lassen',
    finish: 'beendet',
    cancel: 'abgesagt',
  },
  table: 'einen Tisch',
  deleted: '(gelöscht)',
  administrator: 'Jemand aus der Verwaltung',
  unknown: (who, action, about) => `${who} hat etwas anderes getan (${action})${about && `: ${about}`}`,
};
