import type { View } from '@ankerplatz/kit';

/** Compares whole turns of one seat by playing on from each, always beside the others with the same luck. */
export interface Judge {
  /** The versions that it was made for. */
  readonly rules: readonly number[];
  /** The measure of a worth: points ahead of the best of the others, or the chance to win from 0 to 1. */
  readonly measure: 'points' | 'chance';
  /** Indexable by turn and run: what came of it. The same view, turns, runs and seed give the same. */
  worths(view: View, turns: readonly (readonly string[])[], runs: number, seed: string): readonly (readonly number[])[];
}
