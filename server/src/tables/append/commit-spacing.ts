import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** From the beginning of one commit to that of the next, in milliseconds, where this process has no time left. */
const MOST_MS = 8;
/** The share of its time in which this process is busy: below the first nobody waits for others, from the second on all wait as long as they may. */
const BUSY = { little: 0.5, much: 0.9 };
/** Milliseconds for which the event loop is watched before it is judged anew. */
const WATCHED_MS = 50;

type Utilization = Pick<EventLoopUtilization, 'active' | 'idle'>;

/**
 * How far apart commits begin: a commit costs as much as several moves, so the busier this process is, the more moves
 * share one. Where it has time, no commit waits.
 */
export class CommitSpacing {
  private last: Utilization;
  private milliseconds = 0;

  constructor(private readonly measure: () => Utilization = () => performance.eventLoopUtilization()) {
    this.last = measure();
  }

  /** In milliseconds. */
  apart(): number {
    const now = this.measure();
    const active = now.active - this.last.active;
    const watched = active + now.idle - this.last.idle;
    if (watched >= WATCHED_MS) {
      this.last = now;
      const share = (active / watched - BUSY.little) / (BUSY.much - BUSY.little);
      this.milliseconds = MOST_MS * Math.min(1, Math.max(0, share));
    }
    return this.milliseconds;
  }
}
