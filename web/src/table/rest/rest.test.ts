import type { Clock } from '@ankerplatz/protocol';
import { expect, test } from 'vitest';
import { isOnHoliday, restOf } from './rest.ts';

const CLOCK: Clock = { kind: 'slow', move: 86_400_000, hours: { from: 9, to: 22 }, late: 'end' };
const at = (time: string): number => Date.parse(time);

test('a seat sleeps outside of the hours agreed on, by the time of its own zone', () => {
  const berlin = { zone: 'Europe/Berlin' };
  expect(restOf(CLOCK, berlin, at('2026-01-10T21:30Z'))).toEqual({ kind: 'sleep', hour: 9 });
  expect(restOf(CLOCK, berlin, at('2026-01-10T07:59Z'))).toEqual({ kind: 'sleep', hour: 9 });
  expect(restOf(CLOCK, berlin, at('2026-01-10T08:00Z'))).toBeNull();
  expect(restOf(CLOCK, berlin, at('2026-07-10T07:00Z'))).toBeNull();
  expect(restOf(CLOCK, { zone: 'Asia/Kolkata' }, at('2026-01-10T16:31Z'))).toEqual({ kind: 'sleep', hour: 9 });
});

test('a seat is on holiday until its time, whatever the hour', () => {
  const holiday = { left: 2, until: '2026-01-12T10:00:00.000Z' };
  expect(restOf(CLOCK, { zone: 'UTC', holiday }, at('2026-01-10T12:00Z'))).toEqual({
    kind: 'holiday',
    until: holiday.until,
  });
  expect(isOnHoliday({ holiday }, at('2026-01-12T10:00Z'))).toBe(false);
});

test('where clocks run all day nobody sleeps', () => {
  const { hours: _, ...always } = CLOCK as Extract<Clock, { kind: 'slow' }>;
  expect(restOf(always, { zone: 'UTC' }, at('2026-01-10T02:00Z'))).toBeNull();
});
