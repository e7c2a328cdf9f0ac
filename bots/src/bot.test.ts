import { SeededChance, type SetupWish, type View } from '@ankerplatz/kit';
import { GAMES } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { think } from './bots.ts';
import type { BotGameId } from './list.ts';
import { stopped } from './testing/stopped.ts';

const viewOf = (id: BotGameId, kind: SetupWish): View => {
  const game = GAMES[id];
  const setup = game.setup(kind);
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, SeededChance.from('progress'));
  return game.view(position as never, position.deciders()[0]!);
};

describe.each<[BotGameId, SetupWish]>([
  ['nauticus', { players: 2 }],
  ['nautilus', { variant: 'duel' }],
])('a captain of %s', (id, kind) => {
  const view = viewOf(id, kind);
  const thinking = { seed: 's', playouts: 3000 };

  test('tells how much of what it may spend is spent, more and more, and plays the same for it', () => {
    const shares: number[] = [];
    const lines = think(id, 'captain', view, { ...thinking, onSpent: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(new Set(shares).size).toBeGreaterThan(50);
    expect(shares[0]).toBeLessThan(0.05);
    expect(shares.at(-1)).toBeGreaterThan(0.3);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
    expect(lines).toEqual(think(id, 'captain', view, thinking));
  });

  test('tells how many playouts it has spent', () => {
    const counts: number[] = [];
    think(id, 'captain', view, { ...thinking, onSpent: (_, playouts) => counts.push(playouts) });
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts.at(-1)).toBeGreaterThan(thinking.playouts / 3);
    expect(counts.at(-1)).toBeLessThanOrEqual(thinking.playouts);
  });

  test('is stopped after at most one more playout', () => {
    for (const asks of [0, 7, 300]) {
      const { before, after } = stopped(asks, isStopped => think(id, 'captain', view, { ...thinking, isStopped }));
      expect(before).toBeLessThan(thinking.playouts);
      expect(after).toBeLessThanOrEqual(1);
    }
  });
});
