import type { Seat, View } from '@ankerplatz/kit';
import {
  type BoardState,
  COLOURS,
  type Colour,
  colourOf,
  isFresh,
  type NautilusView,
  placeOf,
  type Sailor,
  sailorsOf,
  type Wait,
} from '@ankerplatz/nautilus';

export type Seen = NautilusView;
export type Waits = Wait;

/** A view of Nautilùs, with its types. */
export const seenOf = (view: View): Seen => view as Seen;

/** A sailor and the word for where it is, without the mark of a fresh one. */
export interface Placed {
  readonly sailor: Sailor;
  readonly colour: Colour;
  readonly place: string;
  readonly isFresh: boolean;
}

export const placedSailors = (board: BoardState, colours: readonly Colour[] = COLOURS): Placed[] =>
  colours
    .flatMap(colour => sailorsOf(board, colour))
    .map(sailor => ({
      sailor,
      colour: colourOf(sailor),
      place: placeOf(board, sailor)!,
      isFresh: isFresh(board, sailor),
    }));

/** The colours of a seat (§1): one, or two in a duel. */
export const coloursOf = ({ hands }: Pick<Seen, 'hands'>, seat: Seat): readonly Colour[] =>
  COLOURS.filter((_, colour) => colour % hands.length === seat);

/** The seat that a seat gives cards to: its partner, or its opponent in a duel. */
export const otherOf = ({ hands }: Pick<Seen, 'hands'>, seat: Seat): Seat => (seat + hands.length / 2) % hands.length;

/** The seat whose hand is played from: that of a commanded turn, else the view's own. */
export const playedSeat = ({ seat, waits, turn }: Seen): Seat | null =>
  waits?.commander !== undefined && waits.commander === seat ? turn : seat;
