import type { Game, Scoring } from '@ankerplatz/kit';

interface Listed {
  /** The same in every language. */
  readonly title: string;
  /** Loaded when it is asked for. */
  readonly load: () => Promise<Game>;
  readonly scoring: Scoring;
  /** Whether the game is played in a browser too: then `web/src/games` holds its board. */
  readonly hasBoard: boolean;
}

/** Every game, by its id: a new game is a new line here, and nowhere else. */
export const LIST = {
  nauticus: {
    title: 'Nauticus',
    load: async () => (await import('@ankerplatz/nauticus')).nauticus,
    scoring: 'points',
    hasBoard: true,
  },
  nautilus: {
    title: 'Nautilùs',
    load: async () => (await import('@ankerplatz/nautilus')).nautilus,
    scoring: 'race',
    hasBoard: true,
  },
} as const satisfies Readonly<Record<string, Listed>>;

export type GameId = keyof typeof LIST;
export const GAME_IDS = Object.keys(LIST) as readonly GameId[];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.includes(id as GameId);

/** The games that are played in a browser. */
export type BoardGameId = { [Id in GameId]: (typeof LIST)[Id]['hasBoard'] extends true ? Id : never }[GameId];
export const BOARD_GAME_IDS = GAME_IDS.filter(id => LIST[id].hasBoard) as readonly BoardGameId[];

export const isBoardGameId = (id: unknown): id is BoardGameId => BOARD_GAME_IDS.includes(id as BoardGameId);

export const titleOf = (id: GameId): string => LIST[id].title;

export const scoringOf = (id: GameId): Scoring => LIST[id].scoring;
