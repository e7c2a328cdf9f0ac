import type { Game } from '@ankerplatz/kit';
import { GAME_IDS, type GameId, isGameId, LIST } from './list.ts';

export {
  BOARD_GAME_IDS,
  type BoardGameId,
  GAME_IDS,
  type GameId,
  isBoardGameId,
  isGameId,
  scoringOf,
  titleOf,
} from './list.ts';

type Games = { readonly [Id in GameId]: Awaited<ReturnType<(typeof LIST)[Id]['load']>> };

/** Every game, by its id. */
export const GAMES = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, await LIST[id].load()] as const)),
) as Games;

export const gameById = (id: unknown): Game | undefined => (isGameId(id) ? GAMES[id] : undefined);
