import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { ZoneTexts } from './text/zones.ts';

/** A card that these eyes know to be in another hand. */
export interface KnownCard {
  readonly card: Card;
  /** The card's origin: "your 7"; null: the card says enough. */
  readonly label: string | null;
}

export interface OtherHand {
  /** The seat's last turn. */
  readonly lastTurn: string;
  readonly seat: Seat;
  readonly name: string;
  /** Whether the name is that of a member, which no guest can take. */
  readonly isMember?: boolean;
  readonly isPartner: boolean;
  readonly count: number;
  /** The cards, where they are seen: an open hand, one that is commanded. */
  readonly cards: readonly Card[] | null;
  readonly known: readonly KnownCard[];
  /** Further things that only these eyes know, a line each: "no 7", "no 1 and no 12". */
  readonly notes: readonly string[];
  /** Whether a 1 or 12 was held at the deal; null: not announced. */
  readonly announced: boolean | null;
  readonly isOpen: boolean;
  readonly isTurn: boolean;
  readonly isDealer: boolean;
  /** A card lies face down for the exchange or trade. */
  readonly hasLaid: boolean;
}

export interface OtherProps {
  readonly other: OtherHand;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

/** A card of another hand, as far as it is known. */
export interface HeldByOther {
  readonly card: Card | null;
  readonly label: string | null;
}

const UNKNOWN: HeldByOther = { card: null, label: null };

/** The cards of a hand: those that are seen or known, then backs. */
export const cardsOf = ({ cards, known, count }: OtherHand): readonly HeldByOther[] =>
  cards
    ? cards.map(card => ({ card, label: known.find(each => each.card === card)?.label ?? null }))
    : [...known, ...new Array<HeldByOther>(Math.max(0, count - known.length)).fill(UNKNOWN)];

export const statesOf = (
  { isPartner, isDealer, isOpen, hasLaid, announced, notes }: OtherHand,
  texts: ZoneTexts,
): string[] => [
  ...(isPartner ? [texts.partner] : []),
  ...(isDealer ? [texts.dealer] : []),
  ...(isOpen ? [texts.openHand] : []),
  ...(hasLaid ? [texts.hasLaid] : []),
  ...(announced === null ? [] : [texts.announced(announced)]),
  ...notes,
];
