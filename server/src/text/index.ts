import type { Language } from '@ankerplatz/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export const WORDS: Readonly<Record<Language, Words>> = { en, de, fr };
