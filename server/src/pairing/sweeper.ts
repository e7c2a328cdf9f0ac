import type { FastifyBaseLogger } from 'fastify';
import type { Pairing } from './service.ts';

/** How often a server looks for what another one has left, and for those whose time is over. */
const SWEEP_MS = 1000;
/** Seeks that come within so many milliseconds are paired together. */
const GATHER_MS = 20;

/** Pairs people as soon as they have come, and tidies up behind those who have gone. Any server may do either. */
export class PairingSweeper {
  private timer: NodeJS.Timeout | undefined;
  private sweep: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isStale = false;
  private isRunning = false;

  constructor(
    private readonly pairing: Pick<Pairing, 'isIdle' | 'pair' | 'tidy'>,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.isRunning = true;
    this.sweep = setInterval(() => this.work(true), SWEEP_MS).unref();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.sweep);
    clearTimeout(this.timer);
    await this.working;
  }

  /** A seek has come that may be paired. */
  wake(): void {
    if (!this.isRunning) return;
    this.isStale = true;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.work(false);
    }, GATHER_MS).unref();
  }

  private work(isSweep: boolean): void {
    this.working ??= this.workOnce(isSweep)
      .catch(error => this.log.warn({ err: error }, 'people could not be paired'))
      .finally(() => {
        this.working = undefined;
        if (this.isStale) this.wake();
      });
  }

  private async workOnce(isSweep: boolean): Promise<void> {
    this.isStale = false;
    if (isSweep) {
      if (await this.pairing.isIdle()) return;
      await this.pairing.tidy();
    }
    if (!(await this.pairing.pair())) this.isStale = true;
  }
}
