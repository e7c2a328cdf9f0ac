import { expect, test } from 'vitest';
import { ranksBy } from './outcome.ts';

test('shared ranks leave a gap', () => {
  expect(ranksBy([7, 9, 9, 3], (own, other) => other - own)).toEqual([3, 1, 1, 4]);
});
