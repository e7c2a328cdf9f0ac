import type { Foreteller } from './foreteller.ts';
import type { BotGameId } from './list.ts';

export type { Closeness, Foreteller, Outlook, TurnOutlook } from './foreteller.ts';

/** The foreteller of each game, loaded when it is asked for. It holds scratch space: one for each thinker. */
const LIST: Readonly<Record<BotGameId, () => Promise<Foreteller>>> = {
  nauticus: async () => (await import('./nauticus/foreteller.ts')).makeForeteller(),
  nautilus: async () => (await import('./nautilus/foreteller.ts')).makeForeteller(),
};

export const loadForeteller = (game: BotGameId): Promise<Foreteller> => LIST[game]();
