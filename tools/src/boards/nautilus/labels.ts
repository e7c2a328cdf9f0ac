import {
  type ByCard,
  type ByColour,
  colourOf,
  type Naming,
  type NautilusWords,
  numberOf,
  type Sailor,
  type Variant,
} from '@ankerplatz/nautilus';
import type { Seen } from './seen.ts';

/** Words of the picture. */
export interface NautilusCatalogue {
  /** A head and what it is about. */
  about(head: string, text: string): string;
  readonly none: string;
  head(variant: string, round: number): string;
  deal(dealer: string, deck: number): string;
  readonly lastCard: string;
  /** The meaning of the chart's signs. */
  legend(signs: Readonly<Record<'start' | 'berth' | 'cave' | 'whirlpool' | 'whale', string>>): string;
  /** Pieces as one speaks of them, as subject or object. */
  readonly sailors: {
    toStart(steps: number): string;
    readonly fresh: string;
    ahead(piece: string, steps: number): string;
    behind(piece: string, steps: number): string;
  };
  /** Heads of the table of players. */
  readonly columns: Readonly<Record<'colours' | 'cards' | 'announced' | 'whirlpool' | 'way' | 'harbour', string>>;
  readonly announcedNote: string;
  readonly ownHand: string;
  handOf(name: string): string;
  openHand(name: string): string;
  readonly laid: string;
  discards(cards: number): string;
  gone(card: string, count: number, all: number): string;
  readonly knows: {
    all(name: string, cards: string): string;
    holds(cards: string): string;
    readonly start: string;
    readonly noStart: string;
    lacks(cards: string): string;
  };
  /** The question to a player, after their name. */
  readonly asks: {
    exchange(partner: string): string;
    mulligan(): string;
    play(): string;
    use(card: string): string;
    step(left: number): string;
    skipped(): string;
    trade(): string;
    ask(other: string): string;
    return(other: string, card: string): string;
  };
  /** A player does that for another. */
  commanded(asked: string, name: string): string;
  /** Moves that are no uses of cards. */
  readonly offers: {
    give(seat: string, card: string): string;
    trade(card: string): string;
    discard(card: string): string;
    ask(card: string): string;
    readonly keep: string;
    readonly mulligan: string;
  };
  /** The effects of using a card. */
  readonly deeds: {
    moved(piece: string, from: string, to: string): string;
    out(piece: string): string;
    swapped(first: string, second: string): string;
    portion(steps: number, left: number): string;
    captures(pieces: readonly string[]): string;
    arrives(place: string): string;
    whaleGoes(place: string): string;
    rides(place: string): string;
    whaleCaptures(pieces: readonly string[]): string;
    takesBack(card: string, shifts: readonly string[]): string;
    readonly offBoard: string;
    readonly thenUse: string;
    readonly unusable: string;
    readonly nothingBack: string;
    skips(seat: string): string;
    readonly opens: string;
    readonly storms: string;
    boards(seat: string): string;
    trades(seat: string, other: string): string;
    asks(seat: string): string;
    readonly fizzles: string;
    readonly wins: string;
  };
  readonly finale: {
    readonly title: string;
    /** Heads: captures, own sailors lost, start cards dealt, discards, steps discarded. */
    readonly columns: readonly [string, string, string, string, string];
    winner(names: readonly string[]): string;
  };
}

/** The words of a board with the game's own. */
export interface Labels extends NautilusCatalogue {
  readonly words: NautilusWords;
  /** The sides of the board: colours, quarters, and players who give no names. */
  readonly quarters: ByColour<string>;
  readonly cards: ByCard<string>;
  readonly variants: Readonly<Record<Variant, string>>;
}

export const labelsWith = (catalogue: NautilusCatalogue, words: NautilusWords): Labels => ({
  ...catalogue,
  words,
  quarters: words.names.colours,
  cards: words.names.cards,
  variants: words.names.variants,
});

/** A sailor on the chart: the first letter of its colour, and its number. */
export const signOf = (sailor: Sailor, { quarters }: Labels): string =>
  quarters[colourOf(sailor)][0]! + numberOf(sailor);

/** The names of pieces and places for the view's seat. */
export const namingOf = (seen: Seen, { words }: Labels): Naming => words.seenBy(seen).naming;
