export { isMadeFor, type Rank, type Ranks, type Thinking, thinkWith } from './bot.ts';
export { BOTS, EARLIER, think } from './bots.ts';
export type { Brain, Budget, PlannedTurn } from './brain.ts';
export { isLevel, LEVELS, type Level } from './level.ts';
export type { BotGameId } from './list.ts';
export { random } from './random.ts';
