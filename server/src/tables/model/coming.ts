import type { Seat } from '@ankerplatz/kit';
import { currentRules } from './game-header.ts';
import type { SealRow, SeatRow, TableRow } from './rows.ts';
import { nextSeats, OPEN } from './seats.ts';

/** A player who was looking elsewhere needs at least this long to come. */
const LEAST_MS = 60_000;

/** Milliseconds that all players have to open their contributions. */
export const openingTime = ({ clock, silence }: TableRow): number =>
  Math.max(LEAST_MS, clock?.kind === 'slow' ? clock.move : silence);

/** By seat: where everybody sits in the game to come. */
export const comingPlaces = (table: TableRow): readonly Seat[] =>
  table.status === 'over' ? nextSeats(currentRules(table).sides(table.setup!)) : table.seats.map(({ seat }) => seat);

/**
 * The seats of the game to come. After a game all players move on, and those who had a stand-in play again themselves.
 */
export const comingSeats = (table: TableRow): SeatRow[] => {
  if (table.status !== 'over') return [...table.seats];
  const places = comingPlaces(table);
  return table.seats
    .map(row => {
      const { identity, name, commitment, factor, zone } = row;
      const own = { identity, name, commitment, factor, zone };
      const person = identity === null ? {} : { ...OPEN, kind: 'person' as const, ...own };
      return { ...row, ...person, seat: places[row.seat]! };
    })
    .sort((a, b) => a.seat - b.seat);
};

/** The seats, as they are now, without which the game to come cannot begin. */
export const awaitedSeats = (table: TableRow, { commitments, contributions }: SealRow): Seat[] => {
  const places = comingPlaces(table);
  const isAwaited = ({ seat, commitment }: SeatRow): boolean => {
    const place = places[seat]!;
    return commitments ? commitments[place] !== '' && contributions[place] === '' : commitment === null;
  };
  return table.seats.filter(isAwaited).map(({ seat }) => seat);
};
