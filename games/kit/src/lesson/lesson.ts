import type { Setup } from '../game.ts';
import type { JsonObject } from '../json.ts';
import type { MoveEntry } from '../log/entry.ts';
import type { Seat } from '../seat.ts';
import type { Language } from '../words.ts';

export type Texts = Readonly<Record<Language, string>>;

/**
 * The end of a step: a button, a look at what it points at, a whole turn of any kind, or moves of these shapes in any
 * order.
 */
export type StepEnd =
  | { readonly kind: 'continue' }
  | { readonly kind: 'look' }
  | { readonly kind: 'turn' }
  | { readonly kind: 'moves'; readonly shapes: readonly string[] };

export interface LessonStep {
  readonly text: Texts;
  /** Places of the board that it speaks of, by the names that the board gives them. */
  readonly points: readonly string[];
  readonly until: StepEnd;
  /** Why the lesson means these moves and no others; null where any will do. */
  readonly why: Texts | null;
  /** Moves of the other seats when the step is done. */
  readonly others: readonly MoveEntry[];
}

/** Where it begins: at a position as the game's notation writes it, or with a new game. */
export type LessonBeginning = { readonly position: JsonObject } | { readonly setup: Setup };

/** A lesson: a position of a game, and what is said and done there one after another. */
export interface Lesson {
  readonly game: string;
  /** The version of the rules that it was written for. */
  readonly rules: number;
  readonly title: Texts;
  /** The goal of the lesson, in one sentence. */
  readonly goal: Texts;
  /** The learner's. */
  readonly seat: Seat;
  /** The seed: the same word brings the same shuffles and dice. */
  readonly luck: string;
  readonly beginning: LessonBeginning;
  readonly steps: readonly LessonStep[];
}
