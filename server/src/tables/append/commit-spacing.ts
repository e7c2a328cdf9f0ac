import { performance } from 'node:perf_hooks';
import { processorTime } from './processors.ts';

/** Milliseconds from the beginning of one commit to that of the next of any server, where none has time left. */
const EACH_MS = 8;
/** Milliseconds between commits of the same server, however many servers there are. */
const MOST_MS = 40;
/** The share of its time in which something is busy: below the first nobody waits for others, from the second on all wait as long as they may. */
const BUSY = { little: 0.5, much: 0.9 };
/** Milliseconds for which the event loop is watched before it is judged anew. */
const WATCHED_MS = 50;
/** Ticks of the processors, 10 ms each, that are watched before they are judged anew. */
const WATCHED_TICKS = 20;

interface Utilization {
  readonly active: number;
  readonly idle: number;
}

/** The share of time in which something is busy. */
class Gauge {
  share = 0;
  private last: Utilization;

  constructor(
    private readonly measure: () => Utilization,
    /** As long as less than this has passed, in the unit of what is measured, nothing is judged. */
    private readonly least: number,
  ) {
    this.last = measure();
  }

  /** Whether it is judged anew. */
  look(): boolean {
    const now = this.measure();
    const active = now.active - this.last.active;
    const watched = active + now.idle - this.last.idle;
    if (watched < this.least) return false;
    this.last = now;
    this.share = active / watched;
    return true;
  }
}

/**
 * How far apart commits begin: a commit costs as much as several moves, so the busier this process is, the more moves
 * share one. Servers on one database share it and the moves: the more servers, the further apart the commits of each,
 * and the more moves go into one message to another server. Several on one machine leave each other idle, however much
 * they have to do: there it counts how busy the machine is. Where there is time, no commit waits.
 */
export class CommitSpacing {
  private readonly own: Gauge;
  private readonly machine: Gauge;
  private milliseconds = 0;

  constructor(
    /** The number of servers on the database. */
    private readonly servers: () => number = () => 1,
    own: () => Utilization = () => performance.eventLoopUtilization(),
    machine: () => Utilization = processorTime,
  ) {
    this.own = new Gauge(own, WATCHED_MS);
    this.machine = new Gauge(machine, WATCHED_TICKS);
  }

  /** In milliseconds. */
  apart(): number {
    if (this.own.look()) {
      const servers = this.servers();
      const share = (this.busy(servers) - BUSY.little) / (BUSY.much - BUSY.little);
      this.milliseconds = Math.min(MOST_MS, EACH_MS * servers) * Math.min(1, Math.max(0, share));
    }
    return this.milliseconds;
  }

  private busy(servers: number): number {
    if (servers === 1) return this.own.share;
    this.machine.look();
    return Math.max(this.own.share, this.machine.share);
  }
}
