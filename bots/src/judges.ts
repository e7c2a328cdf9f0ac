import { requireMadeFor } from './bot.ts';
import type { Judge } from './judge.ts';
import type { BotGameId } from './list.ts';

export type { Judge } from './judge.ts';

/** The judge of each game, loaded when it is asked for. */
const LIST: Readonly<Record<BotGameId, () => Promise<Judge>>> = {
  nauticus: async () => (await import('./nauticus/judge.ts')).nauticusJudge,
  nautilus: async () => (await import('./nautilus/index.ts')).nautilusJudge,
};

/** Fails where the judge was not made for this version of the rules. */
export const loadJudge = async (game: BotGameId, rules: number): Promise<Judge> => {
  const judge = await LIST[game]();
  requireMadeFor(judge, rules);
  return judge;
};
