import type { Seat } from '@ankerplatz/kit';
import type { LiveTable } from './live-table.ts';
import type { AgreementKind, SeatRow, TableRow } from './store.ts';

/** Who takes over the seat of somebody who gave up. */
export const STAND_IN = 'mate';

export const OPEN = { kind: 'open', identity: null, level: null, contribution: '' } as const;

export const botRow = (level: string) => ({ kind: 'bot', identity: null, level, contribution: '' }) as const;

export const personRow = (identity: string, contribution: string) =>
  ({ kind: 'person', identity, level: null, contribution }) as const;

/** The level at which a bot plays a seat; null if a person does. */
export const levelAt = ({ seats }: Pick<TableRow, 'seats'>, live: LiveTable, seat: Seat): string | null => {
  if (live.resigned.includes(seat)) return STAND_IN;
  return seats[seat]?.kind === 'bot' ? seats[seat].level : null;
};

/** Whether all people have agreed, this seat included. */
export const isUnanimous = (
  { seats, agreements }: Pick<TableRow, 'seats' | 'agreements'>,
  kind: AgreementKind,
  seat: Seat,
  isAsked: (row: SeatRow) => boolean,
): boolean =>
  seats
    .filter(isAsked)
    .every(row => row.seat === seat || agreements.some(agreed => agreed.kind === kind && agreed.seat === row.seat));

/**
 * Where everybody sits in the next game: one seat on. Where sides have several seats that would keep partners together, so the others go
 * round seat 0, and everybody plays with everybody.
 */
export const nextSeats = (sides: readonly number[]): Seat[] => {
  const { length } = sides;
  const hasPartners = new Set(sides).size < length;
  return sides.map((_, seat) => {
    if (!hasPartners) return (seat + 1) % length;
    return seat === 0 ? 0 : 1 + (seat % (length - 1));
  });
};
