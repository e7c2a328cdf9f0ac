import { quarterOf } from '../facts/places.ts';
import type { Colour, Waters } from '../types.ts';

/** A place of the board, by one name: `t14`, `c2`, and with their colour `nh3`, `nhome`. */
export type Spot = `t${number}` | `c${number}` | `${Colour}h${number}` | `${Colour}home`;

/** The place of a sailor of a colour: harbours and whirlpools are its own. */
export const spotOf = (colour: Colour, place: string): Spot => {
  const plain = place.replace('*', '');
  return (/^h/.test(plain) ? colour + plain : plain) as Spot;
};

/** The parts of the names of places. */
export interface PlaceWords {
  readonly start: (colour: Colour) => string;
  readonly field: (colour: Colour, steps: number) => string;
  /** `steps` only where a quarter has several. */
  readonly cave: (colour: Colour, steps: number | null) => string;
  readonly harbour: (colour: Colour, number: number) => string;
  readonly whirlpool: (colour: Colour) => string;
}

export type PlaceKind = keyof PlaceWords;

interface NamedPlace {
  readonly kind: PlaceKind;
  readonly name: string;
}

/** A place as people call it, with what it is. Harbours count from 1, outermost first. */
export const namedPlace = (spot: Spot, waters: Waters, words: PlaceWords): NamedPlace => {
  if (spot.endsWith('home')) return { kind: 'whirlpool', name: words.whirlpool(spot[0] as Colour) };
  if (spot[1] === 'h') return { kind: 'harbour', name: words.harbour(spot[0] as Colour, Number(spot[2]) + 1) };
  const number = Number(spot.slice(1));
  if (spot[0] === 't') {
    const [colour, steps] = quarterOf(number, waters);
    return steps === 0
      ? { kind: 'start', name: words.start(colour) }
      : { kind: 'field', name: words.field(colour, steps) };
  }
  const [colour, steps] = quarterOf(waters.mouths[number]!, waters);
  const inQuarter = waters.mouths.filter(mouth => quarterOf(mouth, waters)[0] === colour).length;
  return { kind: 'cave', name: words.cave(colour, inQuarter > 1 ? steps : null) };
};

/** The speakable name of a place: "East 5", "cave East", "harbour North 2". */
export const placeName = (spot: Spot, waters: Waters, words: PlaceWords): string =>
  namedPlace(spot, waters, words).name;
