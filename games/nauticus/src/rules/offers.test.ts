import { MoveList } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { playerAt } from '../memory/cells.ts';
import { after, offered } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';
import { ACTIONS, TILES } from '../types.ts';
import { bonusActionOf, giftsOf, goodsInStock, offerMoves, runningOf } from './offers.ts';

describe('what is offered at each question', () => {
  offered('choose: every tile that is not used', 'phase7 money@3 hulls@0 | . | .', '', 'take hulls, take money');
  offered(
    'use: the uses, to pass, the extra actions',
    'money@3 2b | extra | .',
    'take money',
    'extra money, money, pass',
  );
  offered(
    'after a use: to end instead of to pass',
    'money@3 2b | extra | .',
    'take money, money',
    'end, extra goods, extra hulls, extra masts, extra money, extra sails, money',
  );
});

test('the list is what the position lists', () => {
  const position = after('hulls@3 2b | 15t 4w | .', 'take hulls');
  const [offers, moves] = [new MoveList(), new MoveList()];
  offerMoves(position.cells, position.material, offers);
  position.moves(0, moves);
  expect(offers.toArray()).toEqual(moves.toArray());
});

test('the running action: that of the phase, then the extra action', () => {
  expect(ACTIONS[runningOf(after('money@3 2b | 4w | .', 'take money').cells)]).toBe('money');
  const extra = after('money@3 2b | 15t 4w extra | .', 'take money, money, extra hulls');
  expect(ACTIONS[runningOf(extra.cells)]).toBe('hulls');
});

test('a bonus of a tile names the action that sells it', () => {
  const { cells, material } = after('hulls@1 2b | 4w | .', 'take hulls');
  expect(ACTIONS[bonusActionOf(cells, material)]).toBe('masts');
});

test('§golden gifts: in stock, with room in storage', () => {
  const namesOf = (start: string): string[] =>
    TILES.filter((_, tile) => giftsOf(positionOf(start).cells, playerAt(0)) & (1 << tile));
  expect(namesOf('| [coffee*12] | .')).toEqual([]);
  expect(namesOf('| [fish*11] | .')).not.toContain('mast:star');
  expect(namesOf('| {fish*6} | {fish*6}')).not.toContain('fish');
});

test('kinds of goods in stock', () => {
  expect(goodsInStock(positionOf('| . | .').cells)).toBe(4);
  expect(goodsInStock(positionOf('| {fish*6} | {fish*6}').cells)).toBe(3);
});
