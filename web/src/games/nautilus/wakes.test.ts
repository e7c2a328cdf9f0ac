import type { BoardState, NautilusEvent } from '@ankerplatz/nautilus';
import { expect, test } from 'vitest';
import { wakesOf } from './wakes.ts';

const WATERS = { ring: 64, mouths: [8, 24, 40, 56] };
const BOARD = {
  sailors: {
    n: ['t3', 'home', 'home', 'home'],
    e: ['t24', 't40', 'home', 'home'],
    s: ['t32', 'home', 'home', 'home'],
    w: ['t50', 'home', 'home', 'home'],
  },
  moby: 't14',
} as unknown as BoardState;

const played = (seat: number): NautilusEvent => ({ type: 'played', seat, commander: null, card: '5' });
const moved = (sailor: 'e1' | 'e2' | 'n1', from: string, to: string): NautilusEvent => ({
  type: 'moved',
  sailor,
  from,
  to,
});

const wakes = (events: readonly NautilusEvent[], eyes: number | null = 0): readonly string[] =>
  wakesOf([{ events }], BOARD, eyes, WATERS).map(({ piece, spots }) => `${piece}: ${spots.join(' ')}`);

test('the last sailing of another seat is a wake, field by field; one’s own is none', () => {
  expect(wakes([played(1), moved('e1', 't21', 't24')])).toEqual(['e1: t21 t22 t23 t24']);
  expect(wakes([played(1), moved('e1', 't21', 't24')], 1)).toEqual([]);
  expect(wakes([played(1), moved('e1', 't21', 't24')], null)).toHaveLength(1);
});

test('stays while others act, and until the seat itself acts again', () => {
  const first = [played(1), moved('e1', 't23', 't24')];
  const later: NautilusEvent = { type: 'broughtOut', sailor: 's1', to: 't32' };
  expect(wakes([...first, played(2), later])).toEqual(['e1: t23 t24', 's1: shome t32']);
  const discarded: NautilusEvent = { type: 'discarded', seat: 1, card: '9', skipped: false };
  expect(wakes([...first, played(2), later, discarded])).toEqual(['s1: shome t32']);
});

test('a 5 in parts: each sailor has one way; a piece that is no longer there has none', () => {
  const parts = [played(1), moved('e1', 't20', 't22'), moved('e2', 't39', 't40'), moved('e1', 't22', 't24')];
  expect(wakes(parts)).toEqual(['e2: t39 t40', 'e1: t20 t21 t22 t23 t24']);
  expect(wakes([played(1), moved('e1', 't17', 't19')])).toEqual([]);
});

test('who rides leaves the whale’s wake and his own; a swap crosses the board', () => {
  const ride: readonly NautilusEvent[] = [
    { type: 'whaleArrived', at: 't10' },
    played(3),
    { type: 'rode', sailor: 'w1', to: 't50', moby: 't14' },
  ];
  const [rider, whale] = wakes(ride);
  expect(rider).toMatch(/^w1: t10 t11 .* t50$/);
  expect(whale).toBe('moby: t10 t11 t12 t13 t14');
  expect(wakes([played(3), { type: 'swapped', first: 'w1', second: 'e1' }])).toEqual(['w1: t24 t50', 'e1: t50 t24']);
});
