import { UNITS } from './intl.ts';
import { text } from './text.ts';

export const makeList = (parts: readonly string[]): string => text.value.phrases.list(parts);

/** "Ben: 3 cards". */
export const makePair = (name: string, words: string): string => `${name}${text.value.phrases.gap}: ${words}`;

/** "choosing masts; buying a mast". */
export const makeRow = (parts: readonly string[]): string => parts.join(`${text.value.phrases.gap}; `);

/** A length of time in its largest unit: "5 minutes", "2 days". */
export const makeSpan = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? UNITS[2];
  return text.value.phrases[unit](Math.ceil(ms / length));
};
