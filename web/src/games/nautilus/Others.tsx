import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { ZoneTexts } from './text/zones.ts';

/** A card that these eyes know to be in somebody's hand. */
export interface KnownCard {
  readonly card: Card;
  /** How it is known: "your 7"; without one the card says enough. */
  readonly label: string | null;
}

export interface OtherHand {
  readonly seat: Seat;
  readonly name: string;
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

export interface OthersProps {
  /** Clockwise from one's left. */
  readonly others: readonly OtherHand[];
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

/** Partner and opponents: their backs, and what is known of them. */
export function Others({ others, texts, names }: OthersProps): JSX.Element {
  return (
    <section class="others" aria-label={texts.others}>
      <ul>
        {others.map(({ seat, name, count, cards, known, notes, announced }) => (
          <li key={seat} data-place={`hand-${seat} seat-${seat}`}>
            {name}: {cards ? cards.map(card => names.cards[card]).join(', ') : texts.cards(count)}
            {known.map(({ card, label }) => ` ${label ?? names.cards[card]}`)}
            {notes.map(note => ` ${note}`)}
            {announced !== null && ` ${texts.announced(announced)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
