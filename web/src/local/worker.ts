import { loadJudge } from '@ankerplatz/bots/judges';
import { type BotGameId, isBotGameId, type Level, thinkLater } from '@ankerplatz/bots/lazy';
import type { Advice } from '@ankerplatz/coach';
import { rulesOf, type View } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { paced } from './paced.ts';

/** A question to a bot: it sees a view and nothing else. */
export interface Question {
  readonly id: number;
  readonly game: BoardGameId;
  readonly level: Level;
  readonly view: View;
  readonly seed: string;
}

/** Turns that are to be compared by playing on. */
export interface Comparison {
  readonly id: number;
  readonly game: BoardGameId;
  readonly view: View;
  readonly turns: readonly (readonly string[])[];
  readonly runs: number;
  readonly seed: string;
}

/** A decision that the coach is asked about, with what is drafted or was played in it. */
export interface Consultation {
  readonly id: number;
  readonly game: BoardGameId;
  readonly view: View;
  readonly drafted: readonly string[];
}

/** A whole turn, how much of the budget is spent on it so far, what turns are worth in each run, advice, or that there will be no answer. */
export type Thought =
  | { readonly id: number; readonly moves: readonly string[] }
  | { readonly id: number; readonly share: number }
  | { readonly id: number; readonly worths: readonly (readonly number[])[] }
  | { readonly id: number; readonly advice: Advice }
  | { readonly id: number; readonly failed: true };

/** A game with a board may have no bots: it is asked about nothing here. */
const withBots = (game: BoardGameId): BotGameId => {
  if (!isBotGameId(game)) throw new Error(`no bot knows ${game}`);
  return game;
};

const tell = (thought: Thought): void => postMessage(thought);

const answer = async ({ id, game, level, view, seed }: Question): Promise<void> => {
  const onSpent = paced<number>(
    share => tell({ id, share }),
    () => performance.now(),
  );
  const [line] = await thinkLater(withBots(game), level, view, { seed, onSpent });
  tell({ id, moves: line?.moves ?? [] });
};

const compare = async ({ id, game, view, turns, runs, seed }: Comparison): Promise<void> => {
  const judge = await loadJudge(withBots(game), rulesOf(view));
  tell({ id, worths: judge.worths(view, turns, runs, seed) });
};

const consult = async ({ id, game, view, drafted }: Consultation): Promise<void> => {
  const { advise } = await import('@ankerplatz/coach');
  tell({ id, advice: await advise(withBots(game), view, drafted) });
};

const answerTo = (asked: Question | Comparison | Consultation): Promise<void> => {
  if ('turns' in asked) return compare(asked);
  return 'drafted' in asked ? consult(asked) : answer(asked);
};

/** Bots that cannot be loaded, or a bot that throws: nobody outside hears of a promise that is rejected here. */
const fail = (id: number, error: unknown): void => {
  console.error(error);
  tell({ id, failed: true });
};

addEventListener('message', ({ data }: MessageEvent<Question | Comparison | Consultation>) =>
  answerTo(data).catch(error => fail(data.id, error)),
);
