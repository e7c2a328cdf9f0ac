import type { Game } from '@ankerplatz/kit';
import { nauticus } from '@ankerplatz/nauticus';
import { nautilus } from '@ankerplatz/nautilus';

/** Every game, by its id: a new game is a new line here. */
export const GAMES = { nauticus, nautilus } as const satisfies Readonly<Record<string, Game>>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(GAMES, id);

export const gameById = (id: unknown): Game | undefined => (isGameId(id) ? GAMES[id] : undefined);
