import type { Clock } from '@ankerplatz/protocol';
import type { OnlineState, SeatClock } from '../../board/source.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left at a time of the server's clock; where a clock stands still at times, those until its time runs out. */
export const leftAt = ({ left, since, due }: SeatClock, now: number): number =>
  Math.max(0, since === null ? left : (due ?? since + left) - now);

export const isRunning = ({ since }: SeatClock): boolean => since !== null;

/** Milliseconds from which on a seat has little time: a tenth of what it began with, within sensible bounds. */
const scarceOf = (clock: Clock, factor: number): number => {
  const whole = factor * (clock.kind === 'live' ? clock.bank : clock.move);
  const [least, most] = clock.kind === 'live' ? [15 * SECOND, MINUTE] : [HOUR, 6 * HOUR];
  return Math.min(Math.max(whole / 10, least), most);
};

export const isScarce = (clock: Clock, seat: SeatClock, now: number): boolean =>
  isRunning(seat) && leftAt(seat, now) <= scarceOf(clock, seat.factor);

const two = (value: number): string => String(value).padStart(2, '0');

export interface TimeWords {
  /** Days and hours, hours and minutes: where seconds do not matter. */
  readonly days: (days: number, hours: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
}

/** The time left as a clock shows it: 4:05, or in words as long as there are hours left. */
export const makeLeft = (ms: number, words: TimeWords): string => {
  if (ms >= DAY) return words.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  if (ms >= HOUR) return words.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE));
  // The time left is rounded up, so that 0:00 is the end and nothing before it.
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

/** The server's time now. */
export const nowAt = ({ ahead }: Pick<OnlineState, 'ahead'>, here: number = Date.now()): number => here + ahead;
