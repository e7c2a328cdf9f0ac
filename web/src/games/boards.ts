import type { BoardGameId } from '@ankerplatz/registry';
import type { BoardModule } from '../board/board.ts';

/** Every game that can be played here: a new board is a new line. */
const BOARDS: Readonly<Record<BoardGameId, () => Promise<{ readonly board: BoardModule }>>> = {
  nauticus: () => import('./nauticus/index.ts'),
  nautilus: () => import('./nautilus/index.ts'),
};

export const loadBoard = async (id: BoardGameId): Promise<BoardModule> => (await BOARDS[id]()).board;
