import type { GameId } from '@ankerplatz/registry';
import type { Ranks } from './bot.ts';

/** The bots of every game that has some, loaded when they are asked for: a new game is a new line here, and nowhere else. */
export const LIST = {
  nauticus: async () => (await import('./nauticus/index.ts')).nauticusRanks,
  nautilus: async () => (await import('./nautilus/index.ts')).nautilusRanks,
} as const satisfies Readonly<Partial<Record<GameId, () => Promise<Ranks>>>>;

export type BotGameId = keyof typeof LIST;

export const isBotGameId = (id: string): id is BotGameId => Object.hasOwn(LIST, id);
