import { text } from '../text/text.ts';

/** "round 3/5" as it is heard: a screen reader takes the stroke for "or". */
export const makeHeard = (words: string): string => words.replace(/(\d)\/(\d)/g, `$1 ${text.value.phrases.of} $2`);
