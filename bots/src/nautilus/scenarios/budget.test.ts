import { nautilus } from '@ankerplatz/nautilus';
import { describe, expect, test, vi } from 'vitest';
import type { Thinking } from '../../bot.ts';
import { BOTS } from '../../bots.ts';
import type { Level } from '../../level.ts';
import { linesOf, positionOf } from '../testing/table.ts';

/** A skip and a split 5 are worth about the same here. */
const CLOSE = positionOf({
  hands: [
    ['9', '5', '1', '8'],
    ['9', '3', '10', '6'],
    ['10', '2', '6', '3'],
    ['6', '9', '8', '2'],
  ],
  sailors: { n: ['h3', 'h2', 't59', 't32'], s: ['h3', 't45'], e: ['t53'], w: ['h3', 't39'] },
});

const thought = (level: Level, thinking: Omit<Thinking, 'seed'> = {}) => {
  const sample = vi.spyOn(nautilus, 'sample');
  const lines = linesOf(level, CLOSE, { seed: 's', ...thinking });
  // One is for the turns to be compared.
  const worlds = sample.mock.calls.length - 1;
  sample.mockRestore();
  return { lines, worlds };
};

describe.each([
  ['mate', 64, 10],
  ['captain', 60, 10],
  ['admiral', 240, 4],
] as const)('a %s in a close position', (level, most, times) => {
  const { playouts } = BOTS.nautilus[level];

  test(`sees at most ${most} worlds with its own budget, named or not`, () => {
    const own = thought(level);
    expect(own.worlds).toBeLessThanOrEqual(most);
    expect(thought(level, { playouts })).toEqual(own);
  });

  test(`thinks longer with ${times} times as many playouts, and shorter with a hundredth`, () => {
    const [hundredth, own, more] = [0.01, 1, times].map(each => thought(level, { playouts: playouts * each }).worlds);
    expect(hundredth).toBeLessThan(own!);
    expect(more).toBeGreaterThan(1.5 * own!);
  });

  test('tells of all that it may spend how much is spent, from the beginning to the end', () => {
    const shares: number[] = [];
    thought(level, { onSpent: share => shares.push(share) });
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.some(share => share > 0.4 && share < 0.6)).toBe(true);
    expect(shares.at(-1)).toBeGreaterThan(0.9);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});
