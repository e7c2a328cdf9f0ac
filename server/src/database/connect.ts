import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;

export interface Connection {
  readonly database: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number that nobody else uses: the lock under which one server at a time migrates. */
const MIGRATION_LOCK = 4_711_001;
const CONNECTIONS = 16;

export const connect = (url: string): Connection => {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  pool.on('error', () => undefined);
  // Whoever uses a connection that dies learns it from the query; the pool listens to those that nobody uses.
  pool.on('connect', client => client.on('error', () => undefined));
  return { database: drizzle(pool, { schema }), pool, close: () => pool.end() };
};

/** Brings the database to this program's schema; several servers may start at once. */
export const migrateUnderLock = async ({ pool }: Connection): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client, { schema }), { migrationsFolder: MIGRATIONS });
  } finally {
    // With the connection ends the lock, whatever has happened.
    client.release(true);
  }
};
