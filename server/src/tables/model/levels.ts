import { BOTS, type BotGameId, LEVELS } from '@ankerplatz/bots';
import { wrongField } from '../../problem.ts';

/** As a bot is asked for; refuses where the game has none of that level. */
export const levelOf = (game: string, level: string, field: string): string => {
  const levels = Object.hasOwn(BOTS, game) ? LEVELS.filter(each => BOTS[game as BotGameId][each]) : [];
  if (!levels.some(each => each === level)) throw wrongField(field, { is: 'choice', values: levels });
  return level;
};
