import type { Difficulty, Theme } from '../puzzle.ts';

/** The sentences around a puzzle that every interface says. */
export interface PuzzleText {
  readonly difficulties: Readonly<Record<Difficulty, string>>;
  readonly find: string;
  /** Hints at what the best turn is about. */
  readonly ideas: Readonly<Record<Theme, string>>;
  readonly looking: string;
  readonly found: string;
  readonly asGood: string;
  points(played: number, best: number): string;
  chances(played: number, best: number): string;
}
