import type { ReplayTexts } from './replay.en.ts';

export const de: ReplayTexts = {
  together: 'Gemeinsam ansehen',
  title: 'Rückschau',
  place: 'Stelle im Spiel',
  at: (round, turn, entry, length) => `Runde ${round}, Zug ${turn}, Eintrag ${entry} von ${length}`,
  turn: turn => `Zug ${turn}`,
  turnBack: 'Einen Zug zurück',
  back: 'Einen Eintrag zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Einen Eintrag weiter',
  turnForward: 'Einen Zug weiter',
  round: 'Zur Runde',
  roundOf: round => `Runde ${round}`,
  eyes: 'Ansicht von',
  seenBy: name => `Wie ${name} es sah`,
  outside: 'Als Zuschauer',
  open: 'Alle Karten offen',
  speed: 'Tempo',
  review: 'Analyse',
  playOnOpen:
    'Auf diesem Gerät geht das Spiel von hier aus weiter: Du nimmst einen Platz ein, Bots die anderen. Das gespielte Spiel bleibt, wie es ist.',
  playOnHands:
    'Auf diesem Gerät geht das Spiel von hier aus weiter, mit den Händen, dem Stapel und dem, was jeder Platz damals wusste: Du nimmst einen Platz ein und siehst seine Hand, Bots nehmen die anderen ein. Das gespielte Spiel bleibt, wie es ist.',
  whichSeat: 'Dein Platz',
  others: 'Die anderen',
  sideBySide: 'Nebeneinander',
  seatTurn: (turn, of, isParting) => `Zug ${turn} von ${of}${isParting ? ': hier trennten sich die Wege' : ''}`,
  beginning: 'Der Anfang',
  toParting: 'Zur Trennung',
  nothingDone: 'Nichts mehr.',
};
