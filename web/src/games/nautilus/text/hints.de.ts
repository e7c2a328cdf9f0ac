import type { HintTexts } from './hints.en.ts';

export const de: HintTexts = {
  about: (name, what) => `${name}: ${what}`,
  deck: 'Karten, die noch ausgeteilt werden. Sind sie alle, wird der Ablagestapel gemischt.',
  statement: 'Ob beim Austeilen eine 1 oder 12 auf dieser Hand war: Diese Karten bringen Seefahrer heraus.',
  dealer: 'Wer in dieser Runde gibt.',
  side: 'Seefahrer dieser Seite in ihren Häfen, von allen, die dorthin müssen.',
  final: 'Mit dieser Karte wird etwas bekannt: Sie kann nicht zurückgenommen werden.',
  you: 'Dein Zeichen und deine Farbe.',
  tray: 'Hier liegt verdeckt die Karte, die du gibst, bis alle gegeben haben.',
  wake: 'der Weg im letzten Zug seines Spielers.',
  quarter: 'Hier kommen diese Seefahrer heraus, und hier liegt ihr Hafen.',
  start: 'Hier kommen diese Seefahrer aus dem Wasserstrudel und biegen nach einer Runde in ihren Hafen ein.',
  mouth: 'Ein Schritt führt in die Höhle, als letzter eines Zuges.',
  cave: 'Nur der letzte Schritt eines Zuges führt hinein; Moby Dick schlägt hier niemanden.',
  harbour: 'Hier wird niemand geschlagen, und niemand verlässt ihn.',
  whirlpool: 'Geschlagene Seefahrer warten hier, bis eine 1 oder 12 sie herausbringt.',
};
