import type { GameEvent, Language, Outcome, View } from '@ankerplatz/kit';
import type pc from 'picocolors';

/** Colours, or none. */
export type Paint = ReturnType<typeof pc.createColors>;

/** The scene that is drawn. */
export interface Scene {
  readonly view: View;
  /** Indexable by seat. */
  readonly names: readonly string[];
  readonly paint: Paint;
}

/** A legal move and what it means. */
export interface Choice {
  readonly move: string;
  readonly words: string;
  /** Further signs of the choice on the board: of pieces. */
  readonly signs?: readonly string[];
}

/** Figures of a whole game, by name. */
export type Figures = Readonly<Record<string, number>>;

/** A game in characters, in one language. Pictures are lines of at most 80 columns. */
export interface Board {
  readonly title: string;
  /** The names of people who give none; indexable by seat. */
  readonly seatNames: readonly string[];
  /** After such an event nothing that was done before can be taken back. */
  isFinal(event: GameEvent): boolean;
  /** The whole table as the view shows it. */
  picture(scene: Scene): readonly string[];
  /** The part of the table that the view's seat needs for what it must decide now. */
  decision(scene: Scene): readonly string[];
  /** Words that may be said before a name: “sailor 2”. */
  readonly nouns: readonly string[];
  /** The moves of the view in the order in which people look for them. */
  choices(view: View): readonly Choice[];
  /** The end: where every point came from. `figures` is indexable by seat. */
  finale(scene: Scene, outcome: Outcome, figures: readonly Figures[]): readonly string[];
}

export type MakeBoard = (language: Language) => Promise<Board>;
