import type { View } from '@ankerplatz/kit';
import { type Ranks, type Thinking, thinkWith } from './bot.ts';
import type { BotGameId } from './bots.ts';
import type { PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';

export type { BotGameId } from './bots.ts';
export type { Level } from './level.ts';

/** The bots of every game, loaded when they are asked for: a new game is a new line here. */
const LOADERS: Readonly<Record<BotGameId, () => Promise<Ranks>>> = {
  nauticus: async () => (await import('./nauticus/index.ts')).nauticusRanks,
  nautilus: async () => (await import('./nautilus/index.ts')).nautilusRanks,
};

/** As `think`, with the bots of this game alone. */
export const thinkLater = async (
  game: BotGameId,
  level: Level,
  view: View,
  thinking: Thinking,
): Promise<readonly PlannedTurn[]> => thinkWith((await LOADERS[game]())[level], view, thinking);
