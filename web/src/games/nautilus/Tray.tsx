import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import type { ZoneTexts } from './text/zones.ts';

export interface TrayProps {
  /** Who will get the card. */
  readonly seat: Seat;
  readonly name: string;
  /** What lies in it; null: nothing yet. */
  readonly card: Card | null;
  /** Laid and handed in: it waits for the others. */
  readonly isLaid: boolean;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
  /** Takes the card out of it again; null where that cannot be. */
  readonly onTakeOut: (() => void) | null;
}

/** Where a card lies for the partner, in an exchange or a trade. */
export function Tray({ name, card, texts, names }: TrayProps): JSX.Element {
  return (
    <section class="tray" aria-label={texts.trayFor(name)} data-place="tray">
      {texts.trayFor(name)}: {card ? names.cards[card] : texts.trayEmpty}
    </section>
  );
}
