import { describe, expect, test } from 'vitest';
import { MoveList } from './move-list.ts';
import { ranksBy } from './outcome.ts';
import { SEATS_OF } from './seat.ts';

describe('what every table needs', () => {
  test('seats of a set of bits', () => {
    expect(SEATS_OF).toHaveLength(16);
    expect([SEATS_OF[0], SEATS_OF[0b0001], SEATS_OF[0b1010]]).toEqual([[], [0], [1, 3]]);
  });

  test('shared ranks leave a gap', () => {
    expect(ranksBy([7, 9, 9, 3], (own, other) => other - own)).toEqual([3, 1, 1, 4]);
  });

  test('a list of moves is reused', () => {
    const list = new MoveList();
    list.push(4);
    list.push(2);
    expect([list.toArray(), list.at(1), list.includes(2), list.includes(5)]).toEqual([[4, 2], 2, true, false]);
    list.clear();
    expect([list.toArray(), list.includes(4)]).toEqual([[], false]);
  });
});
