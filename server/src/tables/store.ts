import type { GameRecord } from '@ankerplatz/kit';
import type { Pool, PoolClient } from 'pg';
import { MS, SUMMARY } from '../database/columns.ts';
import { CHANNEL } from './change-feed.ts';
import type { LogEntry } from './model/entry.ts';
import type { NewTableRow, TableRow } from './model/rows.ts';
import { type Amounts, TableChange } from './table-change.ts';

const TABLE = `
  select ${SUMMARY}, t.invitation, t.position, t.setup, encode(t.secret, 'hex') as secret, t.commitment, t.tally,
    t.hand_ins as "handIns", t.orders, ${MS('t.started_at')} as "startedAt", ${MS('now()')} as now,
    (select coalesce(json_agg(json_build_object('kind', a.kind, 'seat', a.seat, 'about', a.about) order by a.seat), '[]')
      from agreements a where a.table_id = t.id and a.number = t.number) as agreements,
    (select coalesce(json_agg(json_build_object('seat', v.seat, 'identity', v.identity, 'name', i.name) order by v.seat, v.identity), '[]')
      from volunteers v join identities i on i.id = v.identity where v.table_id = t.id and v.number = t.number) as volunteers,
    (select coalesce(json_agg(json_build_object('seat', s.seat, 'identity', d.deputy, 'name', i.name) order by s.seat), '[]')
      from deputies d join identities i on i.id = d.deputy
        join seats s on s.table_id = d.table_id and d.identity = coalesce(s.absent, s.identity)
      where d.table_id = t.id) as deputies,
    t.silence,
    (select coalesce(json_agg(json_build_object('seat', w.seat, 'at', ${MS('w.at')}, 'until', ${MS('w.until')}, 'isExtended', w.is_extended)
        order by w.seat), '[]')
      from warnings w where w.table_id = t.id and w.number = t.number) as warnings
  from tables t where t.id = $1`;

const LOCK = 'select 1 from tables where id = $1 for update';

/** Open tables of somebody, and games that they have not given up. */
const OCCUPIED = `
  select t.id, t.number, t.status = 'open' as "isOpen" from tables t
  where t.id in (select table_id from seats where identity = $1 and kind = 'person') and t.status in ('open', 'running')
  union
  select t.id, t.number, true from tables t where t.owner = $1 and t.status = 'open'`;

/** Tables of somebody go to another person who sits there. */
const HAND_ON = `
  update tables t set owner = heir.identity
  from (
    select distinct on (own.id) own.id, s.identity
    from tables own join seats s on s.table_id = own.id join identities i on i.id = s.identity
    where own.owner = $1 and own.status in ('running', 'over') and s.identity <> $1 and i.deleted_at is null
    order by own.id, s.seat
  ) heir
  where t.id = heir.id and t.owner = $1`;

const TELL = `
  select pg_notify('${CHANNEL}', t.id || ':' || t.number || ':' || t.version)
  from tables t where t.status <> 'closed'
    and t.id in (select table_id from seats where identity = $1 union select table_id from seats where absent = $1)`;

/** Nobody who has left for ever takes over a seat. */
const WITHDRAW = `
  with withdrawn as (delete from volunteers where identity = $1 returning table_id)
  select pg_notify('${CHANNEL}', t.id || ':' || t.number || ':' || t.version)
  from tables t where t.id in (select table_id from withdrawn)`;

const EXTEND = `
  with extended as (
    update warnings w set until = now() + t.silence * interval '1 millisecond', is_extended = true
    from tables t, unnest($1::text[], $2::smallint[]) as l(table_id, seat)
    where w.table_id = l.table_id and w.seat = l.seat and not w.is_extended and t.id = w.table_id and t.number = w.number
      and t.status = 'running'
    returning t.id, t.number, t.version
  )
  select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from extended`;

/** Nobody else counts what belongs to a person or an address until this is committed. */
const COUNTING = `
  select pg_advisory_xact_lock(hashtextextended('tables of ' || $1, 0)), pg_advisory_xact_lock(hashtextextended('tables from ' || encode($2::bytea, 'hex'), 0))`;

/** Open tables of a person, and from an address. */
const OPEN_TABLES = `
  select count(*) filter (where owner = $1)::int as each, count(*) filter (where opened_from = $2)::int as address
  from tables where status = 'open' and (owner = $1 or opened_from = $2)`;

/** SQL of tables, but for appending. */
export class TableStore {
  constructor(private readonly pool: Pool) {}

  /** `allow` is told how many open tables there are already, and throws where there may be no more. */
  async add(row: NewTableRow, allow: (open: Amounts) => void): Promise<void> {
    const from = [row.owner, row.openedFrom];
    await this.transact(async client => {
      const [, , { rows }] = await Promise.all([
        client.query('begin'),
        client.query(COUNTING, from),
        client.query<Amounts>(OPEN_TABLES, from),
      ]);
      allow(rows[0]!);
      await Promise.all([this.insert(client, row), client.query('commit')]);
    });
  }

  private insert(client: PoolClient, { seats, ...table }: NewTableRow): Promise<unknown> {
    return client.query(
      `with added as (
        insert into tables (id, game, owner, asked, position, visibility, invitation, spectators, clock, secret, commitment, silence,
          opened_from)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, decode($10, 'hex'), $11, $14, $15) returning id
      ), told as (
        select pg_notify('${CHANNEL}', id || ':1:0') from added
      )
      insert into seats (table_id, seat, kind, level)
      select added.id, s.seat - 1, s.kind, s.level
      from added, told, unnest($12::text[], $13::text[]) with ordinality as s(kind, level, seat)`,
      [
        ...[table.id, table.game, table.owner, table.asked, table.position],
        ...[table.visibility, table.invitation, table.spectators, table.clock, table.secret],
        ...[table.commitment, seats.map(({ kind }) => kind), seats.map(({ level }) => level)],
        ...[table.silence, table.openedFrom],
      ],
    );
  }

  async table(id: string): Promise<TableRow | undefined> {
    const { rows } = await this.pool.query<TableRow>({ name: 'table', text: TABLE, values: [id] });
    return rows[0];
  }

  async entriesAfter(id: string, number: number, version: number): Promise<LogEntry[]> {
    const { rows } = await this.pool.query<LogEntry>({
      name: 'entries-after',
      text: `select kind, seat, move, about, request, ${MS('at')} as at from entries
        where table_id = $1 and number = $2 and entry > $3 order by entry`,
      values: [id, number, version],
    });
    return rows;
  }

  async record(id: string, number: number): Promise<GameRecord | undefined> {
    const { rows } = await this.pool.query<{ record: GameRecord }>(
      'select record from games where table_id = $1 and number = $2',
      [id, number],
    );
    return rows[0]?.record;
  }

  /** Whether there is such a person. */
  async isThere(identity: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('select 1 from identities where id = $1 and deleted_at is null', [
      identity,
    ]);
    return rowCount === 1;
  }

  /** Who was warned and looks at the table has time once more, counted from now. */
  async extendWarnings(looks: readonly { readonly table: string; readonly seat: number }[]): Promise<void> {
    const values = [looks.map(({ table }) => table), looks.map(({ seat }) => seat)];
    await this.pool.query({ name: 'extend-warnings', text: EXTEND, values });
  }

  async occupied(identity: string): Promise<{ id: string; number: number; isOpen: boolean }[]> {
    return (await this.pool.query<{ id: string; number: number; isOpen: boolean }>(OCCUPIED, [identity])).rows;
  }

  async handOn(identity: string): Promise<void> {
    await this.pool.query(HAND_ON, [identity]);
  }

  async withdraw(identity: string): Promise<void> {
    await this.pool.query(WITHDRAW, [identity]);
  }

  async tell(identity: string): Promise<void> {
    await this.pool.query(TELL, [identity]);
  }

  /** Changes a table, if there is such a one, while nobody else does; what `decide` throws undoes all. */
  async change<T>(id: string, decide: (table: TableRow | undefined, change: TableChange) => Promise<T>): Promise<T> {
    return this.transact(async client => {
      const change = new TableChange(client, id);
      // One after the other, but sent together: the row is read when the lock is held.
      const [, , { rows }] = await Promise.all([
        client.query('begin'),
        client.query({ name: 'lock', text: LOCK, values: [id] }),
        client.query<TableRow>({ name: 'table', text: TABLE, values: [id] }),
      ]);
      const done = await decide(rows[0], change);
      await change.commit();
      return done;
    });
  }

  /** `work` begins and commits; what it throws undoes all. */
  private async transact<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const done = await work(client);
      client.release();
      return done;
    } catch (error) {
      const isClean = await client.query('rollback').then(
        () => true,
        () => false,
      );
      client.release(!isClean);
      throw error;
    }
  }
}
