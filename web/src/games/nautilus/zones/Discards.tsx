import { type ByCard, CARDS, type Card, type NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../../../ui/Dialog.tsx';
import { CardBack, CardFace, SmallCard } from '../art/cards.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import './discards.css';

export interface DiscardsProps {
  /** In the order played; the last lies on top. */
  readonly discards: readonly Card[];
  /** How many of each card the deck has in all. */
  readonly deck: ByCard<number>;
  /** Cards still to be dealt. */
  readonly deckSize: number;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

/** The pile and the deck; the pile opens as a counted table. */
export function Discards(props: DiscardsProps): JSX.Element {
  const { discards, deckSize, texts, names } = props;
  const [isOpen, setOpen] = useState(false);
  const top = discards.at(-1);
  const state = top ? texts.topCard(names.cards[top]) : texts.noDiscards;
  return (
    <section class="discards" aria-label={texts.discards}>
      <span class="discards-deck" data-place="deck dealt" data-hint="deck">
        {deckSize > 0 && <CardBack />}
        <span class="discards-count figures" aria-hidden="true">
          {deckSize}
        </span>
        <span class="hidden-text">{texts.deck(deckSize)}</span>
      </span>
      <button
        type="button"
        class="discards-pile"
        data-place="pile"
        aria-label={`${texts.discards}: ${state}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {top ? <CardFace card={top} names={names} /> : <span class="discards-none" />}
      </button>
      {isOpen && (
        <Dialog title={texts.discards} onClose={() => setOpen(false)}>
          <Counted {...props} />
        </Dialog>
      )}
    </section>
  );
}

/** Every kind: how many are gone, and of how many. */
function Counted({ discards, deck, texts, names }: DiscardsProps): JSX.Element {
  return (
    <ul class="discards-table">
      {CARDS.filter(card => deck[card] > 0).map(card => {
        const gone = discards.filter(each => each === card).length;
        return (
          <li key={card} class={gone === 0 ? 'is-none' : ''}>
            <SmallCard card={card} />
            <span>{texts.gone(names.cards[card], gone, deck[card])}</span>
            <span class="discards-bar" style={{ '--part': gone / deck[card] }} />
          </li>
        );
      })}
    </ul>
  );
}
