import type { Puzzle } from './puzzle.ts';

/** Far from one day's to the next: neighbours in a file come from the same game. */
const STRIDE = 7919;

/** The puzzle of a day, by its year, month and date, the same for everybody. */
export const puzzleOfDay = (puzzles: readonly Puzzle[], day: readonly [number, number, number]): Puzzle | undefined => {
  const [year, month, date] = day;
  return puzzles[(STRIDE * (366 * year + 31 * month + date)) % puzzles.length];
};
