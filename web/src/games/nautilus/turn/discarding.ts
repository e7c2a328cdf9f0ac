import type { Card } from '@ankerplatz/nautilus';
import { signal } from '@preact/signals';
import type { BoardProps } from '../../../board/board.ts';
import { viewOf } from '../selectors.ts';
import { cardMovesOf } from './options.ts';

/** Cards that bring sailors out are kept for as long as others can be discarded. */
const KEPT: readonly Card[] = ['1', '12'];

/** The round of a table in which cards are discarded automatically as long as none can be used; null: in none. */
const goesOn = signal<string | null>(null);

const roundOf = ({ state, draft }: BoardProps): string => `${state.table} ${state.number} ${viewOf(draft).round}`;

export const isDiscarding = (board: BoardProps): boolean => goesOn.value === roundOf(board);

export const discardOn = (board: BoardProps): void => {
  goesOn.value = roundOf(board);
};

/** The move that discards next. */
export const nextDiscard = ({ draft }: BoardProps): string | undefined => {
  const moves = [...cardMovesOf(draft)];
  return (moves.find(([card]) => !KEPT.includes(card)) ?? moves[0])?.[1];
};
