import type { View } from '@ankerplatz/kit';
import { nautilus as game, type NautilusEvent } from '@ankerplatz/nautilus';
import { expect, test } from 'vitest';
import type { ReviewFacts } from '../../board/review.ts';
import { en } from '../../text/review/en.ts';
import { reviewOf } from './review.ts';

const FIGURES = { captures: 3, lost: 1, startCards: 4, discards: 5, stepsLost: 20 };

const SAILORS = { n: ['h1', 'h2', 'h3'], e: ['t0', 'home', 'h3'], s: ['h3', 'c2', 't5'], w: ['home', 'home', 'home'] };

const captured = (sailor: string, by: string): NautilusEvent =>
  ({ type: 'captured', sailor, by, at: 't9' }) as NautilusEvent;

/** Two of them by North against the other side; the others by the partner, the whale, an opponent, and a mishap within the side. */
const CAPTURES = [
  ...[captured('e1', 'n1'), captured('w2', 'n3')],
  ...[captured('e1', 's1'), captured('e1', 'moby'), captured('n2', 'w1'), captured('s1', 'n1')],
];

const played = (own: object, view: object = {}): ReviewFacts => ({
  seat: 0,
  view: { variant: 'quick', sailors: SAILORS, ...view } as unknown as View,
  events: CAPTURES,
  figures: [{ ...FIGURES, ...own }, FIGURES, FIGURES, FIGURES],
  stronger: null,
});
const alone = (): ReviewFacts => played({}, { variant: 'duel' });

test.each([
  ['many discards', played({ discards: 9 }), en.nautilus.tryStart(9)],
  ['more lost than captured', played({ lost: 5 }), en.nautilus.trySafe(5)],
  ['all well', played({}), en.nautilus.tryPartner],
  ['all well without a partner', alone(), en.nautilus.tryDivide],
])('one thing to try next: %s', (_, given, next) => {
  expect(reviewOf(given, en).next).toBe(next);
});

test('what went well has figures', () => {
  expect(reviewOf(played({ lost: 0, discards: 0 }), en).good).toEqual([
    en.nautilus.home(4, 6),
    en.nautilus.captures(2),
    en.nautilus.kept,
    en.nautilus.used(0),
  ]);
});

test('in a duel the captures of both colours are one’s own', () => {
  expect(reviewOf(alone(), en).good).toEqual([en.nautilus.homeAlone(4, 6), en.nautilus.captures(3)]);
});

test('nobody in harbour and nobody captured is nothing that went well', () => {
  const home = ['home', 'home', 'home'];
  const none = { ...played({}, { sailors: { n: home, e: home, s: home, w: home } }), events: [] };
  expect(reviewOf(none, en).good).toEqual([]);
});

test('the figures are those that the game counts', () => {
  const setup = game.setup({ variant: 'quick' });
  if (!setup.ok) throw new Error(setup.error);
  const position = game.start(setup.value, { shuffle: () => undefined, die: () => 0 });
  const names = Object.keys(game.tally(setup.value.seats).figures(position)[0]!);
  expect(names).toEqual(expect.arrayContaining(Object.keys(FIGURES)));
});
