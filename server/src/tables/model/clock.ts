import type { Seat } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import { momentAfter, runningBetween, type Waking } from './hours.ts';

/** A time when nobody could play. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** The clock of a game and the factors of its seats. */
export interface Timing {
  /** Null: no clock runs, but it is noted since when a seat is asked. */
  readonly clock: Clock | null;
  /** Indexable by seat: how much more time it has. */
  readonly factors: readonly number[];
  /** Indexable by seat: in which hours its clock runs; null: in all. */
  readonly wakings: readonly (Waking | null)[];
  /** In which no clock ran, in order. */
  readonly outages: readonly Outage[];
}

/** All times are milliseconds of the database's clock. */
export interface Clocks {
  /** Indexable by seat: what was left when its clock began to run or stopped. */
  readonly left: readonly number[];
  /** Indexable by seat: since when its clock runs; null if it does not. */
  readonly since: readonly (number | null)[];
  /** Indexable by seat: until when its last holiday lasts, during which its clock stands still; null: it has had none. */
  readonly away: readonly (number | null)[];
}

/** The facts of a batch of entries that change the clocks of a game. */
export interface Passing {
  readonly at: number;
  /** The seats whose clocks run from now on. */
  readonly runs: readonly Seat[];
  /** The seat that has moved. */
  readonly moved: Seat | null;
  /** A seat whose player is back. */
  readonly returned: Seat | null;
  /** Whether the decisions that stop now go on later. */
  readonly isPause: boolean;
  /** A seat that is on holiday from now on, or no longer (null). */
  readonly holiday: { readonly seat: Seat; readonly until: number | null } | null;
}

/** When a clock runs out: at a time, or so long after the entries are committed. */
export interface Due {
  readonly at: number | null;
  readonly in: number | null;
}

/** The time of entries that are not committed yet: only the database knows it. */
export const AT_COMMIT = Number.NaN;
export const NEVER: Due = { at: null, in: null };

/** A player who comes back after their time has run out has at least this part of the bank. */
const GRACE = 0.1;

const fullOf = ({ clock, factors }: Timing, seat: Seat): number => {
  if (!clock) return Number.POSITIVE_INFINITY;
  return factors[seat]! * (clock.kind === 'live' ? clock.bank : clock.move);
};

const incrementOf = ({ clock, factors }: Timing, seat: Seat): number =>
  clock?.kind === 'live' ? clock.increment * factors[seat]! : 0;

export const startClocks = (timing: Timing, runs: readonly Seat[], at: number): Clocks => ({
  left: timing.factors.map((_, seat) => fullOf(timing, seat)),
  since: timing.factors.map((_, seat) => (runs.includes(seat) ? at : null)),
  away: timing.factors.map(() => null),
});

/** Since when the clock of a seat really runs: after its holiday. */
const startOf = ({ since, away }: Clocks, seat: Seat): number =>
  Math.max(since[seat]!, away[seat] ?? Number.NEGATIVE_INFINITY);

/** Milliseconds of outages in which the clock of a seat would have run between two moments. */
const lostBetween = ({ wakings, outages }: Timing, seat: Seat, from: number, to: number): number => {
  let lost = 0;
  for (const outage of outages)
    if (outage.until > from && outage.from < to)
      lost += runningBetween(wakings[seat] ?? null, Math.max(from, outage.from), Math.min(to, outage.until));
  return lost;
};

/** Milliseconds that a clock which runs has left. */
const restAt = (timing: Timing, clocks: Clocks, seat: Seat, at: number): number => {
  const start = startOf(clocks, seat);
  const ran = runningBetween(timing.wakings[seat] ?? null, start, at) - lostBetween(timing, seat, start, at);
  return Math.max(0, clocks.left[seat]! - ran);
};

/**
 * The time left to a seat whose clock stops: once per hand-over of a live game the increment is added; slow games give
 * every move all its time.
 */
const leftAtStop = (timing: Timing, clocks: Clocks, seat: Seat, { at, moved, isPause }: Passing): number => {
  const rest = restAt(timing, clocks, seat, at);
  if (timing.clock?.kind === 'slow') return isPause ? rest : fullOf(timing, seat);
  return timing.clock && seat === moved ? rest + incrementOf(timing, seat) : rest;
};

/** A player who goes on holiday, or comes back from it, has what is left then. */
const withHoliday = (timing: Timing, clocks: Clocks, { at, holiday }: Passing): Clocks => {
  if (!holiday) return clocks;
  const { seat, until } = holiday;
  const away = clocks.away.with(seat, until);
  if ((clocks.since[seat] ?? null) === null) return { ...clocks, away };
  const left = clocks.left.with(seat, restAt(timing, clocks, seat, at));
  return { left, since: clocks.since.with(seat, at), away };
};

/** The clocks after entries that were committed at one time. */
export const passTime = (timing: Timing, before: Clocks, passing: Passing): Clocks => {
  const clocks = withHoliday(timing, before, passing);
  const { at, runs, moved, returned } = passing;
  const left = clocks.left.slice();
  const since = clocks.since.slice();
  for (let seat = 0; seat < since.length; seat++) {
    const began = since[seat] ?? null;
    const isRunning = runs.includes(seat);
    if (seat === returned && timing.clock)
      left[seat] = Math.max(left[seat]!, incrementOf(timing, seat), GRACE * fullOf(timing, seat));
    if (began === null && isRunning) since[seat] = at;
    else if (began !== null && !isRunning) {
      left[seat] = leftAtStop(timing, clocks, seat, passing);
      since[seat] = null;
    } else if (began !== null && seat === moved && timing.clock?.kind !== 'live') {
      left[seat] = fullOf(timing, seat);
      since[seat] = at;
    }
  }
  return { left, since, away: clocks.away };
};

/** When the clock of a seat runs out, if it runs. */
export const endOfTime = (timing: Timing, clocks: Clocks, seat: Seat): number | null => {
  if ((clocks.since[seat] ?? null) === null) return null;
  const start = startOf(clocks, seat);
  const waking = timing.wakings[seat] ?? null;
  let end = momentAfter(waking, start, clocks.left[seat]!);
  let lost = 0;
  for (const { from, until } of timing.outages) {
    if (until <= start) continue;
    if (from >= end) break;
    lost += runningBetween(waking, Math.max(start, from), until);
    end = momentAfter(waking, start, clocks.left[seat]! + lost);
  }
  return end;
};

/** Since when the clock of a seat runs, for readers that know of no outages: as much later as they lasted. */
export const shownSince = (timing: Timing, { since }: Clocks, seat: Seat): number | null => {
  const began = since[seat] ?? null;
  return began === null ? null : began + lostBetween({ ...timing, wakings: [] }, seat, began, Number.POSITIVE_INFINITY);
};

/** Whether the clock of a seat may stand still while it is asked, so that its end is not known before it is known when it began. */
export const mayRest = ({ wakings }: Timing, { away }: Clocks): boolean =>
  wakings.some(waking => waking !== null) || away.some(until => until !== null);

/** When the first clock runs out. */
export const dueOf = (timing: Timing, clocks: Clocks): Due => {
  const { left, since } = clocks;
  let at = Number.POSITIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < since.length; seat++) {
    const began = since[seat] ?? null;
    if (began === null) continue;
    if (Number.isNaN(began)) after = Math.min(after, left[seat]!);
    else at = Math.min(at, endOfTime(timing, clocks, seat)!);
  }
  return { at: Number.isFinite(at) ? at : null, in: Number.isFinite(after) ? after : null };
};

/** The seats whose time has run out. */
export const overdue = (timing: Timing, clocks: Clocks, now: number): Seat[] =>
  clocks.since.flatMap((_, seat) =>
    (endOfTime(timing, clocks, seat) ?? Number.POSITIVE_INFINITY) <= now ? [seat] : [],
  );
