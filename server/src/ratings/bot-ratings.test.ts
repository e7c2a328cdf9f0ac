import { LEVELS } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { botRatings } from './bot-ratings.ts';

test.each([
  ['nauticus', 'two'],
  ['nauticus', 'more'],
  ['nautilus', 'team'],
  ['nautilus', 'duel'],
  ['nautilus', 'quick'],
])('%s %s: every level of the ladder has a rating above the one below, and the First mate 1500', (game, each) => {
  const rated = botRatings({ game, class: each, pace: 'live' });
  expect(rated.map(({ level }) => level)).toEqual([...LEVELS].reverse());
  expect(rated.find(({ level }) => level === 'mate')?.rating).toBe(1500);
});

test('a game without a ladder has none', () => {
  expect(botRatings({ game: 'chess', class: 'two', pace: 'slow' })).toEqual([]);
});
