import { settings } from '../settings/settings.ts';
import { UNITS } from './intl.ts';
import { text } from './text.ts';

/** Before a colon or a semicolon French has a space. */
const gap = (): string => (settings.value.language === 'fr' ? '\u00a0' : '');

export const makeList = (parts: readonly string[]): string => text.value.phrases.list(parts);

/** "Ben: 3 cards". */
export const makePair = (name: string, words: string): string => `${name}${gap()}: ${words}`;

/** "choosing masts; buying a mast". */
export const makeRow = (parts: readonly string[]): string => parts.join(`${gap()}; `);

/** A length of time in its largest unit: "5 minutes", "2 days". */
export const makeSpan = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? UNITS[2];
  return text.value.phrases[unit](Math.ceil(ms / length));
};
