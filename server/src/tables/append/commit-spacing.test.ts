import { expect, test } from 'vitest';
import { CommitSpacing } from './commit-spacing.ts';

/** Says how far commits are apart after a process was busy for so many of the next hundred milliseconds. */
const watching = (servers = 1) => {
  const so = { active: 0, idle: 0 };
  const spacing = new CommitSpacing(
    () => servers,
    () => ({ ...so }),
  );
  return (active: number, of = 100): number => {
    so.active += active;
    so.idle += of - active;
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

test('a moment changes nothing', () => {
  const after = watching();
  expect(after(20, 20)).toBe(0);
  expect(after(80, 80)).toBe(8);
  expect(after(0, 20)).toBe(8);
});

const near = (milliseconds: number): unknown => expect.closeTo(milliseconds, 6);
