import { isLevel } from '@ankerplatz/kit';
import type { Clock, Hours } from '@ankerplatz/protocol';

/** Milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The choices: minutes of the bank, seconds of the increment, days for a move, factors of a seat. */
export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90] as const;
export const INCREMENTS = [0, 5, 10, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;
/** Hours of the day in which slow clocks run; all day comes first. */
export const HOURS = [
  { from: 0, to: 24 },
  { from: 7, to: 22 },
  { from: 8, to: 20 },
  { from: 9, to: 22 },
  { from: 10, to: 24 },
  { from: 17, to: 23 },
] as const satisfies readonly Hours[];
/** Days off of a seat in a slow game; 0: none. */
export const HOLIDAYS = [0, 3, 7, 14] as const;
export const FACTORS = [0.5, 1, 1.5, 2, 3, 5] as const;
/** Minutes after which a seat is silent, where there is no clock: up to two days. */
export const SILENCES = [2, 5, 10, 30, 60, 24 * 60, 48 * 60] as const;
/** The default silence. */
export const SILENCE = 5 * MINUTE;
export const LATES = ['stand-in', 'finish', 'end'] as const satisfies readonly Clock['late'][];

export type ClockKind = 'none' | Clock['kind'];

/** Good ones to begin with. */
const FIRST: Readonly<Record<Clock['kind'], Clock>> = {
  live: { kind: 'live', bank: 20 * MINUTE, increment: 20 * SECOND, late: 'stand-in', level: 'mate' },
  slow: { kind: 'slow', move: 2 * DAY, late: 'stand-in', level: 'mate' },
};

/** Another kind of clock; what happens when time runs out stays. */
export const clockOf = (kind: ClockKind, before: Clock | null): Clock | null => {
  if (kind === 'none') return null;
  if (before?.kind === kind) return before;
  const { late, level } = before ?? FIRST[kind];
  return { ...FIRST[kind], late, ...(level !== undefined && { level }) };
};

export const isSame = (a: Hours, b: Hours): boolean => a.from === b.from && a.to === b.to;

const isResting = ({ hours, holidays = 0 }: Partial<Record<string, unknown>>): boolean => {
  const isHours = hours === undefined || HOURS.some(each => isSame(each, (hours ?? {}) as Hours));
  return isHours && HOLIDAYS.some(days => days === holidays);
};

/** From storage. */
export const isSilence = (value: unknown): value is number => SILENCES.some(minutes => minutes * MINUTE === value);

/** A clock from storage, checked: one that could be chosen. */
export const isClock = (value: unknown): value is Clock => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, bank, increment, move, late, level } = value as Partial<Record<string, unknown>>;
  if (!LATES.some(each => each === late) || !(level === undefined || isLevel(level))) return false;
  if (kind === 'slow') return DAYS.some(days => days * DAY === move) && isResting(value);
  return (
    kind === 'live' &&
    BANKS.some(minutes => minutes * MINUTE === bank) &&
    INCREMENTS.some(seconds => seconds * SECOND === increment)
  );
};
