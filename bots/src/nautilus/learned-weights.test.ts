import { VARIANTS } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import { INPUTS } from './features.ts';
import { duel } from './learned-weights/duel.ts';
import { quick } from './learned-weights/quick.ts';
import { team } from './learned-weights/team.ts';
import { readWeights, writeWeights } from './learned-weights.ts';
import { positionOf, type Scene } from './testing/table.ts';
import { learnedEvaluatorOf } from './variant-evaluators.ts';

test.each([team, duel, quick])('what was learned has a weight for every input, and is written as it is read', text => {
  expect(readWeights(text)).toHaveLength(INPUTS);
  expect(writeWeights(readWeights(text))).toBe(text);
});

test('weights are kept to a thousandth, and within bounds', () => {
  const kept = readWeights(writeWeights(Float32Array.from([0, 0.0004, -1.2346, 100, -100])));
  expect(Array.from(kept, weight => Number(weight.toFixed(4)))).toEqual([0, 0, -1.235, 3.697, -3.698]);
});

describe.each(VARIANTS)('%s: the chance to win', variant => {
  const hands = variant === 'duel' ? [['9'], ['3']] : [['9'], ['3'], ['10'], ['6']];
  const chanceOf = (sailors: Scene['sailors'], seat = 0): number => {
    const position = positionOf({ variant, hands, sailors });
    return learnedEvaluatorOf(position.material).worth(position, seat, position.round);
  };

  test('grows with sailors that come out, go on and moor', () => {
    const chances = [{}, { n: ['t10'] }, { n: ['t50'] }, { n: ['h3'] }, { n: ['h3', 'h2', 'h1'] }].map(own =>
      chanceOf({ s: ['t44'], e: ['t29'], ...own }),
    );
    expect(chances).toEqual(chances.toSorted((a, b) => a - b));
    expect(new Set(chances).size).toBe(chances.length);
  });

  test('is less for who is chased', () => {
    const [safe, chased] = ['t49', 't37'].map(east => chanceOf({ n: ['t40'], e: [east] }));
    expect(chased).toBeLessThan(safe!);
  });

  test('of both sides comes to about one', () => {
    const sailors = { n: ['t20', 'h3'], s: ['t44'], e: ['t29'], w: ['t5', 'h2'] };
    expect(Math.abs(chanceOf(sailors, 0) + chanceOf(sailors, 1) - 1)).toBeLessThan(0.2);
  });
});
