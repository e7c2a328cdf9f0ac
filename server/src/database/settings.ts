import type { Pool } from 'pg';
import { settings } from './schema.ts';
import { columnsOf, into, row, rowsOf, sql } from './sql.ts';

const setting = columnsOf(settings);

const READ = sql`select ${row({ value: setting.value })} from settings where ${setting.key} = $1`;
const ADD = `insert into ${into(settings, 'key', 'value')} values ($1, $2) on conflict do nothing`;

/** What the server keeps under a name; made by the first who asks, of all servers. */
export const keep = async <T>(pool: Pool, key: string, make: () => T): Promise<T> => {
  const read = async (): Promise<T | undefined> => (await rowsOf(pool, READ, [key]))[0]?.value as T | undefined;
  const kept = await read();
  if (kept !== undefined) return kept;
  await pool.query(ADD, [key, make()]);
  return (await read())!;
};
