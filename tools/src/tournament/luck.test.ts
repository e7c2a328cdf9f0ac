import { gameById } from '@ankerplatz/registry';
import { expect, test } from 'vitest';
import { type LuckTask, leftWithin, sharedLuckLeaves } from './luck.ts';

const taskOf = (id: string, asked: object): LuckTask => {
  const game = gameById(id)!;
  const setup = game.setup(asked);
  if (!setup.ok) throw new Error(setup.error);
  return { game, setup: setup.value, bot: 'random', deals: 3, plays: 2, seed: 'luck' };
};

test.each([
  ['nauticus', { players: 2 }],
  ['nautilus', { variant: 'duel' }],
] as const)('what the same luck leaves of %s is a share, and the same seed finds the same', async (id, asked) => {
  const task = taskOf(id, asked);
  const left = await sharedLuckLeaves(task);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(1);
  expect(await sharedLuckLeaves(task)).toBe(left);
});

test('of games that depend on the deal alone nothing is left, of games that do not, all', () => {
  const byDeal = [1, 5, 9].map(worth => [[worth], [worth]]);
  expect(leftWithin(byDeal)).toBe(0);
  const byPlay = [1, 5, 9].map(() => [[2], [4]]);
  expect(leftWithin(byPlay)).toBe(1);
});

test('where half of it is the deal, half is left', () => {
  // Deals are 0 or 2 apart from their mean, plays as much: variances of 1 and 1, as far as four of each can tell.
  const worths = [-1, 1, -1, 1].map(deal => [-1, 1, -1, 1].map(play => [deal + play]));
  expect(leftWithin(worths)).toBeCloseTo(1 / 1.75, 9);
});
