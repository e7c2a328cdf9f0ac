import { expect, test } from 'vitest';
import { CommitSpacing } from './commit-spacing.ts';

/**
 * Says how far commits are apart after a process was busy for so many of the next hundred milliseconds, and its machine
 * for so many of the next hundred ticks.
 */
const watching = (servers = 1) => {
  const own = { active: 0, idle: 0 };
  const machine = { active: 0, idle: 0 };
  const spacing = new CommitSpacing(
    () => servers,
    () => ({ ...own }),
    () => ({ ...machine }),
  );
  return (active: number, of = 100, others = 0): number => {
    own.active += active;
    own.idle += of - active;
    machine.active += others;
    machine.idle += 100 - others;
    return spacing.apart();
  };
};

test('who has time commits at once; the busier, the further apart', () => {
  const after = watching();
  expect([0, 30, 50, 70, 80, 90, 100].map(active => after(active))).toEqual([0, 0, 0, 4, 6, 8, 8].map(near));
  expect(after(5)).toBe(0);
});

test('several servers take turns, up to a limit', () => {
  expect([2, 4, 40].map(servers => watching(servers)(100))).toEqual([16, 32, 40].map(near));
  expect(watching(4)(30)).toBe(0);
});

test('several on a busy machine wait, however little each has to do; one does not', () => {
  expect([50, 70, 90].map(others => watching(4)(30, 100, others))).toEqual([0, 16, 32].map(near));
  expect(watching(1)(30, 100, 100)).toBe(0);
});

test('where the system does not tell how busy it is, a process judges by itself', () => {
  const spacing = (active: number): number => {
    let asked = 0;
    const own = () => ({ active: asked * active, idle: asked++ * (100 - active) });
    return new CommitSpacing(
      () => 4,
      own,
      () => ({ active: 0, idle: 0 }),
    ).apart();
  };
  expect([30, 70, 90].map(spacing)).toEqual([0, 16, 32].map(near));
});

test('a moment changes nothing', () => {
  const after = watching();
  expect(after(20, 20)).toBe(0);
  expect(after(80, 80)).toBe(8);
  expect(after(0, 20)).toBe(8);
});

const near = (milliseconds: number): unknown => expect.closeTo(milliseconds, 6);
