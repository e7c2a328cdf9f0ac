export {
  DIFFICULTIES,
  type Difficulty,
  type Puzzle,
  type PuzzleBook,
  type PuzzleOrigin,
  THEMES,
  type Theme,
} from './puzzle.ts';
export { puzzleOfDay } from './puzzle-of-day.ts';
export { answerIn, beginPuzzle, isAnswered, isBest } from './puzzle-run.ts';
export { afterTurn, flawOf, PUZZLE_FORMAT, puzzlePosition, readPuzzles } from './read-puzzles.ts';
export type { PuzzleText } from './text/puzzle-text.ts';
export { runsOf, type Verdict, verdictOf } from './verdict.ts';
