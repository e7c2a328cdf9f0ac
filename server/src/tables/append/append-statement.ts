import type { GameRecord, OrderName } from '@ankerplatz/kit';
import type { Pool, PoolClient, QueryConfig } from 'pg';
import { entries, games, played, seats, tables } from '../../database/schema.ts';
import { columnsOf, computed, into, millisecondsOf } from '../../database/sql.ts';
import { CHANNEL } from '../change-feed.ts';
import type { Due } from '../model/clock.ts';
import type { LogEntry } from '../model/entry.ts';
import type { SeatRow, Tally } from '../model/rows.ts';

/** Facts that the last entry of a game brings with it. */
export interface Ending {
  readonly record: GameRecord;
  readonly ranks: readonly number[];
  readonly tally: Tally;
  /** Hexadecimal: of the next game at this table, shown before anyone contributes to it. */
  readonly secret: string;
  readonly commitment: string;
}

/** Entries for one table, to be appended if it still stands at the expected version. */
export interface Append {
  readonly table: string;
  readonly number: number;
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  readonly deciders: readonly number[];
  /** Milliseconds until a bot is due; null: none is. */
  readonly botDue: number | null;
  /** When a player's time runs out, or a pause ends. */
  readonly due: Due;
  /** By seat: who sits there from now on. */
  readonly seats: Readonly<Record<string, SeatChange>> | null;
  /** Moves handed in early that are played now: only if they were not withdrawn. */
  readonly handIn: { readonly seat: number; readonly id: string } | null;
  /** A standing order that is carried out now: only if it still stands. */
  readonly ordered: { readonly seat: number; readonly order: OrderName } | null;
  /** Seats whose early hand-ins have had their time. */
  readonly spent: readonly number[];
  /** Set when the game is over. */
  readonly ending: Ending | null;
}

export type SeatChange = Pick<SeatRow, 'kind' | 'identity' | 'level' | 'absent'>;

/** Answers a commit: the tables, by their ids, that were appended to, and those where something was left to the server. */
export interface Committed {
  readonly accepted: string | null;
  readonly ordered: string | null;
  /** The tables whose rows others held. */
  readonly held: string | null;
  readonly at: number;
}

/**
 * A player who touched a table so lately is not noted again: what is indexed stays as it is, and the row can be written
 * where it stands.
 */
const LATELY = `interval '10 seconds'`;

/** The time of a commit, as games are timed. */
const NOW_MS = computed<Date>("date_trunc('milliseconds', now())");
const COMMITTED_AT = millisecondsOf(NOW_MS);

const t = columnsOf(tables, 't');
const l = columnsOf(tables, 'l');
const s = columnsOf(seats, 's');
const [table, seat, entry] = [columnsOf(tables), columnsOf(seats), columnsOf(entries)];

/** SQL of what moves change in the row of a table, besides what was left to the server. */
const moved = (
  values: Readonly<Record<'count' | 'deciders' | 'spent' | 'botDue' | 'dueAt' | 'dueIn', string>>,
): string => {
  const { count, deciders, spent, botDue, dueAt, dueIn } = values;
  return `
    ${table.version} = ${t.version} + ${count},
    ${table.deciders} = ${deciders}::smallint[],
    ${table.botDueAt} = case when (${t.handIns} - ${spent}::text[]) ?| ${deciders}::text[] or (${t.orders} <> '{}' and exists (
        select from unnest(${deciders}::text[]) as d(seat) where jsonb_array_length(${t.orders}->d.seat->'on') > 0))
      then now() else now() + ${botDue} * interval '1 millisecond' end,
    ${table.dueAt} = least(to_timestamp(${dueAt} / 1000), now() + ${dueIn} * interval '1 millisecond'),
    ${table.leaseUntil} = null, ${table.leaseBy} = null`;
};

/** The writes beside the log at the end of a game, or when the players of seats change. */
const BESIDE = `, finished as (
  insert into ${into(games, 'tableId', 'number', 'record', 'ranks', 'levels')}
  select m.id, m.number, m.ending->'record', array(select value::smallint from jsonb_array_elements_text(m.ending->'ranks')),
    array(select case when ${s.identity} is null then ${s.level} end from seats s where ${s.tableId} = m.id order by ${s.seat})
  from moved m where m.ending is not null
), remembered as (
  insert into ${into(played, 'identity', 'tableId', 'number', 'seat', 'isWon')}
  select p.identity, p.id, p.number, p.seat, p.ranks->>p.seat = '1' and not p.ranks <@ '[1]'
  from (
    select m.id, m.number, ${s.seat}, m.ending->'ranks' as ranks,
      case when m.seats ? ${s.seat}::text then m.seats->(${s.seat}::text)->>'identity' else ${s.identity} end as identity
    from moved m join seats s on ${s.tableId} = m.id where m.ending is not null
  ) p where p.identity is not null
), seated as (
  update seats s set
    ${seat.kind} = coalesce(m.seats->(${s.seat}::text)->>'kind', ${s.kind}),
    ${seat.level} = case when m.seats ? ${s.seat}::text then m.seats->(${s.seat}::text)->>'level' else ${s.level} end,
    ${seat.identity} = case when m.seats ? ${s.seat}::text then m.seats->(${s.seat}::text)->>'identity' else ${s.identity} end,
    ${seat.absent} = case when m.seats ? ${s.seat}::text then m.seats->(${s.seat}::text)->>'absent' else ${s.absent} end,
    ${seat.commitment} = case when m.ending is null then ${s.commitment} else '' end,
    ${seat.contribution} = case when m.ending is null then ${s.contribution} else '' end
  from moved m
  where ${s.tableId} = m.id and (m.ending is not null or m.seats is not null)
    and (m.ending is not null or m.seats ? ${s.seat}::text)
)`;

/**
 * One statement for all tables of a commit. It waits for no row: where another transaction holds one, that table is
 * named and tried again later. A write that only refers to a table, as a message does, holds nothing up. A table that
 * has moved on matches no row, and then none of its entries is inserted. Whether it runs is read with the lock: in the
 * condition of the update it would let PostgreSQL look through all tables that run, instead of for some by their ids.
 * Most commits hold moves and nothing `more`: to begin the rest of the statement would cost as much as some moves.
 */
const statement = (more: (part: string, otherwise?: string) => string): string => `
with batch as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::float8[], $8::float8[],
      $9::float8[]${more(', $17::jsonb[]')})
    as b("table", number, expected, count, deciders, spent, bot_due, due_at, due_in${more(', more')})
), locked as materialized (
  select b.*, ${t.status} = 'running' as runs
  from tables t join batch b on ${t.id} = b."table" for no key update of t skip locked
), moved as (
  update tables t set${moved({ count: 'b.count', deciders: 'b.deciders', spent: 'b.spent', botDue: 'b.bot_due', dueAt: 'b.due_at', dueIn: 'b.due_in' })},${more(
    `
    ${table.handIns} = case when b.more ? 'ending' then '{}' else ${t.handIns} - b.spent::text[] end,
    ${table.status} = case when b.more ? 'ending' then 'over' else ${t.status} end,
    ${table.tally} = coalesce(b.more->'ending'->'tally', ${t.tally}),
    ${table.broken} = case when b.more ? 'ending' then '[]' else ${t.broken} end,
    ${table.secret} = coalesce(decode(b.more->'ending'->>'secret', 'hex'), ${t.secret}),
    ${table.commitment} = coalesce(b.more->'ending'->>'commitment', ${t.commitment}),`,
    `
    ${table.handIns} = ${t.handIns} - b.spent::text[],`,
  )}
    ${table.touchedAt} = case when ${t.touchedAt} > now() - ${LATELY}${more(` and b.more->'ending' is null`)} then ${t.touchedAt} else now() end
  from locked b where ${t.id} = b."table" and ${t.number} = b.number and ${t.version} = b.expected and b.runs${more(`
    and (b.more->'handIn' is null or ${t.handIns}->(b.more->'handIn'->>'seat')->>'id' = b.more->'handIn'->>'id')
    and (b.more->'ordered' is null or ${t.orders}->(b.more->'ordered'->>'seat')->'on' ? (b.more->'ordered'->>'order'))`)}
  returning ${t.id}, ${t.number}, ${t.version}, b.expected, ${t.botDueAt} <= now() as is_ordered${more(`,
    b.more->'ending' as ending, b.more->'seats' as seats`)}
), logged as (
  insert into entries (${[entry.tableId, entry.number, entry.entry, entry.kind, entry.seat, entry.move, entry.request, entry.at].join(', ')}${more(`, ${entry.about}`)})
  select m.id, m.number, m.expected + e.place, e.kind, e.seat, e.move, e.request, ${NOW_MS}${more(', e.about')}
  from unnest($10::text[], $11::int[], $12::text[], $13::smallint[], $14::text[], $15::text[]${more(', $18::jsonb[]')})
    as e("table", place, kind, seat, move, request${more(', about')}) join moved m on m.id = e."table"
)${more(BESIDE)}, told as (
  select pg_notify('${CHANNEL}', string_agg(m.id || ':' || m.number || ':' || m.version, ' ')) from moved m having count(*) > 0 and $16
)
select string_agg(m.id, ' ') as accepted, string_agg(m.id, ' ') filter (where m.is_ordered) as ordered,
  case when (select count(*) from locked) < cardinality($1::text[]) then (select string_agg(${t.id}, ' ') from tables t
    where ${t.id} = any($1::text[]) and not exists (select from locked l where l."table" = ${t.id})) end as held,
  ${COMMITTED_AT} as at, (select count(*) from told) as told
from moved m`;

const MOVES = { name: 'append-moves', text: statement((_, otherwise = '') => otherwise) };
const ANYTHING = { name: 'append', text: statement(part => part) };

/**
 * The moves of one table, which is what most commits hold where little is played: three quarters of what the statement
 * for many costs PostgreSQL. Where the table has moved on, or another holds its row, there is no row.
 */
const ALONE = {
  name: 'append-alone',
  text: `
with moved as (
  update tables t set${moved({ count: 'cardinality($9::text[])', deciders: '$4', spent: '$5', botDue: '$6::float8', dueAt: '$7::float8', dueIn: '$8::float8' })},
    ${table.handIns} = ${t.handIns} - $5::text[],
    ${table.touchedAt} = case when ${t.touchedAt} > now() - ${LATELY} then ${t.touchedAt} else now() end
  where ${t.id} = (select case when ${l.status} = 'running' then ${l.id} end from tables l where ${l.id} = $1 for no key update skip locked)
    and ${t.number} = $2 and ${t.version} = $3
  returning ${t.id}, ${t.botDueAt} <= now() as is_ordered
), logged as (
  insert into ${into(entries, 'tableId', 'number', 'entry', 'kind', 'seat', 'move', 'request', 'at')}
  select m.id, $2, $3 + e.place, e.kind, e.seat, e.move, e.request, ${NOW_MS}
  from moved m, unnest($9::text[], $10::smallint[], $11::text[], $12::text[]) with ordinality as e(kind, seat, move, request, place)
)
select m.id as accepted, case when m.is_ordered then m.id end as ordered, null as held, ${COMMITTED_AT} as at from moved m`,
};

/** Moves and nothing else. */
const isPlain = ({ seats, handIn, ordered, ending, entries }: Append): boolean =>
  !seats && !handIn && !ordered && !ending && entries.every(({ about }) => !about);

/** The facts of an append beside its entries; null where there are none. */
const moreOf = (append: Append): string | null => {
  if (isPlain(append)) return null;
  const { seats, handIn, ordered, ending } = append;
  const more = {
    ...(seats && { seats }),
    ...(handIn && { handIn }),
    ...(ordered && { ordered }),
    ...(ending && { ending }),
  };
  return JSON.stringify(more);
};

/** A text in a list as PostgreSQL reads it. */
const quoted = (text: string | null): string => {
  if (text === null) return 'NULL';
  return `"${/["\\]/.test(text) ? text.replaceAll(/["\\]/g, '\\$&') : text}"`;
};

/** A list as PostgreSQL reads one: by the driver it would take ten times as long. */
const listOf = <T>(items: readonly T[], textOf: (item: T) => string | number | null): string => {
  let list = '';
  for (const item of items) list += list === '' ? (textOf(item) ?? 'NULL') : `,${textOf(item) ?? 'NULL'}`;
  return `{${list}}`;
};

const numberList = (numbers: readonly number[]): string => `{${numbers.join()}}`;

/** An entry, and where it goes. */
interface Placed {
  readonly table: string;
  /** Among those that are appended to the table together, from 1. */
  readonly place: number;
  readonly entry: LogEntry;
}

const placedEntries = (appends: readonly Append[]): Placed[] => {
  const placed: Placed[] = [];
  for (const { table, entries } of appends)
    for (let index = 0; index < entries.length; index++)
      placed.push({ table, place: index + 1, entry: entries[index]! });
  return placed;
};

/** The statement that appends these, with a list of values for each of its columns; `isNotified`: whether all servers are told by the database. */
const queryOf = (appends: readonly Append[], isNotified: boolean): QueryConfig => {
  const entries = placedEntries(appends);
  const values = [
    listOf(appends, ({ table }) => quoted(table)),
    listOf(appends, ({ number }) => number),
    listOf(appends, ({ expected }) => expected),
    listOf(appends, append => append.entries.length),
    listOf(appends, ({ deciders }) => quoted(numberList(deciders))),
    listOf(appends, ({ spent }) => quoted(numberList(spent))),
    listOf(appends, ({ botDue }) => botDue),
    listOf(appends, ({ due }) => due.at),
    listOf(appends, ({ due }) => due.in),
    listOf(entries, ({ table }) => quoted(table)),
    listOf(entries, ({ place }) => place),
    listOf(entries, ({ entry }) => quoted(entry.kind)),
    listOf(entries, ({ entry }) => entry.seat),
    listOf(entries, ({ entry }) => quoted(entry.move)),
    listOf(entries, ({ entry }) => quoted(entry.request)),
    isNotified,
  ];
  if (appends.every(isPlain)) return { ...MOVES, values };
  const mores = listOf(appends, append => quoted(moreOf(append)));
  const abouts = listOf(entries, ({ entry }) => quoted(entry.about ? JSON.stringify(entry.about) : null));
  return { ...ANYTHING, values: [...values, mores, abouts] };
};

const aloneQuery = ({ table, number, expected, deciders, spent, botDue, due, entries }: Append): QueryConfig => ({
  ...ALONE,
  values: [
    ...[table, number, expected, numberList(deciders), numberList(spent), botDue, due.at, due.in],
    listOf(entries, ({ kind }) => quoted(kind)),
    listOf(entries, ({ seat }) => seat),
    listOf(entries, ({ move }) => quoted(move)),
    listOf(entries, ({ request }) => quoted(request)),
  ],
});

/** Appends these in one commit; `isNotified`: whether all servers are told by the database. */
export const commit = async (
  client: Pick<Pool | PoolClient, 'query'>,
  appends: readonly Append[],
  isNotified: boolean,
): Promise<Committed> => {
  const [first] = appends;
  if (appends.length === 1 && !isNotified && isPlain(first!)) {
    const { rows } = await client.query<Committed>(aloneQuery(first!));
    if (rows[0]) return rows[0];
  }
  return (await client.query<Committed>(queryOf(appends, isNotified))).rows[0]!;
};
