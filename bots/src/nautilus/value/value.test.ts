import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { MoveList, SeededChance } from '@ankerplatz/kit';
import { type NautilusPosition, nautilus, VARIANTS } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import { readGrains } from '../../grains.ts';
import { BASIS, mix } from '../../hash.ts';
import { chanceOf } from '../../odds.ts';
import { GROUP_OF, GROUPS, INPUTS } from '../features.ts';
import { isRated } from '../policy.ts';
import { positionOf, type Scene } from '../testing/table.ts';
import { learnedValueOf } from './learned-value.ts';
import { UNITS, WEIGHT_COUNT } from './value.ts';
import { duel } from './weights/duel.ts';
import { quick } from './weights/quick.ts';
import { team } from './weights/team.ts';

const MOST_BYTES = 150_000;
const MOST_MOVES = 400;

/** The first moves of a game of random ones: every position in which cards are played is shown. */
const playThrough = (variant: string, seed: string, show: (position: NautilusPosition) => void): void => {
  const setup = nautilus.setup({ variant });
  if (!setup.ok) throw new Error(setup.error);
  const chance = SeededChance.from(seed);
  const position = nautilus.start(setup.value, chance);
  const list = new MoveList();
  for (let made = 0; made < MOST_MOVES && !position.isOver; made++) {
    if (!isRated(position.phase)) show(position);
    const [seat] = position.deciders();
    list.clear();
    position.moves(seat!, list);
    position.play(seat!, list.at(chance.die(list.length)), chance);
  }
};

test('there is a weight for everything, in less than 150 kB compressed for all variants', () => {
  for (const text of [team, duel, quick]) expect(readGrains(text)).toHaveLength(WEIGHT_COUNT);
  expect(gzipSync(team + duel + quick).length).toBeLessThan(MOST_BYTES);
});

test('every input belongs to a group, and every group has inputs', () => {
  expect(GROUP_OF).toHaveLength(INPUTS);
  expect(new Set(GROUP_OF).size).toBe(GROUPS.length);
});

test('the script that learns it counts the same inputs, in the same groups', () => {
  const script = readFileSync(new URL('../../../learn/nautilus.py', import.meta.url), 'utf8');
  const stretches = Array.from(GROUP_OF, (group, input) => [input, group]).filter(
    ([input, group]) => GROUP_OF[input! - 1] !== group,
  );
  expect(script).toContain(`INPUTS, UNITS = ${INPUTS}, ${UNITS}`);
  expect(script).toContain(`STRETCHES = [${stretches.map(pair => `(${pair.join(', ')})`).join(', ')}]`);
});

describe.each(VARIANTS)('%s', variant => {
  const value = learnedValueOf(variant);

  test('the parts and the base add up to the odds, in every position', () => {
    playThrough(variant, 'parts', position => {
      for (let seat = 0; seat < position.material.seats; seat++) {
        const odds = value.judge(position, seat, false);
        expect(value.base + value.parts.reduce((sum, part) => sum + part, 0)).toBe(odds);
        expect(value.chance(position, seat, position.round)).toBe(chanceOf(odds));
      }
    });
  });

  test('sailors that come out, go on and moor make a win more likely', () => {
    const hands = variant === 'duel' ? [['9'], ['3']] : [['9'], ['3'], ['10'], ['6']];
    const chances = [{}, { n: ['t10'] }, { n: ['t50'] }, { n: ['h3'] }, { n: ['h3', 'h2', 'h1'] }].map(own => {
      const sailors: Scene['sailors'] = { s: ['t44'], e: ['t29'], ...own };
      const position = positionOf({ variant, hands, sailors });
      return value.chance(position, 0, position.round);
    });
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
  });
});

test('every machine comes to the same numbers', () => {
  let hash = BASIS;
  for (const variant of VARIANTS) {
    const value = learnedValueOf(variant);
    playThrough(variant, 'bits', position => {
      for (let seat = 0; seat < position.material.seats; seat++) hash = mix(hash, value.judge(position, seat, false));
    });
  }
  expect(hash).toMatchInlineSnapshot(`463867506`);
});
