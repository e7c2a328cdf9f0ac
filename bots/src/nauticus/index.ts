import type { Ranks } from '../bot.ts';
import { deckhand } from './deckhand.ts';
import { mateWith } from './mate.ts';
import { WEIGHTS } from './weights.ts';

/** A playout is a position judged. */
export const nauticusRanks: Ranks = {
  deckhand: { brain: deckhand, playouts: 1_500 },
  mate: { brain: mateWith(WEIGHTS), playouts: 20_000 },
};
