import { expect, test } from 'vitest';
import { exp, raised } from './steady.ts';

test('powers of e agree with those of the engine to fourteen digits', () => {
  for (let power = 0; power >= -40; power -= 0.137)
    expect(Math.abs(exp(power) / Math.exp(power) - 1)).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
});

test('whole powers are products', () => {
  expect([0, 1, 2, 3, 5].map(power => raised(3, power))).toEqual([1, 3, 9, 27, 243]);
  expect(raised(0.2, 0)).toBe(1);
});
