import type { Pool } from 'pg';

/** What the server keeps under a name; made by the first who asks, of all servers. */
export const keep = async <T>(pool: Pool, key: string, make: () => T): Promise<T> => {
  const read = async (): Promise<T | undefined> =>
    (await pool.query<{ value: T }>('select value from settings where key = $1', [key])).rows[0]?.value;
  const kept = await read();
  if (kept !== undefined) return kept;
  await pool.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [key, make()]);
  return (await read())!;
};
