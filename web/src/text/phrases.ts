import { UNITS } from './intl.ts';
import { text } from './text.ts';

export const makeList = (parts: readonly string[]): string => text.value.phrases.list(parts);

/** A length of time in its largest unit: "5 minutes", "2 days". */
export const makeSpan = (ms: number): string => {
  const [unit, length] = UNITS.find(([, length]) => ms >= length && ms % length === 0) ?? UNITS[2];
  return text.value.phrases[unit](Math.ceil(ms / length));
};
