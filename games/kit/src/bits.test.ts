import { expect, test } from 'vitest';
import { lowestOf } from './bits.ts';

test('the members of a set of bits, the lowest first', () => {
  const members: number[] = [];
  for (let rest = 0b1000_0000_0010_0000_0000_0000_0000_0101; rest; rest &= rest - 1) members.push(lowestOf(rest));
  expect(members).toEqual([0, 2, 21, 31]);
});
