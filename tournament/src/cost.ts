import type { Past } from './past.ts';
import type { TournamentKind } from './plan.ts';

/** Whole numbers, since matching compares sums of them. A rematch weighs more than any difference of points in a round. */
const REMATCH = 10_000_000;
/** Points are thirds and halves. */
const GRAIN = 6;
/** A difference of ratings beyond which further makes no difference: its square is less than a rematch. */
const MOST_APART = 3000;

/**
 * The cost of seating two entrants at one table: that they have met, and, where the like should meet, how far apart
 * they are.
 */
export type Cost = (first: string, second: string) => number;

export const costBy = (kind: TournamentKind, past: Past): Cost => {
  const isByPoints = kind === 'swiss';
  return (first, second) => {
    const gap = isByPoints ? Math.round((past.pointsOf(first) - past.pointsOf(second)) * GRAIN) : 0;
    const apart = Math.min(Math.abs(gap), MOST_APART);
    return past.metOf(first, second) * REMATCH + apart * apart;
  };
};

/** How many pairs of entrants meet again. */
export const rematchesIn = (cost: number): number => Math.floor(cost / REMATCH);
