/** The id of every game. */
export const GAME_IDS = ['nauticus', 'nautilus'] as const;

export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.includes(id as GameId);
