import { timingSafeEqual } from 'node:crypto';
import { Problem } from '../../problem.ts';
import type { TableRow } from './rows.ts';

/** A visitor of a table: perhaps a stranger, perhaps with an invitation. */
export interface Visitor {
  readonly identity: string | null;
  readonly invitation?: string | undefined;
}

type Seats = Pick<TableRow, 'seats'>;

/** The seat of a person, also if a bot or another person plays it on; null for all others. */
export const seatOf = ({ seats }: Seats, identity: string | null): number | null =>
  identity === null ? null : (seats.find(seat => seat.identity === identity || seat.absent === identity)?.seat ?? null);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a.padEnd(64)), Buffer.from(b.padEnd(64)));

const isInvited = (table: TableRow, invitation: string | undefined): boolean =>
  invitation !== undefined && /^\w+$/.test(invitation) && isSame(invitation, table.invitation);

type Home = Pick<TableRow, 'owner' | 'seats'>;

export const isAtHome = (table: Home, identity: string | null): boolean =>
  identity !== null &&
  (table.owner === identity ||
    seatOf(table, identity) !== null ||
    table.seats.some(({ keptFor }) => keptFor === identity));

/** Whether a visitor may know for whom seats are kept: at a public table strangers learn only that they are. */
export const mayKnowKept = (table: Home & Pick<TableRow, 'visibility' | 'starts'>, identity: string | null): boolean =>
  table.visibility === 'invitation' || table.starts === 'paired' || isAtHome(table, identity);

/**
 * Whether others still play the same deal: until then nothing of the table is for anybody but its players, and its
 * secret for nobody.
 */
export const isHidden = ({ deal }: { readonly deal: { readonly isOpen: boolean } | null }): boolean =>
  deal !== null && !deal.isOpen;

/** Whether there is a table, and this visitor may know of it. */
export const isVisible = (table: TableRow | undefined, { identity, invitation }: Visitor): table is TableRow =>
  table !== undefined &&
  (isAtHome(table, identity) || (!isHidden(table) && (table.visibility === 'public' || isInvited(table, invitation))));

/** The table, if this visitor may know of it. */
export const requireVisible = (table: TableRow | undefined, visitor: Visitor): TableRow => {
  if (!isVisible(table, visitor)) throw new Problem('no-such-table');
  return table;
};

/** The seat from which a visitor looks; null for a spectator. */
export const standpoint = (table: TableRow, { identity }: Visitor): number | null => {
  const seat = seatOf(table, identity);
  if (seat === null && !table.spectators) throw new Problem('no-spectators');
  return seat;
};

/** The seat of a person; refuses where they have none. */
export const ownSeat = (table: TableRow, identity: string): number => {
  const seat = seatOf(table, identity);
  if (seat === null) throw new Problem('not-seated');
  return seat;
};

export const requireOwner = (table: TableRow, identity: string): void => {
  if (table.owner !== identity) throw new Problem('not-the-owner');
};
