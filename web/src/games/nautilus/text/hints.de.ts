import type { HintTexts } from './hints.en.ts';

export const de: HintTexts = {
  deck: 'Karten, die noch ausgeteilt werden. Sind sie alle, wird der Ablagestapel gemischt.',
  statement: 'Ob beim Austeilen eine 1 oder 12 auf dieser Hand war: Diese Karten bringen Matrosen heraus.',
  dealer: 'Wer in dieser Runde gibt.',
  side: 'Matrosen dieser Seite in ihren Häfen, von allen, die dorthin müssen.',
  final: 'Mit dieser Karte wird etwas bekannt: Sie kann nicht zurückgenommen werden.',
};
