import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { quarantine } from '../database/schema.ts';
import { columnsOf, into, row, rowsOf, sql } from '../database/sql.ts';
import { Problem } from '../problem.ts';
import type { About, LogEntry } from './model/entry.ts';
import type { TableRow } from './model/rows.ts';

const q = columnsOf(quarantine, 'q');
const broken = columnsOf(quarantine);
const old = columnsOf(quarantine, 'quarantine');
const added = columnsOf(quarantine, 'excluded');

export interface QuarantineRow {
  readonly reason: string;
  readonly failures: number;
  readonly at: Date;
}

/** The download of a broken table: everything needed to find out what is wrong with its game, without names. */
export interface BrokenTable {
  readonly format: 'ankerplatz-broken/1';
  readonly table: string;
  readonly game: string;
  readonly number: number;
  readonly version: number;
  readonly setup: TableRow['setup'];
  readonly position: TableRow['position'];
  readonly clock: TableRow['clock'];
  readonly seats: readonly { readonly seat: number; readonly kind: string; readonly level: string | null }[];
  readonly chance: { readonly secret: string; readonly commitment: string; readonly contributions: readonly string[] };
  readonly entries: readonly LogEntry[];
  readonly reason: string | null;
  readonly failures: number;
}

/** After so many failures a table is left alone by clocks and bots. */
const MOST_FAILURES = 3;
/** Milliseconds for which a broken table is not tried again. */
const REST_MS = 60_000;

/** For a question about tables, by the column of their ids: not of those that are left alone. */
export const isNotQuarantined = (id: string): string =>
  `${id} not in (select ${q.tableId} from quarantine q where ${q.failures} >= ${MOST_FAILURES})`;

const NOTE = sql`
  insert into ${into(quarantine, 'tableId', 'reason')} values ($1, $2)
  on conflict (${broken.tableId})
    do update set ${broken.failures} = ${old.failures} + 1, ${broken.reason} = ${added.reason}
  returning ${row({ failures: broken.failures })}`;

const READ = sql`
  select ${row({ reason: q.reason, failures: q.failures, at: q.at })} from quarantine q where ${q.tableId} = $1`;

/** Tables whose stored games do not fit the rules: each is told once, and nobody tries to play on there. */
export class Quarantine {
  /** By table: until when this server does not try again. */
  private readonly resting = new Map<string, number>();

  constructor(
    private readonly pool: Pool,
    private readonly log: FastifyBaseLogger,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Refuses what has failed too often, without trying it. */
  refuse(table: string): void {
    const until = this.resting.get(table);
    if (until === undefined) return;
    if (until > this.now()) throw new Problem('table-broken');
    this.resting.delete(table);
  }

  /** A game could not be read: counted, and told when it is once too often. */
  async note(table: string, error: unknown): Promise<Problem> {
    const reason = error instanceof Error ? error.message : String(error);
    const { failures } = (await rowsOf(this.pool, NOTE, [table, reason]))[0]!;
    if (failures >= MOST_FAILURES) this.resting.set(table, this.now() + REST_MS);
    if (failures === MOST_FAILURES)
      this.log.error({ err: error, table }, 'a table is broken and left alone: close it, or send its download');
    return new Problem('table-broken');
  }

  async row(table: string): Promise<QuarantineRow | undefined> {
    return (await rowsOf(this.pool, READ, [table]))[0];
  }

  /** The table was mended or closed. */
  async release(table: string): Promise<void> {
    this.resting.delete(table);
    await this.pool.query(`delete from quarantine where ${broken.tableId} = $1`, [table]);
  }
}

export const brokenTable = (
  table: TableRow,
  entries: readonly LogEntry[],
  quarantined: QuarantineRow | undefined,
): BrokenTable => ({
  format: 'ankerplatz-broken/1',
  ...{ table: table.id, game: table.game, number: table.number, version: table.version, setup: table.setup },
  ...{ position: table.position, clock: table.clock },
  seats: table.seats.map(({ seat, kind, level }) => ({ seat, kind, level })),
  chance: {
    ...{ secret: table.secret, commitment: table.commitment },
    contributions: table.seats.map(({ contribution }) => contribution),
  },
  entries: entries.map(entry => ({ ...entry, about: entry.about ? withoutPerson(entry.about) : null })),
  reason: quarantined?.reason ?? null,
  failures: quarantined?.failures ?? 0,
});

const withoutPerson = ({ person: _, ...about }: About): About => about;
