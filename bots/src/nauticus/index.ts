import type { Ranks } from '../bot.ts';
import { captainWith } from './captain.ts';
import { deckhand } from './deckhand.ts';
import { mateWith } from './mate.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from './weights.ts';

const captain = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);

/** A playout is a position judged. */
export const nauticusRanks: Ranks = {
  deckhand: { brain: deckhand, playouts: 1_500 },
  mate: { brain: mateWith(WEIGHTS), playouts: 20_000 },
  captain: { brain: captain, playouts: 40_000 },
  admiral: { brain: captain, playouts: 400_000 },
};
