import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { memo } from '../../../ui/memo.ts';
import { Drawing, type Strokes } from '../../art/Drawing.tsx';
import { CardSign } from './signs.tsx';
import './cards.css';

const isNumber = (card: Card): boolean => /^\d/.test(card);

/** The name on a special card; the whale's card bears its name, in every language. */
const printed = (card: Card, names: NautilusNames): string => (card === 'moby' ? names.pieces.moby : names.cards[card]);

interface CardFaceProps {
  readonly card: Card;
  /** Without them the name of a special card is not printed on it. */
  readonly names?: NautilusNames;
}

/** The face of a card. Never read aloud: its button or a word beside it says what it is. */
export const CardFace = memo(({ card, names }: CardFaceProps) => (
  <span class={`card-face card-face--${isNumber(card) ? 'number' : 'special'}`} aria-hidden="true">
    {isNumber(card) ? <b class="card-figure">{card}</b> : <b class="card-name">{names && printed(card, names)}</b>}
    <CardSign card={card} />
  </span>
));

/** Waves and an anchor: the back of every card. */
const BACK: Strokes = [
  [
    'fine',
    'M2 6C4 4.4 6 4.4 8 6S12 7.6 14 6 18 4.4 20 6 22 7 22 7M2 30C4 28.4 6 28.4 8 30S12 31.6 14 30 18 28.4 20 30 22 31 22 31',
  ],
  ['line', 'M12 14V24M9 16.4H15M6.4 20C7 23 9.2 24.4 12 24.4S17 23 17.6 20'],
  ['line', 'M10.4 12.4A1.6 1.6 0 1 1 13.6 12.4 1.6 1.6 0 1 1 10.4 12.4Z'],
];

export function CardBack(): JSX.Element {
  return (
    <span class="card-back" aria-hidden="true">
      <Drawing strokes={BACK} box="0 0 24 36" />
    </span>
  );
}

/** A card as small as it can be read: its number or its sign. */
export const SmallCard = memo(({ card }: { readonly card: Card }) => (
  <span class={`small-card ${isNumber(card) ? '' : 'is-special'}`} aria-hidden="true">
    {isNumber(card) ? card : <CardSign card={card} />}
  </span>
));

/** The back of a small card. */
export function SmallBack(): JSX.Element {
  return <span class="small-card is-back" aria-hidden="true" />;
}
