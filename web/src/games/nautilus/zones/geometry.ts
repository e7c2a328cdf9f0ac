/** Where things lie on the drawn board: units from its middle, x to the right, y down. */
import {
  COLOURS,
  type Colour,
  colourOf,
  HARBOUR_SIZE,
  numberOf,
  type Piece,
  type Spot,
  startOf,
  type Waters,
} from '@ankerplatz/nautilus';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Half the board's width. */
export const REACH = 500;
/** The radii of the fields, of caves, of the outermost harbour field, of the water's edge. */
export const FIELDS = 448;
const CAVES = 396;
const HARBOUR = 396;
export const SHORE = 372;
/** Between two fields of a harbour. */
const BERTH = 47;
/** A whirlpool lies beside its harbour, before the start field. */
const POOLS = 292;
const POOL_ANGLE = 29;
export const POOL = 74;
/** From the middle of a whirlpool to a sailor in it. */
const SWIRL = 33;

/** The board as these eyes see it: whose harbour is at the bottom. */
export interface Chart extends Waters {
  readonly bottom: Colour;
  /** Sailors of a colour. */
  readonly crew: number;
}

const TURN = 360;
const HALF = TURN / 2;

/** By degrees clockwise from the top. */
export const polar = (radius: number, degrees: number): Point => {
  const angle = (degrees / HALF) * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
};

/** Degrees of a field of the ring. */
export const degreesOf = (field: number, chart: Chart): number =>
  ((field - startOf(chart.bottom, chart)) / chart.ring) * TURN + HALF;

/** Half the width of a field; boards with many fields have small ones. */
export const fieldSize = ({ ring }: Waters): number => Math.min(18, (FIELDS * Math.PI * 0.82) / ring);
/** Half the width of a marble: more than its field, so that its number can be read. */
export const marbleSize = (waters: Waters): number => Math.max(21, fieldSize(waters) * 1.42);

export const poolOf = (colour: Colour, chart: Chart): Point =>
  polar(POOLS, degreesOf(startOf(colour, chart), chart) - POOL_ANGLE);

/** Where in the whirlpool a sailor waits, by its number. */
const waiting = (colour: Colour, number: number, chart: Chart): Point => {
  const pool = poolOf(colour, chart);
  const turned = polar(SWIRL, ((number - 1.5) * TURN) / chart.crew);
  return { x: pool.x + turned.x, y: pool.y + turned.y };
};

/** The middle of a place. */
export const pointOf = (spot: Spot, chart: Chart): Point => {
  const number = Number(spot.replace(/\D/g, ''));
  const kind = spot[0] as 't' | 'c' | Colour;
  if (kind === 't') return polar(FIELDS, degreesOf(number, chart));
  if (kind === 'c') return polar(CAVES, degreesOf(chart.mouths[number]!, chart));
  if (spot.endsWith('home')) return poolOf(kind, chart);
  return polar(HARBOUR - number * BERTH, degreesOf(startOf(kind, chart), chart));
};

/** Where a piece is drawn: sailors in a whirlpool lie beside each other. */
export const standOf = (piece: Piece, at: Spot, chart: Chart): Point =>
  piece !== 'moby' && at.endsWith('home') ? waiting(colourOf(piece), numberOf(piece), chart) : pointOf(at, chart);

/** Where the mark of an offered piece stands: towards the middle of the board, beside a harbour, above a whirlpool's sailor. */
export const markOf = (at: Spot, stand: Point, chart: Chart, size: number): Point => {
  const away = size * 1.95;
  const isHarbour = at[1] === 'h' && !at.endsWith('home');
  const length = Math.hypot(stand.x, stand.y);
  const inward = { x: -stand.x / length, y: -stand.y / length };
  if (isHarbour) return { x: stand.x - inward.y * away, y: stand.y + inward.x * away };
  if (!at.endsWith('home')) return { x: stand.x + inward.x * away, y: stand.y + inward.y * away };
  const pool = pointOf(at, chart);
  const out = { x: stand.x - pool.x, y: stand.y - pool.y };
  return { x: stand.x + (out.x / SWIRL) * size * 1.45, y: stand.y + (out.y / SWIRL) * size * 1.45 };
};

/** Where the name of a quarter is printed: on the water beyond the harbour. */
export const nameAt = (colour: Colour, chart: Chart): Point =>
  polar(POOLS - 14, degreesOf(startOf(colour, chart), chart) + POOL_ANGLE - 3);

/** Every place of the board. */
export const spotsOf = ({ ring, mouths }: Waters): readonly Spot[] => [
  ...Array.from({ length: ring }, (_, field) => `t${field}` as const),
  ...mouths.map((_, cave) => `c${cave}` as const),
  ...COLOURS.flatMap(colour => [
    ...Array.from({ length: HARBOUR_SIZE }, (_, berth) => `${colour}h${berth}` as const),
    `${colour}home` as const,
  ]),
];

/** The nearest of some things to a point, within a reach. */
export const nearest = <T extends { readonly point: Point }>(
  things: readonly T[],
  { x, y }: Point,
  reach: number,
): T | undefined => {
  const distance = ({ point }: T): number => Math.hypot(point.x - x, point.y - y);
  return things.reduce<T | undefined>((best, thing) => {
    const far = distance(thing);
    return far <= reach && (!best || far < distance(best)) ? thing : best;
  }, undefined);
};
