import type { Position, Seat, SeededChance, View } from '@ankerplatz/kit';

/** The expectation of a seat in a game. */
export interface Outlook {
  /** The chance to win, from 0 to 1; a win that is shared counts as its fraction. */
  readonly chance: number;
  /** At the end of the game; null in a game without points. */
  readonly points: number | null;
}

/** The expectation after a turn. Only differences between turns that were compared with each other tell something. */
export interface TurnOutlook extends Outlook {
  /** In the measure of the foreteller. */
  readonly worth: number;
}

/** The effort with which turns are compared. */
export interface Closeness {
  /** Positions judged at most, where nothing is hidden. */
  readonly playouts: number;
  /** Deals looked at, where hands are hidden. */
  readonly worlds: number;
}

/** The same where all hands are seen, in a game that hides them. */
interface OpenForeteller {
  /** The best whole turn. */
  best(position: Position, seat: Seat, seed: string): readonly string[];
  compare(
    position: Position,
    seat: Seat,
    turns: readonly (readonly string[])[],
    closeness: Closeness,
    seed: string,
  ): readonly TurnOutlook[];
}

/** Foretells how a game ends for a seat, from what that seat may know. The same question gets the same answer. */
export interface Foreteller {
  /** The versions that it was made for. */
  readonly rules: readonly number[];
  /** The measure of a turn's worth: points ahead of the others, or the chance to win. */
  readonly measure: 'points' | 'chance';
  /** For the seat of a view, also where another one decides. */
  outlook(view: View, seed: string): Outlook;
  /** For a seat in a position that was drawn from its view. */
  outlookIn(position: Position, seat: Seat, chance: SeededChance): Outlook;
  /** Whole turns of the view's seat, which must decide, side by side with the same luck. */
  compare(
    view: View,
    turns: readonly (readonly string[])[],
    closeness: Closeness,
    seed: string,
  ): readonly TurnOutlook[];
  /** null: nothing is hidden. */
  readonly open: OpenForeteller | null;
}
