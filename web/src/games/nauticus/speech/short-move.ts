/** Moves in short: "bow new", "fish 3", in the words of the notation or of the present language. */
import { wordsIn } from '@ankerplatz/kit';
import type { Move } from '@ankerplatz/nauticus';
import type { BoardProps } from '../../../board/board.ts';
import { readMove } from '../offered-moves.ts';
import { decidingOf, wordsOf } from '../selectors.ts';
import type { SpeechTexts } from '../text/speech.ts';
import { chip } from '../turn/step-chips.ts';

/** The tiles and actions that a move names. */
const namedBy = (move: Move | undefined): readonly string[] => {
  if (!move) return [];
  if ('tile' in move) return [move.tile];
  if ('action' in move) return [move.action];
  if (move.type !== 'reward') return [];
  return typeof move.reward === 'string' ? [move.reward] : move.reward;
};

/** A move in the words of the screen: "bow → new ship". */
const screenWords = (board: BoardProps, move: string): string => {
  const tried = board.draft.play(move);
  const step = tried.ok ? tried.value.steps.at(-1) : undefined;
  return step ? chip(step, board) : move;
};

/** A move as it may be said. */
const namesOf = (board: BoardProps, move: string): readonly string[] => {
  const names: Readonly<Record<string, string>> = { ...wordsOf(board).names.tiles, ...decidingOf(board).actions };
  return [move, ...namedBy(readMove(move)).map(each => names[each] ?? ''), screenWords(board, move)].flatMap(wordsIn);
};

/** The only extra action of the game is not used by a word that does not say so. */
const isMeant = (move: string, wanted: readonly string[]): boolean =>
  readMove(move)?.type !== 'extra' || wanted.includes('extra');

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
  if (found.length > 1) return texts.which(found.map(move => screenWords(board, move)));
  board.onMove(only);
  return screenWords(board, only);
};
