import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
/** Between two looks at how late the event loop is, in milliseconds: each wakes a process that would sleep, and more often costs more than little play. */
const LAG_EVERY_MS = 100;

/** The counters of a running server. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'ankerplatz_request_seconds',
    help: 'Requests and how long their answers took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly allAppends = new Histogram({
    name: 'ankerplatz_append_seconds',
    help: 'Appends to the log of a game, from asking to being on disk',
    labelNames: ['result'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly bots = new Histogram({
    name: 'ankerplatz_bot_seconds',
    help: 'Decisions of bots and how long they thought',
    labelNames: ['result'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'ankerplatz_notices_total',
    help: 'Notices by way and result',
    labelNames: ['way', 'result'] as const,
    registers: [this.registry],
  });

  /** By how it ended: found once, not for every append. */
  private readonly appends = { ok: this.allAppends.labels('ok'), failed: this.allAppends.labels('failed') };

  constructor() {
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
  }

  /** A figure that is read when it is asked for. */
  watch(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name: `ankerplatz_${name}`,
      help,
      registers: [this.registry],
      collect: async () => gauge.set(await read()),
    });
  }

  appended(seconds: number, isFailed: boolean): void {
    this.appends[isFailed ? 'failed' : 'ok'].observe(seconds);
  }

  /** Measures how long a bot thinks, also where it fails. */
  async timeBot<T>(think: () => Promise<T>): Promise<T> {
    const end = this.bots.startTimer();
    try {
      const thought = await think();
      end({ result: 'ok' });
      return thought;
    } catch (error) {
      end({ result: 'failed' });
      throw error;
    }
  }
}
