import {
  type BoardState,
  COLOURS,
  colourOf,
  isRingField,
  type NautilusPosition,
  type NautilusState,
  nautilus,
  neighbourOf,
  placeOf,
  ringFieldOf,
  type Sailor,
  stepsToHarbour,
  type Waters,
} from '@ankerplatz/nautilus';

/** Where all pieces stand, and the fields of the ring. */
export interface Board extends BoardState, Waters {}

/** How far behind a pursuer may be. */
const REACH = 12;

export const boardOf = (position: NautilusPosition): Board => {
  const { sailors, moby } = nautilus.state(position) as NautilusState;
  const { ring, mouths } = position.material;
  return { sailors, moby, ring, mouths };
};

const sideOf = (sailor: Sailor): number => COLOURS.indexOf(colourOf(sailor)) % 2;

/** Whether a sailor plays for the side of a seat. */
export const isOwn = (sailor: Sailor, seat: number): boolean => sideOf(sailor) === seat % 2;

/** Steps of a sailor to its own start field; null: it is in the whirlpool or the harbour. */
export const stepsLeft = (board: Board, sailor: Sailor): number | null => stepsToHarbour(board, sailor, board);

/** The opponent who is the next piece behind a sailor on the ring, near enough to follow; null: nobody is. */
export const pursuerOf = (board: Board, sailor: Sailor): { readonly sailor: Sailor; readonly steps: number } | null => {
  const place = placeOf(board, sailor)!;
  if (!isRingField(place)) return null;
  const next = neighbourOf(board, ringFieldOf(place, board)!, 'behind', board);
  if (!next || next.piece === 'moby' || next.steps > REACH) return null;
  return sideOf(next.piece) === sideOf(sailor) ? null : { sailor: next.piece, steps: next.steps };
};
