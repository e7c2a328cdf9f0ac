import type { FastifyBaseLogger } from 'fastify';
import { Piscina } from 'piscina';
import { BOT_WORKER } from '../folders.ts';
import type { Question } from './worker.ts';

const THINK_MS = 5000;
/** A worker that has not answered by then hangs: its thread is ended. */
const HANG_MS = 15_000;
const IDLE_MS = 30_000;

/** Lets bots think in threads of their own, a few at once. */
export class Thinker {
  private readonly pool: Piscina<Question, readonly string[]>;

  constructor(
    threads: number,
    log: FastifyBaseLogger,
    filename = BOT_WORKER,
    private readonly hangsAfter = HANG_MS,
  ) {
    this.pool = new Piscina({ minThreads: 0, maxThreads: threads, idleTimeout: IDLE_MS, filename, execArgv: [] });
    // A thread that dies takes its question with it; another one is begun for the next.
    this.pool.on('error', error => log.warn({ err: error }, 'a thread of the bots has died'));
  }

  async think(question: Omit<Question, 'limit'>): Promise<readonly string[]> {
    const signal = AbortSignal.timeout(this.hangsAfter);
    return this.pool.run({ ...question, limit: THINK_MS }, { name: 'answer', signal });
  }

  async stop(): Promise<void> {
    await this.pool.destroy();
  }
}

/** Tells how long every answer took. */
export class MeasuredThinker extends Thinker {
  constructor(
    threads: number,
    log: FastifyBaseLogger,
    private readonly measure: <T>(work: () => Promise<T>) => Promise<T>,
  ) {
    super(threads, log);
  }

  override think(question: Omit<Question, 'limit'>): Promise<readonly string[]> {
    return this.measure(() => super.think(question));
  }
}
