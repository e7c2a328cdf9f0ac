import type { Advice } from '@ankerplatz/coach';
import type { Comparison, Consultation, Question, Thought } from './worker.ts';

export type Thinker = (
  question: Omit<Question, 'id'>,
  signal: AbortSignal,
  /** Told now and then how much of its budget the bot has spent, from 0 to 1. */
  onSpent?: (share: number) => void,
) => Promise<readonly string[]>;

/** The last message about a question. */
type Answered = Extract<
  Thought,
  { readonly moves: unknown } | { readonly worths: unknown } | { readonly advice: unknown }
>;

interface Waiting {
  readonly resolve: (answered: Answered) => void;
  readonly reject: (reason: Error) => void;
  readonly onSpent: ((share: number) => void) | undefined;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** The thread is ended: what it was asked fails, and the next question starts a new one. */
const stop = (reason: string): void => {
  worker?.terminate();
  worker = undefined;
  const left = [...waiting.values()];
  waiting.clear();
  for (const { reject } of left) reject(new Error(reason));
};

const FAILED = 'the thread of the bots failed';

const hear = (thought: Thought): void => {
  const asker = waiting.get(thought.id);
  if ('share' in thought) asker?.onSpent?.(thought.share);
  // A thread may never ask again for what it could not load once.
  else if ('failed' in thought) stop(FAILED);
  else {
    waiting.delete(thought.id);
    asker?.resolve(thought);
  }
};

const start = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Thought>) => hear(data);
  started.onerror = () => stop(FAILED);
  return started;
};

/** Loads the bots before they are needed. */
export const wakeBots = (): void => {
  worker ??= start();
};

/** A bot in thought hears nothing, so calling it off ends the thread. */
const ask = (
  question: Omit<Question, 'id'> | Omit<Comparison, 'id'> | Omit<Consultation, 'id'>,
  signal: AbortSignal,
  onSpent?: (share: number) => void,
): Promise<Answered> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('called off'));
    wakeBots();
    const id = ++asked;
    waiting.set(id, { resolve, reject, onSpent });
    signal.addEventListener('abort', () => waiting.has(id) && stop('called off'), { once: true });
    worker?.postMessage({ id, ...question });
  });

/** Thinks in a thread of its own. */
export const thinkApart: Thinker = async (question, signal, onSpent) => {
  const answered = await ask(question, signal, onSpent);
  return 'moves' in answered ? answered.moves : [];
};

/** Indexable by turn and run: what turns are worth, found out in the same thread. */
export type Comparer = (
  comparison: Omit<Comparison, 'id'>,
  signal: AbortSignal,
) => Promise<readonly (readonly number[])[]>;

export const compareApart: Comparer = async (comparison, signal) => {
  const answered = await ask(comparison, signal);
  return 'worths' in answered ? answered.worths : [];
};

/** The coach's advice on a decision, found out in the same thread. */
export type Adviser = (consultation: Omit<Consultation, 'id'>, signal: AbortSignal) => Promise<Advice>;

export const adviseApart: Adviser = async (consultation, signal) => {
  const answered = await ask(consultation, signal);
  if (!('advice' in answered)) throw new Error(FAILED);
  return answered.advice;
};
