import type { GameEvent, Seat, View } from '@ankerplatz/kit';
import {
  type ByCard,
  type Card,
  COLOURS,
  type Colour,
  type NautilusEvent,
  type NautilusView,
  type NautilusWords,
  type Waters,
} from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import type { Draft, Step } from '../../board/draft.ts';
import { followedAt } from '../../board/followed.ts';
import type { LogEntry } from '../../board/source.ts';
import type { DecidingTexts } from './text/deciding.ts';
import type { NautilusTexts } from './text/texts.ts';

/** The frame's data, with the types of this game: the only place that trusts it. */
export const seenOf = (view: View): NautilusView => view as NautilusView;
export const viewOf = (draft: Draft): NautilusView => seenOf(draft.view);
export const eventOf = (event: GameEvent): NautilusEvent => event as NautilusEvent;
export const eventsOf = ({ events }: Pick<Step | LogEntry, 'events'>): readonly NautilusEvent[] =>
  events as readonly NautilusEvent[];
export const wordsOf = ({ words }: Pick<BoardProps, 'words'>): NautilusWords => words as NautilusWords;
export const textsOf = ({ texts }: Pick<BoardProps, 'texts'>): NautilusTexts => texts as NautilusTexts;
export const decidingOf = (props: Pick<BoardProps, 'texts'>): DecidingTexts => textsOf(props).deciding;
export const watersOf = ({ known }: NautilusView): Waters => known.options;
export const deckOf = ({ known }: NautilusView): ByCard<number> => known.options.deck;

export const isDuel = ({ variant }: NautilusView): boolean => variant === 'duel';

/**
 * The seat from whose side the table is seen: one's own; for a spectator the seat that is followed, else the one on
 * turn.
 */
export const seatOf = ({ state, draft }: BoardProps): Seat =>
  state.eyes ?? followedAt(state.table) ?? viewOf(draft).turn;

/** The colours of a seat: in a duel two. */
export const coloursOf = (view: NautilusView, seat: Seat): readonly Colour[] =>
  isDuel(view) ? [COLOURS[seat]!, COLOURS[seat + 2]!] : [COLOURS[seat]!];

/** The seat that plays a colour. */
export const ownerOf = (view: NautilusView, colour: Colour): Seat =>
  COLOURS.indexOf(colour) % (isDuel(view) ? 2 : COLOURS.length);

/** The partner; in a duel, where nobody has one, the other player. */
export const otherOf = (view: NautilusView, seat: Seat): Seat => (isDuel(view) ? 1 - seat : (seat + 2) % 4);

export const seatsOf = (view: NautilusView): readonly Seat[] => view.hands.map((_, seat) => seat);

/** The cards of a hand, where they are seen. */
export const handOf = (view: NautilusView, seat: Seat): readonly Card[] | null => {
  const hand = view.hands[seat]!;
  return typeof hand === 'number' ? null : hand;
};

export const handSizeOf = (view: NautilusView, seat: Seat): number => {
  const hand = view.hands[seat]!;
  return typeof hand === 'number' ? hand : hand.length;
};

/** Whether these eyes decide now, whatever they have drafted. */
export const isDeciding = ({ state }: BoardProps): boolean => state.asked !== null;

/** The seat whose turn these eyes play for it. */
export const commandedBy = ({ waits, turn }: NautilusView, eyes: Seat | null): Seat | null =>
  eyes !== null && waits?.commander === eyes && turn !== eyes ? turn : null;

/** The seat whose cards these eyes play now: in a turn that they command, the commanded seat. */
export const holderOf = (board: BoardProps): Seat => {
  const view = viewOf(board.draft);
  const seat = seatOf(board);
  const commanded = commandedBy(view, board.state.eyes);
  if (commanded === null) return seat;
  // In a trade the commanded seat's card is laid first.
  return view.waits?.phase === 'trade' && view.known.laid.includes(commanded) ? seat : commanded;
};
