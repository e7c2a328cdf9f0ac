import type { GameRecord } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { MS, SUMMARY } from '../database/columns.ts';
import { CHANNEL } from './change-feed.ts';
import type { LogEntry } from './model/entry.ts';
import type { AgreementKind, AgreementRow, Beginning, NewTableRow, SeatRow, TableRow } from './model/rows.ts';
import type { HandIn, SeatOrders } from './model/standing-orders.ts';

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

const TOUCH = `
  with touched as (update tables set touched_at = now() where id = $1 returning id, number, version)
  select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from touched`;

/** What only one seat may know has changed: its own devices hear of it, and nothing of the table shows it. */
const WHISPER = `select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from tables where id = $1`;

/** Open tables of somebody, and games that he has not given up. */
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

const SEATS = `
  update seats s set kind = r.kind, identity = r.identity, level = r.level, contribution = r.contribution, factor = r.factor, absent = r.absent
  from jsonb_to_recordset($2::jsonb) as r(seat smallint, kind text, identity text, level text, contribution text, factor real, absent text)
  where s.table_id = $1 and s.seat = r.seat`;

const BEGIN = `
  update tables set status = 'running', number = $2, version = 0, setup = $3, deciders = $4,
    bot_due_at = now() + $5 * interval '1 millisecond', lease_until = null, lease_by = null,
    started_at = date_trunc('milliseconds', now()), due_at = now() + $6 * interval '1 millisecond',
    hand_ins = '{}', orders = $7
  where id = $1`;

const AGREE = `
  insert into agreements (table_id, number, kind, seat, about) values ($1, $2, $3, $4, $5)
  on conflict (table_id, number, kind, seat) do update set about = excluded.about`;

/** The seat is to be given to somebody else: its player is told at once, by every way that he has. */
const WARN = `
  with warned as (
    insert into warnings (table_id, number, seat, until, is_extended)
    values ($1, $2, $3, now() + $4 * interval '1 millisecond', $5)
    on conflict (table_id, number, seat)
      do update set at = excluded.at, until = excluded.until, is_extended = excluded.is_extended
  )
  insert into notices (table_id, identity, reason, due_at)
  select table_id, identity, 'warned', now() from seats where table_id = $1 and seat = $3 and identity is not null
  on conflict (table_id, identity)
    do update set reason = excluded.reason, due_at = excluded.due_at, attempts = 0, seen_at = null, invited_by = null`;

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

/** Games with bots that run at tables of a person, and at tables opened from the same address as this one. */
const BOT_GAMES = `
  select count(*) filter (where t.owner = own.owner)::int as each,
    count(*) filter (where t.opened_from = own.opened_from)::int as address
  from tables own join tables t on t.status = 'running' and (t.owner = own.owner or t.opened_from = own.opened_from)
  where own.id = $1 and exists (select from seats s where s.table_id = t.id and s.kind = 'bot')`;

const COUNTING_AT = `
  select pg_advisory_xact_lock(hashtextextended('tables of ' || owner, 0)),
    pg_advisory_xact_lock(hashtextextended('tables from ' || encode(opened_from, 'hex'), 0))
  from tables where id = $1`;

/** How many there are of a person, and of an address. */
export interface Amounts {
  readonly each: number;
  readonly address: number;
}

/** What may be changed at a table while nobody else changes it. It is written at once; whether it could be, is known when all is committed. */
export class TableChange {
  private readonly afterwards: (() => void)[] = [];
  private readonly writes: Promise<unknown>[] = [];
  /** How many of them are known to one seat alone. */
  private secrets = 0;

  constructor(
    private readonly client: PoolClient,
    private readonly table: string,
  ) {}

  /** Done once all is committed. */
  afterCommit(work: () => void): void {
    this.afterwards.push(work);
  }

  /** Throws where something could not be written: then nothing is. */
  async commit(): Promise<void> {
    const isSecret = this.secrets > 0 && this.secrets === this.writes.length;
    const told = isSecret ? { name: 'whisper', text: WHISPER } : { name: 'touch', text: TOUCH };
    this.write({ ...told, values: [this.table] });
    this.write({ text: 'commit' });
    await Promise.all(this.writes);
    for (const work of this.afterwards) work();
  }

  /** What is known to one seat alone. */
  private writeSecret(query: QueryConfig): void {
    this.secrets++;
    this.write(query);
  }

  /** What is done often has a name, and is prepared once a connection. */
  private write(query: QueryConfig): void {
    const writing = this.client.query(query);
    // Whoever gives up before the commit does not wait for it.
    writing.catch(() => undefined);
    this.writes.push(writing);
  }

  seat(seat: number, row: Omit<SeatRow, 'seat' | 'name'>): void {
    this.seats([{ ...row, seat }]);
  }

  seats(rows: readonly Omit<SeatRow, 'name'>[]): void {
    this.write({ name: 'seats', text: SEATS, values: [this.table, JSON.stringify(rows)] });
  }

  clock(clock: Clock | null, silence: number): void {
    this.write({
      text: 'update tables set clock = $2, silence = $3 where id = $1',
      values: [this.table, clock, silence],
    });
  }

  /** The player of a silent seat is told that it may be given away after so many milliseconds. */
  warn(number: number, seat: number, wait: number, isExtended: boolean): void {
    this.write({ text: WARN, values: [this.table, number, seat, wait, isExtended] });
  }

  /** Whom somebody names to play for him; null: nobody. */
  deputize(identity: string, deputy: string | null): void {
    if (deputy === null)
      this.write({
        text: 'delete from deputies where table_id = $1 and identity = $2',
        values: [this.table, identity],
      });
    else
      this.write({
        text: `insert into deputies (table_id, identity, deputy) values ($1, $2, $3)
          on conflict (table_id, identity) do update set deputy = excluded.deputy`,
        values: [this.table, identity, deputy],
      });
  }

  /** Games with bots that run at tables of its owner, and of the address that it was opened from. */
  async botGames(): Promise<Amounts> {
    await this.client.query(COUNTING_AT, [this.table]);
    return (await this.client.query<Amounts>(BOT_GAMES, [this.table])).rows[0]!;
  }

  owner(identity: string): void {
    this.write({ text: 'update tables set owner = $2 where id = $1', values: [this.table, identity] });
  }

  close(): void {
    this.write({ text: `update tables set status = 'closed' where id = $1`, values: [this.table] });
  }

  begin({ number, setup, deciders, botDue, due, orders }: Beginning): void {
    this.write({ name: 'begin', text: BEGIN, values: [this.table, number, setup, deciders, botDue, due, orders] });
  }

  /** What was agreed to before of this kind is no longer meant. */
  agree(number: number, { kind, seat, about }: AgreementRow): void {
    this.write({ name: 'agree', text: AGREE, values: [this.table, number, kind, seat, about] });
  }

  /** It was done. */
  settle(number: number, kind: AgreementKind): void {
    this.write({
      text: 'delete from agreements where table_id = $1 and number = $2 and kind = $3',
      values: [this.table, number, kind],
    });
  }

  volunteer(number: number, identity: string, seat: number | null): void {
    this.write({
      text: 'delete from volunteers where table_id = $1 and number = $2 and identity = $3',
      values: [this.table, number, identity],
    });
    if (seat === null) return;
    this.write({
      text: 'insert into volunteers (table_id, number, identity, seat) values ($1, $2, $3, $4)',
      values: [this.table, number, identity, seat],
    });
  }

  /** What a seat has handed in early; null: nothing any more. */
  handIn(seat: number, handIn: HandIn | null): void {
    this.writeSecret({
      text: `update tables set hand_ins = case when $3::jsonb is null then hand_ins - $2 else hand_ins || jsonb_build_object($2::text, $3::jsonb) end
        where id = $1`,
      values: [this.table, String(seat), handIn],
    });
  }

  /** Standing orders of a seat; they are looked at at once. */
  order(seat: number, orders: SeatOrders): void {
    this.writeSecret({
      text: `update tables set orders = orders || jsonb_build_object($2::text, $3::jsonb),
        bot_due_at = case when $4 = any(deciders) then now() else bot_due_at end where id = $1`,
      values: [this.table, String(seat), orders, seat],
    });
  }

  /** What became of orders is noted; nothing is to be carried out for it. */
  note(seat: number, orders: SeatOrders): void {
    this.writeSecret({
      text: `update tables set orders = orders || jsonb_build_object($2::text, $3::jsonb) where id = $1`,
      values: [this.table, String(seat), orders],
    });
  }

  disagree(number: number, seat: number): void {
    this.write({
      text: 'delete from agreements where table_id = $1 and number = $2 and seat = $3',
      values: [this.table, number, seat],
    });
  }
}

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
