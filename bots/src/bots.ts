import type { View } from '@ankerplatz/kit';
import { type Rank, type Ranks, type Thinking, thinkWith } from './bot.ts';
import type { PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';
import { type BotGameId, LIST } from './list.ts';
import { earlierNauticusRanks } from './nauticus/index.ts';

/** The bots of every game that has some. */
export const BOTS = Object.fromEntries(
  await Promise.all(Object.entries(LIST).map(async ([id, load]) => [id, await load()] as const)),
) as Readonly<Record<BotGameId, Ranks>>;

/** Levels as they were before they were changed, by names such as `admiral@1`. */
export const EARLIER: Readonly<Partial<Record<BotGameId, Readonly<Record<string, Rank>>>>> = {
  nauticus: earlierNauticusRanks,
};

/** Whole turns for the view's seat, which must decide: best first, at least one. */
export const think = (game: BotGameId, level: Level, view: View, thinking: Thinking): readonly PlannedTurn[] =>
  thinkWith(BOTS[game][level], view, thinking);
