import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Tables } from '../tables/service.ts';
import { ClockStore, type DueTable } from './store.ts';

/** How often a server looks for clocks that another server has set. */
const SWEEP_MS = 1000;
const MOST_AT_ONCE = 50;

/** Deals with clocks that have run out, whichever server set them. */
export class ClockSweeper {
  private readonly store: ClockStore;
  private timer: NodeJS.Timeout | undefined;
  /** The time at which the timer rings, by this process's clock. */
  private ringsAt = Number.POSITIVE_INFINITY;
  private sweeping: Promise<void> | undefined;
  private isRunning = false;

  constructor(
    private readonly tables: Pick<Tables, 'playing' | 'sealing'>,
    pool: Pool,
    private readonly log: FastifyBaseLogger,
  ) {
    this.store = new ClockStore(pool);
  }

  start(): void {
    this.isRunning = true;
    this.ringIn(0);
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** A clock runs out in so many milliseconds: a timer may be one too early. */
  wakeIn(delay: number): void {
    if (this.isRunning) this.ringIn(delay + 1);
  }

  private ringIn(delay: number): void {
    const at = performance.now() + delay;
    if (at >= this.ringsAt) return;
    clearTimeout(this.timer);
    this.ringsAt = at;
    this.timer = setTimeout(() => this.ring(), delay);
    this.timer.unref();
  }

  private ring(): void {
    this.ringsAt = Number.POSITIVE_INFINITY;
    this.sweeping ??= this.sweep()
      .catch(error => {
        this.log.warn({ err: error }, 'clocks could not be looked at');
        return SWEEP_MS;
      })
      .then(wait => {
        this.sweeping = undefined;
        if (this.isRunning) this.ringIn(Math.min(SWEEP_MS, wait));
      });
  }

  /** Deals with all clocks that have run out. Answers the milliseconds until the next look. */
  private async sweep(): Promise<number> {
    let claimed = await this.store.claim(MOST_AT_ONCE);
    for (; claimed.length > 0 && this.isRunning; claimed = await this.store.claim(MOST_AT_ONCE))
      await Promise.all(claimed.map(due => this.dealWith(due)));
    return ((await this.store.next()) ?? SWEEP_MS) + 1;
  }

  private async dealWith({ id, now, isSealed }: DueTable): Promise<void> {
    const { playing, sealing } = this.tables;
    try {
      if (isSealed) await sealing.expire(id);
      else await playing.timeOut(id, now, `clock:${randomId()}`);
    } catch (error) {
      // A player has moved, or ended the game, just in time.
      const isExpected = !this.isRunning || (error instanceof Problem && error.code !== 'unavailable');
      if (!isExpected) this.log.warn({ err: error, table: id }, 'a clock that has run out could not be dealt with');
    }
  }
}
