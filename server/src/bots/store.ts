import type { Pool } from 'pg';
import { IS_KNOWN, knownValues } from '../tables/known-rules.ts';
import { NOT_QUARANTINED } from '../tables/quarantine.ts';

/** Renewed while a bot thinks; so long after a server has died, another one takes over. */
const LEASE = `interval '5 seconds'`;
const AFTER_FAILURE = `interval '1 second'`;

/** So many that have waited longest are looked at. */
const LOOKED_AT = 500;

/**
 * Owners of tables come in turn, however many games they have running; of one owner, who has waited longest. Bots who think already count: who keeps
 * two of them busy waits until everybody else has two.
 */
const CLAIM = `
  with due as (
    select id, owner, bot_due_at from tables
    where bot_due_at <= now() and (lease_until is null or lease_until < now()) and status = 'running'
      and ${IS_KNOWN('$3', '$4')} and ${NOT_QUARANTINED}
    order by bot_due_at limit ${LOOKED_AT}
  ), busy as (
    select owner, count(*) as thinking from tables
    where bot_due_at <= now() and lease_until >= now() and status = 'running' group by owner
  ), ranked as (
    select due.id, due.bot_due_at,
      coalesce(busy.thinking, 0) + row_number() over (partition by due.owner order by due.bot_due_at) as place
    from due left join busy on busy.owner = due.owner
  )
  update tables set lease_until = now() + ${LEASE}, lease_by = $1
  where id in (
    select t.id from tables t join ranked r on r.id = t.id
    where (t.lease_until is null or t.lease_until < now()) and t.bot_due_at <= now() and t.status = 'running'
    order by r.place, r.bot_due_at limit $2 for update of t skip locked
  ) returning id`;

/** SQL of bots: who thinks about which table. An append ends the lease. */
export class BotStore {
  constructor(private readonly pool: Pool) {}

  async claim(server: string, most: number): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>({
      name: 'claim',
      text: CLAIM,
      values: [server, most, ...knownValues()],
    });
    return rows.map(({ id }) => id);
  }

  /** Somebody still thinks about these. */
  async renew(server: string, tables: readonly string[]): Promise<void> {
    await this.pool.query(
      `update tables set lease_until = now() + ${LEASE} where id in (
        select id from tables where id = any($2) and lease_by = $1 and lease_until is not null for update skip locked
      )`,
      [server, tables],
    );
  }

  /** No bot is due, whatever the table said. */
  async settle(server: string, table: string): Promise<void> {
    await this.pool.query(
      'update tables set bot_due_at = null, lease_until = null, lease_by = null where id = $1 and lease_by = $2',
      [table, server],
    );
  }

  /** Somebody should try again, a little later. */
  async giveUp(server: string, table: string): Promise<void> {
    await this.pool.query(
      `update tables set bot_due_at = now() + ${AFTER_FAILURE}, lease_until = null, lease_by = null where id = $1 and lease_by = $2`,
      [table, server],
    );
  }
}
