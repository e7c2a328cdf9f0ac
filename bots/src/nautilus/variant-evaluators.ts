import type { Material, Variant } from '@ankerplatz/nautilus';
import { LearnedEvaluator } from './learned-evaluator.ts';
import { duel } from './learned-weights/duel.ts';
import { quick } from './learned-weights/quick.ts';
import { team } from './learned-weights/team.ts';
import { readWeights } from './learned-weights.ts';
import { WEIGHTS } from './weights.ts';

const LEARNED: Readonly<Record<Variant, Float32Array>> = {
  team: readWeights(team),
  duel: readWeights(duel),
  quick: readWeights(quick),
};

/** The evaluator with what was learned of a variant. */
export const learnedEvaluatorOf = (material: Material): LearnedEvaluator =>
  new LearnedEvaluator(WEIGHTS, material, LEARNED[material.variant]);
