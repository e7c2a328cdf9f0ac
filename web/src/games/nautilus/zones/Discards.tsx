import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { makePair } from '../../../text/phrases.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { lazy } from '../../../ui/lazy.tsx';
import { CardBack, CardFace } from '../art/cards.tsx';
import type { DiscardsProps } from './discards-props.ts';
import './discards.css';

const Gone = lazy(async () => (await import('./Gone.tsx')).Gone);

/** The pile and the deck; the pile opens as a counted table. */
export function Discards(props: DiscardsProps): JSX.Element {
  const { discards, deckSize, texts, names } = props;
  const [isOpen, setOpen] = useState(false);
  const top = discards.at(-1);
  const state = top ? texts.topCard(names.cards[top]) : texts.noDiscards;
  return (
    <section class="discards" aria-label={texts.discards}>
      <span class="discards-deck" data-place="deck" data-hint="deck">
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
        aria-label={makePair(texts.discards, state)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {top ? <CardFace card={top} names={names} /> : <span class="discards-none" />}
      </button>
      {isOpen && (
        <Dialog title={texts.discards} onClose={() => setOpen(false)}>
          <Gone {...props} />
        </Dialog>
      )}
    </section>
  );
}
