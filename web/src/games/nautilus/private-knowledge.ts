/** Knowledge of these eyes alone, read off the view and the log that was sent to them. */
import type { Seat } from '@ankerplatz/kit';
import { BRINGS_OUT, CARD, CARDS, type Card, type NautilusEvent } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import type { KnownCard } from './other-hand.ts';
import { decidingOf, eventsOf, viewOf, wordsOf } from './selectors.ts';
import type { HandCard } from './zones/Hand.tsx';

/** The events since the cards were last dealt. */
export const eventsOfRound = ({ state }: BoardProps): readonly NautilusEvent[] => {
  const events = state.log.flatMap(eventsOf);
  return events.slice(events.findLastIndex(({ type }) => type === 'roundBegan') + 1);
};

/** A card that one seat gave to another, and that is still in that hand. */
interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card;
}

/** One gift less; which of several equal cards was played nobody can tell. */
const without = (gifts: readonly Gift[], to: Seat, card: Card): readonly Gift[] => {
  const gone = gifts.findIndex(gift => gift.to === to && gift.card === card);
  return gone < 0 ? gifts : gifts.toSpliced(gone, 1);
};

type Passed = Extract<NautilusEvent, { type: 'passed' }>;

/** Cards that cross at once: none of them is passed on, though they may be equal. */
const crossed = (gifts: readonly Gift[], passed: readonly Passed[]): readonly Gift[] => {
  const seen = passed.flatMap(({ from, to, card }): Gift[] => (card === null ? [] : [{ from, to, card }]));
  return [...seen.reduce((kept, { from, card }) => without(kept, from, card), gifts), ...seen];
};

const isPassed = (event: NautilusEvent): event is Passed => event.type === 'passed';

/** Events one by one, save those that pass cards: as many as come in a row. */
const giftsAfter = (
  gifts: readonly Gift[],
  event: NautilusEvent,
  at: number,
  events: readonly NautilusEvent[],
): readonly Gift[] => {
  switch (event.type) {
    case 'passed': {
      if (at > 0 && isPassed(events[at - 1]!)) return gifts;
      const end = events.findIndex((later, index) => index > at && !isPassed(later));
      return crossed(gifts, events.slice(at, end < 0 ? events.length : end).filter(isPassed));
    }
    case 'played':
    case 'discarded':
      return without(gifts, event.seat, event.card);
    case 'stormed':
    case 'dealt':
      return [];
    default:
      return gifts;
  }
};

/** All gifts that these eyes saw and that are still in the hands they came to. */
export const giftsOf = (board: BoardProps): readonly Gift[] => {
  const passed = board.draft.steps.flatMap(eventsOf);
  return [...eventsOfRound(board), ...passed].reduce<readonly Gift[]>(giftsAfter, []);
};

/** Indexable by the place of a card in the hand: its giver. */
export const giversOf = (board: BoardProps, seat: Seat, hand: readonly Card[]): readonly (string | null)[] => {
  let gifts = giftsOf(board).filter(({ to }) => to === seat);
  return hand.map(card => {
    const gift = gifts.find(each => each.card === card);
    if (!gift) return null;
    gifts = gifts.filter(each => each !== gift);
    return board.names[gift.from]!;
  });
};

/** Cards that are surely in a hand that is not seen. */
export const knownCards = (board: BoardProps, seat: Seat): readonly KnownCard[] => {
  const known = viewOf(board.draft).known.hands[seat];
  const { marks } = decidingOf(board);
  const { cards } = wordsOf(board).names;
  const mine = giftsOf(board).filter(({ from, to }) => to === seat && from === board.state.eyes);
  return CARDS.flatMap(card =>
    Array.from({ length: known?.least[card] ?? 0 }, (_, i) => ({
      card,
      label: i < mine.filter(gift => gift.card === card).length ? marks.yours(cards[card]) : null,
    })),
  );
};

/** Notes on the start cards of a hand, and on what it lacks as no other seat knows. */
export const knownNotes = (board: BoardProps, seat: Seat): readonly string[] => {
  const { known } = viewOf(board.draft);
  const mine = known.hands[seat];
  if (!mine) return [];
  const { marks } = decidingOf(board);
  const names = wordsOf(board).names.cards;
  const [least, most] = mine.starts;
  const starts = CARDS.filter(card => BRINGS_OUT[CARD[card]]!);
  const lacks = (card: Card): boolean => mine.most[card] === 0;
  const isSecret = (card: Card): boolean => known.everybody.hands[seat]?.most[card] !== 0;
  const hasNone = most === 0 || starts.every(lacks);
  const lacking = CARDS.filter(card => lacks(card) && isSecret(card) && !(hasNone && starts.includes(card)));
  return [
    ...(hasNone ? [marks.noStart] : []),
    ...(least > 0 && !starts.some(card => (mine.least[card] ?? 0) > 0) ? [marks.hasStart] : []),
    ...(lacking.length > 0 ? [marks.none(lacking.map(card => names[card]).join(', '))] : []),
  ];
};

/** Cards of a hand with names of their own, so that equal ones can be told apart. */
export const idsOf = (hand: readonly Card[]): readonly HandCard['id'][] =>
  hand.map((card, i) => {
    const before = hand.slice(0, i).filter(other => other === card).length;
    return before === 0 ? card : `${card}/${before + 1}`;
  });
