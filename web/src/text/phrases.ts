import type { Language } from '@ankerplatz/kit';
import { settings } from '../settings/settings.ts';
import { UNITS } from './intl.ts';
import { text } from './text.ts';

/** What stands before a colon or a semicolon, and what a stroke between two numbers is called. */
const SIGNS: Readonly<Record<Language, { readonly gap: string; readonly of: string }>> = {
  en: { gap: '', of: 'of' },
  de: { gap: '', of: 'von' },
  fr: { gap: '\u00a0', of: 'sur' },
};
const signs = (): (typeof SIGNS)[Language] => SIGNS[settings.value.language];

export const makeList = (parts: readonly string[]): string => text.value.phrases.list(parts);

/** "Ben: 3 cards". */
export const makePair = (name: string, words: string): string => `${name}${signs().gap}: ${words}`;

/** "choosing masts; buying a mast". */
export const makeRow = (parts: readonly string[]): string => parts.join(`${signs().gap}; `);

/** What is written "round 3/5", as it is heard: a screen reader takes the stroke for "or". */
export const makeHeard = (words: string): string => words.replace(/(\d)\/(\d)/g, `$1 ${signs().of} $2`);

/** A length of time in its largest unit: "5 minutes", "2 days". */
export const makeSpan = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? UNITS[2];
  return text.value.phrases[unit](Math.ceil(ms / length));
};
