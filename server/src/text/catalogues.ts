import type { Language } from '@ankerplatz/kit';
import { de } from './de/words.ts';
import { en } from './en/words.ts';
import { fr } from './fr/words.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de, fr };
