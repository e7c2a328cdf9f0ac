import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig, Pool } from 'pg';
import { Listener } from '../database/listener.ts';
import type { tables } from '../database/schema.ts';
import type { Columns } from '../database/sql.ts';
import type { TableRow } from './model/rows.ts';

/** The channel on which every server hears of changes; its payload names table:number:version, with :seat what one seat alone may know. */
export const CHANNEL = 'tables';

/** SQL that tells every server of a change at a table; `seat`: the place of the only one that may know. */
export const tellChange = (
  { id, number, version }: Pick<Columns<typeof tables>, 'id' | 'number' | 'version'>,
  seat?: string,
): string =>
  `pg_notify('${CHANNEL}', ${id} || ':' || ${number} || ':' || ${version}${seat ? ` || ':' || ${seat}::int` : ''})`;

/** Below the 8000 bytes that a notification may have. */
const MOST_A_NOTIFICATION = 180;

/** Tells every server of changes: table:number:version. */
export const notifyAll = async (pool: Pool, changes: readonly string[]): Promise<void> => {
  for (let first = 0; first < changes.length; first += MOST_A_NOTIFICATION) {
    const some = changes.slice(first, first + MOST_A_NOTIFICATION);
    await pool.query('select pg_notify($1, $2)', [CHANNEL, some.join(' ')]);
  }
};

/** A change at a table; with a version that is known already, of its people or of what they have agreed on. */
export interface TableChanged {
  readonly table: string;
  readonly number: number;
  readonly version: number;
  /** By another server, which has told this one alone, and does itself whatever else is to be done. */
  readonly isElsewhere?: true;
  /** Where it was made here and is known. */
  readonly row?: ChangedRow;
}

/** A row as a change has made it. */
export interface ChangedRow {
  /** The mark of the row before it. */
  readonly before: string;
  readonly after: TableRow;
}

/** A seat has left something to the server. */
export interface Whispered {
  readonly table: string;
  readonly seat: number;
}

interface Events {
  changed: [TableChanged];
  whispered: [Whispered];
  /** News may have been missed: watchers should look again. */
  gap: [];
}

const changeBy = (triple: string): TableChanged => {
  const [table = '', number, version] = triple.split(':');
  return { table, number: Number(number), version: Number(version) };
};

/** The change as it stands in a payload. */
const keyOf = ({ table, number, version }: TableChanged): string => `${table}:${number}:${version}`;

/**
 * Of a change by this server: it is under way; the database has told of it before it answered; it was told here before the database did; it is under way,
 * and the database may have told of it when nobody heard.
 */
type Own = 'under way' | 'echoed' | 'told' | 'unheard';

/** Hears what any server has done. What this one has done itself is told as soon as it is, and its echo is not. */
export class ChangeFeed extends EventEmitter<Events> {
  private readonly listener: Listener;
  private readonly own = new Map<string, Own>();

  constructor(to: ClientConfig, log: FastifyBaseLogger, echoMs?: number) {
    super();
    this.setMaxListeners(0);
    this.listener = new Listener(to, CHANNEL, log, echoMs);
    this.listener.on('gap', () => {
      for (const [key, state] of this.own) {
        if (state === 'told') this.own.delete(key);
        // A reader who looks now, after the gap, may do so before the change is done.
        else if (state === 'under way') this.own.set(key, 'unheard');
      }
      this.emit('gap');
    });
    this.listener.on('heard', payload => {
      for (const key of payload.split(' ')) this.hear(key);
    });
  }

  /** Whether nothing has come through for too long. */
  get isDeaf(): boolean {
    return this.listener.isDeaf;
  }

  /** This server is about to bring a table to this version. */
  expect(change: TableChanged): void {
    this.own.set(keyOf(change), 'under way');
  }

  /**
   * The expected change is done, or another server was faster, or its fate is unknown; `isNotified`: whether the
   * database tells of it, too.
   */
  settle(change: TableChanged, isDone: boolean, isNotified: boolean): void {
    const key = keyOf(change);
    const state = this.own.get(key);
    if (state === undefined) return;
    if (isDone && isNotified && state === 'under way') this.own.set(key, 'told');
    else this.own.delete(key);
    if (isDone || state === 'echoed') this.emit('changed', change);
  }

  start(): void {
    this.listener.start();
  }

  /** Takes changes that another server has told of. */
  tell(changes: readonly string[]): void {
    for (const change of changes) this.emit('changed', { ...changeBy(change), isElsewhere: true });
  }

  /** A change was made here of which the database tells nobody. */
  done(change: TableChanged): void {
    this.emit('changed', change);
  }

  /** Begins to hear anew: what was heard is in doubt. */
  renew(): void {
    this.listener.renew();
  }

  stop(): Promise<void> {
    return this.listener.stop();
  }

  private hear(key: string): void {
    const [table = '', , , seat] = key.split(':');
    if (seat !== undefined) {
      this.emit('whispered', { table, seat: Number(seat) });
      return;
    }
    const state = this.own.get(key);
    if (state === 'under way') {
      this.own.set(key, 'echoed');
      return;
    }
    if (state !== 'unheard') this.own.delete(key);
    if (state === 'told') return;
    const change = changeBy(key);
    // The second of this version is of something else than the append that is under way: both are told.
    if (state === 'echoed') this.emit('changed', change);
    this.emit('changed', change);
  }
}
