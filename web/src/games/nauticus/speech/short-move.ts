/** Moves in short: "bow new", "fish 3", in the words of the notation or of the present language. */
import type { BoardProps } from '../../../board/board.ts';
import { decidingOf, placingOf, wordsOf } from '../selectors.ts';
import type { SpeechTexts } from '../text/speech.ts';
import { chip } from '../turn/step-chips.ts';

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

const TILE = /^(?:bonus|buy|free|load|reward) (\S+)/;
const ACTION = /^(?:take|extra) (\S+)$/;

/** A move as it may be said. */
const namesOf = (board: BoardProps, move: string): readonly string[] => {
  const { actions, chips } = decidingOf(board);
  const names: Readonly<Record<string, string>> = { ...wordsOf(board).names.tiles, ...actions };
  const what = (TILE.exec(move) ?? ACTION.exec(move))?.[1] ?? '';
  const place = placingOf(move)?.place;
  const where = place === 'store' ? chips.store : place === 'new' ? chips.fresh : '';
  return [move, ...what.split('+').map(each => names[each] ?? ''), where].flatMap(wordsIn);
};

/** The only extra action of the game is not used by a word that does not say so. */
const isMeant = (move: string, wanted: readonly string[]): boolean =>
  !move.startsWith('extra ') || wanted.includes('extra');

/** Made if one legal move has all the words; with several, which one is asked. */
export const shortMove = (board: BoardProps, typed: readonly string[], texts: SpeechTexts): string | undefined => {
  const wanted = typed.flatMap(wordsIn);
  if (wanted.length === 0) return undefined;
  const found = board.draft.moves.filter(move => {
    const names = namesOf(board, move);
    return isMeant(move, wanted) && wanted.every(word => names.includes(word));
  });
  const [only] = found;
  if (only === undefined) return undefined;
  if (found.length > 1) return texts.which(found);
  board.onMove(only);
  const tried = board.draft.play(only);
  const step = tried.ok ? tried.value.steps.at(-1) : undefined;
  return step ? chip(step, board) : only;
};
