import { expect, test } from 'vitest';
import { levelsOf } from './levels.ts';

const trace = { seats: 3, people: [0], bots: null, tally: {}, nameless: 2 };
const games = (count: number) => ({ games: count });

test('bots that still sit there are known by their seats', () => {
  const tally = { anna: games(1), 'bot mate': games(1), 'bot captain': games(1) };
  expect(levelsOf({ ...trace, tally, bots: { 1: 'mate', 2: 'captain' } })).toEqual([null, 'mate', 'captain']);
});

test('of an evening with bots of one level, all who are not known are such', () => {
  expect(levelsOf({ ...trace, tally: { anna: games(3), 'bot mate': games(6) }, nameless: 6 })).toEqual([
    null,
    'mate',
    'mate',
  ]);
});

test('where it cannot be told, nobody is called a bot', () => {
  expect(levelsOf({ ...trace, tally: { anna: games(1), bert: games(1), carl: games(1) } })).toEqual([null, null, null]);
  expect(levelsOf({ ...trace, tally: { anna: games(1), bert: games(1), 'bot mate': games(1) } })).toEqual([
    null,
    null,
    null,
  ]);
});
