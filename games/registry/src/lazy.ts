import { atVersion, type Game } from '@ankerplatz/kit';
import { type GameId, LIST } from './list.ts';

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

export const loadGame = (id: GameId): Promise<Game> => LIST[id].load();

/** The game by the rules of a version. Fails where this program does not know them. */
export const loadGameAt = async (id: GameId, version: number): Promise<Game> => {
  const rules = atVersion(await loadGame(id), version);
  if (!rules.ok) throw new Error(rules.error);
  return rules.value;
};
