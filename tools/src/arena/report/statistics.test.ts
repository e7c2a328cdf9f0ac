import { describe, expect, test } from 'vitest';
import { eloBetween, eloOf, meanOf, wilson } from './statistics.ts';

describe("Wilson's interval", () => {
  // By hand for 8 of 10: z² = 3.8415; (0.8 + 0.19207) / 1.38415 = 0.71674; ± 1.95996 · √(0.016 + 0.0096036) / 1.38415 = 0.22657.
  test.each([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [360, 400, 0.8667, 0.9257],
    [1, 1, 0.2065, 1],
  ])('%i of %i: %f to %f', (wins, games, low, high) => {
    const estimate = wilson(wins, games);
    expect(estimate.value).toBe(wins / games);
    expect(estimate.low).toBeCloseTo(low, 4);
    expect(estimate.high).toBeCloseTo(high, 4);
  });

  test('shared wins count as fractions', () => {
    expect(wilson(2.5, 10).value).toBe(0.25);
    expect(wilson(2.5, 10).low).toBeGreaterThan(wilson(2, 10).low);
    expect(wilson(2.5, 10).low).toBeLessThan(wilson(3, 10).low);
  });

  test.each([1, 40, 400])('never leaves 0 to 1: all or nothing of %i', games => {
    expect(wilson(0, games).low).toBeGreaterThanOrEqual(0);
    expect(wilson(games, games).high).toBeLessThanOrEqual(1);
  });

  test('nothing is known of nothing', () => {
    expect(wilson(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
  });
});

describe('Elo', () => {
  test.each([
    [0.5, 0],
    [10 / 11, 400],
    [1 / 11, -400],
    [0.75, 190.85],
    [0.64, 99.95],
    [1, Number.POSITIVE_INFINITY],
    [0, Number.NEGATIVE_INFINITY],
  ])('a share of %f is a difference of %f', (share, difference) => {
    if (Number.isFinite(difference)) expect(eloOf(share)).toBeCloseTo(difference, 2);
    else expect(eloOf(share)).toBe(difference);
  });

  test('an interval of shares is an interval of differences', () => {
    expect(eloBetween({ value: 0.5, low: 1 / 11, high: 10 / 11 })).toEqual({
      value: 0,
      low: expect.closeTo(-400, 6),
      high: expect.closeTo(400, 6),
    });
  });
});

test('a mean is known to 1.96 standard errors', () => {
  // sd 2 of 16 games: 2 / √16 = 0.5.
  expect(meanOf(10, 2, 16)).toEqual({ value: 10, low: expect.closeTo(9.02, 4), high: expect.closeTo(10.98, 4) });
});
