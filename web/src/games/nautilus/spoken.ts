/** Sentences of the game in names that can be said and that are printed on the board: "East 5" for `t21`. */
import type { Piece } from '@ankerplatz/nautilus';
import type { BoardProps } from '../../board/board.ts';
import { pieceName, spotName } from './fact-words.ts';
import { coloursOf, decidingOf, seatOf, viewOf } from './selectors.ts';
import { colourOf, type Spot } from './spots.ts';

/** A sailor, or a place of the ring, a cave, a harbour. */
const TOKEN = /(?<![\p{L}\d])([nesw][1-4]|[tch]\d{1,2})(?![\p{L}\d])/giu;

/** Harbours are those of the sailor that was named last. */
export const spoken = (sentence: string, board: BoardProps): string => {
  let colour = coloursOf(viewOf(board.draft), seatOf(board))[0]!;
  const named = sentence.replace(TOKEN, (token, _, index: number) => {
    const word = token.toLowerCase();
    const isPiece = /^[nesw]/.test(word);
    if (isPiece) colour = colourOf(word as `${typeof colour}1`);
    const name = isPiece
      ? pieceName(board, word as Piece)
      : spotName(board, (word.startsWith('h') ? `${colour}${word}` : word) as Spot);
    return index === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  });
  return decidingOf(board).joints.reduce((said, [badly, well]) => said.replace(badly, well), named);
};
