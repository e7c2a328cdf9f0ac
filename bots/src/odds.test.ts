import { expect, test } from 'vitest';
import { chanceOf, fillChances, ODDS_GRAIN } from './odds.ts';

test('a chance is the logistic of the odds, to a millionth', () => {
  for (let odds = -6 * ODDS_GRAIN; odds <= 6 * ODDS_GRAIN; odds += 31)
    expect(chanceOf(odds)).toBeCloseTo(1 / (1 + Math.exp(-odds / ODDS_GRAIN)), 6);
  expect(chanceOf(0)).toBe(0.5);
  expect(chanceOf(100_000)).toBe(1);
});

test('the chances of several add up to 1 and keep their proportions', () => {
  const chances = new Float64Array(4);
  fillChances(Int32Array.from([0, ODDS_GRAIN, -ODDS_GRAIN, 9_999]), 3, chances);
  expect(chances[0]! + chances[1]! + chances[2]!).toBeCloseTo(1, 12);
  expect(chances[1]! / chances[0]!).toBeCloseTo(Math.E, 6);
  expect(chances[3]).toBe(0);
});
