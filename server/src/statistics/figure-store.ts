import type { GameRecord } from '@ankerplatz/kit';
import type { Pool, PoolClient } from 'pg';
import type { GameAddress } from '../database/backlog.ts';
import { entries, figures, games, played, seats, tables } from '../database/schema.ts';
import { columnsOf, computed, into, jsonAs, row, rowsOf, sql } from '../database/sql.ts';
import { knownValues } from '../tables/known-rules.ts';
import { type EntryTime, FIGURES_VERSION, type GameFigures } from './figures.ts';
import type { TableTrace } from './levels.ts';

/** A finished game, and all that its figures are made of. */
export interface FinishedRow {
  readonly table: string;
  readonly number: number;
  readonly at: Date;
  readonly record: GameRecord;
  readonly levels: readonly (string | null)[] | null;
  readonly entries: readonly EntryTime[];
  /** The traces that tell the levels of a game that was stored without them. */
  readonly trace: Omit<TableTrace, 'seats'> | null;
}

/** The stored figures of a game, or why there are none. */
export type Made = { readonly figures: GameFigures } | { readonly problem: string };

/** A game with what was made of it. */
export interface MadeRow {
  readonly row: Pick<FinishedRow, 'table' | 'number' | 'at'>;
  readonly made: Made;
}

export interface StoredFigures {
  readonly made: number;
  readonly problem: string | null;
  readonly figures: GameFigures;
}

const g = columnsOf(games, 'g');
const t = columnsOf(tables, 't');
const f = columnsOf(figures, 'f');
const e = columnsOf(entries, 'e');
const p = columnsOf(played, 'p');
const s = columnsOf(seats, 's');
const other = columnsOf(games, 'other');
const figure = columnsOf(figures);
const game = columnsOf(games);
const added = columnsOf(figures, 'excluded');

const ENTRIES = computed<readonly EntryTime[]>(`(
  select coalesce(json_agg(json_build_object('kind', ${e.kind}, 'seat', ${e.seat},
    'at', (extract(epoch from ${e.at}) * 1000)::float8) order by ${e.entry}), '[]')
  from entries e where ${e.tableId} = ${g.tableId} and ${e.number} = ${g.number})`);

const ofTable = (columns: { readonly tableId: string }): string => `${columns.tableId} = ${g.tableId}`;

const TRACE = computed<FinishedRow['trace']>(`case when ${g.levels} is null then json_build_object(
  'people', (select coalesce(json_agg(${p.seat}), '[]') from played p where ${ofTable(p)} and ${p.number} = ${g.number}),
  'bots', case when ${t.number} = ${g.number} and ${t.status} <> 'running' then (
    select coalesce(json_object_agg(${s.seat}, ${s.level}), '{}') from seats s
    where ${ofTable(s)} and ${s.kind} = 'bot' and ${s.identity} is null) end,
  'tally', ${t.tally},
  'nameless', (select sum(cardinality(${other.ranks})) from games other where ${ofTable(other)})
    - (select count(*) from played p where ${ofTable(p)})) end`);

const FINISHED = row({
  ...{ table: g.tableId, number: g.number, at: g.finishedAt, record: jsonAs<GameRecord>(g.record), levels: g.levels },
  ...{ entries: ENTRIES, trace: TRACE },
});

const FROM = `from games g join tables t on ${t.id} = ${g.tableId}
  left join figures f on ${f.tableId} = ${g.tableId} and ${f.number} = ${g.number}`;

/** The game has no figures, or those of an earlier release. */
const IS_UNFILLED = `(${f.made} is null or ${f.made} < ${FIGURES_VERSION}) and ${g.finishedAt} > now() - $1 * interval '1 day'`;

/** By rules that are known here. Two servers never take the same. */
const UNFILLED = sql`
  select ${FINISHED} ${FROM}
  where ${IS_UNFILLED} and (${g.record}->>'game', (${g.record}->>'version')::int) in (select * from unnest($2::text[], $3::int[]))
  order by ${g.finishedAt} desc limit $4 for update of g skip locked`;

/** Of these games, which have ended here. */
const ENDED = sql`
  select ${FINISHED} ${FROM} join unnest($2::text[], $3::int[]) as e(id, number) on (${g.tableId}, ${g.number}) = (e.id, e.number)
  where ${IS_UNFILLED} for update of g skip locked`;

const STORE = `
  insert into ${into(figures, 'tableId', 'number', 'made', 'at', 'variant', 'ending', 'rounds', 'seconds', 'seats', 'problem')}
  select m."table", m.number, ${FIGURES_VERSION}, m.at, m.variant, m."end", m.rounds, m.seconds, m.seats, m.problem
  from jsonb_to_recordset($1::jsonb) as m("table" text, number int, at timestamptz, variant text, "end" text, rounds smallint, seconds real,
    seats jsonb, problem text)
  on conflict (${figure.tableId}, ${figure.number}) do update set ${figure.made} = ${added.made}, ${figure.at} = ${added.at},
    ${figure.variant} = ${added.variant}, ${figure.ending} = ${added.ending}, ${figure.rounds} = ${added.rounds},
    ${figure.seconds} = ${added.seconds}, ${figure.seats} = ${added.seats}, ${figure.problem} = ${added.problem}`;

const STORE_LEVELS = `
  update games set ${game.levels} = $3 where ${game.tableId} = $1 and ${game.number} = $2 and ${game.levels} is null`;

/** From the first game to the last, some at a time. */
const AFTER = sql`
  select ${row({
    ...{ table: g.tableId, number: g.number, at: g.finishedAt, record: jsonAs<GameRecord>(g.record), levels: g.levels },
    ...{ entries: ENTRIES, trace: TRACE },
    stored: computed<StoredFigures | null>(`case when ${f.made} is not null then json_build_object(
      'made', ${f.made}, 'problem', ${f.problem}, 'figures', json_build_object('variant', ${f.variant}, 'end', ${f.ending},
        'rounds', ${f.rounds}, 'seconds', ${f.seconds}, 'seats', ${f.seats})) end`),
  })} ${FROM}
  where (${g.tableId}, ${g.number}) > ($1, $2) and ${g.finishedAt} > now() - $3 * interval '1 day'
  order by ${g.tableId}, ${g.number} limit $4`;

/** SQL of the figures of finished games: what is missing, and how it is stored. */
export class FigureStore {
  constructor(
    private readonly pool: Pool,
    /** Games that are older have none. */
    private readonly days: number,
  ) {}

  /** Within a transaction of the caller: held until that ends. */
  async unfilled(client: PoolClient, most: number) {
    return rowsOf(client, UNFILLED, [this.days, ...knownValues(), most]) satisfies Promise<FinishedRow[]>;
  }

  /** Games of these that have no figures yet, held in the same way. */
  async ended(client: PoolClient, ended: readonly GameAddress[]) {
    const values = [this.days, ended.map(({ table }) => table), ended.map(({ number }) => number)];
    return rowsOf(client, ENDED, values, 'ended-games') satisfies Promise<FinishedRow[]>;
  }

  async store(client: Pool | PoolClient, made: readonly MadeRow[]): Promise<void> {
    const rows = made.map(({ row: { table, number, at }, made }) => {
      const figures = 'figures' in made ? made.figures : NOTHING;
      return { table, number, at, ...figures, problem: 'problem' in made ? made.problem : null };
    });
    await client.query({ name: 'store-figures', text: STORE, values: [JSON.stringify(rows)] });
  }

  async storeLevels(client: PoolClient, table: string, number: number, levels: readonly (string | null)[]) {
    await client.query(STORE_LEVELS, [table, number, levels]);
  }

  /** Games after this one, with what is stored of them. */
  async after(table: string, number: number, most: number) {
    return rowsOf(this.pool, AFTER, [table, number, this.days, most]);
  }
}

const NOTHING = { variant: null, end: null, rounds: null, seconds: null, seats: [] };
