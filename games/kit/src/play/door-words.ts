import type { Words } from '../game.ts';
import { de } from '../text/de.ts';
import { en } from '../text/en.ts';
import { fr } from '../text/fr.ts';
import type { DoorWords } from '../text/types.ts';
import { byTag, type Language } from '../words.ts';
import type { Refusal } from './door.ts';

const DOOR_WORDS: Readonly<Record<Language, DoorWords>> = { en, de, fr };

/** The longest text of a refused move that is repeated in the sentence. */
const LONGEST = 60;

const shown = (text: string): string => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A refusal as a sentence, in the language of the game's words. */
export const refusalText = (refusal: Refusal, words: Words, language: Language): string =>
  byTag<Refusal, 'code', string, [Words]>(
    DOOR_WORDS[language],
    'code',
    refusal.code === 'unknown-move' ? { ...refusal, text: shown(refusal.text) } : refusal,
    words,
  );
