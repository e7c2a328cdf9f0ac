import type { Pace } from './pairing.ts';

// How far apart in rating people are paired who look for people about as strong. The server pairs by it, and clients
// say it.

interface Widening {
  /** Points, at first. */
  readonly first: number;
  /** Milliseconds in which it grows by as much again. */
  readonly every: number;
  /** Milliseconds after which anybody will do. */
  readonly most: number;
}

const SECOND = 1000;
const HOUR = 3_600_000;

const WIDENING: Readonly<Record<Pace, Widening>> = {
  live: { first: 100, every: 10 * SECOND, most: 120 * SECOND },
  slow: { first: 100, every: 2 * HOUR, most: 24 * HOUR },
};

/** Points of rating that two may be apart, for one who has waited so many milliseconds; null: anybody will do. */
export const reachAfter = (pace: Pace, waited: number): number | null => {
  const { first, every, most } = WIDENING[pace];
  return waited >= most ? null : first * (1 + Math.floor(Math.max(0, waited) / every));
};

/** Milliseconds after which anybody will do. */
export const anybodyAfter = (pace: Pace): number => WIDENING[pace].most;
