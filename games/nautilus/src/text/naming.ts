import { capital, type View } from '@ankerplatz/kit';
import { colourOf, numberOf } from '../facts/places.ts';
import type { NautilusView } from '../json-types.ts';
import { COLOURS, type Colour, type Piece } from '../types.ts';

import type { NautilusNames } from './names.ts';
import { namedPlace, type PlaceKind, type Spot, spotOf } from './places.ts';

/** Where something is, where it comes from, where it goes. */
export type Joint = 'at' | 'from' | 'to';

/** A place's name with the word that joins it to a sentence, by what the place is; `code`: as the notation writes it. */
export type Joints = Readonly<Record<PlaceKind | 'code', Readonly<Record<Joint, (name: string) => string>>>>;

/** The names of pieces and places in sentences. */
export interface Naming {
  piece(piece: Piece): string;
  /** The name at the beginning of a sentence. */
  first(piece: Piece): string;
  /** A place of the notation as seen by a piece: "in cave East", "from West 3", "to harbour North 2". */
  place(joint: Joint, place: string, of: Piece): string;
  /** The place by itself: "cave East". */
  placeName(place: string, of: Piece): string;
}

/** Names as programs write them: `n1`, `t14`. For readers without a board in sight. */
export const notationNaming = (joints: Joints, { pieces, whirlpool }: NautilusNames): Naming => {
  const name = (piece: Piece): string => (piece === 'moby' ? pieces.moby : piece);
  return {
    piece: name,
    first: name,
    place: (joint, place) => (place === 'home' ? joints.whirlpool[joint](whirlpool) : joints.code[joint](place)),
    placeName: place => (place === 'home' ? whirlpool : place),
  };
};

/** The colour whose sailors are "your" sailors; in a duel, where one has two, each is called by its colour. */
const ownColour = ({ variant, seat }: NautilusView): Colour | null =>
  variant === 'duel' || seat === null ? null : COLOURS[seat]!;

/** "your no. 2", "West’s no. 3". */
const pieceName = (piece: Piece, own: Colour | null, { pieces, colours }: NautilusNames): string => {
  if (piece === 'moby') return pieces.moby;
  const number = numberOf(piece);
  return colourOf(piece) === own ? pieces.own(number) : pieces.of(colours[colourOf(piece)], number);
};

/** Names as the board that is seen prints them. */
export const boardNaming = (joints: Joints, names: NautilusNames, view: View): Naming => {
  const seen = view as NautilusView;
  const waters = seen.known.options;
  const own = ownColour(seen);
  const named = (place: string, of: Piece) =>
    namedPlace(of === 'moby' ? (place as Spot) : spotOf(colourOf(of), place), waters, names.places);
  return {
    piece: piece => pieceName(piece, own, names),
    first: piece => capital(pieceName(piece, own, names)),
    place: (joint, place, of) => {
      if (place === 'home') return joints.whirlpool[joint](names.whirlpool);
      const { kind, name } = named(place, of);
      return joints[kind][joint](name);
    },
    placeName: (place, of) => named(place, of).name,
  };
};
