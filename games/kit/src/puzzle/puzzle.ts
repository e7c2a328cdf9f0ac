import type { JsonObject } from '../json.ts';
import type { MoveEntry } from '../log/entry.ts';
import type { Seat } from '../seat.ts';

/** The subjects of best turns, over all games. */
export const THEMES = [
  'finish',
  'crowns',
  'delivery',
  'extra',
  'money',
  'pass',
  'build',
  'capture',
  'berth',
  'whale',
  'split',
  'swap',
  'out',
  'partner',
  'special',
  'skip',
  'advance',
] as const;
export type Theme = (typeof THEMES)[number];

/** By the bots that miss the best turn: deckhands alone, mates too, or captains as well. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A position in which one turn is clearly best. */
export interface Puzzle {
  /** Unlike those of all other puzzles of the game. */
  readonly id: string;
  /** The bots whose game the position comes from. */
  readonly bots: string;
  readonly theme: Theme;
  readonly difficulty: Difficulty;
  readonly seat: Seat;
  /** The best turn, move by move. */
  readonly best: readonly string[];
  /** By how much it is ahead of the next best, on average over all runs, and how far that may be off (95 %). */
  readonly gap: number;
  readonly error: number;
  /** How often both were played on, each time with the same luck. */
  readonly runs: number;
  readonly position: JsonObject;
  /** Entries from there until the seat is asked: the notation writes no turn that is under way. */
  readonly before: readonly MoveEntry[];
}

/** The first line of a file of puzzles, about all of them. */
export interface PuzzleOrigin {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly seed: string;
}

export interface PuzzleBook extends PuzzleOrigin {
  readonly puzzles: readonly Puzzle[];
}
