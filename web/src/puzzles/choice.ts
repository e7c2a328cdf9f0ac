import type { Difficulty, Puzzle, Theme } from '@ankerplatz/kit/puzzle';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { progress } from '../lessons/progress.ts';

/** The name under which a solved puzzle is kept, beside the lessons. */
export const puzzleName = (game: BoardGameId, id: string): string => `${game}/puzzle-${id}`;

export const isSolved = (game: BoardGameId, id: string): boolean => progress.value.done.includes(puzzleName(game, id));

/** The puzzles of a theme and difficulty. */
export const puzzlesOf = (puzzles: readonly Puzzle[], theme: Theme, difficulty: Difficulty): readonly Puzzle[] =>
  puzzles.filter(puzzle => puzzle.theme === theme && puzzle.difficulty === difficulty);

/** The first that is not solved yet, else the first. */
export const firstOpen = (game: BoardGameId, puzzles: readonly Puzzle[]): Puzzle | undefined =>
  puzzles.find(({ id }) => !isSolved(game, id)) ?? puzzles[0];

/** The puzzle after this one: one of its kind that is open, one of its theme, or any; undefined: all are solved. */
export const nextPuzzle = (game: BoardGameId, puzzles: readonly Puzzle[], last: Puzzle): Puzzle | undefined => {
  const open = puzzles.filter(({ id }) => id !== last.id && !isSolved(game, id));
  const later = open.filter(puzzle => puzzles.indexOf(puzzle) > puzzles.indexOf(last));
  const isAlike = ({ theme, difficulty }: Puzzle): boolean => theme === last.theme && difficulty === last.difficulty;
  return (
    later.find(isAlike) ??
    open.find(isAlike) ??
    later.find(({ theme }) => theme === last.theme) ??
    open.find(({ theme }) => theme === last.theme) ??
    later[0] ??
    open[0]
  );
};
