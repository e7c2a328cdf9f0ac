import { MoveList, SeededChance } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { nauticus } from './index.ts';
import type { NauticusPosition } from './position.ts';
import { ANYTHING, codesIn, playGame, type Step, setupFor } from './testing/random-game.ts';
import { positionOf } from './testing/text.ts';

const print = ({ cells }: NauticusPosition): string => cells.join();

test('a position takes less than 4 kB', () => {
  const position = nauticus.start(setupFor(4), SeededChance.from(''));
  expect(position.cells.byteLength).toBeLessThan(4096);
});

test('a new game: round 1, the start player chooses, nobody has won', () => {
  const position = nauticus.start(setupFor(3), SeededChance.from('start'));
  expect([position.round, position.deciders().length, position.outcome()]).toEqual([1, 1, null]);
});

test('who is on turn decides alone, and nobody when the game is over', () => {
  expect(positionOf('start1 | . | .').deciders()).toEqual([1]);
  const { position } = playGame(2, 'over', ANYTHING);
  expect(position.deciders()).toEqual([]);
  expect(position.outcome()).not.toBeNull();
});

test('listing moves changes nothing', () => {
  const position = positionOf('hulls@3 2b | 15t 4w | .');
  const before = print(position);
  position.moves(0, new MoveList());
  expect(print(position)).toBe(before);
});

const expectCopyIndependent = ({ position, entry, next }: Step): void => {
  const before = print(position);
  const [clone, copy] = [position.clone(), next.clone()];
  copy.copyFrom(position);
  for (const twin of [clone, copy]) {
    expect(print(twin)).toBe(before);
    twin.play(entry.seat, codesIn(twin)[0]!, SeededChance.from('other'));
  }
  expect(print(position)).toBe(before);
};

test('clones and copies go their own way', () => {
  playGame(3, 'copies', ANYTHING, expectCopyIndependent);
});
