const { JOURNEYS, TURN } = process.env;

/** Whether journeys run in full (`npm run test:long`) or, as in `npm test`, a sample of them. */
export const isFull = JOURNEYS === 'all';

/** All of a list, or every so-manieth, the first included. */
export const someOf = <T>(all: readonly T[], every: number): readonly T[] =>
  isFull ? all : all.filter((_, index) => index % every === 0);

/** `npm test` names the turn of its commit: "2/3"; a run that names none walks all that take turns. */
const [turn, turns] = TURN?.split('/').map(Number) ?? [];
export const isInTurn = (number: number): boolean => turn === undefined || number % turns! === turn - 1;
