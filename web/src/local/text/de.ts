import type { LocalTexts } from './en.ts';

export const de: LocalTexts = {
  title: 'Auf diesem Gerät',
  what: 'Diese Spiele sind nur in diesem Browser gespeichert und gehen auch offline.',
  none: 'Noch gibt es kein Spiel.',
  home: 'Ein neues beginnen',
  round: round => `Runde ${round}`,
  over: 'Zu Ende',
  resume: 'Weiterspielen',
  look: 'Ansehen',
  export: 'Aufzeichnung herunterladen',
  forget: 'Spiel löschen',
  forgetSure: 'Das Spiel ist dann endgültig weg.',
  missing: 'Dieses Spiel gibt es auf diesem Gerät nicht.',
  broken: why => `Dieses Spiel lässt sich nicht fortsetzen: ${why}.`,
  notKept: 'Dieser Browser speichert keine Spiele: Dieses bleibt nur, solange die Seite offen ist.',
  noPosition: 'Dieses Spiel lässt sich an keinem anderen Tisch fortsetzen.',
  noName: 'Ein Online-Tisch braucht deinen Namen.',
};
