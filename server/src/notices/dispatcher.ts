import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Look } from '../realtime/presence.ts';
import type { ChangeFeed } from '../tables/change-feed.ts';
import type { Notices } from './service.ts';
import type { DueNotice, NoticeStore } from './store.ts';

export interface DispatcherParts {
  readonly store: NoticeStore;
  readonly notices: Notices;
  /** Whether a seat looks at a table now. */
  readonly isLooking: (table: string, seat: number) => boolean;
  /** Told who has begun to look at a table through this server. */
  readonly looked: (looks: readonly Look[]) => Promise<void>;
  readonly changes: ChangeFeed;
  readonly log: FastifyBaseLogger;
  /** Milliseconds that people have to look at a table. */
  readonly delay: number;
  /** Milliseconds until all servers have told what is looked at. */
  readonly warmUp: number;
}

/** News within this time is noted together: a part of the time that people have to look, within these bounds. */
const GATHER = { part: 0.1, least: 250, most: 2000 };
/** Tables of which notes are made at once: so that moves need not wait for them. */
const MOST_A_NOTE = 100;
const SWEEP_MS = 1000;
const AT_ONCE = 16;
/** Seconds until it is tried again, by the number of tries. */
const AGAIN_S = [30, 120, 600];

/** Notes what people should hear of, and sends it when they have not looked. Any server may do either. */
export class NoticeDispatcher {
  private changed = new Set<string>();
  private catching: Promise<void> | undefined;
  private noting: Promise<void> | undefined;
  private sending: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;
  private since = 0;

  constructor(private readonly parts: DispatcherParts) {
    parts.changes.on('changed', ({ table, isElsewhere }) => {
      if (!isElsewhere) this.heard([table]);
    });
    parts.changes.on('gap', () => this.catchUp());
  }

  start(): void {
    this.isRunning = true;
    this.since = performance.now();
    this.timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
    // The news may have begun before.
    this.catchUp();
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.timer);
    await this.catching;
    await this.noting;
    await this.sending;
  }

  /** Seats have begun to look at a table through this server. */
  look(looks: readonly Look[]): void {
    const { store, looked, log } = this.parts;
    Promise.all([store.seen(looks), looked(looks)]).catch(error => log.warn({ err: error }, 'a look was not noted'));
  }

  /** Notes the news that came while nothing was heard. */
  private catchUp(): void {
    if (!this.isRunning) return;
    this.catching = this.parts.store
      .touched()
      .then(tables => this.heard(tables))
      .catch(error => this.parts.log.warn({ err: error }, 'notices may have been missed'));
  }

  private heard(tables: readonly string[]): void {
    if (!this.isRunning || tables.length === 0) return;
    for (const table of tables) this.changed.add(table);
    this.noting ??= this.note().finally(() => {
      this.noting = undefined;
    });
  }

  private async note(): Promise<void> {
    const { store, delay, log } = this.parts;
    const gather = Math.max(GATHER.least, Math.min(GATHER.part * delay, GATHER.most));
    while (this.changed.size > 0) {
      await sleep(gather, undefined, { ref: false });
      const tables = [...this.changed].sort();
      this.changed = new Set();
      for (let first = 0; first < tables.length; first += MOST_A_NOTE) {
        const some = tables.slice(first, first + MOST_A_NOTE);
        await store.note(some, delay).catch(error => log.warn({ err: error }, 'notices were not noted'));
      }
    }
  }

  private sweep(): void {
    if (performance.now() - this.since < this.parts.warmUp) return;
    this.sending ??= this.sendAll()
      .catch(error => this.parts.log.warn({ err: error }, 'notices were not sent'))
      .finally(() => {
        this.sending = undefined;
      });
  }

  private async sendAll(): Promise<void> {
    const { store } = this.parts;
    for (let due = [{}] as readonly unknown[]; this.isRunning && due.length > 0; ) {
      const claimed = await store.claim(AT_ONCE);
      await Promise.all(claimed.map(notice => this.send(notice)));
      due = claimed;
    }
  }

  /** A person who looks at the table, or need not know any more, is told nothing. */
  private async send(notice: DueNotice): Promise<void> {
    const { store, notices, isLooking } = this.parts;
    const { table, seat, isTrue, attempts } = notice;
    if (!isTrue) return store.remove(notice);
    if (seat !== null && isLooking(table, seat)) return store.isSeen(notice);
    const isDelivered = await notices.deliver(notice);
    await store.settle(notice, isDelivered ? null : (AGAIN_S[attempts - 1] ?? null));
  }
}
