import { expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

/** Told once a millisecond of its own clock, or as many times as asked. */
const run = (milliseconds: number, times = 1): readonly number[] => {
  let now = 1000;
  const pass = vi.fn();
  const tell = paced<number>(pass, () => now);
  for (; now < 1000 + milliseconds; now++) for (let time = 0; time < times; time++) tell(now - 1000);
  return pass.mock.calls.map(([value]) => value);
};

test('however often it is told, it passes on at most ten times a second', () => {
  const passed = run(3000, 50);
  expect(passed.length).toBeGreaterThan(20);
  expect(passed.length).toBeLessThanOrEqual(30);
  for (const [index, value] of passed.entries()) expect(value - (passed[index - 1] ?? 0)).toBeGreaterThanOrEqual(100);
});

test('who is done at once passes on nothing', () => {
  expect(run(100, 1000)).toEqual([]);
});
