/** The JSON of a position (`makeState`) and of a view (`view`): its types. */
import type { JsonObject, Seat, View } from '@ankerplatz/kit';
import type { NautilusOptions } from './options.ts';
import type { ByColour, Card, Phase, Sailor, Variant } from './types.ts';

/** Where all pieces stand. */
export type BoardState = {
  /** By colour, in the order of their numbers: `home`, `t14`, `c2`, `h3`; `t0*` for a fresh one. */
  readonly sailors: ByColour<readonly string[]>;
  /** Null while Moby Dick is off the board. */
  readonly moby: string | null;
};

/** The seats that the game waits for, and for what. */
export type Wait = {
  readonly phase: Exclude<Phase, 'over'>;
  /** The deciding seats. */
  readonly seats: readonly Seat[];
  /** Exchange and trade: what was laid, by seat, as far as it may be known. */
  readonly given?: Readonly<Record<string, Card>>;
  /** Step: the steps of the 5 that are left, and the sailors that have moved. */
  readonly left?: number;
  readonly moved?: readonly Sailor[];
  /** Ask: the cards asked for in vain. */
  readonly asked?: readonly Card[];
  /** Return: the card asked for. */
  readonly got?: Card;
  /** The seat that decides in a commanded turn. */
  readonly commander?: Seat;
};

/** The state that all may know, in the words of the notation. */
export type NautilusState = BoardState & {
  readonly game: 'nautilus';
  readonly variant: Variant;
  /** Counts from 1. */
  readonly round: number;
  readonly dealer: Seat;
  /** The seat whose turn it is; in a commanded turn the commanded seat. */
  readonly turn: Seat;
  /** Indexable by seat. */
  readonly open: readonly boolean[];
  /** In the order played. */
  readonly discards: readonly Card[];
  /** The card that a nautilus would use. */
  readonly last: Card | null;
  readonly over: boolean;
  /** Indexable by seat: whether it held a 1 or 12 at the deal. */
  readonly announced: readonly boolean[] | null;
  readonly waits: Wait | null;
};

/** The least and the most of something; null for no bound. */
export type Bounds = readonly [least: number, most: number | null];

/** The sure knowledge of a hand that is not seen. Cards not named are unbounded. */
export interface KnownHand extends JsonObject {
  readonly least: Readonly<Partial<Record<Card, number>>>;
  readonly most: Readonly<Partial<Record<Card, number>>>;
  /** Cards 1 and 12 together. */
  readonly starts: Bounds;
}

export interface KnownHands extends JsonObject {
  /** Indexable by seat; null for a hand that is seen. */
  readonly hands: readonly (KnownHand | null)[];
  /** The start cards of seats 0 and 2 together, and of 1 and 3. */
  readonly pairs: readonly Bounds[];
}

/** All that a seat has learned and may still use, and what a position is made of besides. */
export interface Known extends KnownHands {
  readonly options: NautilusOptions;
  /** The board before the last card, for a nautilus; null without a last card. */
  readonly before: BoardState | null;
  /** The seats that have laid a card for the exchange or trade under way. */
  readonly laid: readonly Seat[];
  /** The knowledge of all observers. */
  readonly everybody: KnownHands;
}

export interface NautilusView extends View, Readonly<NautilusState> {
  readonly game: 'nautilus';
  readonly over: boolean;
  readonly hands: readonly (number | readonly Card[])[];
  readonly deckSize: number;
  readonly known: Known;
}
