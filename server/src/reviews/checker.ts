import { err, type Result } from '@ankerplatz/kit';
import type { Review } from '@ankerplatz/review';
import { JUDGE } from '@ankerplatz/review/judge';
import { REVIEW_WORKER } from '../folders.ts';
import { Threads } from '../threads.ts';
import type { MostReviews, ReviewStore } from './store.ts';
import type { Question } from './worker.ts';

const IDLE_MS = 30_000;
/** Whatever is not looked into by then never will be. */
const HANG_MS = 600_000;
/** Between two looks for what another server has left undone. */
const SWEEP_MS = 300_000;
/** Reviews older than so many days are deleted: they can be made again. */
const DAYS = 365;

/** Looks into reviews that were sent, one at a time, in a thread that gives way to everything else. What waits stands in the database: none is ever lost. */
export class ReviewChecker {
  private readonly threads: Threads<Question, Result<Review, string>>;
  private work: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly store: ReviewStore,
    private readonly most: MostReviews,
    private readonly failed: (error: unknown) => void,
  ) {
    this.threads = new Threads({ filename: REVIEW_WORKER, maxThreads: 1, idleTimeout: IDLE_MS }, failed);
  }

  start(): void {
    this.sweep();
    this.timer = setInterval(() => this.sweep(), SWEEP_MS);
    this.timer.unref();
  }

  /** Looks for reviews that were sent, or left undone by another server. */
  sweep(): void {
    this.work = this.work.then(() => this.checkAll()).catch(error => this.isStopped || this.failed(error));
  }

  /** Resolves when all is done that was asked for so far. */
  async settle(): Promise<void> {
    await this.work;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.timer);
    await this.work;
    await this.threads.stop();
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private async checkAll(): Promise<void> {
    if (this.isStopped) return;
    await this.store.forget(DAYS, this.most);
    while (!this.isStopped && (await this.checkOne()));
  }

  /** False: none waits. No transaction is held meanwhile: it would be taken for that of a server that hangs. */
  private async checkOne(): Promise<boolean> {
    const waiting = await this.store.claim(HANG_MS);
    if (!waiting) return false;
    try {
      const checked = await this.look(waiting);
      await this.store.finish(waiting, checked.ok ? { review: checked.value } : { problem: checked.error });
      return true;
    } catch (error) {
      await this.store.release(waiting);
      throw error;
    }
  }

  private async look({ judge, ...question }: Question & { readonly judge: number }): Promise<Result<Review, string>> {
    if (judge !== JUDGE) return err('it was made by another judge');
    const hanging = AbortSignal.timeout(HANG_MS);
    try {
      return await this.threads.run(question, {
        name: 'check',
        signal: AbortSignal.any([hanging, this.stopping.signal]),
      });
    } catch (error) {
      if (hanging.aborted) return err('it took too long');
      throw error;
    }
  }
}
