/** Places of pieces, with the harbours and whirlpools of each colour told apart. */
import { type BoardState, colourOf, type Piece, piecesOf, placeOf, type Spot, spotOf } from '@ankerplatz/nautilus';

/** Null: Moby Dick is off the board. */
export const spotOfPiece = (board: BoardState, piece: Piece): Spot | null => {
  const place = placeOf(board, piece);
  if (place === null) return null;
  return piece === 'moby' ? (place as Spot) : spotOf(colourOf(piece), place);
};

/** Every piece with its place; Moby Dick only when on the board. */
export const piecesOn = (board: BoardState): readonly (readonly [piece: Piece, at: Spot])[] =>
  piecesOf(board).flatMap(piece => {
    const spot = spotOfPiece(board, piece);
    return spot === null ? [] : [[piece, spot] as const];
  });
