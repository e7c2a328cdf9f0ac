import type { GameEvent, Seat, View } from '@ankerplatz/kit';

/** By name: what a whole game of one seat comes to. */
export type Figures = Readonly<Record<string, number>>;

/** A game that is over, as one seat knows it. */
export interface ReviewFacts {
  readonly seat: Seat;
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Indexable by seat. */
  readonly figures: readonly Figures[];
  /** The name of a bot that is stronger than those that were played against; null: there is none. */
  readonly stronger: string | null;
}

/** The review of a game for its seat. */
export interface GameReview {
  /** The result, where points tell it. */
  readonly score: string | null;
  readonly good: readonly string[];
  /** One thing to try. */
  readonly next: string;
}

/** The first that holds. */
export const firstOf = (advice: readonly (readonly [holds: boolean, sentence: string])[], otherwise: string): string =>
  advice.find(([holds]) => holds)?.[1] ?? otherwise;
