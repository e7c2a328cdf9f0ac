import { type BotGameId, type Level, thinkLater } from '@ankerplatz/bots/lazy';
import type { View } from '@ankerplatz/kit';

/** What a bot is asked: it sees a view and nothing else. */
export interface Question {
  readonly id: number;
  readonly game: BotGameId;
  readonly level: Level;
  readonly view: View;
  readonly seed: string;
}

/** A whole turn. */
export interface Thought {
  readonly id: number;
  readonly moves: readonly string[];
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, game, level, view, seed } = data;
  const [line] = await thinkLater(game, level, view, { seed });
  postMessage({ id, moves: line?.moves ?? [] } satisfies Thought);
});
