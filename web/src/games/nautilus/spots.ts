import {
  type BoardState,
  COLOURS,
  type Colour,
  type Piece,
  type Sailor,
  type Spot,
  spotOf,
  type Waters,
} from '@ankerplatz/nautilus';

export const colourOf = (sailor: Sailor): Colour => sailor[0] as Colour;
export const numberOf = (sailor: Sailor): number => Number(sailor[1]);

/** The field that a colour starts from. */
export const startOf = (colour: Colour, { ring }: Waters): number => (COLOURS.indexOf(colour) * ring) / COLOURS.length;

/** Every piece with its place; Moby Dick only when on the board. */
export const piecesOn = ({ sailors, moby }: BoardState): readonly (readonly [piece: Piece, at: Spot])[] => [
  ...COLOURS.flatMap(colour =>
    sailors[colour].map((place, i) => [`${colour}${i + 1}` as Sailor, spotOf(colour, place)] as const),
  ),
  ...(moby === null ? [] : [['moby', moby as Spot] as const]),
];
