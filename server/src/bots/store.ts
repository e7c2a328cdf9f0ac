import type { Pool } from 'pg';
import { IS_KNOWN, knownValues } from '../tables/known-rules.ts';
import { NOT_QUARANTINED } from '../tables/quarantine.ts';

/** Renewed while a bot thinks; so long after a server has died, another one takes over. */
const LEASE = `interval '5 seconds'`;
const AFTER_FAILURE = `interval '1 second'`;

/** Who has waited longest comes first, so that no table keeps others waiting. */
const CLAIM = `
  update tables set lease_until = now() + ${LEASE}, lease_by = $1
  where id in (
    select id from tables
    where bot_due_at <= now() and (lease_until is null or lease_until < now()) and status = 'running'
      and ${IS_KNOWN('$3', '$4')} and ${NOT_QUARANTINED}
    order by bot_due_at limit $2 for update skip locked
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
