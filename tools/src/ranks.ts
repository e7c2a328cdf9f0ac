import { BOTS, type BotGameId, isMadeFor, LEVELS, type Ranks } from '@ankerplatz/bots';
import type { Game } from '@ankerplatz/kit';

/** The bots of a game that were made for its rules, if it has any. */
export const ranksOf = ({ id, version }: Pick<Game, 'id' | 'version'>): Ranks | undefined => {
  const ranks: Ranks | undefined = Object.hasOwn(BOTS, id) ? BOTS[id as BotGameId] : undefined;
  return ranks && LEVELS.every(level => isMadeFor(ranks[level], version)) ? ranks : undefined;
};
