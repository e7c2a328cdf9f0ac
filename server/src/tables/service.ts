import type { Language, Seat } from '@ankerplatz/kit';
import type { TableInfo } from '@ankerplatz/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '../database/connect.ts';
import { Appender } from './append.ts';
import { Farewell } from './farewell.ts';
import type { LiveTable } from './live-table.ts';
import { LiveTables, type Seated } from './live-tables.ts';
import { TableNews } from './news.ts';
import { Playing } from './playing.ts';
import { Reading } from './reading.ts';
import { Refusals } from './refusals.ts';
import { Seating } from './seating.ts';
import { levelAt } from './seats.ts';
import { type TableRow, TableStore } from './store.ts';

export interface TablesParts {
  readonly connection: Connection;
  readonly log: FastifyBaseLogger;
  readonly botDelay: readonly [number, number];
  readonly botIsDue: (delay: number) => void;
}

/** A seat that a bot must decide for, with what it may know. */
export interface BotTurn extends Seated {
  readonly seat: Seat;
  readonly level: string;
  readonly asked: number;
}

/** Everything about tables: routes, sockets and bots all come through here. */
export class Tables {
  private constructor(
    readonly news: TableNews,
    readonly seating: Seating,
    readonly playing: Playing,
    readonly reading: Reading,
    readonly farewell: Farewell,
    private readonly store: TableStore,
    private readonly live: LiveTables,
  ) {}

  static async make({ connection, log, botDelay, botIsDue }: TablesParts): Promise<Tables> {
    const { pool } = connection;
    const store = new TableStore(pool);
    const live = new LiveTables(store);
    const refusals = await Refusals.load();
    const news = new TableNews(pool.options, log);
    const playing = new Playing({ store, live, news, appender: new Appender(pool), refusals, botDelay, botIsDue });
    const seating = new Seating(store, playing);
    return new Tables(
      news,
      seating,
      playing,
      new Reading(store, live),
      new Farewell(store, seating, playing),
      store,
      live,
    );
  }

  table(id: string): Promise<TableRow | undefined> {
    return this.store.table(id);
  }

  /** The game at a table that is neither open nor closed, at least as new as the row. */
  at(table: TableRow): Promise<Seated> {
    return this.live.at(table);
  }

  kept({ id, number }: TableRow, version: number): LiveTable | undefined {
    return this.live.keptAt(id, { number, version });
  }

  infoOf(table: TableRow, identity: string | null, language: Language): Promise<TableInfo> {
    return this.reading.infoOf(table, identity, language);
  }

  /** The newest state of a table at which a game runs or has ended; undefined for any other. */
  async liveAt(id: string): Promise<Seated | undefined> {
    const table = await this.store.table(id);
    return table && (table.status === 'running' || table.status === 'over') ? this.live.at(table) : undefined;
  }

  /** The first seat of a bot that must decide. */
  async botTurn(id: string): Promise<BotTurn | undefined> {
    const seated = await this.liveAt(id);
    if (!seated) return undefined;
    const { table, live } = seated;
    for (const seat of live.deciders()) {
      const level = levelAt(table, live, seat);
      const asked = live.asked(seat);
      if (level !== null && asked !== null) return { ...seated, seat, level, asked };
    }
    return undefined;
  }
}
