import { expect, test } from 'vitest';
import { MoveList } from './move-list.ts';

test('a list of moves is reused', () => {
  const list = new MoveList();
  list.push(4);
  list.push(2);
  expect([list.toArray(), list.at(1), list.includes(2), list.includes(5)]).toEqual([[4, 2], 2, true, false]);
  list.clear();
  expect([list.toArray(), list.includes(4)]).toEqual([[], false]);
});
