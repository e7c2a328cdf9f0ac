import type { Seat } from '@ankerplatz/kit';
import type { Card, NautilusNames } from '@ankerplatz/nautilus';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { text } from '../../text/text.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MemberSign } from '../../ui/MemberSign.tsx';
import { SeatSign } from '../../ui/SeatSign.tsx';
import { thoughtOf } from '../art/thought.ts';
import { CardBack, CardFace, SmallBack, SmallCard } from './art/cards.tsx';
import { CardSign, StatementSign } from './art/signs.tsx';
import type { ZoneTexts } from './text/zones.ts';
import './others.css';

/** A card that these eyes know to be in somebody's hand. */
export interface KnownCard {
  readonly card: Card;
  /** How it is known: "your 7"; without one the card says enough. */
  readonly label: string | null;
}

export interface OtherHand {
  /** What it did in its last turn. */
  readonly lastTurn: string;
  readonly seat: Seat;
  readonly name: string;
  /** Whether the name is that of a member, which no guest can take. */
  readonly isMember?: boolean;
  readonly isPartner: boolean;
  readonly count: number;
  /** The cards, where they are seen: an open hand, one that is commanded. */
  readonly cards: readonly Card[] | null;
  readonly known: readonly KnownCard[];
  /** Further things that only these eyes know, a line each: "no 7", "no 1 and no 12". */
  readonly notes: readonly string[];
  /** Whether a 1 or 12 was held at the deal; null: not announced. */
  readonly announced: boolean | null;
  readonly isOpen: boolean;
  readonly isTurn: boolean;
  readonly isDealer: boolean;
  /** A card lies face down for the exchange or trade. */
  readonly hasLaid: boolean;
}

export interface OthersProps {
  /** Clockwise from one's left. */
  readonly others: readonly OtherHand[];
  /** Others may hear what is said: what only these eyes know is told when a hand is opened. */
  readonly isSecret: boolean;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

/** Partner and opponents: their backs, and what is known of them. A tap tells all of it. */
export function Others({ others, isSecret, texts, names }: OthersProps): JSX.Element {
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
          <Whole other={opened} texts={texts} names={names} />
        </Dialog>
      )}
    </section>
  );
}

interface OtherProps {
  readonly other: OtherHand;
  readonly texts: ZoneTexts;
  readonly names: NautilusNames;
}

interface OtherCellProps extends OtherProps {
  readonly isSecret: boolean;
  readonly onLook: () => void;
}

/** A card of somebody else: what it is, as far as it is known. */
interface HeldByOther {
  readonly card: Card | null;
  readonly label: string | null;
}

const UNKNOWN: HeldByOther = { card: null, label: null };

/** What lies in a hand: cards that are seen or known, then backs. */
const cardsOf = ({ cards, known, count }: OtherHand): readonly HeldByOther[] =>
  cards
    ? cards.map(card => ({ card, label: known.find(each => each.card === card)?.label ?? null }))
    : [...known, ...new Array<HeldByOther>(Math.max(0, count - known.length)).fill(UNKNOWN)];

const statesOf = (
  { isPartner, isDealer, isOpen, hasLaid, announced, notes }: OtherHand,
  texts: ZoneTexts,
): string[] => [
  ...(isPartner ? [texts.partner] : []),
  ...(isDealer ? [texts.dealer] : []),
  ...(isOpen ? [texts.openHand] : []),
  ...(hasLaid ? [texts.hasLaid] : []),
  ...(announced === null ? [] : [texts.announced(announced)]),
  ...notes,
];

/** What everybody knows of a hand. */
const publicOf = (other: OtherHand): OtherHand => ({
  ...other,
  cards: other.isOpen ? other.cards : null,
  known: [],
  notes: [],
});

const inWords = (other: OtherHand, texts: ZoneTexts, names: NautilusNames): string => {
  const known = cardsOf(other).flatMap(({ card, label }) => (card ? [label ?? names.cards[card]] : []));
  return [
    `${other.name}${other.isMember ? `, ${text.value.ui.member}` : ''}: ${texts.cards(other.count)}`,
    ...(known.length > 0 ? [`${texts.knows}: ${known.join(', ')}`] : []),
    ...statesOf(other, texts),
  ].join('; ');
};

function OtherCell({ other, isSecret, texts, names, onLook }: OtherCellProps): JSX.Element {
  const { seat, name, isPartner, isTurn, isDealer, isOpen, hasLaid, announced, notes } = other;
  const looks = ['other', isPartner ? 'is-partner' : '', isTurn ? 'is-turn' : '', isOpen ? 'is-open' : ''];
  return (
    <button
      type="button"
      class={looks.filter(Boolean).join(' ')}
      data-place={`hand-${seat} seat-${seat}`}
      aria-label={inWords(isSecret ? publicOf(other) : other, texts, names)}
      onClick={onLook}
    >
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
      {other.lastTurn && <span class="last-turn">{other.lastTurn}</span>}
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
    </button>
  );
}

/** All that is known of a hand. */
function Whole({ other, texts, names }: OtherProps): JSX.Element {
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
