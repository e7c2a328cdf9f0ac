import type { Seat } from '@ankerplatz/kit';
import { CARDS, type Card, type KnownHand } from '@ankerplatz/nautilus';
import type { Scene } from '../board.ts';
import { WIDTH, wrap } from '../layout.ts';
import type { Labels } from './labels.ts';
import { playedSeat, type Seen, seenOf } from './seen.ts';

const NBSP = '\u00a0';

const indented = (text: string): string[] => wrap(text, WIDTH - 4, '  ').map(line => `  ${line}`);

/** A card as it is held: [7], [Nautilùs]. */
export const cardText = (card: Card, { cards }: Labels): string => `[${cards[card].replaceAll(' ', NBSP)}]`;

const fanText = (cards: readonly Card[], labels: Labels): string =>
  cards.map(card => cardText(card, labels)).join(' ') || labels.none;

/** Cards by their number, each as often as there are. */
const spread = (counts: Readonly<Partial<Record<Card, number>>>): Card[] =>
  CARDS.flatMap(card => new Array<Card>(counts[card] ?? 0).fill(card));

/** The seat's knowledge of a hand that it does not see. */
const knownText = (hand: KnownHand, size: number, name: string, labels: Labels): string | undefined => {
  const { knows } = labels;
  const held = spread(hand.least);
  if (size === 0) return undefined;
  if (held.length === size) return knows.all(name, fanText(held, labels));
  const lacks = CARDS.filter(card => hand.most[card] === 0);
  const [least, most] = hand.starts;
  const hasStart = least > 0 && !held.includes('1') && !held.includes('12');
  const lacksStart = most === 0 && !(lacks.includes('1') && lacks.includes('12'));
  const parts = [
    ...(held.length > 0 ? [knows.holds(fanText(held, labels))] : []),
    ...(hasStart ? [knows.start] : []),
    ...(lacksStart ? [knows.noStart] : []),
    ...(lacks.length > 0 ? [knows.lacks(fanText(lacks, labels))] : []),
  ];
  return parts.length > 0 ? labels.about(name, parts.join('; ')) : undefined;
};

/** The hands of others: those that are seen, and what was learned of the rest. */
const otherHands = ({ view, names }: Scene, labels: Labels): string[] => {
  const seen = seenOf(view);
  const own = [seen.seat, playedSeat(seen)];
  return seen.hands.flatMap((hand, seat) => {
    if (own.includes(seat)) return [];
    if (typeof hand !== 'number') return indented(labels.about(labels.openHand(names[seat]!), fanText(hand, labels)));
    const known = knownText(seen.known.hands[seat]!, hand, names[seat]!, labels);
    return known ? indented(known) : [];
  });
};

const laidText = (seen: Seen, seat: Seat, labels: Labels): string[] => {
  const laid = seen.waits?.given?.[seat];
  return laid ? [labels.about(labels.laid, cardText(laid, labels))] : [];
};

/** The hand to play from and, in a commanded turn, the own hand besides. */
const ownHands = ({ view, names, paint }: Scene, labels: Labels): string[] => {
  const seen = seenOf(view);
  const { seat } = seen;
  if (seat === null) return [];
  const played = playedSeat(seen)!;
  const handOf = (holder: Seat): string => fanText(seen.hands[holder] as readonly Card[], labels);
  const own = labels.about(labels.ownHand, handOf(seat));
  const commanded =
    played === seat ? [] : indented(labels.about(labels.handOf(names[played]!), handOf(played))).map(paint.bold);
  return [
    ...commanded,
    ...indented(own).map(commanded.length > 0 ? paint.dim : paint.bold),
    ...laidText(seen, played, labels).flatMap(indented),
  ];
};

/** All that the view's seat knows of cards in hands. */
export const handLines = (scene: Scene, labels: Labels): string[] => [
  ...otherHands(scene, labels),
  ...ownHands(scene, labels),
];

/** The discard pile, counted. */
export const discardLines = ({ view }: Scene, labels: Labels): string[] => {
  const { discards, known } = seenOf(view);
  const gone = CARDS.filter(card => discards.includes(card)).map(card => {
    const count = discards.filter(other => other === card).length;
    return labels.gone(labels.cards[card], count, known.options.deck[card]).replaceAll(' ', NBSP);
  });
  return indented(labels.about(labels.discards(discards.length), gone.join(', ') || labels.none));
};
