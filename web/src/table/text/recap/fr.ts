import type { RecapTexts } from './en.ts';

export const fr: RecapTexts = {
  title: 'Depuis votre dernier tour',
  titleSoFar: 'Jusqu’ici',
  mine: 'Ce qui vous concerne',
  rest: 'Tour par tour',
  replay: 'Revoir',
  go: 'Continuer',
};
