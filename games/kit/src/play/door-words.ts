import type { Words } from '../game.ts';
import type { DoorWords } from '../text/types.ts';
import { byTag } from '../words.ts';
import type { Refusal } from './door.ts';

/** The longest text of a refused move that is repeated in the sentence. */
const LONGEST = 60;

const shown = (text: string): string => JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** A refusal as a sentence, by the words of the door and of the game in one language. */
export const refusalText = (refusal: Refusal, words: Words, door: DoorWords): string =>
  byTag<Refusal, 'code', string, [Words]>(
    door,
    'code',
    refusal.code === 'unknown-move' ? { ...refusal, text: shown(refusal.text) } : refusal,
    words,
  );
