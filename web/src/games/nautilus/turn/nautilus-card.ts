/** The card that the Nautilùs would take back, in pictures and sentences, before it is played. */
import type { BoardState, Card, NautilusEvent } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../../board/board.ts';
import type { Draft } from '../../../board/draft.ts';
import { boardAfter } from '../distances.ts';
import { pieceName, placeWhere } from '../fact-words.ts';
import { eventsOfRound } from '../private-knowledge.ts';
import { decidingOf, viewOf, wordsOf } from '../selectors.ts';
import { eventsAfter } from './options.ts';

export const NAUTILUS = 'play nautilus';

/** A card on the pile, and who laid it there. */
export interface Laid {
  readonly card: Card;
  readonly name: string;
}

export interface TakingBack {
  /** The last card, then each Nautilùs that took it over; empty: there is none. */
  readonly chain: readonly Laid[];
  readonly before: BoardState;
  readonly after: BoardState;
  readonly sentences: readonly string[];
  readonly button: string;
}

/** The player who played, used or discarded the last card. */
const lastPlayer = (board: BoardProps): string => {
  const event = eventsOfRound(board).findLast(
    each => each.type === 'used' || each.type === 'discarded' || (each.type === 'played' && each.card !== 'nautilus'),
  );
  return event && 'seat' in event && typeof event.seat === 'number' ? board.names[event.seat]! : '';
};

/** The pile after one more event: a Nautilùs goes on with the last card, any other card is a new one. */
const laidAfter = (chain: readonly Laid[], event: NautilusEvent, names: readonly string[]): readonly Laid[] => {
  if (event.type !== 'played' && event.type !== 'discarded') return chain;
  const { card, seat } = event;
  const laid = { card, name: names[seat]! };
  if (card !== 'nautilus') return [laid];
  return event.type === 'discarded' || chain.length === 0 ? [] : [...chain, laid];
};

const chainOf = (board: BoardProps): readonly Laid[] =>
  eventsOfRound(board).reduce<readonly Laid[]>((chain, event) => laidAfter(chain, event, board.names), []);

const sentenceOf = (board: BoardProps, event: NautilusEvent): readonly string[] => {
  const { nautilus } = decidingOf(board);
  const { cards, the } = wordsOf(board).names;
  switch (event.type) {
    case 'tookBack': {
      const shifts = event.shifts.map(({ piece, to }) =>
        to === null
          ? nautilus.offBoard(pieceName(board, piece))
          : nautilus.shift(pieceName(board, piece), placeWhere(board, piece, to)),
      );
      const name = cards[event.card];
      return [nautilus.takesBack(name, lastPlayer(board)), ...(shifts.length > 0 ? shifts : [nautilus.nothingMoves])];
    }
    case 'whaleArrived':
      return [nautilus.arrives(placeWhere(board, 'moby', event.at))];
    case 'captured':
      return [nautilus.captures(pieceName(board, event.sailor))];
    case 'unused':
      return [event.card === null ? nautilus.nothing : nautilus.cannotUse(the.object[event.card])];
    default:
      return [];
  }
};

/** The effects of playing the Nautilùs now. */
export const takingBackOf = (board: BoardProps, open: Draft): TakingBack => {
  const { nautilus, chips } = decidingOf(board);
  const { the } = wordsOf(board).names;
  const view = viewOf(open);
  const events = eventsAfter(open, NAUTILUS);
  const isUsed = view.last !== null && !events.some(({ type }) => type === 'unused');
  return {
    chain: chainOf(board),
    before: view,
    after: boardAfter(view, events),
    sentences: [
      ...events.flatMap(event => sentenceOf(board, event)),
      ...(isUsed ? [nautilus.thenUse(the.object[view.last!])] : []),
    ],
    button: view.last === null ? chips.noTakeBack : chips.takeBack(the.object[view.last]),
  };
};
