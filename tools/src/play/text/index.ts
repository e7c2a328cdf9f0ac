import type { Language } from '@ankerplatz/kit';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { PlayWords } from './words.ts';

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en, de, fr };
