import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { CardBack, CardFace } from '../art/cards.tsx';
import { FinalSign } from '../art/signs.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import './hand.css';

export interface HandCard {
  /** Stays with the card while others come and go: `7`, `7/2` for the second 7. */
  readonly id: string;
  readonly card: Card;
  readonly isOffered: boolean;
  readonly isPicked: boolean;
  /** The name of the giver. */
  readonly from: string | null;
  /** Notes for these eyes alone, a few words each. */
  readonly marks: readonly string[];
  /** Playing the card shows something: it cannot be taken back. */
  readonly isFinal: boolean;
  /** The card's uses now: "2 uses"; told after its name, so that a name never changes while it is read. */
  readonly label: string;
}

export interface HandProps {
  readonly seat: Seat;
  /** Other people may hear what is said: no card gets the focus by itself. */
  readonly isSecret: boolean;
  /** The id of the element with the uses of the lifted card, which are told inside it. */
  readonly uses: string | null;
  readonly cards: readonly HandCard[];
  /** How many cards there are that are not seen. */
  readonly backs: number;
  /** The owner's name, if the hand is not one's own: in a privateer's turn, for spectators. */
  readonly owner: string | null;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
  /** By a key or a screen reader: what comes next gets the focus. */
  readonly onCard: (id: string, isByKey: boolean) => void;
}

/** How far a card of a fan leans, from −1 on the left to 1 on the right. */
const leanOf = (index: number, count: number): string => (count < 2 ? '0' : ((2 * index) / (count - 1) - 1).toFixed(3));

/** A fan of cards, each a button. */
export function Hand({ seat, isSecret, uses, cards, backs, owner, texts, names, onCard }: HandProps): JSX.Element {
  return (
    <section
      class="hand"
      aria-label={owner === null ? texts.hand : texts.handOf(owner)}
      tabIndex={-1}
      data-secret={isSecret ? '' : undefined}
      data-place={`hand-${seat} seat-${seat}`}
    >
      {owner !== null && <p class="hand-owner">{texts.handOf(owner)}</p>}
      {cards.length === 0 ? (
        <Unseen backs={backs} texts={texts} />
      ) : (
        <ul class="hand-fan" style={{ '--count': cards.length }}>
          {cards.map((held, index) => (
            <li
              key={held.id}
              style={{ '--lean': leanOf(index, cards.length) }}
              aria-owns={held.isPicked && uses !== null ? uses : undefined}
            >
              <HeldCard held={held} texts={texts} names={names} onCard={onCard} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A hand that only its owner sees, or none. */
function Unseen({ backs, texts }: Pick<HandProps, 'backs' | 'texts'>): JSX.Element {
  if (backs === 0) return <p class="hand-empty">{texts.noCards}</p>;
  return (
    <>
      <p class="hidden-text">{texts.cards(backs)}</p>
      <ul class="hand-fan" style={{ '--count': backs }} aria-hidden="true">
        {Array.from({ length: backs }, (_, index) => (
          <li key={index} style={{ '--lean': leanOf(index, backs) }}>
            <CardBack />
          </li>
        ))}
      </ul>
    </>
  );
}

interface HeldCardProps extends Pick<HandProps, 'texts' | 'names' | 'onCard'> {
  readonly held: HandCard;
}

function HeldCard({ held, texts, names, onCard }: HeldCardProps): JSX.Element {
  const { id, card, isOffered, isPicked, from, marks, isFinal, label } = held;
  const about = useId();
  const notes = [...(from === null ? [] : [texts.from(from)]), ...marks];
  return (
    <button
      type="button"
      class={isOffered ? 'hand-card is-offered' : 'hand-card'}
      aria-label={[names.cards[card], ...notes].join(', ')}
      aria-describedby={about}
      aria-pressed={isPicked}
      aria-disabled={!isOffered}
      data-place={`card-${id}`}
      data-hint={`card ${card}`}
      onClick={event => onCard(id, event.detail === 0)}
    >
      <CardFace card={card} names={names} />
      <span id={about} class="hidden-text">
        {[label, ...(isFinal ? [texts.final] : [])].filter(Boolean).join(', ')}
      </span>
      {isFinal && (
        <span class="hand-final" data-hint="final">
          <FinalSign />
        </span>
      )}
      {/* Words of their own, apart from those before them, for people who say what they see. */}
      {notes.flatMap(note => [
        ' ',
        <span key={note} class="hand-note" aria-hidden="true">
          {note}
        </span>,
      ])}
    </button>
  );
}
