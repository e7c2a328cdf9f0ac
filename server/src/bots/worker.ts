import { type BotGameId, type Level, think } from '@ankerplatz/bots';
import type { View } from '@ankerplatz/kit';

/** All that a bot is told. */
export interface Question {
  readonly game: BotGameId;
  readonly level: Level;
  readonly view: View;
  readonly seed: string;
  /** Milliseconds; then the best found so far is the answer. */
  readonly limit: number;
}

/** Runs in a thread of its own: the moves of a turn. */
export const answer = ({ game, level, view, seed, limit }: Question): readonly string[] => {
  const until = performance.now() + limit;
  const [line] = think(game, level, view, { seed, isStopped: () => performance.now() > until });
  return line?.moves ?? [];
};
