import { gameById } from '@ankerplatz/registry';
import { describe, expect, test } from 'vitest';
import { run } from '../testing/program.ts';
import { simulate } from './simulate.ts';
import { type Spread, Spreading } from './spread.ts';
import { summaryText } from './summary-text.ts';

const nauticus = gameById('nauticus')!;
const nautilus = gameById('nautilus')!;
const setupFor = (players: number) => {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value;
};

const quietly = () => {};
const task = { games: 30, seed: 's', cap: 20_000 };

describe('a spread', () => {
  test('of 2, 4, 4, 4, 5, 5, 7, 9: mean 5, squares of the distances add up to 32', () => {
    const spreading = new Spreading();
    for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) spreading.add(value);
    const { mean, sd, min, max } = spreading.spread() as Spread;
    expect({ mean, min, max }).toEqual({ mean: 5, min: 2, max: 9 });
    expect(sd).toBeCloseTo(Math.sqrt(32 / 7), 12);
  });

  test('of one number has no deviation, of none there is no spread', () => {
    const spreading = new Spreading();
    expect(spreading.spread()).toBeNull();
    spreading.add(3);
    expect(spreading.spread()).toEqual({ mean: 3, sd: 0, min: 3, max: 3 });
  });
});

describe('random play', () => {
  test.each([2, 3, 4])('%d players: every game ends, shares of wins add up to one', players => {
    const { games, finished, seats, scores, figures } = simulate(nauticus, setupFor(players), task, quietly);
    expect({ games, finished }).toEqual({ games: 30, finished: 30 });
    expect(seats).toHaveLength(players);
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1, 9);
    expect(Object.keys(scores)).toEqual(expect.arrayContaining(['points', 'goods', 'ships', 'rest', 'taler']));
    expect(Object.keys(figures)).not.toHaveLength(0);
  });

  test.each(['team', 'duel', 'quick'])('Nautilùs %s: partners win together, there are no scores', variant => {
    const setup = nautilus.setup({ variant });
    if (!setup.ok) throw new Error(setup.error);
    const { finished, seats, scores } = simulate(nautilus, setup.value, { ...task, games: 5 }, quietly);
    expect(finished).toBe(5);
    expect(scores).toEqual({});
    expect(seats.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(1, 9);
    if (setup.value.seats === 4) expect(seats.slice(0, 2)).toEqual(seats.slice(2));
  });

  test('the same seed gives the same figures, another seed others', () => {
    const first = simulate(nauticus, setupFor(3), task, quietly);
    expect(simulate(nauticus, setupFor(3), task, quietly)).toEqual(first);
    expect(simulate(nauticus, setupFor(3), { ...task, seed: 't' }, quietly)).not.toEqual(first);
  });

  test('a cap stops games: they count for decisions, not for scores', () => {
    const summary = simulate(nauticus, setupFor(2), { ...task, cap: 20 }, quietly);
    expect(summary).toMatchObject({ finished: 0, scores: {}, decisions: { mean: 20, sd: 0 } });
    expect(summaryText(summary).at(-1)).toBe('30 of 30 games were stopped before their end.');
  });

  test('progress is told game by game', () => {
    const told: number[] = [];
    simulate(nauticus, setupFor(2), { ...task, games: 3 }, done => told.push(done));
    expect(told).toEqual([1, 2, 3]);
  });
});

describe('ankerplatz simulate', () => {
  const args = ['simulate', 'nauticus', '--players', '3', '--games', '20', '--seed', 'x'];

  test('prints a table, and nothing on an error stream that is no terminal', async () => {
    const { code, stdout, stderr } = await run(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const row of ['decisions a game', '  points', '  seat 2', 'games/s']) expect(stdout).toContain(row);
  });

  test('as JSON: the same but for its speed', async () => {
    const [first, second] = await Promise.all([run([...args, '--json']), run([...args, '--json'])]);
    const { speed, ...summary } = JSON.parse(first.stdout);
    expect(speed.gamesPerSecond).toBeGreaterThan(0);
    expect(JSON.parse(second.stdout)).toMatchObject(summary);
    expect(summary).toMatchObject({ game: 'nauticus', seed: 'x', games: 20, finished: 20 });
  });
});
