import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../folders.ts';

export interface Connection {
  readonly pool: pg.Pool;
  /** For statements that are always the same: they are planned once a connection, whatever their values. */
  readonly appends: pg.Pool;
  /** For signs of life, which wait for nobody else's work, and for nothing for long. */
  readonly beats: pg.Pool;
  close(): Promise<void>;
}

/** An arbitrary number, used for nothing else: the lock under which one server at a time migrates. */
const MIGRATION_LOCK = 4_711_001;
const CONNECTIONS = 14;
const APPENDS = 4;

/** How long a server waits for its database, in milliseconds. */
const PATIENCE = {
  /** For a row or a table that another connection holds. */
  lock: 2000,
  /** For a statement. */
  statement: 20_000,
  /** A transaction that does nothing for so long, as that of a process that was stopped, holds nothing any more. */
  idle: 5000,
  /** For an answer, also of a machine that has gone. */
  answer: 25_000,
  /** For a connection. */
  connection: 10_000,
  /** Until a silent connection is asked whether anybody is there. */
  silence: 10_000,
  /** For a sign of life. */
  beat: 2000,
};

/** The same as settings of the database; without a network the last four mean nothing. */
const TIMEOUTS = `
  set lock_timeout = ${PATIENCE.lock}; set statement_timeout = ${PATIENCE.statement};
  set idle_in_transaction_session_timeout = ${PATIENCE.idle};
  set tcp_keepalives_idle = ${PATIENCE.silence / 1000}; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = ${PATIENCE.answer};`;

const HURRIED = {
  connectionTimeoutMillis: PATIENCE.connection,
  query_timeout: PATIENCE.answer,
  keepAlive: true,
  keepAliveInitialDelayMillis: PATIENCE.silence,
};

const HURRIED_BEATS = { ...HURRIED, connectionTimeoutMillis: PATIENCE.beat, query_timeout: PATIENCE.beat };

const openPool = (
  url: string,
  max: number,
  settings: string,
  isHurried: boolean,
  patience: pg.PoolConfig = HURRIED,
): pg.Pool => {
  const all = `${settings}${isHurried ? TIMEOUTS : ''}`;
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    if (all !== '') await client.query(all);
  };
  const pool = new pg.Pool({ connectionString: url, max, onConnect, pipeline: true, ...(isHurried && patience) });
  pool.on('error', () => undefined);
  // A query learns itself that its connection has died; the pool listens to idle ones.
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
};

/** A server waits for nothing for long; what copies whole databases takes its time. */
export const connect = (url: string, isHurried = true): Connection => {
  const pool = openPool(url, CONNECTIONS, '', isHurried);
  const appends = openPool(url, APPENDS, 'set plan_cache_mode = force_generic_plan;', isHurried);
  const beats = openPool(url, 1, '', isHurried, HURRIED_BEATS);
  const close = async () => void (await Promise.all([pool, appends, beats].map(each => each.end())));
  return { pool, appends, beats, close };
};

interface Journal {
  /** In the order in which they are applied; `when` names a state of the schema. */
  readonly entries: readonly { readonly when: number }[];
}

const JOURNAL = join('meta', '_journal.json');

const journalOf = (): Journal => JSON.parse(readFileSync(join(MIGRATIONS, JOURNAL), 'utf8')) as Journal;

/** The states of the schema that this program can start from. */
export const knownSchemas = (): number[] => journalOf().entries.map(({ when }) => when);

/** Migrations up to a state of the schema, in a folder that is there as long as they are needed. */
const withMigrations = async (schema: number, work: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-migrations-'));
  try {
    cpSync(MIGRATIONS, folder, { recursive: true });
    const journal = journalOf();
    const entries = journal.entries.filter(({ when }) => when <= schema);
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The newest state that a database was brought to; 0: none. */
const stateOf = async ({ pool }: Connection): Promise<number> => {
  const { rows: made } = await pool.query<{ table: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as "table"`,
  );
  if (made[0]!.table === null) return 0;
  const { rows } = await pool.query<{ when: string | null }>(
    'select max(created_at) as "when" from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]!.when);
};

/** Brings the database to this program's schema, or to an earlier state of it; several servers may start at once. */
export const migrateUnderLock = async (connection: Connection, schema?: number): Promise<void> => {
  const wanted = schema ?? Math.max(...knownSchemas());
  if ((await stateOf(connection)) >= wanted) return;
  await (schema === undefined
    ? migrateBy(connection, MIGRATIONS)
    : withMigrations(schema, folder => migrateBy(connection, folder)));
};

/** On a connection of its own, which waits as long as it takes. */
const migrateBy = async ({ pool }: Connection, migrationsFolder: string): Promise<void> => {
  const client = new pg.Client({ connectionString: pool.options.connectionString! });
  client.on('error', () => undefined);
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // With the connection ends the lock, whatever has happened.
    await client.end();
  }
};
