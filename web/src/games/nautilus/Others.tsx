import type { Seat } from '@ankerplatz/kit';
import type { NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { thoughtOf } from '../../board/thought.ts';
import { makePair, makeRow } from '../../text/phrases.ts';
import { text } from '../../text/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { isSameData, memo } from '../../ui/memo.ts';
import { Named } from '../../ui/Named.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { SmallBack, SmallCard } from './art/cards.tsx';
import { CardSign, StatementSign } from './art/signs.tsx';
import { cardsOf, type OtherHand, type OtherProps, statesOf } from './other-hand.ts';
import type { ZoneTexts } from './text/zones.ts';
import './others.css';

const OtherWhole = lazy(async () => (await import('./OtherWhole.tsx')).OtherWhole);

export interface OthersProps {
  /** Clockwise from one's left. */
  readonly others: readonly OtherHand[];
  /** Other people may hear what is said: what only these eyes know is told when a hand is opened. */
  readonly isSecret: boolean;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

/** Partner and opponents: their backs, and what is known of them. A tap tells all of it. */
export const Others = memo(({ others, isSecret, texts, names }: OthersProps) => {
  const [seen, see] = useState<Seat | null>(null);
  const opened = others.find(({ seat }) => seat === seen);
  return (
    <section class="others" aria-label={texts.others}>
      <ul>
        {others.map(other => (
          <li key={other.seat} style={thoughtOf(other.seat)}>
            <OtherCell other={other} isSecret={isSecret} texts={texts} names={names} onLook={() => see(other.seat)} />
          </li>
        ))}
      </ul>
      {opened && (
        <Dialog title={opened.name} onClose={() => see(null)}>
          <OtherWhole other={opened} texts={texts} names={names} />
        </Dialog>
      )}
    </section>
  );
}, isSameData);

interface OtherCellProps extends OtherProps {
  readonly isSecret: boolean;
  readonly onLook: () => void;
}

/** The hand as all know it. */
const publicOf = (other: OtherHand): OtherHand => ({
  ...other,
  cards: other.isOpen ? other.cards : null,
  known: [],
  notes: [],
});

const inWords = (other: OtherHand, texts: ZoneTexts, names: NautilusNames): string => {
  const known = cardsOf(other).flatMap(({ card, label }) => (card ? [label ?? names.cards[card]] : []));
  const name = other.isMember ? `${other.name}, ${text.value.ui.member}` : other.name;
  return makeRow([
    makePair(name, texts.cards(other.count)),
    ...(known.length > 0 ? [makePair(texts.knows, known.join(', '))] : []),
    ...statesOf(other, texts),
  ]);
};

function OtherCell({ other, isSecret, texts, names, onLook }: OtherCellProps): JSX.Element {
  const { seat, name, isPartner, isTurn, isDealer, isOpen, hasLaid, announced, notes } = other;
  const looks = ['other', isPartner ? 'is-partner' : '', isTurn ? 'is-turn' : '', isOpen ? 'is-open' : ''];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-place={`hand-${seat} seat-${seat}`}
      onClick={onLook}
    >
      <Named name={inWords(isSecret ? publicOf(other) : other, texts, names)}>
        <span class="other-name">
          <span class="other-sign">
            <SeatSign seat={seat} size={18} />
            {isDealer && (
              <span class="other-dealer" data-hint="dealer">
                <SmallBack />
              </span>
            )}
          </span>
          <bdi>{name}</bdi>
          <MemberSign of={other} />
        </span>
        <span class="other-cards">
          {cardsOf(other).map(({ card }, index) =>
            card ? <SmallCard key={index} card={card} /> : <SmallBack key={index} />,
          )}
        </span>
        <span class="last-turn">{other.lastTurn}</span>
        <span class="other-marks">
          {notes.length > 0 && (
            <span class="other-noted">
              <Icon name="info" size={16} />
            </span>
          )}
          {hasLaid && <Icon name="check" size={16} />}
          {isOpen && (
            <span class="other-open">
              <CardSign card="telescope" />
            </span>
          )}
          {announced !== null && (
            <span class="other-statement" data-hint="statement">
              <StatementSign hasStart={announced} />
              1/12
            </span>
          )}
        </span>
      </Named>
    </button>
  );
}
