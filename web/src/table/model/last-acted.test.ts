import { beforeEach, expect, test } from 'vitest';
import { actedAt, noteActed } from './last-acted.ts';

beforeEach(() => localStorage.clear());

const at = (minute: number): string => `2030-01-01T00:${String(minute).padStart(2, '0')}:00.000Z`;

test('the last time at each table is known', () => {
  noteActed('a', at(1));
  noteActed('b', at(2));
  noteActed('a', at(3));
  expect([actedAt('a'), actedAt('b'), actedAt('c')]).toEqual([at(3), at(2), undefined]);
});

test('only the latest tables are remembered, and nonsense is none', () => {
  for (let table = 0; table < 40; table++) noteActed(`t${table}`, at(table));
  expect(actedAt('t0')).toBeUndefined();
  expect(actedAt('t39')).toBe(at(39));
  localStorage.setItem('ankerplatz.acted', '[["x"], 3, ["y", "z"]]');
  expect([actedAt('x'), actedAt('y')]).toEqual([undefined, 'z']);
  localStorage.setItem('ankerplatz.acted', '{');
  expect(actedAt('y')).toBeUndefined();
});
