import { expect, test } from 'vitest';
import { readPuzzles } from './read-puzzles.ts';

const HEAD = { format: 'ankerplatz-puzzles/2', game: 'quay', rules: 1, seed: 's' };
const PUZZLE = {
  ...{
    id: '0-1',
    bots: 'captain',
    theme: 'crowns',
    difficulty: 'hard',
    seat: 0,
    best: ['go'],
    gap: 3,
    error: 1,
    runs: 9,
  },
  position: { game: 'quay' },
  before: [{ seat: 1, move: 'go' }],
};

const read = (...lines: readonly unknown[]) => readPuzzles(lines.map(line => JSON.stringify(line)).join('\n'));
const errorOf = (...lines: readonly unknown[]): string => {
  const book = read(...lines);
  return book.ok ? '' : book.error;
};

test('a file has its origin in the first line, and a puzzle a line', () => {
  const { format, ...origin } = HEAD;
  expect(read(HEAD, PUZZLE)).toEqual({ ok: true, value: { ...origin, puzzles: [PUZZLE] } });
});

test('what is wrong is said with its line and field', () => {
  expect(errorOf({ ...HEAD, format: 'other' }, PUZZLE)).toContain(
    'line 1 is not the head of a file of puzzles: format',
  );
  expect(errorOf(HEAD, { ...PUZZLE, theme: 'luck' })).toBe('line 2 is not a puzzle: theme');
  expect(errorOf(HEAD, PUZZLE, { ...PUZZLE, id: '0-2', best: [] })).toBe('line 3 is not a puzzle: best');
  expect(errorOf(HEAD, { ...PUZZLE, colour: 'red' })).toBe('line 2 is not a puzzle: colour');
  expect(errorOf(HEAD, PUZZLE, PUZZLE)).toBe('line 3: “0-1” is there twice');
  expect(errorOf(HEAD, 'nonsense')).toContain('line 2');
});
