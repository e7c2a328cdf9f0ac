import type { Game } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { nautilus } from '@ankerplatz/nautilus';
import { type GameId, isGameId } from './ids.ts';

export { GAME_IDS, type GameId, isGameId } from './ids.ts';

/** Every game, by its id: a new game is a new line here. */
export const GAMES = { nauticus, nautilus } as const satisfies Readonly<Record<GameId, Game>>;

export const gameById = (id: unknown): Game | undefined => (isGameId(id) ? GAMES[id] : undefined);
