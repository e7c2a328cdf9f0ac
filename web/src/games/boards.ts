import type { GameId } from '@ankerplatz/registry';
import type { BoardModule } from '../board/board.ts';

/** Every game that can be played here: a new game is a new line. */
const BOARDS: Readonly<Partial<Record<GameId, () => Promise<{ readonly board: BoardModule }>>>> = {
  nauticus: () => import('./nauticus/index.ts'),
  nautilus: () => import('./nautilus/index.ts'),
};

export const hasBoard = (id: GameId): boolean => BOARDS[id] !== undefined;

export const loadBoard = async (id: GameId): Promise<BoardModule | undefined> => (await BOARDS[id]?.())?.board;
