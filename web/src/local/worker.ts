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

/** A whole turn, how much of the budget is spent on it so far, or that there will be none. */
export type Thought =
  | { readonly id: number; readonly moves: readonly string[] }
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly failed: true };

const tell = (thought: Thought): void => postMessage(thought);

const answer = async ({ id, game, level, view, seed }: Question): Promise<void> => {
  const onSpent = paced<number>(
    share => tell({ id, share }),
    () => performance.now(),
  );
  const [line] = await thinkLater(game, level, view, { seed, onSpent });
  tell({ id, moves: line?.moves ?? [] });
};

/** Bots that cannot be loaded, or a bot that throws: nobody outside hears of a promise that is rejected here. */
const fail = (id: number, error: unknown): void => {
  console.error(error);
  tell({ id, failed: true });
};

addEventListener('message', ({ data }: MessageEvent<Question>) => answer(data).catch(error => fail(data.id, error)));
