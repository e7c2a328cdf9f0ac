import { expect, test } from 'vitest';
import type { NauticusEvent } from './events.ts';
import { Opening } from './opening.ts';

const chose = (seat: number, action: 'hulls' | 'money' | 'masts', bonus: 'workers3' | 'taler4'): NauticusEvent => ({
  type: 'chose',
  ...{ seat, action, bonus, space: 0, blue: 1 },
});
const bought = (seat: number, tile: 'bow' | 'mast:star' | 'sail:crown' | 'fish'): NauticusEvent => ({
  type: 'bought',
  ...{ seat, tile, price: 1, to: 'store' },
});

test('the first choice of each seat, and what it did in the first round alone', () => {
  const events: readonly NauticusEvent[] = [
    chose(0, 'hulls', 'workers3'),
    bought(0, 'bow'),
    bought(0, 'bow'),
    { type: 'shipFinished', seat: 0, ship: 1, size: 2 },
    { type: 'passed', seat: 1, turned: 1 },
    chose(1, 'money', 'taler4'),
    ...(['mast:star', 'sail:crown', 'fish', 'fish'] as const).map(tile => bought(1, tile)),
    chose(0, 'masts', 'taler4'),
    { type: 'roundEnded', round: 1, lost: [0, 1] },
    bought(0, 'fish'),
    { type: 'shipFinished', seat: 1, ship: 1, size: 1 },
    { type: 'passed', seat: 0, turned: 1 },
  ];
  const opening = new Opening(3);
  for (const event of events) opening.tell(event);
  const figures = [0, 1, 2].map(seat => Object.entries(opening.figures(seat)).filter(([, value]) => value > 0));
  expect(figures.map(each => Object.fromEntries(each))).toEqual([
    { firstHulls: 2, firstShips: 1, 'opens:hulls': 1, 'opens:workers3': 1 },
    { firstMasts: 1, firstSails: 1, firstGoods: 2, firstPasses: 1, 'opens:money': 1, 'opens:taler4': 1 },
    {},
  ]);
  expect([0, 1, 2].map(seat => opening.code(seat))).toEqual(['hulls', 'money', null]);
});
