/** Places of pieces on a board as the notation says them, and steps from place to place. */
import type { BoardState } from '../json-types.ts';
import { COLOURS, type Colour, type Piece, type Sailor, type Waters } from '../types.ts';

export const colourOf = (sailor: Sailor): Colour => sailor[0] as Colour;
/** Counted from 1, as people count them. */
export const numberOf = (sailor: Sailor): number => Number(sailor[1]);

/** The field that a colour starts from. */
export const startOf = (colour: Colour, { ring }: Waters): number => (COLOURS.indexOf(colour) * ring) / COLOURS.length;

/** The quarter of a field and how far it lies beyond the start of it. */
export const quarterOf = (field: number, { ring }: Waters): readonly [colour: Colour, steps: number] => {
  const quarter = ring / COLOURS.length;
  return [COLOURS[Math.floor(field / quarter)]!, field % quarter];
};

/** The sailors of a colour, as many as the variant has. */
export const sailorsOf = ({ sailors }: BoardState, colour: Colour): readonly Sailor[] =>
  sailors[colour].map((_, i) => `${colour}${i + 1}` as Sailor);

/** All pieces of a board. */
export const piecesOf = (board: BoardState): readonly Piece[] => [
  ...COLOURS.flatMap(colour => sailorsOf(board, colour)),
  'moby',
];

/** The place of a piece, as the notation says it, without a mark of being fresh; null: Moby Dick is off the board. */
export const placeOf = ({ sailors, moby }: BoardState, piece: Piece): string | null =>
  piece === 'moby' ? moby : sailors[colourOf(piece)][numberOf(piece) - 1]!.replace('*', '');

export const isFresh = ({ sailors }: BoardState, sailor: Sailor): boolean =>
  sailors[colourOf(sailor)][numberOf(sailor) - 1]!.endsWith('*');

export const isRingField = (place: string): boolean => place.startsWith('t');

export const isCave = (place: string): boolean => place.startsWith('c');

/** A field of a harbour; the whirlpool, `home`, begins with the same letter. */
export const isHarbour = (place: string): boolean => /^h\d/.test(place);

/** The field of its harbour that a place is, from 0 outermost; null: it is none. */
export const berthOf = (place: string): number | null => (isHarbour(place) ? Number(place.slice(1)) : null);

/** The field of the ring that a place lies at: its own, or that of the cave's mouth; null: none. */
export const ringFieldOf = (place: string, { mouths }: Waters): number | null => {
  if (isRingField(place)) return Number(place.slice(1));
  return isCave(place) ? mouths[Number(place.slice(1))]! : null;
};

/** Steps forward along the ring from one field to another. */
export const stepsBetween = (from: number, to: number, { ring }: Waters): number =>
  (((to - from) % ring) + ring) % ring;

/** Steps of a sailor to its own start field, where its harbour opens; null: it is in the whirlpool or the harbour. */
export const stepsToHarbour = (board: BoardState, sailor: Sailor, waters: Waters): number | null => {
  const place = placeOf(board, sailor)!;
  const field = ringFieldOf(place, waters);
  if (field === null) return null;
  const steps = stepsBetween(field, startOf(colourOf(sailor), waters), waters);
  const lap = steps === 0 && isFresh(board, sailor) ? waters.ring : steps;
  return lap + (isCave(place) ? 1 : 0);
};

export interface Neighbour {
  readonly piece: Piece;
  readonly steps: number;
}

/** The nearest piece on the ring from a field, forward or backward. */
export const neighbourOf = (
  board: BoardState,
  field: number,
  way: 'ahead' | 'behind',
  waters: Waters,
): Neighbour | null => {
  const found = piecesOf(board).flatMap((piece): Neighbour[] => {
    const place = placeOf(board, piece);
    if (place === null || !isRingField(place)) return [];
    const other = ringFieldOf(place, waters)!;
    const steps = way === 'ahead' ? stepsBetween(field, other, waters) : stepsBetween(other, field, waters);
    return steps === 0 ? [] : [{ piece, steps }];
  });
  return found.reduce<Neighbour | null>((best, each) => (best && best.steps <= each.steps ? best : each), null);
};
