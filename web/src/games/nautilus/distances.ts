/** Distances between places, and boards after some events. */
import {
  type BoardState,
  type ByColour,
  berthOf,
  type Colour,
  colourOf,
  HARBOUR_SIZE,
  isCave,
  type NautilusEvent,
  numberOf,
  type Piece,
  placeOf,
  ringFieldOf,
  type Sailor,
  startOf,
  stepsBetween,
  type Waters,
} from '@ankerplatz/nautilus';

/** How many steps forward a walk between two places makes; null where it could not be one. */
export const stepsOf = (sailor: Sailor, from: string, to: string, waters: Waters): number | null => {
  const [left, reached] = [berthOf(from), berthOf(to)];
  if (left !== null) return reached === null ? null : reached - left;
  const start = ringFieldOf(from, waters);
  if (start === null) return null;
  const lead = isCave(from) ? 1 : 0;
  if (reached !== null) return lead + stepsBetween(start, startOf(colourOf(sailor), waters), waters) + reached + 1;
  const end = ringFieldOf(to, waters);
  return end === null ? null : lead + stepsBetween(start, end, waters) + (isCave(to) ? 1 : 0);
};

/** Where so many steps forward lead along the ring, or deeper into the harbour; null: nowhere. */
export const placeAhead = (from: string, steps: number, waters: Waters): string | null => {
  const berth = berthOf(from);
  if (berth !== null) return berth + steps < HARBOUR_SIZE ? `h${berth + steps}` : null;
  const field = ringFieldOf(from, waters);
  return field === null ? null : `t${(field + steps - (isCave(from) ? 1 : 0)) % waters.ring}`;
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
  return sailors[colour].filter(place => (berthOf(place) ?? -1) >= outermost).length;
};
