import type { Game } from '@ankerplatz/kit';
import type { GameId } from './ids.ts';

export { GAME_IDS, type GameId, isGameId } from './ids.ts';

/** Every game, loaded when it is asked for: a new game is a new line here. */
const LOADERS: Readonly<Record<GameId, () => Promise<Game>>> = {
  nauticus: async () => (await import('@ankerplatz/nauticus')).nauticus,
  nautilus: async () => (await import('@ankerplatz/nautilus')).nautilus,
};

export const loadGame = (id: GameId): Promise<Game> => LOADERS[id]();
