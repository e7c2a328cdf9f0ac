import type { BotGameId } from '@ankerplatz/bots/lazy';
import type { Explanation } from '@ankerplatz/coach';
import type { Seat } from '@ankerplatz/kit';
import type { BudgetName } from './budget.ts';

export const FORMAT = 'ankerplatz-review/1';

/** Raised whenever the same record may be judged otherwise: other bots, another value, other measures. */
export const JUDGE = 1;

/** The expectation of a seat after an entry, from what it knew then. */
export interface CurvePoint {
  readonly entry: number;
  /** The chance to win, from 0 to 1. */
  readonly chance: number;
  /** At the end of the game; null in a game without points. */
  readonly points: number | null;
}

/**
 * The way of a figure from its start to its result. All parts are measured in the same unit, and add up to `result`.
 */
export interface Account {
  /** Before anything was drawn. */
  readonly start: number;
  /** Shuffles, deals and dice: what came, less what would have come on average. */
  readonly luck: number;
  /** Own turns beside the best ones: never above 0 in chances. */
  readonly own: number;
  /** Turns of the others. */
  readonly others: number;
  /** The judge's own error: what it had foretold otherwise than it then judged. */
  readonly error: number;
  /** A resignation, a clock, an agreement. */
  readonly ended: number;
  readonly result: number;
}

/** The same decision with all hands open. */
export interface OpenTurn {
  readonly best: readonly string[];
  /** How much better the best turn is than what was played: chance to win. */
  readonly difference: number;
}

/** The verdict of thinking on a decision; everything else follows from the record. */
export interface Verdict {
  /** Equal to what was played where nothing better was found. */
  readonly best: readonly string[];
  /** How much better the best is, in the measure of the review; never below 0. */
  readonly difference: number;
  /** The same as chance to win. */
  readonly chance: number;
  /** The same as own final points; null in a game without points. May be below 0 where the best turn costs others more. */
  readonly points: number | null;
  /** null: nothing is hidden in this game. */
  readonly open: OpenTurn | null;
}

/** A whole turn of a seat, beside the best one. */
export interface JudgedTurn extends Verdict {
  readonly seat: Seat;
  readonly round: number;
  /** The entry before it: where the seat had to decide. */
  readonly from: number;
  /** The turn's last entry. */
  readonly to: number;
  readonly played: readonly string[];
  /** null: nothing better was found. */
  readonly reason: Explanation | null;
}

/** A game as one seat could see it. */
export interface SeatReview {
  readonly seat: Seat;
  readonly curve: readonly CurvePoint[];
  readonly chance: Account;
  /** null in a game without points. */
  readonly points: Account | null;
  /** Of its decisions those that cost most, the dearest first: the numbers of their entries (`to`), at most five. */
  readonly turningPoints: readonly number[];
  /** Figures of the game, by name: where points came from, what was done. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Review {
  readonly format: typeof FORMAT;
  /** The hash of the record. */
  readonly record: string;
  readonly game: BotGameId;
  /** The version of the rules. */
  readonly rules: number;
  readonly judge: number;
  readonly budget: BudgetName;
  /** The unit of differences: points ahead of the others, or chance to win. */
  readonly measure: 'points' | 'chance';
  /** Indexable by seat; null: the game is not over. */
  readonly ranks: readonly number[] | null;
  readonly seats: readonly SeatReview[];
  /** In the order of the game. */
  readonly decisions: readonly JudgedTurn[];
  /** Of all decisions those that cost their seats most, the dearest first: the numbers of their entries (`to`), at most five. */
  readonly turningPoints: readonly number[];
}

/** Whether a review was made by another judge than this program has. */
export const isOutdated = ({ judge }: Pick<Review, 'judge'>): boolean => judge !== JUDGE;

export const verdictOf = ({ best, difference, chance, points, open }: JudgedTurn): Verdict => ({
  ...{ best, difference, chance, points, open },
});
