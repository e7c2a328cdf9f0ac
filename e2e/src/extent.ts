/** Whether journeys run in full (`npm run test:long`) or, as in `npm test`, a sample of them. */
export const isFull = process.env.JOURNEYS === 'all';

/** All of a list, or every so-manieth, the first included. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isFull ? all : all.filter((_, index) => index % every === 0);
