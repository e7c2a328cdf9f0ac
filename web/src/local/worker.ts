import { type BotGameId, type Level, thinkLater } from '@ankerplatz/bots/lazy';
import type { View } from '@ankerplatz/kit';
import { paced } from './paced.ts';

/** What a bot is asked: it sees a view and nothing else. */
export interface Question {
  readonly id: number;
  readonly game: BotGameId;
  readonly level: Level;
  readonly view: View;
  readonly seed: string;
}

/** A whole turn, or how much of the budget is spent on it so far. */
export type Thought =
  | { readonly id: number; readonly moves: readonly string[] }
  | { readonly id: number; readonly share: number };

const tell = (thought: Thought): void => postMessage(thought);

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, game, level, view, seed } = data;
  const onSpent = paced<number>(
    share => tell({ id, share }),
    () => performance.now(),
  );
  const [line] = await thinkLater(game, level, view, { seed, onSpent });
  tell({ id, moves: line?.moves ?? [] });
});
