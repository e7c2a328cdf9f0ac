import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type ClientConfig } from 'pg';

interface Events {
  /** The payload of a notification. */
  heard: [string];
  /** Something may have been missed. */
  gap: [];
}

const PATIENCE_MS = [50, 200, 500, 1000, 2000];

/** Hears what is notified on a channel, on a connection of its own; comes back by itself when that is lost. */
export class Listener extends EventEmitter<Events> {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly to: ClientConfig,
    private readonly channel: string,
    private readonly log: FastifyBaseLogger,
  ) {
    super();
  }

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  private async run(): Promise<void> {
    let failures = 0;
    while (!this.stopping.signal.aborted) {
      failures = (await this.listen()) ? 0 : failures + 1;
      const wait = PATIENCE_MS[Math.min(failures, PATIENCE_MS.length - 1)];
      await sleep(wait, undefined, { signal: this.stopping.signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection ends; false if there never was one. */
  private async listen(): Promise<boolean> {
    const client = new pg.Client({ ...this.to, keepAlive: true });
    this.client = client;
    const end = new Promise<void>(resolve => client.once('end', resolve).once('error', () => resolve()));
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.emit('heard', payload));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      this.log.warn({ err: error, channel: this.channel }, 'notifications cannot be heard');
      await client.end().catch(() => undefined);
      return false;
    }
    this.emit('gap');
    await end;
    await client.end().catch(() => undefined);
    return true;
  }
}
