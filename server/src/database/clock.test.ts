import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseClock } from './clock.ts';

const asked = vi.fn();
/** A database on this machine. */
const pool = {
  query: async () => {
    asked();
    return { rows: [{ now: Date.now() }] };
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.parse('2026-05-01T20:00:00Z') });
  asked.mockReset();
});
afterEach(() => vi.useRealTimers());

test('the database is asked once a minute, and counted on from there', async () => {
  const clock = new DatabaseClock(pool as never);
  const first = await clock.now();
  vi.advanceTimersByTime(59_000);
  expect(await clock.now()).toBe(first + 59_000);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await clock.now()).toBe(first + 60_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([53_000, -53_000])('a clock that is set by %d ms is believed at once', async jump => {
  const clock = new DatabaseClock(pool as never);
  const first = await clock.now();
  vi.setSystemTime(Date.now() + jump);
  expect(await clock.now()).toBe(first + jump);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('who cannot wait is told what was measured last, and the next one what is so now', async () => {
  const clock = new DatabaseClock(pool as never);
  const first = await clock.now();
  vi.setSystemTime(Date.now() + 53_000);
  expect(clock.nowAtOnce()).toBe(first);
  await new Promise(resolve => setImmediate(resolve));
  expect(clock.nowAtOnce()).toBe(first + 53_000);
  expect(asked).toHaveBeenCalledTimes(2);
});
