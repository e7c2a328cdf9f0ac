import type { Game } from '@ankerplatz/kit';

interface Listed {
  /** The same in every language. */
  readonly title: string;
  /** Loaded when it is asked for. */
  readonly load: () => Promise<Game>;
}

/** Every game, by its id: a new game is a new line here, and nowhere else. */
export const LIST = {
  nauticus: { title: 'Nauticus', load: async () => (await import('@ankerplatz/nauticus')).nauticus },
  nautilus: { title: 'Nautilùs', load: async () => (await import('@ankerplatz/nautilus')).nautilus },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LIST;
export const GAME_IDS = Object.keys(LIST) as readonly GameId[];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.includes(id as GameId);

export const titleOf = (id: GameId): string => LIST[id].title;
