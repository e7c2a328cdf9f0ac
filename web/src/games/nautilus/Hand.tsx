import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { CardFace } from './art/cards.tsx';
import { FinalSign } from './art/signs.tsx';
import type { ZoneTexts } from './text/zones.ts';
import './hand.css';

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

/** How far a card of a fan leans, from −1 on the left to 1 on the right. */
const leanOf = (index: number, count: number): string => (count < 2 ? '0' : ((2 * index) / (count - 1) - 1).toFixed(3));

/** A fan of cards, each a button. */
export function Hand({ seat, cards, owner, texts, names, onCard }: HandProps): JSX.Element {
  return (
    <section
      class="hand"
      aria-label={owner === null ? texts.hand : texts.handOf(owner)}
      data-place={`hand-${seat} seat-${seat}`}
    >
      {owner !== null && <p class="hand-owner">{texts.handOf(owner)}</p>}
      {cards.length === 0 ? (
        <p class="hand-empty">{texts.noCards}</p>
      ) : (
        <ul class="hand-fan" style={{ '--count': cards.length }}>
          {cards.map((held, index) => (
            <li key={held.id} style={{ '--lean': leanOf(index, cards.length) }}>
              <HeldCard held={held} texts={texts} names={names} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface HeldCardProps extends Pick<HandProps, 'texts' | 'names' | 'onCard'> {
  readonly held: HandCard;
}

function HeldCard({ held, texts, names, onCard }: HeldCardProps): JSX.Element {
  const { id, card, isOffered, isPicked, from, marks, isFinal, label } = held;
  const notes = [...(from === null ? [] : [texts.from(from)]), ...marks];
  return (
    <button
      type="button"
      class={isOffered ? 'hand-card is-offered' : 'hand-card'}
      aria-label={[label, ...notes, ...(isFinal ? [texts.final] : [])].join(', ')}
      aria-pressed={isPicked}
      aria-disabled={!isOffered}
      data-place={`card-${id}`}
      onClick={() => onCard(id)}
    >
      <CardFace card={card} names={names} />
      {isFinal && (
        <span class="hand-final">
          <FinalSign />
        </span>
      )}
      {notes.map(note => (
        <span key={note} class="hand-note" aria-hidden="true">
          {note}
        </span>
      ))}
    </button>
  );
}
