import type { Position } from '@ankerplatz/kit';
import type { ReplayControl } from '../../board/source.ts';

/** After which entry each round begins; once, though a take-back may lead back into the one before. */
export const roundsOf = (positions: Iterable<readonly [entry: number, Position]>): ReplayControl['rounds'] => {
  const rounds = new Map<number, number>();
  for (const [entry, { round }] of positions) if (!rounds.has(round)) rounds.set(round, entry);
  return [...rounds].map(([round, entry]) => ({ round, entry }));
};
