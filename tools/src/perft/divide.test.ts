import { type Position, perft, seededSource, TooManyNodes } from '@ankerplatz/kit';
import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { fileWith, run } from '../testing/program.ts';
import { nauticusPosition } from '../testing/talk.ts';
import { divide } from './divide.ts';

const nauticus = gameById('nauticus')!;

const positionOf = (json: unknown): Position => {
  const parsed = nauticus.parsePosition(json, seededSource('s').at(0));
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

/** The last phase of a round: two tiles are left, the wheel's anchor (no blue worker) faces both players' choice. */
const lastPhase = () => ({
  ...nauticusPosition(),
  phase: 7,
  anchor: 1,
  used: [true, true, true, true, true, true, false, false],
});

describe('perft by first move', () => {
  test('depth 1 is one node a move', () => {
    const branches = divide(nauticus, positionOf(nauticusPosition()), 1, 100);
    expect(branches.map(({ move, nodes }) => [move, nodes])).toEqual(
      ['crowns', 'deliver', 'goods', 'hulls', 'masts', 'money', 'sails', 'transport'].map(tile => [`take ${tile}`, 1]),
    );
  });

  test.each([1, 2, 3, 4])('the branches add up to the whole at depth %d', depth => {
    for (const position of [positionOf(nauticusPosition()), positionOf(lastPhase())]) {
      const nodes = divide(nauticus, position, depth, 1e8).reduce((sum, branch) => sum + branch.nodes, 0);
      expect(nodes).toBe(perft(position, depth));
    }
  });

  test('beyond the limit there is no answer', () => {
    expect(() => divide(nauticus, positionOf(nauticusPosition()), 3, 50)).toThrow(TooManyNodes);
  });
});

describe('ankerplatz perft', () => {
  test('prints every first move and the total', async () => {
    const { code, stdout } = await run(['perft', 'nauticus', '--players', '2', '--seed', 'x', '--depth', '1']);
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(9);
    expect(stdout).toMatch(/^total +8$/m);
  });

  test('from a position, as JSON; the same as the engine', async () => {
    const file = fileWith(lastPhase());
    const { stdout } = await run(['perft', 'nauticus', '--position', file, '--depth', '3', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ depth: 3, nodes: perft(positionOf(lastPhase()), 3) });
  });
});
