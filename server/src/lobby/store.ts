import type { Pool } from 'pg';
import { blocks, entries, seats, tables } from '../database/schema.ts';
import { columnsOf, computed, row, rowsOf, sql } from '../database/sql.ts';
import type { TableSummaryRow } from '../tables/model/rows.ts';
import { SUMMARY } from '../tables/summary.ts';

/** One of a person's own tables, with the players on holiday there. */
export interface MyTableRow extends TableSummaryRow {
  readonly away: readonly { readonly seat: number; readonly until: number }[] | null;
}

/** An open table whose players were not seen there for so long is not shown, until one of them is. */
const UNSEEN = `interval '45 seconds'`;
const MOST_SHOWN = 100;

const t = columnsOf(tables, 't');
const own = columnsOf(seats, 'own');
const mine = columnsOf(tables);
const seat = columnsOf(seats);
const block = columnsOf(blocks);
const e = columnsOf(entries, 'e');
const later = columnsOf(entries, 'later');

/** Seats of the game at a table t that are on holiday now, and until when: milliseconds. */
const AWAY = computed<readonly { readonly seat: number; readonly until: number }[] | null>(`(
  case when ${t.status} = 'running' and ${t.clock} ? 'holidays' then (
    select json_agg(json_build_object('seat', ${e.seat}, 'until', (${e.about}->>'until')::float8) order by ${e.seat})
    from entries e
    where ${e.tableId} = ${t.id} and ${e.number} = ${t.number} and ${e.kind} = 'holiday'
      and (${e.about}->>'until')::float8 > extract(epoch from now()) * 1000
      and not exists (select from entries later
        where ${later.tableId} = ${t.id} and ${later.number} = ${t.number} and ${later.seat} = ${e.seat}
          and ${later.entry} > ${e.entry} and ${later.kind} in ('holiday', 'holiday-over'))
  ) end)`);

const OPEN = sql`
  select ${row(SUMMARY)} from tables t
  where ${t.status} = 'open' and ${t.starts} <> 'paired' and ${t.visibility} = 'public' and ${t.seenAt} > now() - ${UNSEEN}
  order by ${t.touchedAt} desc limit ${MOST_SHOWN}`;

const RUNNING = sql`
  select ${row(SUMMARY)} from tables t
  where ${t.status} = 'running' and ${t.visibility} = 'public' and ${t.spectators}
  order by ${t.touchedAt} desc limit ${MOST_SHOWN}`;

/** Tables that wait for a decision come first, then those that run, then those touched last. */
const MINE = sql`
  select ${row({ ...SUMMARY, away: AWAY })}
  from tables t left join seats own on ${own.tableId} = ${t.id} and $1 in (${own.identity}, ${own.absent})
  where ${t.status} <> 'closed' and ${t.id} in (
    select ${seat.tableId} from seats where ${seat.identity} = $1
    union select ${seat.tableId} from seats where ${seat.absent} = $1
    union select ${mine.id} from tables where ${mine.owner} = $1 and ${mine.status} = 'open')
  order by (${t.status} = 'running' and ${own.kind} = 'person' and ${own.identity} = $1 and ${own.seat} = any(${t.deciders}))
      desc nulls last,
    (${t.status} = 'over'), ${t.touchedAt} desc
  limit ${MOST_SHOWN}`;

/** The people who have blocked one of $1, or were blocked by them. */
const APART = sql`
  select ${row({ one: block.identity, other: block.blocked })} from blocks
  where ${block.identity} = any($1) or ${block.blocked} = any($1)`;

/** SQL of the lists of tables. */
export class LobbyStore {
  constructor(private readonly pool: Pool) {}

  async open(): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, OPEN);
  }

  /** Pairs of people whom a block keeps apart, one of each among these. */
  async apart(people: readonly string[]): Promise<{ one: string; other: string }[]> {
    return rowsOf(this.pool, APART, [people], 'apart-in-lobby');
  }

  async running(): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, RUNNING);
  }

  async mine(identity: string): Promise<MyTableRow[]> {
    return rowsOf(this.pool, MINE, [identity]);
  }
}
