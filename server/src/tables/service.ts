import type { Language, Seat } from '@ankerplatz/kit';
import type { SeatOrdersBody, TableInfo } from '@ankerplatz/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Quotas } from '../config.ts';
import { DatabaseClock } from '../database/clock.ts';
import type { Connection } from '../database/connect.ts';
import type { Peers } from '../peers/peers.ts';
import { AdminActions } from './admin-actions.ts';
import { Agreeing } from './agreeing.ts';
import { Appender } from './append/append.ts';
import { CommitSpacing } from './append/commit-spacing.ts';
import { ChangeFeed } from './change-feed.ts';
import { Changing } from './changing/changing.ts';
import type { Doubts } from './doubts.ts';
import { Games } from './games.ts';
import { KnownRows } from './known-rows.ts';
import { LiveTables, type Seated } from './live-tables.ts';
import { type GameEnd, TableLog } from './log.ts';
import type { LogEntry } from './model/entry.ts';
import type { LiveTable } from './model/live-table.ts';
import type { TableRow } from './model/rows.ts';
import { levelAt } from './model/seats.ts';
import { Ordering } from './orders/service.ts';
import { Playing } from './playing.ts';
import { Quarantine } from './quarantine.ts';
import { Reading } from './reading.ts';
import { Refusals } from './refusals.ts';
import { Sealing } from './sealing.ts';
import { Holidays } from './seats/holidays.ts';
import { LeaveForGood } from './seats/leave-for-good.ts';
import { Seating } from './seats/seating.ts';
import { TableStore } from './store.ts';
import { Tidings } from './tidings.ts';

export interface TablesParts {
  readonly connection: Connection;
  readonly log: FastifyBaseLogger;
  readonly botDelay: readonly [number, number];
  /** Milliseconds after which a seat that is asked and does nothing counts as silent, where a table says nothing else. */
  readonly silence: number;
  /** Whether the player of a seat has the table on the screen just now. */
  readonly isLooking: (table: string, seat: Seat) => boolean;
  /** Milliseconds between two signs that the listener to the database gives itself. */
  readonly echoMs: number;
  readonly quotas: Quotas;
  readonly peers: Peers;
  readonly doubts: Doubts;
  readonly botIsDue: (delay: number) => void;
  readonly clockIsSet: (delay: number) => void;
  readonly gameIsOver: (ended: GameEnd) => void;
  /** Told how many seconds an append took, and whether it failed. */
  readonly appended: (seconds: number, isFailed: boolean) => void;
}

/** A seat that a bot must decide for, with what it may know. */
export interface BotTurn extends Seated {
  readonly seat: Seat;
  readonly level: string;
  readonly asked: number;
  /** Milliseconds until it answers, however soon it knows what: drawn when the decision was opened, without looking at it. */
  readonly answersIn: number;
}

/** Everything about tables: routes, sockets and bots all come through here. */
export class Tables {
  private constructor(
    readonly changes: ChangeFeed,
    readonly seating: Seating,
    readonly sealing: Sealing,
    readonly playing: Playing,
    readonly holidays: Holidays,
    readonly agreeing: Agreeing,
    readonly ordering: Ordering,
    readonly reading: Reading,
    readonly log: TableLog,
    readonly leaveForGood: LeaveForGood,
    readonly adminActions: AdminActions,
    private readonly store: TableStore,
    private readonly live: LiveTables,
    private readonly appender: Appender,
  ) {}

  static async make({
    connection,
    log,
    silence,
    isLooking,
    echoMs,
    quotas,
    peers,
    doubts,
    appended,
    ...wakes
  }: TablesParts): Promise<Tables> {
    const { pool } = connection;
    const changes = new ChangeFeed(pool.options, log, echoMs);
    const clock = new DatabaseClock(pool);
    const known = new KnownRows();
    const store = new TableStore(pool, known);
    const changing = new Changing(pool, known, clock, new Tidings({ changes, peers, doubts }));
    const quarantine = new Quarantine(pool, log);
    const live = new LiveTables(store, quarantine);
    const refusals = await Refusals.load();
    const spacing = new CommitSpacing(() => peers.servers);
    const appender = new Appender(connection.appends, appended, spacing, () => !peers.isWhole);
    peers.on('news', ([table, number, version, at, entries]) => {
      live.follow(
        table,
        number,
        version,
        (entries as LogEntry[]).map(entry => ({ ...entry, at })),
      );
      changes.tell([`${table}:${number}:${version}`]);
    });
    peers.on('changed', changed => changes.tell(changed));
    peers.on('gap', () => changes.emit('gap'));
    peers.on('lost', lost => {
      for (const change of lost) doubts.add(change);
    });
    const entries = new TableLog({ store, live, changes, appender, peers, doubts, clock, ...wakes });
    const games = new Games(entries, { live, ...wakes }, quotas);
    const playing = new Playing(entries, refusals);
    const holidays = new Holidays(entries, clock);
    const sealing = new Sealing(changing, games, wakes.clockIsSet);
    const seating = new Seating(store, changing, sealing, silence, quotas);
    return new Tables(
      changes,
      seating,
      sealing,
      playing,
      holidays,
      new Agreeing({ store, changing, live, log: entries, sealing, playing, isLooking }),
      new Ordering({ store, changing, live, playing, refusals, botIsDue: wakes.botIsDue }),
      new Reading(store, live),
      entries,
      new LeaveForGood(store, seating, playing),
      new AdminActions(store, changing, entries, quarantine, sealing),
      store,
      live,
      appender,
    );
  }

  /** For how many milliseconds the oldest append has waited for the database. */
  oldestAppend(): number {
    return this.appender.oldestWait();
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.store.table(id);
  }

  /** The game at a table that is neither open nor closed, at least as new as the row. */
  at(table: TableRow): Promise<Seated> {
    return this.live.at(table);
  }

  kept({ id, number }: Pick<TableRow, 'id' | 'number'>, version: number): LiveTable | undefined {
    return this.live.keptAt(id, { number, version });
  }

  infoOf(table: TableRow, identity: string | null, language: Language): Promise<TableInfo> {
    return this.reading.infoOf(table, identity, language);
  }

  ordersOf(table: TableRow, identity: string | null, language: Language): SeatOrdersBody | null {
    return table.status === 'running' ? this.ordering.bodyFor(table, identity, language) : null;
  }

  /** The first seat of a bot that must decide. */
  async botTurn(id: string): Promise<BotTurn | undefined> {
    const row = await this.store.table(id);
    if (row?.status !== 'running') return undefined;
    const seated = await this.live.at(row);
    const { table, live } = seated;
    const answersIn = this.answersIn(row, live);
    for (const seat of live.deciders()) {
      const level = levelAt(table, live, seat);
      const asked = live.decisionVersion(seat);
      if (level !== null && asked !== null) return { ...seated, seat, level, asked, answersIn };
    }
    return undefined;
  }

  /** Where a person who must decide too has left something, the table was looked at for that at once: the time of the bot is drawn now. */
  private answersIn(row: TableRow, live: LiveTable): number {
    const { handIns, orders, botDueAt, now } = row;
    const isLeft = live.deciders().some(seat => handIns[seat] || (orders[seat]?.on.length ?? 0) > 0);
    return isLeft || botDueAt === null ? (this.log.botDue(row, live) ?? 0) : botDueAt - now;
  }
}
