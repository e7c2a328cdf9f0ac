import type { View } from '@ankerplatz/kit';
import type { GameId } from '@ankerplatz/registry';
import { type Ranks, type Thinking, thinkWith } from './bot.ts';
import type { PlannedTurn } from './brain.ts';
import type { Level } from './level.ts';
import { nauticusRanks } from './nauticus/index.ts';
import { nautilusRanks } from './nautilus/index.ts';

/** The bots of every game that has some: a new game is a new line here. */
export const BOTS = {
  nauticus: nauticusRanks,
  nautilus: nautilusRanks,
} as const satisfies Readonly<Partial<Record<GameId, Ranks>>>;

export type BotGameId = keyof typeof BOTS;

/** Whole turns for the view's seat, which must decide: best first, at least one. */
export const think = (game: BotGameId, level: Level, view: View, thinking: Thinking): readonly PlannedTurn[] =>
  thinkWith(BOTS[game][level], view, thinking);
