import type { ByCard, Card, NautilusNames } from '@ankerplatz/nautilus';
import type { ZoneTexts } from '../text/zones.ts';

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
