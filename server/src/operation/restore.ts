import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { gameById } from '@ankerplatz/registry';
import type { PoolClient } from 'pg';
import { type Connection, knownSchemas, migrateUnderLock } from '../database/connect.ts';
import { requireAlone } from '../database/in-use.ts';
import { newSecret } from '../tables/model/secret.ts';
import { BACKUP, type BackupEnd, type BackupHead, tablesInOrder } from './backup.ts';

/** A fault of a backup, or of its target, in a sentence. */
class RestoreProblem extends Error {}

/** How many rows, or how many characters, go in one statement. */
const ROWS = 500;
const CHARACTERS = 4_000_000;

const parsed = (line: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {}
  throw new RestoreProblem('this is no backup: a line of it cannot be read');
};

const headBy = (line: string): BackupHead => {
  const head = parsed(line) as unknown as BackupHead;
  if (head.format !== BACKUP) throw new RestoreProblem('this is no backup of Ankerplatz');
  if (!knownSchemas().includes(head.schema))
    throw new RestoreProblem('this backup was made by a newer version: restore it with that one');
  return head;
};

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file);
  const unpacked = createGunzip();
  // Whatever goes wrong in one of them is heard at the other.
  packed.on('error', error => unpacked.destroy(error));
  packed.pipe(unpacked);
  try {
    yield* createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ENOENT') throw new RestoreProblem(`there is no file ${file}`);
    throw new RestoreProblem(`${file} is no complete backup: ${(error as Error).message}`);
  }
  if (unpacked.errored) throw new RestoreProblem(`${file} is no complete backup: ${unpacked.errored.message}`);
}

/** Puts rows into a table, some at once. */
class Loader {
  private table = '';
  private rows: string[] = [];
  private characters = 0;
  count = 0;

  constructor(
    private readonly client: PoolClient,
    private readonly tables: readonly string[],
  ) {}

  async begin(table: string): Promise<void> {
    await this.flush();
    if (!this.tables.includes(table)) throw new RestoreProblem(`there is no table ${table}`);
    this.table = table;
  }

  async add(row: string): Promise<void> {
    this.rows.push(row);
    this.characters += row.length;
    this.count++;
    if (this.rows.length >= ROWS || this.characters >= CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.rows.length === 0) return;
    const statement = `insert into "${this.table}" select * from jsonb_populate_recordset(null::"${this.table}", $1::jsonb)`;
    await this.client.query(statement, [`[${this.rows.join(',')}]`]).catch(error => {
      throw new RestoreProblem(`a row of ${this.table} does not fit: ${(error as Error).message}`);
    });
    this.rows = [];
    this.characters = 0;
  }
}

/** A row of a table begins with one of its columns; what is about the backup itself, with these. */
const TABLE_LINE = /^\{"table":"\w+"\}$/;
const END_LINE = /^\{"rows":\d+\}$/;

const load = async (client: PoolClient, lines: AsyncGenerator<string>): Promise<number> => {
  const loader = new Loader(client, await tablesInOrder(client));
  let end: BackupEnd | undefined;
  for await (const line of lines) {
    if (end) throw new RestoreProblem('this is no backup: something follows its end');
    if (TABLE_LINE.test(line)) await loader.begin(String(parsed(line).table));
    else if (END_LINE.test(line)) end = parsed(line) as unknown as BackupEnd;
    else await loader.add(line);
  }
  await loader.flush();
  if (end?.rows !== loader.count) throw new RestoreProblem('the backup is not complete');
  return loader.count;
};

/** People in the database must not be lost; what a server makes for itself at its first start may go. */
const empty = async (client: PoolClient): Promise<void> => {
  const { rowCount } = await client.query('select 1 from identities limit 1');
  if (rowCount !== 0) throw new RestoreProblem('there are people in this database already: restore into an empty one');
  const tables = await tablesInOrder(client);
  await client.query(`truncate ${tables.map(table => `"${table}"`).join(', ')}`);
};

const hasColumn = async (client: PoolClient, column: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select 1 from information_schema.columns where table_schema = 'public' and table_name = 'tables' and column_name = $1`,
    [column],
  );
  return rowCount === 1;
};

const hasTable = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ isThere: boolean }>('select to_regclass($1) is not null as "isThere"', [table]);
  return rows[0]!.isThere;
};

/** For games that run, the time between backup and restoring has not passed. Backups from before there were clocks have none to set. */
const setClocks = async (client: PoolClient, at: string): Promise<void> => {
  if (!(await hasColumn(client, 'due_at'))) return;
  await client.query(
    `with away as (select now() - $1::timestamptz as away), running as (
      update tables t set started_at = t.started_at + away, due_at = t.due_at + away, touched_at = t.touched_at + away
      from away where t.status = 'running' returning t.id, t.number, away
    )
    update entries e set at = e.at + away from running r where e.table_id = r.id and e.number = r.number`,
    [at],
  );
  if (!(await hasTable(client, 'outages'))) return;
  await client.query(
    'update outages set began_at = began_at + (now() - $1::timestamptz), ended_at = ended_at + (now() - $1::timestamptz)',
    [at],
  );
};

/** A game that was ended by a restore, since its secret may have been opened after the backup. */
export interface VoidedGame {
  readonly table: string;
  readonly game: string;
  readonly names: readonly string[];
}

const hidesHands = (game: string): boolean => gameById(game)?.hidesHands ?? true;

/**
 * Contributions opened after the backup are known: players agree and commit anew, and what was sealed is shown as
 * broken by none of them.
 */
const breakSeals = async (client: PoolClient): Promise<void> => {
  if (!(await hasColumn(client, 'seal'))) return;
  await client.query(
    `delete from agreements a using tables t where t.id = a.table_id and a.kind = 'rematch' and t.seal is not null`,
  );
  await client.query(
    `update tables set due_at = null, deciders = '{}', seal = null, broken = case when seal->'commitments' = 'null' then broken
      else broken || jsonb_build_array(jsonb_build_object('commitment', commitment, 'secret', encode(secret, 'hex'),
        'commitments', seal->'commitments', 'contributions', seal->'contributions', 'missing', '[]'::jsonb)) end
    where seal is not null`,
  );
  await client.query(
    `update seats s set commitment = null from tables t
    where t.id = s.table_id and t.status in ('open', 'over') and s.commitment <> ''`,
  );
};

/**
 * After a backup games went on, and their secrets were opened when they ended: a record of one would tell the hands of
 * the restored game. Those are ended; games to come get secrets that nobody has seen.
 */
const voidSecrets = async (client: PoolClient): Promise<VoidedGame[]> => {
  const { rows } = await client.query<VoidedGame & { status: string }>(
    `select t.id as "table", t.game, t.status, array(select i.name from seats s join identities i on i.id = s.identity
      where s.table_id = t.id and i.name <> '' order by s.seat) as names
    from tables t where t.status in ('open', 'running', 'over') order by t.id`,
  );
  const voided = rows.filter(({ status, game }) => status === 'running' && hidesHands(game));
  await client.query(`update tables set status = 'closed' where id = any($1)`, [voided.map(({ table }) => table)]);
  await breakSeals(client);
  const coming = rows.filter(({ status }) => status !== 'running').map(({ table }) => ({ table, ...newSecret() }));
  await client.query(
    `update tables t set secret = decode(n.secret, 'hex'), commitment = n.commitment
    from unnest($1::text[], $2::text[], $3::text[]) as n(id, secret, commitment) where t.id = n.id`,
    [coming.map(({ table }) => table), coming.map(({ secret }) => secret), coming.map(({ commitment }) => commitment)],
  );
  return voided.map(({ table, game, names }) => ({ table, game, names }));
};

export interface Restored {
  readonly rows: number;
  readonly voided: readonly VoidedGame[];
}

/** Fills an empty database from a backup, all or nothing, and brings it to this program's schema. */
export const restore = async (connection: Connection, file: string): Promise<Restored> => {
  const lines = linesOf(file);
  const first = await lines.next();
  const head = headBy(first.done ? '' : first.value);
  const client = await connection.pool.connect();
  let restored: Restored;
  try {
    await requireAlone(client);
    await migrateUnderLock(connection, head.schema);
    await client.query('begin');
    await empty(client);
    const rows = await load(client, lines);
    const voided = head.isMove ? [] : await voidSecrets(client);
    await setClocks(client, head.at);
    restored = { rows, voided };
    await client.query('commit');
    await migrateUnderLock(connection);
  } finally {
    client.release(true);
  }
  return restored;
};
