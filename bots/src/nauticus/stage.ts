import type { Sight } from './course.ts';

/** The width with which the rest of a round is looked at. */
export interface Stage {
  readonly own: Sight;
  readonly rivals: Sight;
  /**
   * Actions that are followed of the seat that chooses, 1, 2, … phases ahead; the last number holds for all that come
   * after.
   */
  readonly branches: readonly number[];
  /** Own turns compared. */
  readonly options: number;
  /** How often the rivals' choices are guessed at most; 0: they choose what is best for them. */
  readonly guesses: number;
}

const sight = (width: number, each: number, kept: number): Sight => ({ width, each, kept });

const even = (both: Sight, branches: readonly number[], options: number): Stage => ({
  ...{ own: both, rivals: both, branches, options, guesses: 0 },
});

/** Between two players, where many branches are cut. */
export const DUEL_STAGES: readonly Stage[] = [
  even(sight(1, 1, 1), [2, 1], 24),
  even(sight(1, 1, 1), [4, 3, 2], 12),
  even(sight(2, 2, 2), [5, 4, 3, 2], 10),
  even(sight(2, 3, 4), [6, 4, 3, 2], 10),
  even(sight(3, 4, 6), [6, 5, 4, 3, 2], 8),
  even(sight(4, 6, 10), [8, 6, 5, 4, 3, 2], 8),
  even(sight(6, 8, 16), [8], 8),
  even(sight(8, 12, 32), [8], 8),
];

/** With more of them, where it is hard to foresee what the others choose. */
export const TABLE_STAGES: readonly Stage[] = [
  even(sight(1, 1, 1), [1], 24),
  even(sight(1, 1, 1), [3, 2, 1], 12),
  { own: sight(2, 3, 6), rivals: sight(1, 1, 1), branches: [3, 2, 1], options: 8, guesses: 16 },
  { own: sight(3, 5, 12), rivals: sight(2, 2, 2), branches: [4, 2, 1], options: 6, guesses: 16 },
  { own: sight(6, 8, 32), rivals: sight(3, 3, 4), branches: [4, 3, 2, 1], options: 4, guesses: 32 },
];
