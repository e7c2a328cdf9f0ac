/** Distances between places, and boards after some events. */
import {
  type BoardState,
  type ByColour,
  COLOURS,
  type Colour,
  HARBOUR_SIZE,
  type NautilusEvent,
  type Piece,
  type Sailor,
  type Spot,
  spotOf,
  type Waters,
} from '@ankerplatz/nautilus';
import { colourOf, numberOf, startOf } from './spots.ts';

/** A field of a harbour; the whirlpool, `home`, begins with the same letter. */
export const isHarbour = (place: string): boolean => /^h\d/.test(place);

/** Where a piece stands, as the notation says it, without a mark of being fresh; null: Moby Dick is off the board. */
export const placeOf = ({ sailors, moby }: BoardState, piece: Piece): string | null =>
  piece === 'moby' ? moby : sailors[colourOf(piece)][numberOf(piece) - 1]!.replace('*', '');

export const isFresh = ({ sailors }: BoardState, sailor: Sailor): boolean =>
  sailors[colourOf(sailor)][numberOf(sailor) - 1]!.endsWith('*');

export const spotOfPiece = (board: BoardState, piece: Piece): Spot | null => {
  const place = placeOf(board, piece);
  if (place === null) return null;
  return piece === 'moby' ? (place as Spot) : spotOf(colourOf(piece), place);
};

/** The field of the ring that a place lies at: its own, or that of the cave's mouth; null: none. */
export const ringFieldOf = (place: string, { mouths }: Waters): number | null => {
  if (place.startsWith('t')) return Number(place.slice(1));
  return place.startsWith('c') ? mouths[Number(place.slice(1))]! : null;
};

const onRing = (field: number, ring: number): number => ((field % ring) + ring) % ring;

/** Steps forward along the ring from one field to another. */
export const stepsBetween = (from: number, to: number, { ring }: Waters): number => onRing(to - from, ring);

/** Steps of a sailor to its own start field, where its harbour opens; null: it is in the whirlpool or the harbour. */
export const stepsToHarbour = (board: BoardState, sailor: Sailor, waters: Waters): number | null => {
  const place = placeOf(board, sailor)!;
  const field = ringFieldOf(place, waters);
  if (field === null) return null;
  const steps = stepsBetween(field, startOf(colourOf(sailor), waters), waters);
  const lap = steps === 0 && isFresh(board, sailor) ? waters.ring : steps;
  return lap + (place.startsWith('c') ? 1 : 0);
};

/** How many steps forward a walk between two places makes; null where it could not be one. */
export const stepsOf = (sailor: Sailor, from: string, to: string, waters: Waters): number | null => {
  if (isHarbour(from)) return isHarbour(to) ? Number(to.slice(1)) - Number(from.slice(1)) : null;
  const start = ringFieldOf(from, waters);
  if (start === null) return null;
  const lead = from.startsWith('c') ? 1 : 0;
  if (isHarbour(to))
    return lead + stepsBetween(start, startOf(colourOf(sailor), waters), waters) + Number(to.slice(1)) + 1;
  const end = ringFieldOf(to, waters);
  return end === null ? null : lead + stepsBetween(start, end, waters) + (to.startsWith('c') ? 1 : 0);
};

/** Where so many steps forward lead along the ring, or deeper into the harbour; null: nowhere. */
export const placeAhead = (from: string, steps: number, waters: Waters): string | null => {
  if (isHarbour(from)) {
    const depth = Number(from.slice(1)) + steps;
    return depth < HARBOUR_SIZE ? `h${depth}` : null;
  }
  const field = ringFieldOf(from, waters);
  return field === null ? null : `t${onRing(field + steps - (from.startsWith('c') ? 1 : 0), waters.ring)}`;
};

interface Neighbour {
  readonly piece: Piece;
  readonly steps: number;
}

const SAILORS_ON = ({ sailors }: BoardState): Sailor[] =>
  COLOURS.flatMap(colour => sailors[colour].map((_, i) => `${colour}${i + 1}` as Sailor));

/** All pieces of a board. */
export const piecesOf = (board: BoardState): readonly Piece[] => [...SAILORS_ON(board), 'moby'];

/** The nearest piece on the ring from a field, forward or backward. */
export const neighbourOf = (
  board: BoardState,
  field: number,
  way: 'ahead' | 'behind',
  waters: Waters,
): Neighbour | null => {
  const found = piecesOf(board).flatMap((piece): Neighbour[] => {
    const place = placeOf(board, piece);
    if (!place?.startsWith('t')) return [];
    const other = Number(place.slice(1));
    const steps = way === 'ahead' ? stepsBetween(field, other, waters) : stepsBetween(other, field, waters);
    return steps === 0 ? [] : [{ piece, steps }];
  });
  return found.reduce<Neighbour | null>((best, each) => (best && best.steps <= each.steps ? best : each), null);
};

/** Steps into the next cave ahead of a field; null: the board has none. */
export const caveAhead = (field: number, waters: Waters): number | null => {
  const steps = waters.mouths.map(mouth => stepsBetween(field, mouth, waters) + 1);
  return steps.length > 0 ? Math.min(...steps) : null;
};

const put = (board: BoardState, piece: Piece, place: string | null): BoardState => {
  if (piece === 'moby') return { ...board, moby: place };
  const colour = colourOf(piece);
  const places = board.sailors[colour].with(numberOf(piece) - 1, place ?? 'home');
  return { ...board, sailors: { ...board.sailors, [colour]: places } as ByColour<readonly string[]> };
};

const afterOne = (board: BoardState, event: NautilusEvent): BoardState => {
  switch (event.type) {
    case 'moved':
    case 'broughtOut':
      return put(board, event.sailor, event.to);
    case 'captured':
      return put(board, event.sailor, 'home');
    case 'rode':
      return put(put(board, event.sailor, event.to), 'moby', event.moby);
    case 'whaleArrived':
      return put(board, 'moby', event.at);
    case 'whaleMoved':
      return put(board, 'moby', event.to);
    case 'swapped':
      return put(put(board, event.first, placeOf(board, event.second)), event.second, placeOf(board, event.first));
    case 'tookBack':
      return event.shifts.reduce((shifted, { piece, to }) => put(shifted, piece, to), board);
    default:
      return board;
  }
};

/** The board after some events. */
export const boardAfter = (board: BoardState, events: readonly NautilusEvent[]): BoardState =>
  events.reduce(afterOne, { sailors: board.sailors, moby: board.moby });

/** Sailors of a colour that have arrived: with three to a colour only the three innermost fields count (#12). */
export const moored = ({ sailors }: BoardState, colour: Colour): number => {
  const outermost = HARBOUR_SIZE - sailors[colour].length;
  return sailors[colour].filter(place => isHarbour(place) && Number(place[1]) >= outermost).length;
};
