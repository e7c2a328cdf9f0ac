import type { Sight } from './course.ts';

/** How widely the rest of a round is looked at. */
export interface Stage {
  readonly own: Sight;
  readonly rivals: Sight;
  /** Actions followed by whoever chooses, 1, 2, … phases ahead; the last number holds for all that come after. */
  readonly branches: readonly number[];
  /** Own turns compared. */
  readonly options: number;
}

const sight = (width: number, each: number, kept: number): Sight => ({ width, each, kept });

const even = (both: Sight, branches: readonly number[], options: number): Stage => ({
  ...{ own: both, rivals: both, branches, options },
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

/** With more of them, where none is, and where it matters less what each rival does. */
export const TABLE_STAGES: readonly Stage[] = [
  { own: sight(1, 1, 1), rivals: sight(1, 1, 1), branches: [1], options: 24 },
  { own: sight(1, 1, 1), rivals: sight(1, 1, 1), branches: [3, 2, 1], options: 12 },
  { own: sight(2, 2, 3), rivals: sight(1, 1, 1), branches: [4, 2, 2, 1], options: 10 },
  { own: sight(2, 4, 6), rivals: sight(2, 2, 2), branches: [4, 3, 2, 1], options: 10 },
  { own: sight(3, 5, 12), rivals: sight(2, 2, 2), branches: [5, 3, 2, 2, 1], options: 8 },
  { own: sight(4, 6, 20), rivals: sight(3, 3, 4), branches: [5, 4, 3, 2, 1], options: 8 },
  { own: sight(6, 8, 32), rivals: sight(4, 4, 6), branches: [6, 4, 3, 2, 2, 1], options: 8 },
];
