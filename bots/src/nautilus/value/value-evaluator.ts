import type { Material, NautilusPosition } from '@ankerplatz/nautilus';
import { Evaluator } from '../evaluator.ts';
import type { Weights } from '../weights.ts';
import type { Value } from './value.ts';

/** Judges by the chance to win, as the value foretells it. */
export class ValueEvaluator extends Evaluator {
  constructor(
    weights: Weights,
    material: Material,
    readonly value: Value,
  ) {
    super(weights, material);
  }

  override worth(position: NautilusPosition, seat: number, round: number): number {
    return this.value.chance(position, seat, round);
  }
}
