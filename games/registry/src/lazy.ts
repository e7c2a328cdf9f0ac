import type { Game } from '@ankerplatz/kit';
import { type GameId, LIST } from './list.ts';

export { GAME_IDS, type GameId, isGameId, titleOf } from './list.ts';

export const loadGame = (id: GameId): Promise<Game> => LIST[id].load();
