import type { Language } from '@ankerplatz/kit';
import { de } from './de/play.ts';
import { en } from './en/play.ts';
import { fr } from './fr/play.ts';
import type { PlayWords } from '../play/words.ts';

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en, de, fr };
