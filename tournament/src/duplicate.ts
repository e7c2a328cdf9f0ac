import type { Scoring } from '@ankerplatz/kit';
import type { Plan } from './plan.ts';
import { sizesOf } from './sizes.ts';

/**
 * The way of comparing those who held the same seat of one deal. Matchpoints: the share of the others that one has left
 * behind, a tie counts half. Mean: by how much one is above or below the mean of all.
 */
export type Comparison = 'matchpoints' | 'mean';

/** Points are compared with their mean, what a race has come to by who did better. */
export const COMPARISONS: Readonly<Record<Scoring, Comparison>> = { points: 'mean', race: 'matchpoints' };

/** The points of a seat that can be compared with none: those of the middle. */
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
 * The points of each seat of each table of one deal, by the worth of its game; null for a table that does not count.
 * Tables of another size play another game, and are compared among themselves.
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

/** Whether so many entrants fill two tables of one size, so that each can be compared with another. */
export const isComparable = (plan: Plan, entrants: number): boolean => {
  const { tables } = sizesOf(plan, entrants);
  return new Set(tables).size < tables.length;
};
