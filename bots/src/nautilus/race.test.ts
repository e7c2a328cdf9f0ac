import { describe, expect, test } from 'vitest';
import { byRank, lengthened, type Patience, type Runner, stillRunning } from './race.ts';

const runner = (runs: number, worthIn: (world: number) => number): Runner => ({
  worths: Array.from({ length: runs }, (_, world) => worthIn(world)),
});
/** Worlds differ: good and bad ones take turns. */
const swing = (world: number): number => (world % 2 === 0 ? 0.1 : -0.1);

describe('by regret', () => {
  const patience: Patience = { runs: 9, errors: Number.POSITIVE_INFINITY, regret: 0.0005 };

  test('who is far behind in every world is dropped, and the leader comes first', () => {
    const behind = runner(9, world => 0.4 + swing(world));
    const leader = runner(9, world => 0.5 + swing(world));
    expect(stillRunning([behind, leader], patience)).toEqual([leader]);
  });

  test('who is a little behind on the whole, but ahead in many worlds, is tried again', () => {
    const leader = runner(12, () => 0.5);
    const close = runner(12, world => 0.495 + swing(world));
    expect(stillRunning([leader, close], patience)).toEqual([leader, close]);
  });

  test('who is as good as the leader is dropped once that is sure', () => {
    const pair = (runs: number) => [runner(runs, swing), runner(runs, swing)];
    expect(stillRunning(pair(9), patience)).toHaveLength(2);
    expect(stillRunning(pair(60), patience)).toHaveLength(1);
  });

  test('nobody is dropped before all had their runs', () => {
    expect(stillRunning([runner(6, () => 1), runner(6, () => 0)], patience)).toHaveLength(2);
  });
});

test('by standard errors alone a little behind, but always so, is behind', () => {
  const patience: Patience = { runs: 6, errors: 2, regret: 0 };
  const leader = runner(6, world => 0.5 + swing(world));
  expect(stillRunning([leader, runner(6, world => 0.499 + swing(world))], patience)).toEqual([leader]);
});

test('a race is lengthened by patience, and not at all for once', () => {
  const patience: Patience = { runs: 6, errors: 2, regret: 0.0004 };
  expect(lengthened(patience, 1)).toEqual(patience);
  expect(lengthened(patience, 4)).toEqual({ runs: 12, errors: 4, regret: 0.0001 });
});

test('who ran longest comes first, whatever the others promised', () => {
  const long = runner(12, () => 0.4);
  const short = runner(9, () => 0.6);
  expect([short, long].sort(byRank)).toEqual([long, short]);
});
