import type { Rank, Ranks } from '../bot.ts';
import { captainWith, seasonedWith } from './captain.ts';
import { deckhand } from './deckhand.ts';
import { mateWith } from './mate.ts';
import { RULES } from './rules.ts';
import { DUEL_WEIGHTS, TABLE_WEIGHTS, WEIGHTS } from './weights.ts';

const first = captainWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
const seasoned = seasonedWith(DUEL_WEIGHTS, TABLE_WEIGHTS);
const CAPTAIN_PLAYOUTS = 40_000;
const ADMIRAL_PLAYOUTS = 400_000;

/** A playout is a position judged. */
export const nauticusRanks: Ranks = {
  deckhand: { brain: deckhand, playouts: 1_500, rules: RULES },
  mate: { brain: mateWith(WEIGHTS), playouts: 20_000, rules: RULES },
  captain: { brain: seasoned, playouts: CAPTAIN_PLAYOUTS, rules: RULES },
  admiral: { brain: seasoned, playouts: ADMIRAL_PLAYOUTS, rules: RULES },
};

/** Levels as they were, for matches of the new against the old. */
export const earlierNauticusRanks: Readonly<Record<string, Rank>> = {
  'captain@1': { brain: first, playouts: CAPTAIN_PLAYOUTS, rules: RULES },
  'admiral@1': { brain: first, playouts: ADMIRAL_PLAYOUTS, rules: RULES },
};
