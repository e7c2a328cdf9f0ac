import type { SeatRow, Tally } from './rows.ts';

export const tallyKey = ({ identity, level }: Pick<SeatRow, 'identity' | 'level'>): string =>
  identity ?? `bot ${level}`;

/** The tally after a game; a game in which all seats are first has no winner. */
export const tallied = (tally: Tally, seats: readonly SeatRow[], ranks: readonly number[]): Tally => {
  const isDraw = ranks.every(rank => rank === 1);
  const next: Record<string, { games: number; wins: number }> = { ...tally };
  for (const seat of seats) {
    const key = tallyKey(seat);
    const { games, wins } = next[key] ?? { games: 0, wins: 0 };
    next[key] = { games: games + 1, wins: wins + (!isDraw && ranks[seat.seat] === 1 ? 1 : 0) };
  }
  return next;
};
