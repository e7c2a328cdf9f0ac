import type { Difficulty, Theme } from '@ankerplatz/kit/puzzle';

/** The sentences around a puzzle. */
export interface PuzzleWords {
  title(id: string): string;
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly find: string;
  /** The commands that can be typed. */
  readonly help: string;
  /** The first hint: how the best turn begins. */
  begins(move: string): string;
  /** The second hint. */
  readonly ideas: Readonly<Record<Theme, string>>;
  readonly looking: string;
  readonly found: string;
  readonly asGood: string;
  points(played: number, best: number): string;
  chances(played: number, best: number): string;
  readonly line: string;
  next(command: string): string;
}
