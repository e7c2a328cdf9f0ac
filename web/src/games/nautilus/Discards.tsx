import type { ByCard, Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { ZoneTexts } from './text/zones.ts';

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
export function Discards({ discards, deckSize, texts, names }: DiscardsProps): JSX.Element {
  const top = discards.at(-1);
  return (
    <section class="discards" aria-label={texts.discards} data-place="pile deck">
      {top ? texts.topCard(names.cards[top]) : texts.noDiscards}; {texts.deck(deckSize)}
    </section>
  );
}
