import { describe, expect, test } from 'vitest';
import { pairingOf } from './schedule.ts';
import { sidesOf } from './sides.ts';

const gamesOf = (count: number, seats: number, sides: number) =>
  Array.from({ length: count }, (_, game) => pairingOf(game, seats, sides));

describe('the schedule', () => {
  test.each([2, 3, 4])('%i players alone: every bot sits once in every seat of the same deal', players => {
    const games = gamesOf(2 * players, players, players);
    expect(games.map(({ deal }) => deal)).toEqual([...Array(players).fill(0), ...Array(players).fill(1)]);
    for (const deal of [0, 1]) {
      const seatings = games.filter(game => game.deal === deal).map(({ bots }) => bots);
      for (let seat = 0; seat < players; seat++)
        expect(seatings.map(bots => bots[seat]).sort()).toEqual([...Array(players).keys()]);
    }
  });

  test('partners sit opposite, and the sides are swapped in the next game of the deal', () => {
    expect(gamesOf(3, 4, 2)).toEqual([
      { deal: 0, bots: [0, 1, 0, 1] },
      { deal: 0, bots: [1, 0, 1, 0] },
      { deal: 1, bots: [0, 1, 0, 1] },
    ]);
  });

  test.each([
    ['nauticus', 3, 3],
    ['nautilus', 4, 2],
    ['nautilus', 2, 2],
  ])('%s with %i seats has %i sides', (game, seats, sides) => {
    expect(sidesOf(game, seats)).toBe(sides);
  });
});
