import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { SeatSign } from '../../../ui/SeatSign.tsx';
import { CardBack, CardFace } from '../art/cards.tsx';
import type { ZoneTexts } from '../text/zones.ts';
import './tray.css';

export interface TrayProps {
  /** The seat that will get the card. */
  readonly seat: Seat;
  readonly name: string;
  /** The card in it; null: none yet. */
  readonly card: Card | null;
  /** Laid and handed in: it waits for the others. */
  readonly isLaid: boolean;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
  /** Takes the card out of it again; null where that cannot be. */
  readonly onTakeOut: (() => void) | null;
}

const contentOf = (card: Card | null, isLaid: boolean, names: NautilusNames): JSX.Element => {
  if (card) return <CardFace card={card} names={names} />;
  return isLaid ? <CardBack /> : <span class="tray-hollow" />;
};

const stateOf = (card: Card | null, isLaid: boolean, texts: ZoneTexts, names: NautilusNames): string => {
  if (isLaid) return texts.trayWaits;
  return card ? names.cards[card] : texts.trayEmpty;
};

/** Where a card lies for the partner, in an exchange or a trade. */
export function Tray({ seat, name, card, isLaid, texts, names, onTakeOut }: TrayProps): JSX.Element {
  const content = contentOf(card, isLaid, names);
  return (
    <section class={isLaid ? 'tray is-laid' : 'tray'} aria-label={texts.trayFor(name)}>
      {onTakeOut && card ? (
        <button
          type="button"
          class="tray-card"
          data-place="tray"
          aria-label={texts.takeOut(names.cards[card])}
          onClick={onTakeOut}
        >
          {content}
        </button>
      ) : (
        <span class="tray-card" data-place="tray" data-hint="tray">
          {content}
        </span>
      )}
      <p>
        <b>
          <SeatSign seat={seat} size={20} /> {texts.trayFor(name)}
        </b>
        <span>{stateOf(card, isLaid, texts, names)}</span>
      </p>
    </section>
  );
}
