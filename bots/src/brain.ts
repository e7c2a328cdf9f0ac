import type { SeededChance, View } from '@ankerplatz/kit';

/** How much a bot may think. The same budget gives the same answer everywhere. */
export interface Budget {
  /** Positions played out or judged; what one of them is, the brain decides. More than a level's own let it think longer. */
  readonly playouts: number;
  /** Breaks ties, samples what is hidden, plays out what is to come. */
  readonly chance: SeededChance;
  /**
   * Asked at least once for every decision that is searched or played out, with how much of all that may be spent is spent, from 0 to 1,
   * and the playouts so far; once true, the best found so far is the answer.
   */
  readonly isStopped: (spent: number, playouts: number) => boolean;
}

/** A whole turn: the moves up to where the decision passes on, something is learned, or chance is drawn. */
export interface PlannedTurn {
  /** At least one move. */
  readonly moves: readonly string[];
  /** In the brain's own measure: more is better. */
  readonly value: number;
}

/** Thinks for one game at one level. It sees a view and nothing else. */
export interface Brain {
  /** Whole turns for the view's seat, which must decide: best first, at least one. */
  think(view: View, budget: Budget): readonly PlannedTurn[];
}
