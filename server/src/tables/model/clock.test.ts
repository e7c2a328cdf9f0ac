import type { Clock } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import {
  AT_COMMIT,
  type Clocks,
  dueOf,
  endOfTime,
  overdue,
  type Passing,
  passTime,
  shownSince,
  startClocks,
  type Timing,
} from './clock.ts';

const LIVE: Clock = { kind: 'live', bank: 1000, increment: 100, late: 'stand-in' };
const SLOW: Clock = { kind: 'slow', move: 1000, late: 'stand-in' };
const timing = (clock: Clock | null, factors: readonly number[] = [1, 1]): Timing => ({
  ...{ clock, factors },
  wakings: factors.map(() => null),
  outages: [],
});
const passing = (more: Partial<Passing>): Passing => ({
  ...{ at: 0, runs: [], moved: null, returned: null, isPause: false, holiday: null },
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

describe('a holiday', () => {
  const begins = { at: 300, runs: [0], holiday: { seat: 0, until: 5000 } };

  test('stops the clock of its seat, which goes on by itself when it is over', () => {
    const clocks = through(timing(SLOW), [0], begins);
    expect(dueOf(timing(SLOW), clocks)).toEqual({ at: 5700, in: null });
    expect(overdue(timing(SLOW), clocks, 5699)).toEqual([]);
    expect(overdue(timing(SLOW), clocks, 5700)).toEqual([0]);
  });

  test('that is ended early leaves what was left when it began', () => {
    const clocks = through(timing(SLOW), [0], begins, { at: 2000, runs: [0], holiday: { seat: 0, until: null } });
    expect(dueOf(timing(SLOW), clocks).at).toBe(2700);
  });

  test('counts too for what is asked while it lasts, and no longer for what is asked after it', () => {
    const away = { at: 300, runs: [1], holiday: { seat: 0, until: 5000 } };
    expect(dueOf(timing(SLOW), through(timing(SLOW), [1], away, { at: 400, moved: 1, runs: [0] })).at).toBe(6000);
    expect(dueOf(timing(SLOW), through(timing(SLOW), [1], away, { at: 1200, moved: 1, runs: [0] })).at).toBe(6000);
    expect(dueOf(timing(SLOW), through(timing(SLOW), [1], away, { at: 7000, moved: 1, runs: [0] })).at).toBe(8000);
  });

  test('of one seat stops no other', () => {
    const clocks = through(timing(SLOW), [0, 1], { ...begins, runs: [0, 1] });
    expect(dueOf(timing(SLOW), clocks).at).toBe(1000);
  });
});

test('clocks run in the hours of each seat, and deadlines take that into account', () => {
  const HOUR = 3_600_000;
  const hours = { from: 9, to: 22 };
  const slow: Clock = { kind: 'slow', move: 2 * HOUR, hours, late: 'stand-in' };
  const wakings = ['Europe/Berlin', 'Pacific/Auckland'].map(zone => ({ zone, hours }));
  const rule: Timing = { clock: slow, factors: [1, 1], wakings, outages: [] };
  // 21 h in Berlin, 9 h in Auckland.
  const at = Date.parse('2026-01-10T20:00Z');
  const [berlin, auckland] = [[0], [1]].map(runs => dueOf(rule, startClocks(rule, runs, at)).at! - at);
  expect([berlin, auckland]).toEqual([13 * HOUR, 2 * HOUR]);
  const paused = passTime(rule, startClocks(rule, [0], at), passing({ at: at + 8 * HOUR, isPause: true }));
  expect(paused.left[0]).toBe(HOUR);
});

describe('when a clock runs out', () => {
  test('the first one counts; one that begins with the commit, from then on', () => {
    const clocks: Clocks = { left: [500, 800, 50], since: [100, AT_COMMIT, null], away: [null, null, null] };
    const rule = timing(LIVE, [1, 1, 1]);
    expect(dueOf(rule, clocks)).toEqual({ at: 600, in: 800 });
    expect(overdue(rule, clocks, 599)).toEqual([]);
    expect(overdue(rule, clocks, 600)).toEqual([0]);
  });

  test('without a clock never, but it is known since when a seat is asked', () => {
    const clocks = through(timing(null), [0], { at: 70, moved: 0, runs: [1] });
    expect(dueOf(timing(null), clocks)).toEqual({ at: null, in: null });
    expect(clocks.since).toEqual([null, 70]);
    expect(overdue(timing(null), clocks, 1e15)).toEqual([]);
  });
});

describe('while nobody could play', () => {
  const rule: Timing = {
    ...timing(LIVE),
    outages: [
      { from: 200, until: 700 },
      { from: 900, until: 5000 },
    ],
  };

  test('no clock runs: what is left, when it ends and what is shown know of it', () => {
    const begun = startClocks(rule, [0], 100);
    expect(endOfTime(rule, begun, 0)).toBe(100 + 1000 + 500 + 4100);
    expect(overdue(rule, begun, 5699)).toEqual([]);
    expect(overdue(rule, begun, 5700)).toEqual([0]);
    expect(shownSince(rule, begun, 0)).toBe(4700);
    const { left } = passTime(rule, begun, passing({ at: 5100, moved: 0, runs: [1] }));
    expect(left[0]).toBe(1000 - 100 - 200 - 100 + 100);
  });

  test('a clock that begins in the middle of it, or that ran out before, is changed by no more', () => {
    expect(endOfTime(rule, startClocks(rule, [0], 1000), 0)).toBe(6000);
    expect(
      endOfTime(
        { ...rule, clock: { ...LIVE, bank: 50 } },
        startClocks({ ...rule, clock: { ...LIVE, bank: 50 } }, [0], 100),
        0,
      ),
    ).toBe(150);
    expect(shownSince(rule, startClocks(rule, [1], 100), 0)).toBeNull();
  });

  test('nor do hours agreed on pass twice', () => {
    const HOUR = 3_600_000;
    const hours = { from: 9, to: 22 };
    const at = Date.parse('2026-01-10T20:00Z');
    const slow: Timing = {
      clock: { kind: 'slow', move: 2 * HOUR, hours, late: 'stand-in' },
      factors: [1],
      wakings: [{ zone: 'Europe/Berlin', hours }],
      // From half past nine in the evening to midnight: half an hour of it would have counted.
      outages: [{ from: at + HOUR / 2, until: at + 3 * HOUR }],
    };
    expect(endOfTime(slow, startClocks(slow, [0], at), 0)).toBe(at + 13.5 * HOUR);
  });
});
