import type { Pool } from 'pg';
import { settings } from './schema.ts';
import { columnsOf, into, row, rowsOf, sql } from './sql.ts';

const setting = columnsOf(settings);

const READ = sql`select ${row({ value: setting.value })} from settings where ${setting.key} = $1`;
const ADD = `insert into ${into(settings, 'key', 'value')} values ($1, $2) on conflict do nothing`;

/** A setting of the server by its key; where there is none, the first server that asks makes it. */
export const keep = async <T>(pool: Pool, key: string, make: () => T | Promise<T>): Promise<T> => {
  const read = async (): Promise<T | undefined> => (await rowsOf(pool, READ, [key]))[0]?.value as T | undefined;
  const kept = await read();
  if (kept !== undefined) return kept;
  await pool.query(ADD, [key, await make()]);
  return (await read())!;
};
