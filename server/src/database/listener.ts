import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type ClientConfig } from 'pg';
import { SHARE } from './in-use.ts';

interface Events {
  /** The payload of a notification. */
  heard: [string];
  /** Notifications may have been missed. */
  gap: [];
}

const PATIENCE_MS = [50, 200, 500, 1000, 2000];
/** Between two signs that a listener gives itself. */
const ECHO_MS = 10_000;
/** Until a connection that does not answer the farewell is cut. */
const FAREWELL_MS = 1000;

/**
 * Hears what is notified on a channel, on a connection of its own; comes back by itself when that is lost. A connection may be open and nothing come
 * through it any more: so it also notifies itself, on a channel that nobody else hears, and begins anew when that is not heard.
 */
export class Listener extends EventEmitter<Events> {
  private readonly echo = `echo_${randomBytes(8).toString('hex')}`;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  /** The time at which it was last known to hear, by this process's clock. */
  private heardAt = performance.now();
  private wire: Socket | undefined;
  /** Until the next try. */
  private waiting = new AbortController();

  constructor(
    private readonly to: ClientConfig,
    private readonly channel: string,
    private readonly log: FastifyBaseLogger,
    /** Milliseconds between two signs that it gives itself. */
    private readonly echoMs = ECHO_MS,
  ) {
    super();
  }

  /** Whether nothing has come through for longer than between two signs. */
  get isDeaf(): boolean {
    return performance.now() - this.heardAt > 1.5 * this.echoMs;
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  /** Begins anew, on another connection: what is heard on this one is in doubt. */
  renew(): void {
    this.wire?.destroy();
    this.waiting.abort();
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted) {
      failures = (await this.listen()) ? 0 : failures + 1;
      const wait = PATIENCE_MS[Math.min(failures, PATIENCE_MS.length - 1)];
      this.waiting = new AbortController();
      const signal = AbortSignal.any([this.stopping.signal, this.waiting.signal]);
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection ends or is deaf; false if there never was one. */
  private async listen(): Promise<boolean> {
    const wire = new Socket();
    this.wire = wire;
    const client = new pg.Client({ ...this.to, keepAlive: true, stream: () => wire });
    const { signal } = this.stopping;
    const stop = (): void => void leave(client, wire);
    signal.addEventListener('abort', stop);
    const end = new Promise<void>(resolve => client.once('end', resolve).once('error', () => resolve()));
    client.on('error', () => undefined);
    try {
      // The driver never answers who leaves while it connects.
      await Promise.race([client.connect(), end]);
      if (signal.aborted) return true;
      await client.query(`listen ${this.channel}; listen ${this.echo}; ${SHARE}`);
      const echoing = this.echoOn(client, wire);
      this.emit('gap');
      await end;
      clearInterval(echoing);
      return true;
    } catch (error) {
      this.log.warn({ err: error, channel: this.channel }, 'notifications cannot be heard');
      return false;
    } finally {
      signal.removeEventListener('abort', stop);
      await leave(client, wire);
    }
  }

  private echoOn(client: pg.Client, wire: Socket): NodeJS.Timeout {
    let isAwaited = false;
    this.heardAt = performance.now();
    client.on('notification', ({ channel, payload = '' }) => {
      this.heardAt = performance.now();
      if (channel === this.echo) isAwaited = false;
      else this.emit('heard', payload);
    });
    return setInterval(() => {
      if (isAwaited) {
        this.log.warn({ channel: this.channel }, 'notifications are not heard any more');
        wire.destroy();
      } else {
        isAwaited = true;
        client.query(`notify ${this.echo}`).catch(() => undefined);
      }
    }, this.echoMs);
  }
}

const leave = async (client: pg.Client, wire: Socket): Promise<void> => {
  const cut = setTimeout(() => wire.destroy(), FAREWELL_MS);
  await client.end().catch(() => undefined);
  clearTimeout(cut);
};
