import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';

export const BACKUP = 'ankerplatz-backup/1';

/** The first line of a backup. */
export interface BackupHead {
  readonly format: typeof BACKUP;
  /** When it was made. */
  readonly at: string;
  /** Up to which migration the database had come: when that was written, in milliseconds. */
  readonly schema: number;
}

/** The last line: without it a backup is not complete. */
export interface BackupEnd {
  readonly rows: number;
}

const AT_ONCE = 500;

/** Tables of the schema, each after those that it refers to. */
export const tablesInOrder = async (client: Pool | PoolClient): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `select c.relname as name, coalesce(array_agg(r.relname) filter (where r.relname <> c.relname), '{}')::text[] as needs
    from pg_class c left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
      left join pg_class r on r.oid = k.confrelid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`,
  );
  const ordered: string[] = [];
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, needs }) => !ordered.includes(name) && needs.every(need => ordered.includes(need)));
    if (!next) throw new Error('tables refer to each other in a circle');
    ordered.push(next.name);
  }
  return ordered;
};

const headOf = async (client: PoolClient): Promise<BackupHead> => {
  const { rows } = await client.query<{ at: Date; schema: string }>(
    'select now() as at, max(created_at) as schema from drizzle.__drizzle_migrations',
  );
  return { format: BACKUP, at: rows[0]!.at.toISOString(), schema: Number(rows[0]!.schema) };
};

const write = async (to: Gzip, line: string): Promise<void> => {
  if (!to.write(`${line}\n`)) await once(to, 'drain');
};

const writeTable = async (client: PoolClient, table: string, to: Gzip): Promise<number> => {
  await write(to, JSON.stringify({ table }));
  await client.query(`declare rows cursor for select to_jsonb(t)::text as row from "${table}" t`);
  let count = 0;
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${AT_ONCE} from rows`);
    for (const { row } of rows) await write(to, row);
    count += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close rows');
  return count;
};

const writeAll = async (pool: Pool, to: Gzip): Promise<number> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await write(to, JSON.stringify(await headOf(client)));
    let rows = 0;
    for (const table of await tablesInOrder(client)) rows += await writeTable(client, table, to);
    await write(to, JSON.stringify({ rows }));
    await client.query('commit');
    return rows;
  } finally {
    client.release(true);
  }
};

/**
 * Writes everything, as it stood at one moment, to a file: a line a row, packed. Games may go on meanwhile. The file comes into being when it is
 * complete. It holds secrets, so that nobody else may read it.
 */
export const backUp = async (pool: Pool, file: string): Promise<number> => {
  const draft = `${file}.part`;
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(draft, { mode: 0o600 }));
  try {
    const [rows] = await Promise.all([writeAll(pool, packed).finally(() => packed.end()), written]);
    renameSync(draft, file);
    return rows;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
