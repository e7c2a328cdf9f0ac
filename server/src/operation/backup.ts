import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { isRetirement, retire } from './retired.ts';

export const BACKUP = 'ankerplatz-backup/1';

/** The first line of a backup. */
export interface BackupHead {
  readonly format: typeof BACKUP;
  /** When the backup was made. */
  readonly at: string;
  /** Up to which migration the database had come: when that was written, in milliseconds. */
  readonly schema: number;
  /** Whether what it was made of was retired with it, so that its games are played on nowhere else. */
  readonly isMove?: boolean;
}

/** Why nothing can be backed up, in a sentence. */
class BackupProblem extends Error {}

/** The last line: without it a backup is not complete. */
export interface BackupEnd {
  readonly rows: number;
}

const AT_ONCE = 500;
/** Tables of the programs that run now. */
const PASSING = ['servers'];

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

const headOf = async (client: PoolClient, isMove: boolean): Promise<BackupHead> => {
  const { rows: known } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!known[0]!.there) throw new BackupProblem('there is nothing to back up: no server has run on this database yet');
  const { rows } = await client.query<{ at: Date; schema: string }>(
    'select now() as at, max(created_at) as schema from drizzle.__drizzle_migrations',
  );
  return { format: BACKUP, at: rows[0]!.at.toISOString(), schema: Number(rows[0]!.schema), ...(isMove && { isMove }) };
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
    for (const { row } of rows) {
      if (isRetirement(table, row)) continue;
      await write(to, row);
      count++;
    }
    if (rows.length < AT_ONCE) break;
  }
  await client.query('close rows');
  return count;
};

/** No other client may use the database that is moved: whatever happened there afterwards would be lost. */
const requireAlone = async (client: PoolClient): Promise<void> => {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rowCount !== 0)
    throw new BackupProblem('something still uses this database: stop the servers before you move it');
};

/** Written, and what is left to be done when the file is there. */
interface Written {
  readonly rows: number;
  readonly settle: () => Promise<void>;
  readonly release: () => void;
}

const writeAll = async (pool: Pool, to: Gzip, isMove: boolean): Promise<Written> => {
  const client = await pool.connect();
  const release = (): void => client.release(true);
  try {
    await client.query(`begin isolation level repeatable read ${isMove ? '' : 'read only'}`);
    const head = await headOf(client, isMove);
    if (isMove) await requireAlone(client);
    if (isMove) await retire(client);
    await write(to, JSON.stringify(head));
    let rows = 0;
    for (const table of (await tablesInOrder(client)).filter(name => !PASSING.includes(name)))
      rows += await writeTable(client, table, to);
    await write(to, JSON.stringify({ rows }));
    return { rows, settle: async () => void (await client.query('commit')), release };
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Writes everything, as it stood at one moment, to a file: a line a row, packed. Games may go on meanwhile, unless it is a move, which retires what
 * it was made of once the file is there. The file comes into being when it is complete. It holds secrets, so that nobody else may read it.
 */
export const backUp = async (pool: Pool, file: string, isMove = false): Promise<number> => {
  const draft = `${file}.part`;
  const packed = createGzip();
  const written = pipeline(packed, createWriteStream(draft, { mode: 0o600 }));
  try {
    const [{ rows, settle, release }] = await Promise.all([
      writeAll(pool, packed, isMove).finally(() => packed.end()),
      written,
    ]);
    try {
      renameSync(draft, file);
      await settle();
    } catch (error) {
      // A database that was not retired was not moved.
      if (isMove) rmSync(file, { force: true });
      throw error;
    } finally {
      release();
    }
    return rows;
  } catch (error) {
    // The draft may not even have been opened yet.
    await written.catch(() => undefined);
    rmSync(draft, { force: true });
    throw error;
  }
};
