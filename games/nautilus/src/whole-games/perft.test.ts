import { perft, ScriptedChance } from '@ankerplatz/kit';
import { expect, test } from 'vitest';
import { nautilus } from '../index.ts';
import type { NautilusPosition } from '../position.ts';
import { setupFor } from '../testing/random-game.ts';
import { positionOf } from '../testing/text.ts';
import { CARD, CARDS, type Card } from '../types.ts';

const counts = (position: NautilusPosition, depth: number): number[] =>
  Array.from({ length: depth }, (_, index) => perft(position, index + 1));

/*
 * Counted by hand:
 * - the chain of #10.1 leaves one move each, until w discards one of two cards (6th), and one reply each to that;
 * - a split of two sailors: 10 first portions; the 8 that leave a rest have one completion, the 2 whole ones one reply;
 * - the winning 1 counts once, the two other moves have one reply each;
 * - a trade: 4 first cards, then 2 of the other hand each;
 * - the end of a round counts once, however deep;
 * - a swap and a walk, each with one reply.
 */
test.each([
  ['the chain of #10.1', '12 2 / nautilus 3 / nautilus 9 / 6 10 |', [1, 1, 1, 1, 1, 2, 2, 2]],
  ['a split', '5 / 2 / 2 / 2 | n1 t10 n2 t30', [10, 10]],
  ['a winning move', '1 2 / 2 / 2 / 2 | n1 h1 n2 h2 n3 h3 n4 t0 s1 h0 s2 h1 s3 h2 s4 h3', [3, 3]],
  ['a trade', 'trade 2 3 / 4 / 6 9 / 10 |', [1, 4, 8]],
  ['the end of a round', '2 / . / . / . |', [1, 1, 1]],
  ['a swap', 'compass 2 / 2 / 2 / 2 | n1 t5 e1 t20', [2, 2]],
])('%s', (_, text, expected) => expect(counts(positionOf(text), expected.length)).toEqual(expected));

/** A deal with these cards on top. */
const dealt = (variant: string, first: readonly Card[]): NautilusPosition => {
  const setup = setupFor(variant, { dealer: 0 });
  const deck = setup.options.deck as Readonly<Record<Card, number>>;
  const rest = CARDS.flatMap(card => new Array<Card>(deck[card]).fill(card));
  for (const card of first) rest.splice(rest.indexOf(card), 1);
  return nautilus.start(setup, new ScriptedChance([[...first, ...rest].map(card => CARD[card])]));
};

/*
 * Four hands with 1, 3, 1 and 1 kinds: sums of products over 1, 2, 3 and 4 seats (6, 12, 10, 3), each in every order (times 1, 2, 6, 24).
 */
test('an exchange counts every order', () => {
  const first: Card[] = [
    '1',
    '2',
    '3',
    '4',
    '12',
    '2',
    '3',
    '4',
    '9',
    '2',
    '3',
    '4',
    '9',
    '2',
    '3',
    '4',
    '9',
    '2',
    '3',
    '4',
  ];
  expect(counts(dealt('team', first), 4)).toEqual([6, 24, 60, 72]);
});

/** Keeping leads to the dealer's one answer, drawing anew counts once; then the first player has four kinds to discard. */
test('a mulligan draws chance and counts once', () => {
  const first: Card[] = ['2', '1', '2', '1', '3', '3', '3', '3', '6', '4', '6', '4', '9', '9', '9', '9'];
  expect(counts(dealt('duel', first), 3)).toEqual([2, 2, 5]);
});
