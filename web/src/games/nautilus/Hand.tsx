import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { ZoneTexts } from './text/zones.ts';

export interface HandCard {
  /** Stays with the card while others come and go: `7`, `7/2` for the second 7. */
  readonly id: string;
  readonly card: Card;
  readonly isOffered: boolean;
  readonly isPicked: boolean;
  /** Who gave it. */
  readonly from: string | null;
  /** What only these eyes know about it, a few words each. */
  readonly marks: readonly string[];
  /** Something is learned when it is played: it cannot be taken back. */
  readonly isFinal: boolean;
  /** What is read aloud: "6, two uses". */
  readonly label: string;
}

export interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly HandCard[];
  /** Whose, if not one's own: in a privateer's turn, for who watches. */
  readonly owner: string | null;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
  readonly onCard: (id: string) => void;
}

/** A fan of cards, each a button. */
export function Hand({ seat, cards, owner, texts, names, onCard }: HandProps): JSX.Element {
  return (
    <section
      class="hand"
      aria-label={owner === null ? texts.hand : texts.handOf(owner)}
      data-place={`hand-${seat} seat-${seat}`}
    >
      {cards.length === 0 && <p>{texts.noCards}</p>}
      {cards.map(({ id, card, isOffered, isPicked, label }) => (
        <button
          key={id}
          type="button"
          aria-label={label}
          aria-pressed={isPicked}
          aria-disabled={!isOffered}
          onClick={() => onCard(id)}
        >
          {names.cards[card]}
        </button>
      ))}
    </section>
  );
}
