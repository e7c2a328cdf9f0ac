import { type EventLoopUtilization, performance } from 'node:perf_hooks';

/** Milliseconds from the beginning of one commit to that of the next of any server, where none has time left. */
const EACH_MS = 8;
/** Milliseconds between commits of the same server, however many servers there are. */
const MOST_MS = 40;
/** The share of its time in which this process is busy: below the first nobody waits for others, from the second on all wait as long as they may. */
const BUSY = { little: 0.5, much: 0.9 };
/** Milliseconds for which the event loop is watched before it is judged anew. */
const WATCHED_MS = 50;

type Utilization = Pick<EventLoopUtilization, 'active' | 'idle'>;

/**
 * How far apart commits begin: a commit costs as much as several moves, so the busier this process is, the more moves
 * share one. Servers on one database share it and the moves: the more servers, the further apart the commits of each,
 * and the more moves go into one message to another server. Where this process has time, no commit waits.
 */
export class CommitSpacing {
  private last: Utilization;
  private milliseconds = 0;

  constructor(
    /** The number of servers on the database. */
    private readonly servers: () => number = () => 1,
    private readonly measure: () => Utilization = () => performance.eventLoopUtilization(),
  ) {
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
      this.milliseconds = Math.min(MOST_MS, EACH_MS * this.servers()) * Math.min(1, Math.max(0, share));
    }
    return this.milliseconds;
  }
}
