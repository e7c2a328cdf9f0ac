import type { Course, JointChange, JointOutcome, SeatWrite } from './joint-change.ts';
import type { AgreementRow, SeatRow, TableRow } from './rows.ts';

/** Seats are written without the names of their players, which are those of players who sat here before; null: of others. */
const seatsAfter = (before: readonly SeatRow[], written: readonly SeatWrite[]): SeatRow[] | null => {
  const after: SeatRow[] = [];
  for (const place of before) {
    const own = written.find(({ seat }) => seat === place.seat);
    const player = own && before.find(({ identity }) => identity === own.identity);
    if (own?.identity && !player) return null;
    const { name = null, isMember = false } = (own?.identity && player) || {};
    const { kind, identity, level, commitment, contribution, factor, absent, zone } = own ?? place;
    const seated = { kind, identity, level, commitment, contribution, factor, absent, zone: zone ?? null };
    after.push(own ? { ...place, ...seated, name, isMember } : place);
  }
  return after;
};

const agreementsAfter = (
  { agreements }: TableRow,
  { number, kind, seat, about }: NonNullable<JointChange['agreement']>,
  present: number,
): readonly AgreementRow[] => {
  if (number !== present) return agreements;
  const others = agreements.filter(each => each.kind !== kind || each.seat !== seat);
  return [...others, { kind, seat, about }].sort((a, b) => a.seat - b.seat);
};

/** The votes on a rematch, of a game that is over. */
const rematchOf = (agreements: readonly AgreementRow[]): TableRow['rematch'] => {
  const votes = agreements.filter(({ kind }) => kind === 'rematch').map(({ seat, about }) => ({ seat, about }));
  return votes.length > 0 ? votes : null;
};

const dateIn = (at: number, wait: number | null): Date | null => (wait === null ? null : new Date(at + wait));

/** Columns that the course of the game changes. */
const courseAfter = (course: Course | null, at: number): Partial<TableRow> => {
  if (course === null) return {};
  if (course.kind === 'sealed') {
    const { seal, awaited } = course;
    return { seal, deciders: awaited, dueAt: new Date(seal.until) };
  }
  const { number, setup, deciders, botDue, due, orders } = course;
  return {
    ...{ status: 'running', number, version: 0, setup, deciders, orders, handIns: {}, seal: null },
    ...{ startedAt: Math.floor(at), dueAt: dateIn(at, due), botDueAt: botDue === null ? null : at + botDue },
    ...{ ranks: null, rematch: null, warnings: [], outages: [] },
  };
};

/** The row as it is once a change was made at it; null where that must be read. */
export const rowAfter = (before: TableRow, change: JointChange, { mark, at }: JointOutcome): TableRow | null => {
  const { agreement, course } = change;
  const isSimple = before.deal === null && before.deputies.length + before.volunteers.length === 0;
  const seats = isSimple ? seatsAfter(before.seats, change.seats) : null;
  if (!seats) return null;
  const agreements = agreement ? agreementsAfter(before, agreement, before.number) : before.agreements;
  const after: TableRow = {
    ...before,
    ...{ seats, agreements, touchedAt: new Date(at), now: at, mark },
    ...(before.status === 'over' && { rematch: rematchOf(agreements) }),
    ...courseAfter(course, at),
  };
  return after.number === before.number ? after : { ...after, agreements: [] };
};
