import type { Pool, PoolClient } from 'pg';

const KEY = 'retired';

/** From now on no server plays on this database: everything was moved elsewhere. */
export const retire = async (client: PoolClient): Promise<void> => {
  await client.query(
    `insert into settings (key, value) values ($1, to_jsonb(now())) on conflict (key) do update set value = excluded.value`,
    [KEY],
  );
};

/** Of the rows of a backup: this one stays behind. */
export const isRetirement = (table: string, row: string): boolean =>
  table === 'settings' && (JSON.parse(row) as { key?: unknown }).key === KEY;

/** Refuses a database whose games are played on elsewhere: here secrets would be known that are still kept there. */
export const requireInUse = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ value: string }>('select value from settings where key = $1', [KEY]);
  if (rows[0])
    throw new Error(
      `this database was moved elsewhere on ${rows[0].value} by backup --move: start the server where it was restored`,
    );
};
