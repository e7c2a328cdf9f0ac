import type { WatchingTexts } from './watching.en.ts';

export const de: WatchingTexts = {
  see: 'Du siehst die Seite von',
  onTurn: 'wer dran ist',
};
