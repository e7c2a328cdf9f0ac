import type { TableState } from '../../board/source.ts';

/** One decision of one table: what was drafted for another is not for this one. */
const keyOf = ({ table, number, eyes, asked }: TableState): string =>
  `ankerplatz.draft:${table}:${number}:${eyes}:${asked}`;

/** The drafted moves of the present decision, so that a reload loses nothing. */
export const keptMoves = (state: TableState): readonly string[] => {
  if (state.asked === null) return [];
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(state)) ?? '[]');
    return Array.isArray(kept) && kept.every(move => typeof move === 'string') ? kept : [];
  } catch {
    return [];
  }
};

export const keepMoves = (state: TableState, moves: readonly string[]): void => {
  if (state.asked === null) return;
  try {
    if (moves.length > 0) sessionStorage.setItem(keyOf(state), JSON.stringify(moves));
    else sessionStorage.removeItem(keyOf(state));
  } catch {
    // A browser that keeps nothing drafts until the page is closed.
  }
};
