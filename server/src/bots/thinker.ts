import type { FastifyBaseLogger } from 'fastify';
import { BOT_WORKER } from '../folders.ts';
import { Threads } from '../threads.ts';
import type { Question } from './worker.ts';

const THINK_MS = 5000;
/** A worker that has not answered by then hangs: its thread is ended. */
const HANG_MS = 15_000;
const IDLE_MS = 30_000;

/** Lets bots think in threads of their own, a few at once. */
export class Thinker {
  private readonly threads: Threads<Question, readonly string[]>;

  constructor(
    threads: number,
    log: FastifyBaseLogger,
    filename = BOT_WORKER,
    private readonly hangsAfter = HANG_MS,
  ) {
    // A thread that dies takes its question with it; another one is begun for the next.
    const died = (error: unknown): void => log.warn({ err: error }, 'a thread of the bots has died');
    this.threads = new Threads({ filename, maxThreads: threads, idleTimeout: IDLE_MS }, died);
  }

  async think(question: Omit<Question, 'limit'>): Promise<readonly string[]> {
    const signal = AbortSignal.timeout(this.hangsAfter);
    return this.threads.run({ ...question, limit: THINK_MS }, { name: 'answer', signal });
  }

  async stop(): Promise<void> {
    await this.threads.stop();
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
