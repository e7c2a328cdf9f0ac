import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { makeState } from './notation.ts';
import { setupFor } from './testing/random-game.ts';
import { playedFrom } from './testing/rulebook.ts';
import { positionOf } from './testing/text.ts';
import { VARIANTS } from './types.ts';

test('a position is smaller than 4 kB', () => {
  expect(nautilus.start(setupFor('team'), SeededChance.from('size')).bytes.length).toBeLessThan(4096);
});

test.each(VARIANTS)('a new game of %s: round 1, somebody decides, nobody has won', variant => {
  const position = nautilus.start(setupFor(variant), SeededChance.from('start'));
  expect([position.round, position.outcome()]).toEqual([1, null]);
  expect(position.deciders().length).toBeGreaterThan(0);
});

describe('who decides', () => {
  test('#7.2 all who have not given yet, in an exchange', () => {
    const position = nautilus.start(setupFor('team'), SeededChance.from('exchange'));
    expect(position.deciders()).toEqual([0, 1, 2, 3]);
    const [first] = nautilus.view(position, 1).moves;
    expect(playedFrom(position, `1: ${first}`).position.deciders()).toEqual([0, 2, 3]);
  });

  test('#7.3 whose turn it is, in play', () => {
    expect(positionOf('2 / 3 / 4 / 6 |').deciders()).toEqual([0]);
  });
});

test('a clone and a copy go their own way', () => {
  const position = positionOf('2 9 / 3 / 4 / 6 |');
  const before = JSON.stringify(makeState(position));
  const [clone, copy] = [position.clone(), nautilus.start(setupFor('team'), SeededChance.from('copy'))];
  copy.copyFrom(position);
  for (const twin of [clone, copy]) {
    expect(JSON.stringify(makeState(twin))).toBe(before);
    const [move] = nautilus.view(twin, 0).moves;
    twin.play(0, nautilus.parseMove(twin, move!)!, SeededChance.from('twin'));
    expect(JSON.stringify(makeState(twin))).not.toBe(before);
  }
  expect(JSON.stringify(makeState(position))).toBe(before);
});
