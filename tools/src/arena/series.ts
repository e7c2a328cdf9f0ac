import { fileURLToPath } from 'node:url';
import type { Setup } from '@ankerplatz/kit';
import { Piscina } from 'piscina';
import { interruptible } from '../interruptible.ts';
import type { MatchResult, MatchSettings } from './match.ts';
import { Processes } from './programs/processes.ts';
import type { Parameters, ResultStore } from './results.ts';

/** The facts that a thread needs to play the games of a series. */
export interface Work {
  readonly parameters: Parameters & Pick<MatchSettings, 'mostTurns'>;
  readonly setup: Setup;
  readonly verbose: boolean;
  /** Memory of `Processes`. */
  readonly shared: SharedArrayBuffer;
}

export interface SeriesSettings {
  readonly games: number;
  readonly threads: number;
  readonly verbose: boolean;
}

const WORKER = fileURLToPath(new URL('./worker.js', import.meta.url));

/** Plays the games of a series that its store does not hold yet, and puts them there as they end. */
export const playSeries = async (
  parameters: Parameters,
  setup: Setup,
  store: ResultStore,
  { games, threads, verbose }: SeriesSettings,
  progress: (done: number) => void,
): Promise<void> => {
  const missing = Array.from({ length: games }, (_, game) => game).filter(game => !store.results.has(game));
  if (missing.length === 0) return;
  const processes = new Processes();
  const workerData: Work = { parameters, setup, verbose, shared: processes.shared };
  const most = Math.min(threads, missing.length);
  const pool = new Piscina<number, MatchResult>({
    filename: WORKER,
    // Threads stay until the end: one that went early would be counted as loaded for one that loads still.
    minThreads: most,
    maxThreads: most,
    // A thread that waits for its next game must still hear its programs: no waiting by atomics.
    atomics: 'disabled',
    workerData,
  });
  const queue = missing.values();
  let done = games - missing.length;
  let isLeaving = false;
  const playOn = async (): Promise<void> => {
    for (const game of queue) {
      const result = await pool.run(game, { name: 'play' });
      // A program that we have ended ourselves has lost nothing.
      if (isLeaving) return;
      store.add(game, result);
      progress(++done);
    }
  };
  const leave = async (): Promise<void> => {
    isLeaving = true;
    await processes.endAll();
    await processes.entered(pool.threads.length);
  };
  try {
    await interruptible(async () => void (await Promise.all(Array.from({ length: pool.maxThreads }, playOn))), leave);
  } finally {
    await leave();
    await pool.destroy();
  }
};
