import { Problem } from '../../problem.ts';
import { seatOf } from './access.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRow } from './rows.ts';
import { PERSON } from './seats.ts';

/**
 * When a seat may be given to another player by vote; docs/api.md and the page of house rules tell the same. Where a
 * clock runs, the clock alone decides. Else a seat is silent when it has been asked for the time that the table has
 * agreed on; then its player is warned and has that time again, and once more when they look at the table meanwhile.
 */
export interface Vacancy {
  /** Whether its player must be told first. */
  readonly isUnwarned: boolean;
  /** The seat is not given away before, in milliseconds. */
  readonly from: number;
  /** The version at which its decision was opened: what was agreed to of an earlier one is no longer meant. */
  readonly asked: number | null;
}

export const requireNoClock = ({ clock, version }: TableRow): void => {
  if (clock) throw new Problem('clock-decides', { version });
};

export const vacancyAt = (table: TableRow, live: LiveTable, seat: number): Vacancy => {
  requireNoClock(table);
  const standIn = live.standIns[seat];
  if (standIn && standIn.by !== PERSON && !standIn.isFinal) return { isUnwarned: false, from: table.now, asked: null };
  const since = live.isPlayed(seat) ? live.askedSince(seat) : null;
  if (since === null || table.now - since < table.silence) throw new Problem('not-silent', { version: live.version });
  const warning = table.warnings.find(each => each.seat === seat && each.at >= since);
  return { isUnwarned: !warning, from: warning?.until ?? table.now + table.silence, asked: live.decisionVersion(seat) };
};

/**
 * The person who plays a seat sees its hand, so they must be named by its player, not sit at the table, and not have
 * seen another hand.
 */
export const mayPlay = (table: TableRow, live: LiveTable, seat: number, person: string): boolean => {
  const isNamed = table.deputies.some(each => each.seat === seat && each.identity === person);
  const isInvolved = seatOf(table, person) !== null || live.hasPlayedElsewhere(person, seat);
  return !live.header.game.hidesHands || (isNamed && !isInvolved);
};

export const requireMayPlay = (table: TableRow, live: LiveTable, seat: number, person: string): void => {
  const { version } = live;
  const isWilling = table.volunteers.some(each => each.seat === seat && each.identity === person);
  if (!isWilling) throw new Problem('no-volunteer', { version });
  if (!mayPlay(table, live, seat, person)) throw new Problem('not-named', { version });
};
