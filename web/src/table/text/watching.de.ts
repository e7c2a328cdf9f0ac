import type { WatchingTexts } from './watching.en.ts';

export const de: WatchingTexts = {
  see: 'Du siehst die Seite von',
  onTurn: 'wer dran ist',
  hint: 'Tippe auf einen Namen, um dieser Person zu folgen.',
  following: 'Du folgst',
  follows: name => `Du folgst ${name}.`,
  followsTurn: 'Du siehst, wer am Zug ist.',
};
