import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareLimit } from '../testing/chi-square.ts';
import type { ChanceSource } from './chance.ts';
import { committedSource } from './committed.ts';
import { ScriptedChance } from './scripted.ts';
import { SeededChance, seededSource } from './seeded.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const SOURCES: readonly (readonly [string, ChanceSource])[] = [
  ['seeded', seededSource('even')],
  ['committed', committedSource({ table: 'fair', contributions: ['c0ffee', ''] }, '17'.repeat(32))],
];

describe.each(SOURCES)('%s chance', (_, source) => {
  const ROLLS = 12_000;

  test.each([2, 6, 7, 104])('a die of %i faces is fair', faces => {
    const counts = upTo(faces).map(() => 0);
    const chance = source.at(1);
    for (let i = 0; i < ROLLS; i++) counts[chance.die(faces)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(faces));
  });

  test('the first throw of an entry is as fair as the following ones', () => {
    const counts = upTo(6).map(() => 0);
    for (let entry = 0; entry < ROLLS; entry++) counts[source.at(entry).die(6)]!++;
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit(6));
  });

  test('every order of five items is equally likely', () => {
    const counts = new Map<string, number>();
    for (let entry = 0; entry < ROLLS; entry++) {
      const items = upTo(5);
      source.at(entry).shuffle(items);
      counts.set(items.join(), (counts.get(items.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    expect(chiSquare([...counts.values()])).toBeLessThan(chiSquareLimit(120));
  });

  test('every place of a large deck is equally likely for every card', () => {
    const cards = 52;
    const counts = upTo(cards * cards).map(() => 0);
    const chance = source.at(0);
    for (let i = 0; i < 2_000; i++) {
      const deck = upTo(cards);
      chance.shuffle(deck);
      for (const [place, card] of deck.entries()) counts[card * cards + place]!++;
    }
    // Rows and columns add up: (52 − 1)² cells are free.
    expect(chiSquare(counts)).toBeLessThan(chiSquareLimit((cards - 1) ** 2 + 1));
  });

  test('an entry has the same draws whenever it is asked for, and other draws than its neighbours', () => {
    const orders = [0, 1, 2, 2].map(entry => {
      const deck = upTo(52);
      source.at(entry).shuffle(deck);
      return deck.join();
    });
    expect(orders[3]).toBe(orders[2]);
    expect(new Set(orders).size).toBe(3);
  });

  test('shuffles keep what they shuffle, in lists and typed arrays alike', () => {
    const list = [4, 4, 1, 9];
    const bytes = Uint8Array.from(list);
    source.at(3).shuffle(list);
    source.at(3).shuffle(bytes);
    expect([...list].sort()).toEqual([1, 4, 4, 9]);
    expect([...bytes]).toEqual(list);
  });

  test('nothing to shuffle draws nothing', () => {
    const [none, one] = [source.at(5), source.at(5)];
    none.shuffle([]);
    none.shuffle([1]);
    expect(none.die(1_000_000)).toBe(one.die(1_000_000));
  });
});

describe('seeded chance', () => {
  test('the same seed gives the same words everywhere', () => {
    const chance = SeededChance.from('quay');
    expect(upTo(4).map(() => chance.word())).toEqual([3859070488, 4276807827, 1096780138, 2669182988]);
    const deck = upTo(10);
    seededSource('quay').at(0).shuffle(deck);
    expect(deck).toEqual([2, 8, 5, 7, 6, 4, 1, 9, 3, 0]);
  });

  test('xoshiro128** as its authors publish it', () => {
    // By hand: rotl(2 × 5, 7) × 9 = 11520; then b = 2 ^ (3 ^ 1) = 0 gives 0. The rest is what its other implementations print.
    const chance = new SeededChance([1, 2, 3, 4]);
    expect(upTo(5).map(() => chance.word())).toEqual([11520, 0, 5927040, 70819200, 2031721883]);
  });

  test('units lie between 0 and 1', () => {
    const chance = SeededChance.from('units');
    const units = upTo(1000).map(() => chance.unit());
    expect(Math.min(...units)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...units)).toBeLessThan(1);
    expect(new Set(units).size).toBe(1000);
  });
});

describe('scripted chance', () => {
  test('brings what is written, in order', () => {
    const chance = new ScriptedChance([2, [30, 10, 20], 0]);
    const items = [10, 20, 30];
    expect(chance.die(3)).toBe(2);
    chance.shuffle(items);
    expect(items).toEqual([30, 10, 20]);
    expect(chance.die(1)).toBe(0);
  });

  test.each([
    ['a throw more than written', [], (chance: ScriptedChance) => chance.die(6)],
    ['a face the die does not have', [6], (chance: ScriptedChance) => chance.die(6)],
    ['an order where a throw is asked', [[1]], (chance: ScriptedChance) => chance.die(6)],
    ['a throw where an order is asked', [1], (chance: ScriptedChance) => chance.shuffle([1])],
    ['an order of another length', [[1, 2]], (chance: ScriptedChance) => chance.shuffle([1])],
  ])('refuses %s', (_, draws, ask) => {
    expect(() => ask(new ScriptedChance(draws))).toThrow('draw 1 is not');
  });
});
