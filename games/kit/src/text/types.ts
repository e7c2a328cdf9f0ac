import type { Words } from '../game.ts';
import type { Refusal } from '../play/door.ts';
import type { ByTag } from '../words.ts';

/** The refusals of the door, as sentences. */
export type DoorWords = ByTag<Refusal, 'code', string, [Words]>;
