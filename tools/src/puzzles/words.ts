import type { PuzzleText } from '@ankerplatz/kit/puzzle';

/** The sentences around a puzzle in a terminal. */
export interface PuzzleWords extends PuzzleText {
  title(id: string): string;
  /** The commands that can be typed. */
  readonly help: string;
  /** The first hint: how the best turn begins. */
  begins(move: string): string;
  readonly line: string;
  next(command: string): string;
}
