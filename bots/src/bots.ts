import type { View } from '@ankerplatz/kit';
import { type Rank, type Ranks, type Thinking, thinkWith } from './bot.ts';
import type { PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';
import { type BotGameId, LIST } from './list.ts';
import { earlierNauticusRanks } from './nauticus/index.ts';
import { earlierNautilusRanks } from './nautilus/index.ts';

/** The bots of every game that has some. */
export const BOTS = Object.fromEntries(
  await Promise.all(Object.entries(LIST).map(async ([id, load]) => [id, await load()] as const)),
) as Readonly<Record<BotGameId, Ranks>>;

/** Levels by their editions, with names such as `admiral@1`: as they were before they were changed, or as they still are. */
export const EARLIER: Readonly<Record<BotGameId, Readonly<Record<string, Rank>>>> = {
  nauticus: earlierNauticusRanks,
  nautilus: earlierNautilusRanks,
};

/** Whole turns for the view's seat, which must decide: best first, at least one. */
export const think = (game: BotGameId, level: Level, view: View, thinking: Thinking): readonly PlannedTurn[] =>
  thinkWith(BOTS[game][level], view, thinking);
