import type { Seat } from '@ankerplatz/kit';
import type { LiveTable } from './live-table.ts';
import type { AgreementKind, SeatRow, TableRow } from './rows.ts';

/** A seat taken over by another person, in the log. */
export const PERSON = 'person';

/** The bot that takes over the seat of a player who gave up. */
export const STAND_IN = 'mate';

export const OPEN = {
  kind: 'open',
  identity: null,
  level: null,
  commitment: '',
  contribution: '',
  factor: 1,
  absent: null,
  zone: null,
} as const;

export const botRow = (level: string) => ({ ...OPEN, kind: 'bot', level }) as const;

/** Without a commitment the seat adds nothing to chance; null: it is still awaited. */
export const personRow = (identity: string, commitment: string | null = '', zone: string | null = null) =>
  ({ ...OPEN, kind: 'person', identity, commitment, zone }) as const;

/** The person who has the table when its owner leaves it. */
export const heirOf = ({ seats, owner }: Pick<TableRow, 'seats' | 'owner'>): string | null =>
  seats.find(({ identity }) => identity !== null && identity !== owner)?.identity ?? null;

/** The level at which a bot plays a seat; null if a person does. */
export const levelAt = ({ seats }: Pick<TableRow, 'seats'>, live: LiveTable, seat: Seat): string | null => {
  if (live.resigned.includes(seat)) return STAND_IN;
  const standIn = live.standIns[seat];
  if (standIn) return standIn.by === PERSON ? null : standIn.by;
  const row = seats[seat];
  return row?.kind === 'bot' && row.identity === null ? row.level : null;
};

/** Whether the row of a seat names the same player as the log. */
export const isCurrent = ({ seats }: Pick<TableRow, 'seats'>, live: LiveTable, seat: Seat): boolean => {
  const row = seats[seat]!;
  const standIn = live.standIns[seat] ?? null;
  if (live.resigned.includes(seat)) return row.kind === 'bot';
  if (standIn?.by === PERSON) return row.absent !== null && row.identity === standIn.person;
  return row.absent === null && (row.identity !== null && row.kind === 'bot') === (standIn !== null);
};

/** Whether all people have agreed to the same, this seat included. */
export const isUnanimous = (
  { seats, agreements }: Pick<TableRow, 'seats' | 'agreements'>,
  { kind, about }: { readonly kind: AgreementKind; readonly about: string },
  seat: Seat,
  mustAgree: (row: SeatRow) => boolean,
): boolean =>
  seats
    .filter(mustAgree)
    .every(
      row =>
        row.seat === seat ||
        agreements.some(agreed => agreed.kind === kind && agreed.about === about && agreed.seat === row.seat),
    );

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
