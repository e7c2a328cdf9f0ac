import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { cells as at, type NauticusPosition, nauticus, standingOf } from '@ankerplatz/nauticus';
import { describe, expect, test } from 'vitest';
import { readGrains } from '../grains.ts';
import { BASIS, mix } from '../hash.ts';
import { INPUTS, TIMES } from './inputs.ts';
import { learnedValue } from './learned-value.ts';
import { POINT, SOURCES, WEIGHT_COUNT } from './value.ts';
import { VALUE_WEIGHTS } from './value-weights.ts';

const MOST_BYTES = 150_000;

const startOf = (players: number, seed: string): NauticusPosition => {
  const setup = nauticus.setup({ players });
  if (!setup.ok) throw new Error(setup.error);
  return nauticus.start(setup.value, SeededChance.from(seed));
};

/** A game of random moves: every position is shown, the last one too. */
const playThrough = (players: number, seed: string, show: (position: NauticusPosition) => void): NauticusPosition => {
  const chance = SeededChance.from(seed);
  const position = startOf(players, seed);
  const list = new MoveList();
  while (position.deciders().length > 0) {
    show(position);
    const [seat] = position.deciders();
    list.clear();
    position.moves(seat!, list);
    position.play(seat!, list.at(chance.die(list.length)), chance);
  }
  show(position);
  return position;
};

const sumOf = (numbers: Iterable<number>): number => Array.from(numbers).reduce((sum, number) => sum + number, 0);

test('there is a weight for everything, in less than 150 kB compressed', () => {
  expect(readGrains(VALUE_WEIGHTS)).toHaveLength(WEIGHT_COUNT);
  expect(gzipSync(VALUE_WEIGHTS).length).toBeLessThan(MOST_BYTES);
});

test('the script that learns it counts the same inputs', () => {
  const script = readFileSync(new URL('../../learn/nauticus.py', import.meta.url), 'utf8');
  expect(script).toContain(`INPUTS, FIRST, SECOND, TOLD, TIMES = ${INPUTS}, 32, 16, ${SOURCES.length}, ${TIMES}`);
});

describe.each([2, 3, 4])('%i players', players => {
  const value = learnedValue();

  test('the parts of every seat add up, and the chances of all to 1, in every position of a game', () => {
    playThrough(players, 'parts', position => {
      for (let seat = 0; seat < players; seat++) {
        const sum = value.judge(position, seat, position.round);
        expect(sumOf(value.parts)).toBe(sum);
        expect(Math.max(...value.inputs.held.subarray(0, value.inputs.count))).toBeLessThan(INPUTS);
      }
      value.weigh(position, position.round);
      expect(sumOf(value.chances.subarray(0, players))).toBeCloseTo(1, 9);
    });
  });

  test('at the end it tells the result', () => {
    const end = playThrough(players, 'end', () => {});
    const { ranks } = end.outcome()!;
    value.weigh(end, end.round);
    for (let seat = 0; seat < players; seat++) {
      expect(value.judge(end, seat, end.round)).toBe(POINT * standingOf(end.cells, seat));
      expect(value.chances[seat]! > 0).toBe(ranks[seat] === 1);
    }
  });

  test('more points are more to expect, point for point, and a better chance', () => {
    const position = startOf(players, 'points');
    const before = value.judge(position, 0, 1);
    value.weigh(position, 1);
    const [chance] = value.chances;
    position.cells[at.playerAt(0) + at.POINTS]! += 20;
    expect(value.judge(position, 0, 1)).toBe(before + 20 * POINT);
    value.weigh(position, 1);
    expect(value.chances[0]).toBeGreaterThan(chance!);
  });

  test('the tiles of a round that has not begun make no difference', () => {
    const [one, other] = ['a', 'b'].map(seed => startOf(players, seed));
    other!.cells.set(one!.cells);
    const tiles = other!.cells.subarray(at.TILE_AT, at.TILE_AT + 8);
    tiles.reverse();
    expect(value.judge(other!, 0, 0)).toBe(value.judge(one!, 0, 0));
    expect(value.judge(other!, 0, 1)).not.toBe(value.judge(one!, 0, 1));
  });
});

test('every machine comes to the same numbers', () => {
  const value = learnedValue();
  let hash = BASIS;
  for (const players of [2, 3, 4])
    playThrough(players, 'bits', position => {
      for (let seat = 0; seat < players; seat++) {
        value.judge(position, seat, position.round);
        for (let source = 0; source < SOURCES.length; source++) hash = mix(hash, value.parts[source]!);
        hash = mix(hash, value.odds);
      }
    });
  expect(hash).toMatchInlineSnapshot(`-908036452`);
});
