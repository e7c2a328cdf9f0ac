const { JOURNEYS } = process.env;

/** Whether journeys run in full (`npm run test:long`) or, as in `npm test`, a sample of them. */
export const isFull = JOURNEYS === 'all';

/** All of a list, or every so-manieth, the first included. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isFull ? all : all.filter((_, index) => index % every === 0);

/** `npm test` names the turn of its commit, from 0 on; whoever names none walks all that take turns. */
export const TURNS = 3;
const turn = JOURNEYS !== undefined && /^\d$/.test(JOURNEYS) ? Number(JOURNEYS) : undefined;
export const isInTurn = (number: number): boolean => turn === undefined || number % TURNS === turn;
