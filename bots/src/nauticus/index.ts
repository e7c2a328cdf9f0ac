import type { Rank, Ranks } from '../bot.ts';
import { admiralWith, captainWith } from './captain.ts';
import { deckhand } from './deckhand.ts';
import { mateWith } from './mate.ts';
import { RULES } from './rules.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from './weights.ts';

const captain = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
const admiral = admiralWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
const ADMIRAL_PLAYOUTS = 400_000;

/** A playout is a position judged. */
export const nauticusRanks: Ranks = {
  deckhand: { brain: deckhand, playouts: 1_500, rules: RULES },
  mate: { brain: mateWith(WEIGHTS), playouts: 20_000, rules: RULES },
  captain: { brain: captain, playouts: 40_000, rules: RULES },
  admiral: { brain: admiral, playouts: ADMIRAL_PLAYOUTS, rules: RULES },
};

/** Levels as they were, for matches of the new against the old. */
export const earlierNauticusRanks: Readonly<Record<string, Rank>> = {
  'captain@1': nauticusRanks.captain,
  'admiral@1': { brain: captain, playouts: ADMIRAL_PLAYOUTS, rules: RULES },
};
