import type { JsonObject } from './json.ts';

export interface Outcome {
  /** Indexable by seat; shared ranks leave a gap (1, 1, 3). */
  readonly ranks: readonly number[];
  /** Indexable by seat; null in a game without points. */
  readonly scores: readonly JsonObject[] | null;
}

/** Ranks by a comparison that is positive where the second is better. */
export const ranksBy = <T>(standings: readonly T[], compare: (a: T, b: T) => number): number[] =>
  standings.map(own => 1 + standings.filter(other => compare(own, other) > 0).length);
