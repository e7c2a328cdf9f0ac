import { readFileSync } from 'node:fs';
import { type Puzzle, readPuzzles } from '@ankerplatz/kit/puzzle';
import type { GameId } from '@ankerplatz/registry';

/** The puzzles of a game in their order. */
export const puzzlesOf = (game: GameId): readonly Puzzle[] => {
  const book = readPuzzles(readFileSync(new URL(`../../../games/${game}/puzzles.ndjson`, import.meta.url), 'utf8'));
  if (!book.ok) throw new Error(book.error);
  return book.value.puzzles;
};
