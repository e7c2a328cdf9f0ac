import type { Question, Thought } from './worker.ts';

export type Thinker = (question: Omit<Question, 'id'>, signal: AbortSignal) => Promise<readonly string[]>;

interface Waiting {
  readonly resolve: (moves: readonly string[]) => void;
  readonly reject: (reason: Error) => void;
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

const start = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<Thought>) => {
    waiting.get(data.id)?.resolve(data.moves);
    waiting.delete(data.id);
  };
  started.onerror = () => stop('the thread of the bots failed');
  return started;
};

/** Loads the bots before they are needed. */
export const wakeBots = (): void => {
  worker ??= start();
};

/** Thinks in a thread of its own. A bot in thought hears nothing, so whoever calls it off ends the thread. */
export const thinkApart: Thinker = (question, signal) =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('called off'));
    wakeBots();
    const id = ++asked;
    waiting.set(id, { resolve, reject });
    signal.addEventListener('abort', () => waiting.has(id) && stop('called off'), { once: true });
    worker?.postMessage({ id, ...question } satisfies Question);
  });
