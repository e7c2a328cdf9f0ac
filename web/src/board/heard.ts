import type { Language } from '@ankerplatz/kit';
import { settings } from '../settings/settings.ts';

const OF: Readonly<Record<Language, string>> = { en: 'of', de: 'von', fr: 'sur' };

/** What is written "round 3/5", as it is heard: a screen reader takes the stroke for "or". */
export const makeHeard = (words: string): string =>
  words.replace(/(\d)\/(\d)/g, `$1 ${OF[settings.value.language]} $2`);
