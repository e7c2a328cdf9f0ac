import { beforeEach, expect, test } from 'vitest';
import { isNewTo, noteTurn } from './experience.ts';

beforeEach(() => localStorage.clear());

test('a game is new for its first turns, each game by itself', () => {
  expect(isNewTo('nauticus')).toBe(true);
  for (let turn = 0; turn < 40; turn++) noteTurn('nauticus');
  expect(isNewTo('nauticus')).toBe(false);
  expect(isNewTo('nautilus')).toBe(true);
});

test('whatever is kept, nobody is shut out', () => {
  localStorage.setItem('ankerplatz.turns', '{"nauticus":"many"');
  expect(isNewTo('nauticus')).toBe(true);
  localStorage.setItem('ankerplatz.turns', '{"nauticus":"many"}');
  expect(isNewTo('nauticus')).toBe(true);
});
