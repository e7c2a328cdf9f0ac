import type { Ranks } from '../bot.ts';
import { deckhandWith } from './deckhand.ts';
import { mateWith } from './mate.ts';
import { WEIGHTS } from './weights.ts';

/** A playout is a position judged. */
export const nautilusRanks: Ranks = {
  deckhand: { brain: deckhandWith(WEIGHTS), playouts: 1_500 },
  mate: { brain: mateWith(WEIGHTS, { candidates: 10, decisions: 8 }), playouts: 6_000 },
};
