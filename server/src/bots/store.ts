import type { Pool } from 'pg';
import { isSilent } from '../database/pulse.ts';
import { tables } from '../database/schema.ts';
import { columnsOf, row, rowsOf, sql } from '../database/sql.ts';
import { isKnown, knownValues } from '../tables/known-rules.ts';
import { isNotQuarantined } from '../tables/quarantine.ts';

/** Renewed while a bot thinks; so long after a server has died, another one takes over at the latest. */
const LEASE = `interval '5 seconds'`;
const AFTER_FAILURE = `interval '1 second'`;

/** How long before its answer is due a bot may begin to think. */
export const AHEAD_MS = 5000;
const SOON = `now() + interval '${AHEAD_MS} milliseconds'`;

/** How many due tables are looked at, those that have waited longest. */
const LOOKED_AT = 500;

const t = columnsOf(tables, 't');
const table = columnsOf(tables);

const IS_DUE = `${t.botDueAt} <= ${SOON} and ${t.status} = 'running'`;
const IS_FREE = `(${t.leaseUntil} is null or ${t.leaseUntil} < now() or ${isSilent(t.leaseBy)})`;

/**
 * Owners of tables come in turn, however many games they have running; of one owner, the one that has waited longest.
 * Bots that think already count: an owner who keeps two of them busy waits until all others have two.
 */
const CLAIM = sql`
  with due as (
    select ${t.id} as id, ${t.owner} as owner, ${t.botDueAt} as due_at from tables t
    where ${IS_DUE} and ${IS_FREE} and ${isKnown(t, '$3', '$4')} and ${isNotQuarantined(t.id)}
    order by ${t.botDueAt} limit ${LOOKED_AT}
  ), busy as (
    select ${t.owner} as owner, count(*) as thinking from tables t
    where ${IS_DUE} and ${t.leaseUntil} >= now() group by ${t.owner}
  ), ranked as (
    select due.id, due.due_at,
      coalesce(busy.thinking, 0) + row_number() over (partition by due.owner order by due.due_at) as place
    from due left join busy on busy.owner = due.owner
  )
  update tables set ${table.leaseUntil} = now() + ${LEASE}, ${table.leaseBy} = $1
  where ${table.id} in (
    select ${t.id} from tables t join ranked r on r.id = ${t.id}
    where ${IS_FREE} and ${IS_DUE}
    order by r.place, r.due_at limit $2 for update of t skip locked
  ) returning ${row({ id: table.id })}`;

const RENEW = `
  update tables set ${table.leaseUntil} = now() + ${LEASE} where ${table.id} in (
    select ${t.id} from tables t
    where ${t.id} = any($2) and ${t.leaseBy} = $1 and ${t.leaseUntil} is not null for update skip locked
  )`;

/** Ends the lease of a server; a bot is due then, and nobody thinks of it before, or none is. */
const releaseWith = (due: string): string => `
  update tables set ${table.botDueAt} = ${due}, ${table.leaseUntil} = ${due}, ${table.leaseBy} = null
  where ${table.id} = $1 and ${table.leaseBy} = $2`;
const SETTLE = releaseWith('null');
const GIVE_UP = releaseWith(`now() + ${AFTER_FAILURE}`);

/** SQL of bots: who thinks about which table. An append ends the lease. */
export class BotStore {
  constructor(private readonly pool: Pool) {}

  async claim(server: string, most: number): Promise<string[]> {
    const rows = await rowsOf(this.pool, CLAIM, [server, most, ...knownValues()], 'claim');
    return rows.map(({ id }) => id);
  }

  /** Renews the lease of these tables: their bots still think. */
  async renew(server: string, tables: readonly string[]): Promise<void> {
    await this.pool.query(RENEW, [server, tables]);
  }

  /** No bot is due, whatever the table said. */
  async settle(server: string, table: string): Promise<void> {
    await this.pool.query(SETTLE, [table, server]);
  }

  /** Gives the lease back, so that another server takes the table a little later. */
  async giveUp(server: string, table: string): Promise<void> {
    await this.pool.query(GIVE_UP, [table, server]);
  }
}
