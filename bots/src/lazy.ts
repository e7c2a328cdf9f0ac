import type { View } from '@ankerplatz/kit';
import { type Thinking, thinkWith } from './bot.ts';
import type { PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';
import { type BotGameId, LIST } from './list.ts';

export type { Level } from './level.ts';
export { type BotGameId, isBotGameId } from './list.ts';

/** As `think`, with the bots of this game alone. */
export const thinkLater = async (
  game: BotGameId,
  level: Level,
  view: View,
  thinking: Thinking,
): Promise<readonly PlannedTurn[]> => thinkWith((await LIST[game]())[level], view, thinking);
