import type { Pool, PoolClient } from 'pg';
import { settings } from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';

const KEY = 'retired';

const setting = columnsOf(settings);
const added = columnsOf(settings, 'excluded');

const RETIRE = `
  insert into ${into(settings, 'key', 'value')} values ($1, to_jsonb(now()))
  on conflict (${setting.key}) do update set ${setting.value} = ${added.value}`;

/** When the database was moved, as JSON holds a time. */
const RETIRED = sql`
  select ${row({ at: computed<string>(`${setting.value} #>> '{}'`) })} from settings where ${setting.key} = $1`;

/** From now on no server plays on this database: everything was moved elsewhere. */
export const retire = async (client: PoolClient): Promise<void> => {
  await client.query(RETIRE, [KEY]);
};

/** Whether a row of a backup is the mark of a retired database, which is not copied. */
export const isRetirement = (table: string, row: string): boolean =>
  table === 'settings' && (JSON.parse(row) as { key?: unknown }).key === KEY;

/** Refuses a database whose games are played on elsewhere: here secrets would be known that are still kept there. */
export const requireInUse = async (pool: Pool): Promise<void> => {
  const [retired] = await rowsOf(pool, RETIRED, [KEY]);
  if (retired)
    throw new Error(
      `this database was moved elsewhere on ${retired.at} by backup --move: start the server where it was restored`,
    );
};
