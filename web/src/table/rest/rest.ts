import type { Clock } from '@ankerplatz/protocol';
import type { SeatClock } from '../../board/source.ts';
import { settings } from '../../settings/settings.ts';

/** Why a clock stands still: its seat is on holiday until a time, or sleeps until an hour of its own zone. */
export type Rest =
  | { readonly kind: 'holiday'; readonly until: string }
  | { readonly kind: 'sleep'; readonly hour: number };

/** A day as short as it is written, for clocks that stand beside each other on a phone. */
export const makeDay = (iso: string): string =>
  new Intl.DateTimeFormat(settings.value.language, { day: 'numeric', month: 'numeric' }).format(new Date(iso));

/** A day and its hour, of a year that everybody knows. */
export const makeDayAndHour = (iso: string): string =>
  new Intl.DateTimeFormat(settings.value.language, {
    ...{ day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  }).format(new Date(iso));

const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now));

/** Whether a seat is on holiday at a time of the server's clock. */
export const isOnHoliday = ({ holiday }: Pick<SeatClock, 'holiday'>, now: number): boolean =>
  holiday !== undefined && holiday.until !== null && Date.parse(holiday.until) > now;

/** Null where the clock runs when its seat is asked. */
export const restOf = (clock: Clock, seat: Pick<SeatClock, 'zone' | 'holiday'>, now: number): Rest | null => {
  if (seat.holiday?.until && isOnHoliday(seat, now)) return { kind: 'holiday', until: seat.holiday.until };
  if (clock.kind !== 'slow' || !clock.hours || seat.zone === undefined) return null;
  const { from, to } = clock.hours;
  const hour = hourIn(seat.zone, now);
  return hour < from || hour >= to ? { kind: 'sleep', hour: from } : null;
};
