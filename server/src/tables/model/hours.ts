import type { Hours } from '@ankerplatz/protocol';
import { Temporal } from '@js-temporal/polyfill';

/** The hours, in a zone, in which the clock of a seat runs. */
export interface Waking {
  readonly zone: string;
  readonly hours: Hours;
}

/** Of seats that have told none. */
export const UNKNOWN_ZONE = 'UTC';

/** A name of the zone database, as browsers tell it; offsets are none, since they know no summer. */
export const isZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

/** Milliseconds; what was looked up once is needed again with every move. */
const KNOWN = new Map<string, number>();
const MOST_KNOWN = 20_000;

/**
 * The moment at which a clock on the wall shows a full hour of a day; 24 is the midnight after it. Where the hour is
 * skipped, the moment after the gap.
 */
const momentOf = (zone: string, day: Temporal.PlainDate, hour: number): number => {
  const key = `${zone} ${day} ${hour}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const [date, at] = hour === 24 ? [day.add({ days: 1 }), 0] : [day, hour];
  const { epochMilliseconds } = date.toZonedDateTime({ timeZone: zone, plainTime: new Temporal.PlainTime(at) });
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(key, epochMilliseconds);
  return epochMilliseconds;
};

/** The spans in which a clock runs, from a moment on, without an end. A day that a zone has skipped has none. */
function* spansFrom({ zone, hours }: Waking, from: number): Generator<readonly [number, number]> {
  let day = Temporal.Instant.fromEpochMilliseconds(Math.floor(from)).toZonedDateTimeISO(zone).toPlainDate();
  for (let past = from; ; day = day.add({ days: 1 })) {
    const [begin, end] = [momentOf(zone, day, hours.from), momentOf(zone, day, hours.to)];
    if (end <= past) continue;
    yield [Math.max(begin, past), end];
    past = end;
  }
}

/** Milliseconds for which a clock runs between two moments. */
export const runningBetween = (waking: Waking | null, from: number, to: number): number => {
  // A moment that is not known yet, or the usual clock, which runs all day.
  if (!waking || !(from < to)) return Number.isNaN(from) ? from : Math.max(0, to - from);
  let running = 0;
  for (const [begin, end] of spansFrom(waking, from)) {
    if (begin >= to) break;
    running += Math.min(end, to) - begin;
  }
  return running;
};

/** The moment at which a clock has run for so many milliseconds. */
export const momentAfter = (waking: Waking | null, from: number, milliseconds: number): number => {
  if (!waking || !Number.isFinite(from + milliseconds)) return from + milliseconds;
  let left = milliseconds;
  for (const [begin, end] of spansFrom(waking, from)) {
    if (left <= end - begin) return begin + left;
    left -= end - begin;
  }
  return Number.POSITIVE_INFINITY;
};
