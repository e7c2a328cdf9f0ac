import { expect, test } from 'vitest';
import { Players } from './players.ts';

const NAMES = ['Ada', 'You', 'Cy'];

test('sentences speak of people by their names, and to whom they are said', () => {
  const players = new Players(NAMES, 1);
  expect(players.does(0, 'buys', 'buy')).toBe('Ada buys');
  expect(players.does(1, 'buys', 'buy')).toBe('You buy');
  expect(players.called(0)).toBe('Ada');
  expect(players.called(1)).toBe('you');
  expect(players.called(1, 'dir')).toBe('dir');
  expect(players.together([1, 0])).toEqual(['You', 'Ada']);
  expect(players.together([0, 1])).toEqual(['Ada', 'you']);
  expect(players.word([0, 1], 'haben', 'habt')).toBe('habt');
  expect(players.word([0, 2], 'haben', 'habt')).toBe('haben');
});

test('where nobody is spoken to, whatever he is called stays his name', () => {
  const players = new Players(NAMES);
  expect(players.does(1, 'buys', 'buy')).toBe('You buys');
  expect(players.called(1)).toBe('You');
  expect(players.isYou([0, 1, 2])).toBe(false);
});
