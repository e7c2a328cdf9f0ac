/**
 * How much the long tests (properties, soaks, replays) look at: `npm run test:long` at all of it, `npm test` at a sample, always the same one.
 * A test says its full size; how large a sample is says this file alone.
 */
export const isLong = process.env.TESTS === 'long';

/** A sample is one of so many. */
const SHARE = 12;

/** The number of games, decisions, draws or seconds: all of them, or as many as a sample has. */
export const sampleSize = (full: number): number => (isLong ? full : Math.ceil(full / SHARE));

/** The members of a list that are looked at: all of them, or some that are evenly spread over it, the first included. */
export const sampleOf = <T>(all: readonly T[]): readonly T[] => {
  const count = sampleSize(all.length);
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);
};
