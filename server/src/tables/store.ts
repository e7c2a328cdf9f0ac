import type { BrokenSeal, GameRecord, JsonObject, Setup } from '@ankerplatz/kit';
import type { EntryKind } from '@ankerplatz/protocol';
import type { Pool, PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import {
  agreements,
  deals,
  deputies,
  entries,
  games,
  identities,
  outages,
  seats,
  tables,
  volunteers,
  warnings,
} from '../database/schema.ts';
import {
  columnsOf,
  computed,
  into,
  jsonAs,
  listOf,
  millisecondsOf,
  NOW,
  object,
  orNull,
  row,
  rowsOf,
  sql,
  textAs,
  valueFrom,
} from '../database/sql.ts';
import { onOneConnection } from '../database/transact.ts';
import { CHANNEL, tellChange } from './change-feed.ts';
import type { Amounts } from './changing/table-change.ts';
import { KnownRows } from './known-rows.ts';
import type { About, LogEntry } from './model/entry.ts';
import type { AgreementKind, NewTableRow, SealRow, SeatRow, TableRow, Tally } from './model/rows.ts';
import type { HandIn, SeatOrders } from './model/standing-orders.ts';
import { isOpenDeal } from './open-deal.ts';
import { seatedThen } from './seated-then.ts';
import { SUMMARY } from './summary.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const a = columnsOf(agreements, 'a');
const v = columnsOf(volunteers, 'v');
const d = columnsOf(deputies, 'd');
const w = columnsOf(warnings, 'w');
const l = columnsOf(deals, 'l');
const o = columnsOf(outages, 'o');
const i = columnsOf(identities, 'i');
const own = columnsOf(tables, 'own');
const [table, seat, entry] = [columnsOf(tables), columnsOf(seats), columnsOf(entries)];
const [game, volunteer, warning] = [columnsOf(games), columnsOf(volunteers), columnsOf(warnings)];

const OUTAGE = object({ from: millisecondsOf(o.beganAt), until: millisecondsOf(o.endedAt) });
const AGREEMENT = object({ kind: textAs<AgreementKind>(a.kind), seat: a.seat, about: a.about });
const VOLUNTEER = object({ seat: v.seat, identity: v.identity, name: i.name, isMember: isMember(i) });
const DEPUTY = object({ seat: s.seat, identity: d.deputy, name: i.name, isMember: isMember(i) });
const WARNING = object({
  ...{ seat: w.seat, at: millisecondsOf(w.at), until: millisecondsOf(w.until), isExtended: w.isExtended },
});

const DEAL = object({
  ...{ id: l.id, rules: l.rules, contributions: jsonAs<readonly string[]>(l.contributions), isOpen: isOpenDeal(l) },
  isAlone: computed<boolean>(`(${l.kind} <> 'round')`),
});

const TABLE = sql`
  select ${row({
    ...SUMMARY,
    deal: orNull(valueFrom(DEAL, `from deals l where ${l.id} = ${t.deal}`)),
    chance: t.chance,
    ...{ invitation: t.invitation, position: jsonAs<JsonObject>(t.position), setup: jsonAs<Setup>(t.setup) },
    ...{
      secret: computed<string>(`encode(${t.secret}, 'hex')`),
      commitment: t.commitment,
      seal: jsonAs<SealRow>(t.seal),
      broken: jsonAs<readonly BrokenSeal[]>(t.broken),
      tally: jsonAs<Tally>(t.tally),
    },
    handIns: jsonAs<Readonly<Record<string, HandIn>>>(t.handIns),
    orders: jsonAs<Readonly<Record<string, SeatOrders>>>(t.orders),
    ...{
      startedAt: millisecondsOf(t.startedAt),
      botDueAt: millisecondsOf(t.botDueAt),
      now: millisecondsOf(NOW),
      mark: computed<string>('t.xmin::text'),
      silence: t.silence,
    },
    outages: valueFrom(
      listOf(OUTAGE, o.beganAt),
      `from outages o where ${o.endedAt} > ${t.startedAt} and ${t.clock} is not null`,
    ),
    agreements: valueFrom(
      listOf(AGREEMENT, a.seat),
      `from agreements a where ${a.tableId} = ${t.id} and ${a.number} = ${t.number}`,
    ),
    volunteers: valueFrom(
      listOf(VOLUNTEER, `${v.seat}, ${v.identity}`),
      `from volunteers v join identities i on ${i.id} = ${v.identity}
        where ${v.tableId} = ${t.id} and ${v.number} = ${t.number}`,
    ),
    deputies: valueFrom(
      listOf(DEPUTY, s.seat),
      `from deputies d join identities i on ${i.id} = ${d.deputy}
        join seats s on ${s.tableId} = ${d.tableId} and ${d.identity} = coalesce(${s.absent}, ${s.identity})
        where ${d.tableId} = ${t.id}`,
    ),
    warnings: valueFrom(
      listOf(WARNING, w.seat),
      `from warnings w where ${w.tableId} = ${t.id} and ${w.number} = ${t.number}`,
    ),
  })}
  from tables t where ${t.id} = $1`;

const ENTRIES_AFTER = sql`
  select ${row({
    ...{ kind: textAs<EntryKind>(entry.kind), seat: entry.seat, move: entry.move, about: jsonAs<About>(entry.about) },
    ...{ request: entry.request, at: millisecondsOf(entry.at) },
  })}
  from entries where ${entry.tableId} = $1 and ${entry.number} = $2 and ${entry.entry} > $3 order by ${entry.entry}`;

const RECORD = sql`
  select ${row({ record: jsonAs<GameRecord>(game.record) })} from games where ${game.tableId} = $1 and ${game.number} = $2`;

const IS_THERE = `select 1 from identities i where ${i.id} = $1 and ${i.deletedAt} is null`;

const PLACE = { id: t.id, number: t.number };

/** Open tables of a person, and games that they have not given up. */
const OCCUPIED = sql`
  select ${row({ ...PLACE, isOpen: computed<boolean>(`${t.status} = 'open'`) })} from tables t
  where ${t.id} in (select ${seat.tableId} from seats where ${seat.identity} = $1 and ${seat.kind} = 'person')
    and ${t.status} in ('open', 'running')
  union
  select ${row({ ...PLACE, isOpen: computed<boolean>('true') })} from tables t
  where ${t.owner} = $1 and ${t.status} = 'open'`;

/** Tables of a person go to another one who sits there. */
const HAND_ON = `
  update tables t set ${table.owner} = heir.identity
  from (
    select distinct on (${own.id}) ${own.id} as id, ${s.identity} as identity
    from tables own join seats s on ${s.tableId} = ${own.id} join identities i on ${i.id} = ${s.identity}
    where ${own.owner} = $1 and ${own.status} in ('running', 'over') and ${s.identity} <> $1 and ${i.deletedAt} is null
    order by ${own.id}, ${s.seat}
  ) heir
  where ${t.id} = heir.id and ${t.owner} = $1`;

const TELL = `
  select ${tellChange(t)} from tables t where ${t.status} <> 'closed' and ${t.id} in (
    select ${seat.tableId} from seats where ${seat.identity} = $1
    union select ${seat.tableId} from seats where ${seat.absent} = $1)`;

/** A person who has left for ever takes over no seat, and none is kept for them. */
const WITHDRAW = `
  with withdrawn as (delete from volunteers where ${volunteer.identity} = $1 returning ${volunteer.tableId} as table_id),
  freed as (
    update seats set ${seat.keptFor} = null, ${seat.keptUntil} = null
    where ${seat.keptFor} = $1 and ${seat.keptUntil} is not null returning ${seat.tableId} as table_id
  )
  select ${tellChange(t)} from tables t
  where ${t.id} in (select table_id from withdrawn union select table_id from freed)`;

const EXTEND = `
  with extended as (
    update warnings w set ${warning.until} = now() + ${t.silence} * interval '1 millisecond', ${warning.isExtended} = true
    from tables t, unnest($1::text[], $2::smallint[]) as l(table_id, seat)
    where ${w.tableId} = l.table_id and ${w.seat} = l.seat and not ${w.isExtended} and ${t.id} = ${w.tableId}
      and ${t.number} = ${w.number} and ${t.status} = 'running'
    returning ${t.id}, ${t.number}, ${t.version}
  )
  select ${tellChange(t)} from extended t`;

/** Locks what belongs to a person or an address, so that it is counted by no other until this is committed. */
const COUNTING = `
  select pg_advisory_xact_lock(hashtextextended('tables of ' || $1, 0)), pg_advisory_xact_lock(hashtextextended('tables from ' || encode($2::bytea, 'hex'), 0))`;

/** Open tables of a person, and from an address. */
const OPEN_TABLES = sql`
  select ${row({
    each: computed<number>(`count(*) filter (where ${table.owner} = $1)::int`),
    address: computed<number>(`count(*) filter (where ${table.openedFrom} = $2)::int`),
  })}
  from tables where ${table.status} = 'open' and (${table.owner} = $1 or ${table.openedFrom} = $2)`;

/** Adds any number of tables. */
const ADD = `
  with given as (
    select * from jsonb_to_recordset($1::jsonb) as g(id text, game text, owner text, wish jsonb, position jsonb, visibility text,
      invitation text, spectators boolean, coach boolean, rated boolean, clock jsonb, secret text, commitment text, silence int, "openedFrom" text, starts text, deal text, seats jsonb)
  ), added as (
    insert into ${into(
      tables,
      ...([
        'id',
        'game',
        'owner',
        'wish',
        'position',
        'visibility',
        'invitation',
        'spectators',
        'coach',
        'rated',
        'clock',
      ] as const),
      ...(['secret', 'commitment', 'silence', 'openedFrom', 'starts', 'deal'] as const),
    )}
    select id, game, owner, wish, position, visibility, invitation, spectators, coach, rated, clock,
      decode(secret, 'hex'), commitment, silence, decode("openedFrom", 'hex'), starts, deal
    from given returning ${table.id} as id
  ), told as (
    select count(pg_notify('${CHANNEL}', id || ':1:0')) from added
  )
  insert into ${into(seats, 'tableId', 'seat', 'kind', 'level', 'keptFor')}
  select g.id, s.place - 1, s.seat->>'kind', s.seat->>'level', s.seat->>'keptFor'
  from given g, told, jsonb_array_elements(g.seats) with ordinality as s(seat, place)`;

export const readTable = async (client: Pool | PoolClient, id: string): Promise<TableRow | undefined> =>
  (await rowsOf(client, TABLE, [id], 'table'))[0];

/** SQL of tables, but for appending and for changes. */
export class TableStore {
  constructor(
    private readonly pool: Pool,
    private readonly known = new KnownRows(),
  ) {}

  /** `allow` is told how many open tables there are already, and throws where there may be no more. */
  async add(row: NewTableRow, allow: (open: Amounts) => void): Promise<void> {
    const from = [row.owner, row.openedFrom];
    await onOneConnection(this.pool, async client => {
      const [, , rows] = await Promise.all([
        client.query('begin'),
        client.query(COUNTING, from),
        rowsOf(client, OPEN_TABLES, from),
      ]);
      allow(rows[0]!);
      await Promise.all([this.addAll(client, [row]), client.query('commit')]);
    });
  }

  /** Within a transaction of the caller, whatever their owners have open. */
  async addAll(client: PoolClient, rows: readonly NewTableRow[]): Promise<void> {
    const given = rows.map(({ openedFrom, ...row }) => ({ ...row, openedFrom: openedFrom.toString('hex') }));
    await client.query({ name: 'add-tables', text: ADD, values: [JSON.stringify(given)] });
  }

  async table(id: string): Promise<TableRow | undefined> {
    const row = await readTable(this.pool, id);
    if (row) this.known.keep(row);
    return row;
  }

  async entriesAfter(id: string, number: number, version: number): Promise<LogEntry[]> {
    return rowsOf(this.pool, ENTRIES_AFTER, [id, number, version], 'entries-after');
  }

  async record(id: string, number: number): Promise<GameRecord | undefined> {
    return (await rowsOf(this.pool, RECORD, [id, number]))[0]?.record;
  }

  seatedThen(id: string, number: number, now: readonly SeatRow[]): Promise<readonly SeatRow[]> {
    return seatedThen(this.pool, id, number, now);
  }

  /** Whether there is such a person. */
  async isThere(identity: string): Promise<boolean> {
    return (await this.pool.query(IS_THERE, [identity])).rowCount === 1;
  }

  /** A player who was warned and looks at the table has time once more, counted from now. */
  async extendWarnings(looks: readonly { readonly table: string; readonly seat: number }[]): Promise<void> {
    const values = [looks.map(({ table }) => table), looks.map(({ seat }) => seat)];
    await this.pool.query({ name: 'extend-warnings', text: EXTEND, values });
  }

  async occupied(identity: string): Promise<{ id: string; number: number; isOpen: boolean }[]> {
    return rowsOf(this.pool, OCCUPIED, [identity]);
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
}
