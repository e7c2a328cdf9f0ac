import type { ByCard, ByColour, Variant } from '../types.ts';
import type { PlaceWords } from './places.ts';

/** A card with its article. */
export interface CardArticles {
  readonly subject: ByCard<string>;
  readonly object: ByCard<string>;
  /** The card that is asked for, as a word. */
  readonly wanted: ByCard<string>;
}

/** The names of things on boards and terminal: as inside a sentence, without their article unless it is said. */
export interface NautilusNames {
  readonly cards: ByCard<string>;
  readonly the: CardArticles;
  /** The sides of the board, and the colours of their sailors. */
  readonly colours: ByColour<string>;
  readonly variants: Readonly<Record<Variant, string>>;
  readonly places: PlaceWords;
  readonly whirlpool: string;
  /** The nouns before a sailor's number or a field's name. */
  readonly nouns: { readonly sailor: string; readonly field: string };
  readonly pieces: {
    readonly own: (number: number) => string;
    readonly of: (colour: string, number: number) => string;
    readonly moby: string;
  };
}
