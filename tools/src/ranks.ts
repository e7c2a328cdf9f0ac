import { BOTS, type BotGameId, EARLIER, isMadeFor, LEVELS, type Rank, type Ranks } from '@ankerplatz/bots';
import type { Game } from '@ankerplatz/kit';

/** The bots of a game that were made for its rules, if it has any. */
export const ranksOf = ({ id, version }: Pick<Game, 'id' | 'version'>): Ranks | undefined => {
  const ranks: Ranks | undefined = Object.hasOwn(BOTS, id) ? BOTS[id as BotGameId] : undefined;
  return ranks && LEVELS.every(level => isMadeFor(ranks[level], version)) ? ranks : undefined;
};

/** Levels of a game by their editions, made for its rules, with names such as `admiral@1`. */
export const earlierRanksOf = ({ id, version }: Pick<Game, 'id' | 'version'>): Readonly<Record<string, Rank>> => {
  const ranks = Object.hasOwn(EARLIER, id) ? EARLIER[id as BotGameId] : {};
  return Object.fromEntries(Object.entries(ranks).filter(([, rank]) => isMadeFor(rank, version)));
};
