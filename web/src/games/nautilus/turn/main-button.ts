import type { BoardProps, MainButton } from '../../../board/board.ts';
import { decidingOf, isDeciding, viewOf, wordsOf } from '../selectors.ts';
import { isDiscarding, nextDiscard } from './discarding.ts';
import { cardOf, chosenMove, isFinal, openDraft, optionsOf, parsed } from './options.ts';

const nothing = (label: string): MainButton => ({ label, moves: [] });

/** No card can be used: one must be discarded. */
export const isForced = ({ draft }: BoardProps): boolean => {
  const open = openDraft(draft);
  return viewOf(open).waits?.phase === 'play' && open.moves.some(move => parsed(open, move)?.type === 'discard');
};

/** A card is to be chosen, unless the player has chosen to discard until one can be used. */
const forcedButton = (board: BoardProps): MainButton => {
  const { main } = decidingOf(board);
  const move = isDiscarding(board) ? nextDiscard(board) : undefined;
  return { label: main.discard, moves: move === undefined ? [] : [move], isForced: true };
};

/** The move that uses the card taken over by a Nautilùs, where it moves no sailor. */
const specialUse = ({ draft }: BoardProps): readonly string[] =>
  optionsOf(draft).flatMap(({ move, use }) => (use.type === 'special' ? [move] : []));

/** The main button while a choice is open: it names the choice. */
export const mainButton = (board: BoardProps): MainButton => {
  const { main } = decidingOf(board);
  const { waits, last } = viewOf(board.draft);
  if (!isDeciding(board) || !waits) return nothing(main.wait);
  switch (waits.phase) {
    case 'exchange':
      return nothing(main.exchange);
    case 'mulligan':
      return board.draft.moves.length === 1 ? { label: main.keep, moves: ['keep'] } : nothing(main.mulligan);
    case 'play':
      return isForced(board) ? forcedButton(board) : nothing(main.play);
    case 'use':
      return { label: main.use(last ? wordsOf(board).names.the.object[last] : ''), moves: specialUse(board) };
    case 'step':
      return nothing(main.step(waits.left!));
    case 'skipped':
      return nothing(main.skipped);
    case 'trade':
    case 'return':
      return nothing(main.trade);
    case 'ask':
      return nothing(main.ask);
  }
};

/** A sentence about handing in. Where something is learned by it, it says so: nothing brings that back. */
export const handIn = (board: BoardProps): string | undefined => {
  const { handIn: texts } = decidingOf(board);
  const { draft } = board;
  const open = openDraft(draft);
  const move = chosenMove(draft);
  const found = move === null ? undefined : parsed(open, move);
  if (move === null || !found) return undefined;
  const card = cardOf(open, move);
  const { the } = wordsOf(board).names;
  const name = card ? the.object[card] : '';
  switch (found.type) {
    case 'give':
      return texts.give(name);
    case 'trade':
      return texts.trade(name);
    case 'discard':
      return texts.discard(name);
    case 'ask':
      return texts.ask(card ? the.wanted[card] : '');
    case 'keep':
      return texts.keep;
    case 'mulligan':
      return texts.mulligan;
    case 'play':
    case 'use':
    case 'step':
      return card && isFinal(card) ? texts.playFinal(name) : texts.play(name);
  }
};
