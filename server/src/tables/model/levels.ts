import { BOTS, type BotGameId, isMadeFor, LEVELS, type Ranks } from '@ankerplatz/bots';
import { wrongField } from '../../problem.ts';
import { newestRules } from './game-header.ts';

/** As a bot is asked for; refuses where the game has none of that level. */
export const levelOf = (game: string, level: string, field: string): string => {
  const ranks: Ranks | undefined = Object.hasOwn(BOTS, game) ? BOTS[game as BotGameId] : undefined;
  const { version } = newestRules({ game });
  const levels = ranks ? LEVELS.filter(each => isMadeFor(ranks[each], version)) : [];
  if (!levels.some(each => each === level)) throw wrongField(field, { is: 'choice', values: levels });
  return level;
};
