import type { Pool } from 'pg';
import { SUMMARY } from '../database/columns.ts';
import type { TableSummaryRow } from '../tables/model/rows.ts';

/** An open table that nobody has touched for so long has left the lobby. */
const IDLE = `interval '15 minutes'`;
const MOST_SHOWN = 100;

const OPEN = `
  select ${SUMMARY} from tables t
  where t.status = 'open' and t.visibility = 'public' and t.touched_at > now() - ${IDLE}
  order by t.touched_at desc limit ${MOST_SHOWN}`;

const RUNNING = `
  select ${SUMMARY} from tables t
  where t.status = 'running' and t.visibility = 'public' and t.spectators
  order by t.touched_at desc limit ${MOST_SHOWN}`;

/** Where somebody must decide comes first, then what runs, then what was touched last. */
const MINE = `
  select ${SUMMARY} from tables t left join seats own on own.table_id = t.id and $1 in (own.identity, own.absent)
  where t.status <> 'closed' and t.id in (
    select table_id from seats where identity = $1
    union select table_id from seats where absent = $1
    union select id from tables where owner = $1 and status = 'open')
  order by (t.status = 'running' and own.kind = 'person' and own.identity = $1 and own.seat = any(t.deciders)) desc nulls last,
    (t.status = 'over'), t.touched_at desc
  limit ${MOST_SHOWN}`;

/** SQL of the lists of tables. */
export class LobbyStore {
  constructor(private readonly pool: Pool) {}

  async open(): Promise<TableSummaryRow[]> {
    return (await this.pool.query<TableSummaryRow>(OPEN)).rows;
  }

  async running(): Promise<TableSummaryRow[]> {
    return (await this.pool.query<TableSummaryRow>(RUNNING)).rows;
  }

  async mine(identity: string): Promise<TableSummaryRow[]> {
    return (await this.pool.query<TableSummaryRow>(MINE, [identity])).rows;
  }
}
