import type { FastifyBaseLogger } from 'fastify';
import type { TournamentRounds } from './rounds.ts';

/** How often a server looks for what is due. */
const SWEEP_MS = 1000;

/** Moves tournaments on: when a table here is over, and from time to time what another server has left. */
export class TournamentSweeper {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private isStale = false;
  private isRunning = false;

  constructor(
    private readonly rounds: Pick<TournamentRounds, 'due' | 'advance'>,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    this.isRunning = true;
    this.timer = setInterval(() => this.wake(), SWEEP_MS).unref();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.working;
  }

  wake(): void {
    if (!this.isRunning) return;
    if (this.working) {
      this.isStale = true;
      return;
    }
    this.isStale = false;
    this.working = this.sweep()
      .catch(error => this.log.warn({ err: error }, 'tournaments could not be looked at'))
      .finally(() => {
        this.working = undefined;
        if (this.isStale) this.wake();
      });
  }

  /** One that cannot go on keeps no other from it. */
  private async sweep(): Promise<void> {
    for (const id of await this.rounds.due())
      await this.rounds
        .advance(id)
        .catch(error => this.log.warn({ err: error, tournament: id }, 'a tournament could not be moved on'));
  }
}
