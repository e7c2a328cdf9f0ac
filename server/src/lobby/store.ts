import type { Pool } from 'pg';
import { seats, tables } from '../database/schema.ts';
import { columnsOf, row, rowsOf, sql } from '../database/sql.ts';
import type { TableSummaryRow } from '../tables/model/rows.ts';
import { SUMMARY } from '../tables/summary.ts';

/** An open table where nobody who sits there was seen for so long is not shown, until somebody is. */
const UNSEEN = `interval '45 seconds'`;
const MOST_SHOWN = 100;

const t = columnsOf(tables, 't');
const own = columnsOf(seats, 'own');
const mine = columnsOf(tables);
const seat = columnsOf(seats);

const OPEN = sql`
  select ${row(SUMMARY)} from tables t
  where ${t.status} = 'open' and ${t.starts} <> 'paired' and ${t.visibility} = 'public' and ${t.seenAt} > now() - ${UNSEEN}
  order by ${t.touchedAt} desc limit ${MOST_SHOWN}`;

const RUNNING = sql`
  select ${row(SUMMARY)} from tables t
  where ${t.status} = 'running' and ${t.visibility} = 'public' and ${t.spectators}
  order by ${t.touchedAt} desc limit ${MOST_SHOWN}`;

/** Where somebody must decide comes first, then what runs, then what was touched last. */
const MINE = sql`
  select ${row(SUMMARY)}
  from tables t left join seats own on ${own.tableId} = ${t.id} and $1 in (${own.identity}, ${own.absent})
  where ${t.status} <> 'closed' and ${t.id} in (
    select ${seat.tableId} from seats where ${seat.identity} = $1
    union select ${seat.tableId} from seats where ${seat.absent} = $1
    union select ${mine.id} from tables where ${mine.owner} = $1 and ${mine.status} = 'open')
  order by (${t.status} = 'running' and ${own.kind} = 'person' and ${own.identity} = $1 and ${own.seat} = any(${t.deciders}))
      desc nulls last,
    (${t.status} = 'over'), ${t.touchedAt} desc
  limit ${MOST_SHOWN}`;

/** SQL of the lists of tables. */
export class LobbyStore {
  constructor(private readonly pool: Pool) {}

  async open(): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, OPEN);
  }

  async running(): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, RUNNING);
  }

  async mine(identity: string): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, MINE, [identity]);
  }
}
