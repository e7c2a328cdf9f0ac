import type { Pool } from 'pg';
import type { App } from '../app-type.ts';
import type { Quotas } from '../config.ts';
import { CHANNEL } from '../tables/change-feed.ts';

const EVERY_MS = 3_600_000;
const AT_ONCE = 500;

/** What is removed: unless anything refers to it but what goes with it. */
interface Unused {
  readonly table: string;
  /** Of a row named `x`; $1 is a number of days. */
  readonly condition: string;
  /** Columns that refer to it, and whose rows go with it. */
  readonly along: ReadonlySet<string>;
}

/** Nobody has ever played there: what was played stays for ever. */
const OPEN_TABLES: Unused = {
  table: 'tables',
  condition: `x.status in ('open', 'closed') and x.touched_at < now() - $1 * interval '1 day'`,
  along: new Set([
    ...['seats.table_id', 'agreements.table_id', 'volunteers.table_id', 'notices.table_id', 'chat.table_id'],
    ...['deputies.table_id', 'warnings.table_id'],
  ]),
};

/** Whoever has a login name, a token, or ever sat, spoke or owned anything stays. */
const GUESTS: Unused = {
  table: 'identities',
  condition: `x.login is null and x.deleted_at is null and x.created_at < now() - $1 * interval '1 day'
    and not exists (select from sessions s where s.identity = x.id and s.seen_at > now() - $1 * interval '1 day')`,
  along: new Set([
    ...['sessions.identity', 'device_codes.identity', 'notice_ways.identity', 'push_subscriptions.identity'],
    ...['notices.identity', 'mutes.identity'],
  ]),
};

interface Reference {
  readonly table: string;
  readonly column: string;
}

/** Asked of the database, so that what is added to the schema protects what it refers to. */
const referencesTo = async (pool: Pool, table: string): Promise<Reference[]> => {
  const { rows } = await pool.query<Reference>(
    `select r.relname as table, a.attname as column
    from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = $1::regclass and cardinality(k.conkey) = 1`,
    [table],
  );
  return rows;
};

/** Removes what has not been used for so many days; the ids of what was removed. */
const remove = async (pool: Pool, { table, condition, along }: Unused, days: number): Promise<string[]> => {
  const references = await referencesTo(pool, table);
  const goesAlong = (each: Reference): boolean => along.has(`${each.table}.${each.column}`);
  const kept = references
    .filter(each => !goesAlong(each))
    .map(each => `and not exists (select from "${each.table}" r where r."${each.column}" = x.id)`);
  const gone = references
    .filter(goesAlong)
    .map(
      (each, index) =>
        `, gone_${index} as (delete from "${each.table}" where "${each.column}" in (select id from unused))`,
    );
  const { rows } = await pool.query<{ id: string }>(
    `with unused as materialized (
      select x.id from "${table}" x where ${condition} ${kept.join(' ')} limit ${AT_ONCE} for update skip locked
    )${gone.join('')}
    delete from "${table}" where id in (select id from unused) returning id`,
    [days],
  );
  return rows.map(({ id }) => id);
};

/** Some of what nobody uses, and from where tables were opened that are not open any more. A game that runs stays, however long it takes. */
export const expire = async (pool: Pool, { openTableDays, guestDays }: Quotas): Promise<void> => {
  const tables = await remove(pool, OPEN_TABLES, openTableDays);
  await pool.query('select pg_notify($1, id || $2) from unnest($3::text[]) as t(id)', [CHANNEL, ':1:0', tables]);
  await remove(pool, GUESTS, guestDays);
  await pool.query(
    `update tables set opened_from = null where opened_from is not null and status in ('over', 'closed') and touched_at < now() - interval '1 day'`,
  );
};

/** Now and then, as long as the server is up. */
export const expireUnused = (app: App): void => {
  const { connection, config, log } = app;
  const run = (): void => {
    expire(connection.pool, config.quotas).catch(error =>
      log.warn({ err: error }, 'what is unused could not be removed'),
    );
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  app.addHook('onReady', async () => run());
  app.addHook('onClose', async () => clearInterval(timer));
};
