import { BOTS, type BotGameId, isMadeFor, LEVELS, type Ranks } from '@ankerplatz/bots';
import { wrongField } from '../../problem.ts';
import { newestRules } from './game-header.ts';

/** The level of a bot that a request names; a level without a bot for this game is refused. */
export const levelOf = (game: string, level: string, field: string): string => {
  const ranks: Ranks | undefined = Object.hasOwn(BOTS, game) ? BOTS[game as BotGameId] : undefined;
  const { version } = newestRules({ game });
  const levels = ranks ? LEVELS.filter(each => isMadeFor(ranks[each], version)) : [];
  if (!levels.some(each => each === level)) throw wrongField(field, { is: 'choice', values: levels });
  return level;
};
