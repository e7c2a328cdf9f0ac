import { CARDS } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { SmallCard } from '../art/cards.tsx';
import type { DiscardsProps } from './discards-props.ts';
import './gone.css';

/** Every kind: how many are gone, and of how many. */
export function Gone({ discards, deck, texts, names }: DiscardsProps): JSX.Element {
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
