import type { Seat, View } from '@ankerplatz/kit';
import {
  type ByCard,
  type ByColour,
  type Card,
  COLOURS,
  type Colour,
  type Known,
  type Phase,
  type Piece,
  type Sailor,
  type Variant,
} from '@ankerplatz/nautilus';

/** The decision that the game waits for. */
export interface Waits {
  readonly phase: Phase;
  readonly seats: readonly Seat[];
  readonly commander?: Seat;
  /** By seat: cards laid that the view may know. */
  readonly given?: Readonly<Record<string, Card>>;
  /** Steps of a split that are left. */
  readonly left?: number;
  /** The card that was asked for and got. */
  readonly got?: Card;
}

/** A view of Nautilùs, with its types. Lists are indexable by seat. */
export interface Seen {
  readonly seat: Seat | null;
  readonly variant: Variant;
  readonly round: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  /** The cards of a hand that is seen, the number of the others. */
  readonly hands: readonly (number | readonly Card[])[];
  readonly sailors: ByColour<readonly string[]>;
  readonly moby: string | null;
  readonly open: readonly boolean[];
  readonly discards: readonly Card[];
  readonly deckSize: number;
  readonly last: Card | null;
  readonly announced: readonly boolean[] | null;
  readonly waits: Waits | null;
  readonly known: Known & {
    readonly options: { readonly ring: number; readonly mouths: readonly number[]; readonly deck: ByCard<number> };
  };
}

export const seenOf = (view: View): Seen => view as unknown as Seen;

/** A piece and the word for where it is, without the mark of a fresh sailor. */
export interface Placed {
  readonly sailor: Sailor;
  readonly colour: Colour;
  readonly place: string;
  readonly isFresh: boolean;
}

export const sailorsOf = ({ sailors }: Pick<Seen, 'sailors'>, colours: readonly Colour[] = COLOURS): Placed[] =>
  colours.flatMap(colour =>
    sailors[colour].map((word, i) => ({
      sailor: `${colour}${i + 1}` as Sailor,
      colour,
      place: word.replace('*', ''),
      isFresh: word.endsWith('*'),
    })),
  );

export const colourOf = (sailor: Sailor): Colour => sailor[0] as Colour;

/** The colours of a seat (§1): one, or two in a duel. */
export const coloursOf = ({ hands }: Pick<Seen, 'hands'>, seat: Seat): readonly Colour[] =>
  COLOURS.filter((_, colour) => colour % hands.length === seat);

/** The seat that a seat gives cards to: its partner, or its opponent in a duel. */
export const otherOf = ({ hands }: Pick<Seen, 'hands'>, seat: Seat): Seat => (seat + hands.length / 2) % hands.length;

export const isOnRing = (place: string): boolean => place.startsWith('t');
export const isInHarbour = (place: string): boolean => place.startsWith('h') && place !== 'home';
export const fieldOf = (place: string): number => Number(place.slice(1));

/** Where a piece is. */
export const placeOf = ({ sailors, moby }: Pick<Seen, 'sailors' | 'moby'>, piece: Piece): string =>
  piece === 'moby' ? moby! : sailorsOf({ sailors }, [colourOf(piece)]).find(({ sailor }) => sailor === piece)!.place;

/** The seat whose hand is played from: that of a commanded turn, else the view's own. */
export const playedSeat = ({ seat, waits, turn }: Seen): Seat | null =>
  waits?.commander !== undefined && waits.commander === seat ? turn : seat;
