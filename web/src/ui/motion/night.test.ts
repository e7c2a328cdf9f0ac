import { expect, test } from 'vitest';
import { isNight } from './night.ts';

test.each([
  ['21:59', false],
  ['22:00', true],
  ['03:30', true],
  ['06:59', true],
  ['07:00', false],
])('%s by the clock on the wall', (time, expected) => {
  expect(isNight(new Date(`2026-11-17T${time}:00`))).toBe(expected);
});
