import { COLOURS, type Piece } from '@ankerplatz/nautilus';
import { colourOf, coloursOf, fieldOf, isInHarbour, isOnRing, type Seen } from './seen.ts';
import type { Labels } from './text/labels.ts';

type Options = Seen['known']['options'];

/** Quarter and distance of a field of the ring. */
const quarterOf = (field: number, { ring }: Options) => {
  const quarter = ring / COLOURS.length;
  return { colour: COLOURS[Math.floor(field / quarter)]!, distance: field % quarter };
};

const caveText = (mouth: number, options: Options, { quarters, places }: Labels): string => {
  const { colour, distance } = quarterOf(mouth, options);
  const isOnly = options.mouths.filter(other => quarterOf(other, options).colour === colour).length === 1;
  return isOnly ? places.cave(quarters[colour]) : places.caveAt(quarters[colour], distance);
};

/** A place as it is spoken: the quarter and how far into it. */
export const placeText = (place: string, { known: { options } }: Seen, labels: Labels): string => {
  const { quarters, places } = labels;
  if (place === 'home') return places.whirlpool;
  if (isInHarbour(place)) return places.harbour(fieldOf(place) + 1);
  if (!isOnRing(place)) return caveText(options.mouths[fieldOf(place)]!, options, labels);
  const { colour, distance } = quarterOf(fieldOf(place), options);
  return distance === 0 ? places.start(quarters[colour]) : places.field(quarters[colour], distance);
};

/** A piece as the view's seat speaks of it. */
export const pieceText = (piece: Piece, seen: Seen, { pieces }: Labels): string => {
  if (piece === 'moby') return pieces.moby;
  const colour = colourOf(piece);
  const number = Number(piece[1]);
  const own = seen.seat === null ? [] : coloursOf(seen, seen.seat);
  if (!own.includes(colour)) return pieces.other(colour, number);
  return own.length > 1 ? pieces.ownOf(colour, number) : pieces.own(number);
};
