import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';

/** The face of a card. Never read aloud: its button or a word beside it says what it is. */
export function CardFace({ card, names }: { readonly card: Card; readonly names: NautilusNames }): JSX.Element {
  return (
    <span class="card-face" aria-hidden="true">
      {names.cards[card]}
    </span>
  );
}

export function CardBack(): JSX.Element {
  return <span class="card-back" aria-hidden="true" />;
}
