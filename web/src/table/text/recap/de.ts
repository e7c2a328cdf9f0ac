import type { RecapTexts } from './en.ts';

export const de: RecapTexts = {
  title: 'Seit deinem Zug',
  titleSoFar: 'Bisher',
  mine: 'Was dich betrifft',
  rest: 'Zug für Zug',
  replay: 'Noch einmal zeigen',
  go: 'Weiter',
};
