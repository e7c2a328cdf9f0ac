import type { Clock } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { AT_COMMIT, type Clocks, dueOf, overdue, type Passing, passTime, startClocks, type Timing } from './clock.ts';

const LIVE: Clock = { kind: 'live', bank: 1000, increment: 100, late: 'stand-in' };
const SLOW: Clock = { kind: 'slow', move: 1000, late: 'stand-in' };
const timing = (clock: Clock | null, factors: readonly number[] = [1, 1]): Timing => ({ clock, factors });
const passing = (more: Partial<Passing>): Passing => ({
  ...{ at: 0, runs: [], moved: null, returned: null, isPause: false },
  ...more,
});

const through = (rule: Timing, begun: readonly number[], ...steps: Partial<Passing>[]): Clocks =>
  steps.reduce((clocks, step) => passTime(rule, clocks, passing(step)), startClocks(rule, begun, 0));

describe('a live clock', () => {
  test('runs while its seat must decide, and gets the increment once per hand-over', () => {
    const { left, since } = through(
      timing(LIVE),
      [0],
      { at: 200, moved: 0, runs: [0] },
      { at: 300, moved: 0, runs: [1] },
    );
    expect(left).toEqual([800, 1000]);
    expect(since).toEqual([null, 300]);
  });

  test('of several who decide at once each runs until it has answered', () => {
    const { left, since } = through(
      timing(LIVE, [1, 1, 1]),
      [0, 1, 2],
      { at: 100, moved: 1, runs: [0, 2] },
      { at: 400, moved: 0, runs: [2] },
    );
    expect(left).toEqual([700, 1000, 1000]);
    expect(since).toEqual([null, null, 0]);
  });

  test('never falls below nothing, and adds the increment then', () => {
    expect(through(timing(LIVE), [0], { at: 5000, moved: 0, runs: [1] }).left[0]).toBe(100);
  });

  test('a seat with a factor has more of everything', () => {
    const { left } = through(timing(LIVE, [2, 1]), [0], { at: 500, moved: 0, runs: [1] });
    expect(left).toEqual([1700, 1000]);
  });

  test('stands still in a pause, and goes on where it was', () => {
    const { left, since } = through(timing(LIVE), [0], { at: 300, isPause: true }, { at: 9000, runs: [0] });
    expect([left[0], since[0]]).toEqual([700, 9000]);
  });

  test('what was taken back gives no increment', () => {
    expect(through(timing(LIVE), [1], { at: 300, runs: [0] }).left).toEqual([1000, 700]);
  });

  test('who is back after his time ran out has some again', () => {
    const out = { at: 1500, runs: [] };
    expect(through(timing(LIVE), [0], out, { at: 2000, returned: 0, runs: [0] }).left[0]).toBe(100);
    const poor = timing({ ...LIVE, increment: 0 });
    expect(through(poor, [0], out, { at: 2000, returned: 0, runs: [0] }).left[0]).toBe(100);
  });
});

describe('a slow clock', () => {
  test('gives every move all its time', () => {
    const { left, since } = through(timing(SLOW), [0], { at: 900, moved: 0, runs: [0] });
    expect([left[0], since[0]]).toEqual([1000, 900]);
    expect(through(timing(SLOW), [0], { at: 900, moved: 0, runs: [1] }).left[0]).toBe(1000);
  });

  test('goes on after a pause where it was', () => {
    expect(through(timing(SLOW), [0], { at: 300, isPause: true }, { at: 9000, runs: [0] }).left[0]).toBe(700);
  });
});

describe('when a clock runs out', () => {
  test('the first one counts; one that begins with the commit, from then on', () => {
    const clocks: Clocks = { left: [500, 800, 50], since: [100, AT_COMMIT, null] };
    expect(dueOf(clocks)).toEqual({ at: 600, in: 800 });
    expect(overdue(clocks, 599)).toEqual([]);
    expect(overdue(clocks, 600)).toEqual([0]);
  });

  test('without a clock never, but it is known since when a seat is asked', () => {
    const clocks = through(timing(null), [0], { at: 70, moved: 0, runs: [1] });
    expect(dueOf(clocks)).toEqual({ at: null, in: null });
    expect(clocks.since).toEqual([null, 70]);
    expect(overdue(clocks, 1e15)).toEqual([]);
  });
});
