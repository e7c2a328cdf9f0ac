import type { BotGameId } from '@ankerplatz/bots/lazy';
import type { Advice } from './advice.ts';

/** The least miss that is worth a word after the turn: points, or chance to win. */
const MUCH: Readonly<Record<BotGameId, number>> = { nauticus: 5, nautilus: 0.05 };

/** How much better the advised turn is than what was played, if that is much; else null. */
export const missedIn = ({ game, draft }: Advice): number | null => {
  if (draft?.kind !== 'behind') return null;
  const { ahead } = draft.comparison;
  return ahead >= MUCH[game] ? ahead : null;
};
