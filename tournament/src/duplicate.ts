import type { Plan } from './plan.ts';
import { sizesOf } from './sizes.ts';

/**
 * How those are compared who held the same seat of one deal. Matchpoints: the share of the others whom one has left behind, a tie counts half.
 * Mean: by how much one is above or below the mean of all.
 */
export type Comparison = 'matchpoints' | 'mean';

/** What nobody can be compared with counts: as much as who is in the middle. */
export const MIDDLE: Readonly<Record<Comparison, number>> = { matchpoints: 0.5, mean: 0 };

const COMPARE: Readonly<Record<Comparison, (own: number, all: readonly number[]) => number>> = {
  matchpoints: (own, all) => {
    const behind = all.filter(other => other < own).length;
    const beside = all.filter(other => other === own).length - 1;
    return all.length < 2 ? MIDDLE.matchpoints : (behind + beside / 2) / (all.length - 1);
  },
  mean: (own, all) => own - all.reduce((sum, other) => sum + other, 0) / all.length,
};

/**
 * What each seat of each table of one deal has got, by what it was worth; null for a table that does not count. Tables of another size play
 * another game, and are compared among themselves.
 */
export const comparedPoints = (
  comparison: Comparison,
  worths: readonly (readonly number[] | null)[],
): readonly (readonly number[] | null)[] =>
  worths.map(table => {
    if (table === null) return null;
    const alike = worths.filter(other => other?.length === table.length);
    return table.map((own, seat) =>
      COMPARE[comparison](
        own,
        alike.map(other => other![seat]!),
      ),
    );
  });

/** Whether so many entrants fill two tables of one size, so that anybody is compared with somebody. */
export const isComparable = (plan: Plan, entrants: number): boolean => {
  const { tables } = sizesOf(plan, entrants);
  return new Set(tables).size < tables.length;
};
