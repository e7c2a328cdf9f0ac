import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type ClientConfig } from 'pg';

/** The channel on which every server hears of changes; its payload names table:number:version triples. */
export const CHANNEL = 'tables';

/** Something has changed at a table: with a version that is known already, who sits there or what they have agreed on. */
export interface TableChanged {
  readonly table: string;
  readonly number: number;
  readonly version: number;
}

interface Events {
  changed: [TableChanged];
  /** News may have been missed: whoever watches should look again. */
  gap: [];
}

const PATIENCE_MS = [50, 200, 500, 1000, 2000];

const changesIn = (payload: string): TableChanged[] =>
  payload.split(' ').map(triple => {
    const [table = '', number, version] = triple.split(':');
    return { table, number: Number(number), version: Number(version) };
  });

/** Hears on a connection of its own what any server has done; comes back by itself when that is lost. */
export class TableNews extends EventEmitter<Events> {
  private client: pg.Client | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly to: ClientConfig,
    private readonly log: FastifyBaseLogger,
  ) {
    super();
    this.setMaxListeners(0);
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
    client.on('notification', ({ payload = '' }) => {
      for (const change of changesIn(payload)) this.emit('changed', change);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.log.warn({ err: error }, 'the news of the tables cannot be heard');
      await client.end().catch(() => undefined);
      return false;
    }
    this.emit('gap');
    await end;
    await client.end().catch(() => undefined);
    return true;
  }
}
