import { BOTS, type BotGameId, type Ranks } from '@ankerplatz/bots';

/** The bots of a game, if it has any. */
export const ranksOf = (game: string): Ranks | undefined =>
  Object.hasOwn(BOTS, game) ? BOTS[game as BotGameId] : undefined;
