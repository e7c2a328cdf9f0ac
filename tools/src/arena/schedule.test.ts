import { describe, expect, test } from 'vitest';
import { botsFor, pairingOf } from './schedule.ts';

const gamesOf = (count: number, sides: readonly number[]) =>
  Array.from({ length: count }, (_, game) => pairingOf(game, sides));

describe('the schedule', () => {
  test.each([2, 3, 4])('%i players alone: every bot sits once in every seat of the same deal', players => {
    const games = gamesOf(2 * players, [...Array(players).keys()]);
    expect(games.map(({ deal }) => deal)).toEqual([...Array(players).fill(0), ...Array(players).fill(1)]);
    for (const deal of [0, 1]) {
      const seatings = games.filter(game => game.deal === deal).map(({ bots }) => bots);
      for (let seat = 0; seat < players; seat++)
        expect(seatings.map(bots => bots[seat]).sort()).toEqual([...Array(players).keys()]);
    }
  });

  test('partners sit opposite, and the sides are swapped in the next game of the deal', () => {
    expect(gamesOf(3, [0, 1, 0, 1])).toEqual([
      { deal: 0, bots: [0, 1, 0, 1] },
      { deal: 0, bots: [1, 0, 1, 0] },
      { deal: 1, bots: [0, 1, 0, 1] },
    ]);
  });

  test('a bot for each side', () => {
    expect(
      [
        [0, 1, 2],
        [0, 1, 0, 1],
        [0, 1],
      ].map(botsFor),
    ).toEqual([3, 2, 2]);
  });
});
