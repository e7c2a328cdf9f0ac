import { cells, type Material, type NautilusPosition } from '@ankerplatz/nautilus';
import { sideOf } from './evaluation.ts';
import { Evaluator } from './evaluator.ts';
import { Features } from './features.ts';
import type { Weights } from './weights.ts';

const { WINNERS } = cells;

/** Judges by the chance to win, as learned from many games. */
export class LearnedEvaluator extends Evaluator {
  readonly features = new Features();

  constructor(
    weights: Weights,
    material: Material,
    /** Indexable by input: what it adds to the logarithm of the odds. */
    readonly learned: Float32Array,
  ) {
    super(weights, material);
  }

  /** The chance that the seat's side wins. */
  override worth(position: NautilusPosition, seat: number, round: number): number {
    if (position.isOver) return position.bytes[WINNERS]! & (1 << sideOf(seat)) ? 1 : 0;
    const { features, learned } = this;
    features.gather(position, seat, position.round !== round);
    let sum = 0;
    for (let index = 0; index < features.count; index++) sum += learned[features.held[index]!]!;
    return 1 / (1 + Math.exp(-sum));
  }
}
