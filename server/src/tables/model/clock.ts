import type { Seat } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';

/** The clock of a game and the factors of its seats. */
export interface Timing {
  /** Null: no clock runs, but it is noted since when a seat is asked. */
  readonly clock: Clock | null;
  /** Indexable by seat: how much more time it has. */
  readonly factors: readonly number[];
}

/** All times are milliseconds of the database's clock. */
export interface Clocks {
  /** Indexable by seat: what was left when its clock began to run or stopped. */
  readonly left: readonly number[];
  /** Indexable by seat: since when its clock runs; null if it does not. */
  readonly since: readonly (number | null)[];
}

/** What a batch of entries changes for the clocks of a game. */
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
}

/** When a clock runs out: at a time, or so long after the entries are committed. */
export interface Due {
  readonly at: number | null;
  readonly in: number | null;
}

/** The time of entries that are not committed yet: only the database knows it. */
export const AT_COMMIT = Number.NaN;
export const NEVER: Due = { at: null, in: null };

/** Who comes back after his time has run out has at least this part of the bank. */
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
});

/** What is left to a seat whose clock stops: once per hand-over of a live game the increment is added; slow games give every move all its time. */
const leftAtStop = (timing: Timing, clocks: Clocks, seat: Seat, { at, moved, isPause }: Passing): number => {
  const spent = at - clocks.since[seat]!;
  const rest = Math.max(0, clocks.left[seat]! - spent);
  if (timing.clock?.kind === 'slow') return isPause ? rest : fullOf(timing, seat);
  return timing.clock && seat === moved ? rest + incrementOf(timing, seat) : rest;
};

/** The clocks after entries that were committed at one time. */
export const passTime = (timing: Timing, clocks: Clocks, passing: Passing): Clocks => {
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
  return { left, since };
};

/** When the first clock runs out. */
export const dueOf = ({ left, since }: Clocks): Due => {
  let at = Number.POSITIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < since.length; seat++) {
    const began = since[seat] ?? null;
    if (began === null) continue;
    if (Number.isNaN(began)) after = Math.min(after, left[seat]!);
    else at = Math.min(at, began + left[seat]!);
  }
  return { at: Number.isFinite(at) ? at : null, in: Number.isFinite(after) ? after : null };
};

/** The seats whose time has run out. */
export const overdue = ({ left, since }: Clocks, now: number): Seat[] =>
  since.flatMap((began, seat) => (began !== null && began + left[seat]! <= now ? [seat] : []));
