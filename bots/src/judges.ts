import type { Judge } from './judge.ts';
import type { BotGameId } from './list.ts';

export type { Judge } from './judge.ts';

/** The judge of each game, loaded when it is asked for. */
const LIST: Readonly<Record<BotGameId, () => Promise<Judge>>> = {
  nauticus: async () => (await import('./nauticus/judge.ts')).nauticusJudge,
  nautilus: async () => (await import('./nautilus/index.ts')).nautilusJudge,
};

export const loadJudge = (game: BotGameId): Promise<Judge> => LIST[game]();
