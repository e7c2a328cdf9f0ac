import { expect, test } from 'vitest';
import { SEATS_OF } from './seat.ts';

test('seats of a set of bits', () => {
  expect(SEATS_OF).toHaveLength(16);
  expect([SEATS_OF[0], SEATS_OF[0b0001], SEATS_OF[0b1010]]).toEqual([[], [0], [1, 3]]);
});
