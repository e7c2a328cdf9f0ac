import type { JSX } from 'preact';
import { CardBack, CardFace } from './art/cards.tsx';
import { cardsOf, type OtherProps, statesOf } from './other-hand.ts';
import './other-whole.css';

/** All that is known of a hand. */
export function OtherWhole({ other, texts, names }: OtherProps): JSX.Element {
  return (
    <div class="other-whole">
      <ul class="other-hand">
        {cardsOf(other).map(({ card, label }, index) => (
          <li key={index}>
            {card ? <CardFace card={card} names={names} /> : <CardBack />}
            <span class={label === null ? 'hidden-text' : ''}>{label ?? (card ? names.cards[card] : '')}</span>
          </li>
        ))}
      </ul>
      <p>{texts.cards(other.count)}</p>
      <ul class="other-states">
        {statesOf(other, texts).map(state => (
          <li key={state}>{state}</li>
        ))}
      </ul>
    </div>
  );
}
