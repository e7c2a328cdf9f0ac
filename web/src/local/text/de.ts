import type { LocalTexts } from './en.ts';

export const de: LocalTexts = {
  title: 'Auf diesem Gerät',
  what: 'Diese Spiele liegen nur in diesem Browser. Sie brauchen keine Leitung.',
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
  notKept: 'Dieser Browser behält keine Spiele: Es hält, solange die Seite offen ist.',
  noPosition: 'Dieses Spiel kann an keinem anderen Tisch weitergehen.',
  noName: 'Ein Online-Tisch braucht deinen Namen.',
};
