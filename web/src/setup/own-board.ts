import { isObject, type JsonObject } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';

const keyOf = (game: BoardGameId): string => `ankerplatz.board.${game}`;

/** The options that an owner of the box has corrected on this device; null: none. The rules check them. */
export const ownBoard = (game: BoardGameId): JsonObject | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isObject(kept) ? (kept as JsonObject) : null;
  } catch {
    return null;
  }
};

export const keepBoard = (game: BoardGameId, board: JsonObject | null): void => {
  try {
    if (board === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(board));
  } catch {
    // A browser that keeps nothing forgets the correction with the page.
  }
};
