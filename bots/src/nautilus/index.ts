import type { Material } from '@ankerplatz/nautilus';
import type { Rank, Ranks } from '../bot.ts';
import { deckhandWith } from './deckhand.ts';
import { Evaluator } from './evaluator.ts';
import { RULES } from './rules.ts';
import { type Effort, type EvaluatorOf, judgeWith, openHandsWith, samplerWith } from './sampler.ts';
import { learnedEvaluatorOf } from './variant-evaluators.ts';
import { WEIGHTS } from './weights.ts';

const guessing = (material: Material): Evaluator => new Evaluator(WEIGHTS, material);

const rankOf = (evaluatorOf: EvaluatorOf, effort: Effort): Rank => ({
  brain: samplerWith(evaluatorOf, effort),
  playouts: effort.playouts,
  rules: RULES,
});

const CAPTAIN: Effort = {
  playouts: 600_000,
  candidates: 10,
  horizon: { decisions: 12, beyond: 8 },
  worlds: 60,
  patience: { runs: 9, errors: Number.POSITIVE_INFINITY, regret: 0.0004 },
  playsOutAll: true,
};

const ADMIRAL: Effort = {
  playouts: 1_800_000,
  candidates: 20,
  horizon: { decisions: Number.POSITIVE_INFINITY, beyond: 16 },
  worlds: 240,
  patience: { runs: 18, errors: Number.POSITIVE_INFINITY, regret: 0.0001 },
  playsOutAll: true,
};

/** A playout is a position judged. */
export const nautilusRanks: Ranks = {
  deckhand: { brain: deckhandWith(WEIGHTS), playouts: 1_500, rules: RULES },
  mate: rankOf(guessing, {
    playouts: 6_000,
    candidates: 10,
    horizon: { decisions: 8, beyond: 0 },
    worlds: 64,
    patience: { runs: 6, errors: 2, regret: 0 },
    playsOutAll: false,
  }),
  captain: rankOf(learnedEvaluatorOf, CAPTAIN),
  admiral: rankOf(learnedEvaluatorOf, ADMIRAL),
};

/** Levels by their editions, for matches of later ones against them: they have not changed since. */
export const earlierNautilusRanks: Readonly<Record<string, Rank>> = {
  'captain@1': nautilusRanks.captain,
  'admiral@1': nautilusRanks.admiral,
};

/** By the worlds that an admiral sees, as many of them as are asked for. */
export const nautilusJudge = judgeWith(learnedEvaluatorOf, ADMIRAL);

/** A captain who sees all hands. */
export const nautilusOpenHands = openHandsWith(learnedEvaluatorOf, CAPTAIN, ADMIRAL);
