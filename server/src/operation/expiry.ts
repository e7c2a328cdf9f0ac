import type { Pool } from 'pg';
import type { App } from '../app-type.ts';
import type { Config } from '../config.ts';
import * as schema from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';
import { CHANNEL } from '../tables/change-feed.ts';

const EVERY_MS = 3_600_000;
const AT_ONCE = 500;

const table = columnsOf(schema.tables, 'x');
const guest = columnsOf(schema.identities, 'x');
const s = columnsOf(schema.sessions, 's');
const changed = columnsOf(schema.tables);
const p = columnsOf(schema.seats, 'p');
const notice = columnsOf(schema.notices);
const newNotice = columnsOf(schema.notices, 'excluded');

/** `seats.table_id`: columns by the names of their tables. */
const seats = columnsOf(schema.seats, 'seats');
const agreements = columnsOf(schema.agreements, 'agreements');
const volunteers = columnsOf(schema.volunteers, 'volunteers');
const notices = columnsOf(schema.notices, 'notices');
const chat = columnsOf(schema.chat, 'chat');
const blocks = columnsOf(schema.blocks, 'blocks');
const deputies = columnsOf(schema.deputies, 'deputies');
const warnings = columnsOf(schema.warnings, 'warnings');
const sessions = columnsOf(schema.sessions, 'sessions');
const deviceCodes = columnsOf(schema.deviceCodes, 'device_codes');
const noticeWays = columnsOf(schema.noticeWays, 'notice_ways');
const pushSubscriptions = columnsOf(schema.pushSubscriptions, 'push_subscriptions');
const follows = columnsOf(schema.follows, 'follows');
const presences = columnsOf(schema.presences, 'presences');
const mutes = columnsOf(schema.mutes, 'mutes');

/** Rows to remove: those to which nothing refers but rows that go with them. */
interface Unused {
  readonly table: string;
  /** Of a row named `x`; $1 is a number of days. */
  readonly condition: string;
  /** Columns that refer to it, and whose rows go with it. */
  readonly along: ReadonlySet<string>;
}

const IS_SEATED = `exists (select from seats p where ${p.tableId} = ${table.id} and ${p.identity} is not null)`;

/**
 * Tables where nothing was ever played: what was played stays for ever. Tables with people are closed first, so that
 * they can be told.
 */
const OPEN_TABLES: Unused = {
  table: 'tables',
  condition: `(${table.status} = 'closed' or (${table.status} = 'open' and not ${IS_SEATED}))
    and ${table.touchedAt} < now() - $1 * interval '1 day'`,
  along: new Set([
    ...[seats.tableId, agreements.tableId, volunteers.tableId, notices.tableId, chat.tableId],
    ...[deputies.tableId, warnings.tableId],
  ]),
};

/** Guests without a trace: those who have a token, or ever sat, spoke or owned anything, stay. */
const GUESTS: Unused = {
  table: 'identities',
  condition: `${guest.login} is null and ${guest.deletedAt} is null and ${guest.createdAt} < now() - $1 * interval '1 day'
    and not exists (select from sessions s where ${s.identity} = ${guest.id} and ${s.seenAt} > now() - $1 * interval '1 day')`,
  along: new Set([
    ...[sessions.identity, deviceCodes.identity, noticeWays.identity, pushSubscriptions.identity],
    ...[notices.identity, mutes.identity, blocks.identity, blocks.blocked],
    ...[follows.identity, follows.followed, presences.identity],
  ]),
};

interface Reference {
  readonly table: string;
  readonly column: string;
}

/** Asked of the database, so that what is added to the schema protects what it refers to. */
const REFERENCES = sql`
  select ${row({ table: computed<string>('r.relname'), column: computed<string>('a.attname') })}
  from pg_constraint k join pg_class r on r.oid = k.conrelid join pg_attribute a on a.attrelid = r.oid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.confrelid = $1::regclass and cardinality(k.conkey) = 1`;

/** Removes what has not been used for so many days; the ids of what was removed. */
const remove = async (pool: Pool, { table, condition, along }: Unused, days: number): Promise<string[]> => {
  const references: Reference[] = await rowsOf(pool, REFERENCES, [table]);
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
  const rows = await rowsOf(
    pool,
    sql`with unused as materialized (
      select x.id from "${table}" x where ${condition} ${kept.join(' ')} limit ${AT_ONCE} for update skip locked
    )${gone.join('')}
    delete from "${table}" where id in (select id from unused) returning ${row({ id: computed<string>('id') })}`,
    [days],
  );
  return rows.map(({ id }) => id);
};

/** Closes tables that were left for so many days, and tells the people there. */
const CLOSE = `
  with expired as (
    update tables set ${changed.status} = 'closed', ${changed.touchedAt} = now()
    where ${changed.id} in (
      select ${table.id} from tables x
      where ${table.status} = 'open' and ${table.touchedAt} < now() - $1 * interval '1 day' and ${IS_SEATED}
      limit ${AT_ONCE} for update skip locked
    ) returning ${changed.id} as id, ${changed.number} as number, ${changed.version} as version
  ), noted as (
    insert into ${into(schema.notices, 'tableId', 'identity', 'reason', 'dueAt')}
    select e.id, ${p.identity}, 'expired', now() from expired e join seats p on ${p.tableId} = e.id where ${p.identity} is not null
    on conflict (${notice.tableId}, ${notice.identity})
      do update set ${notice.reason} = ${newNotice.reason}, ${notice.dueAt} = ${newNotice.dueAt}, ${notice.attempts} = 0,
        ${notice.seenAt} = null, ${notice.invitedBy} = null
  )
  select pg_notify('${CHANNEL}', id || ':' || number || ':' || version) from expired`;

const FORGET_ADDRESSES = `
  update tables set ${changed.openedFrom} = null
  where ${changed.openedFrom} is not null and ${changed.status} in ('over', 'closed')
    and ${changed.touchedAt} < now() - interval '1 day'`;

const seen = columnsOf(schema.seenAddresses);

/** From where members came: nobody needs to know it for longer. */
const FORGET_SEEN = `delete from seen_addresses where ${seen.at} < now() - interval '30 days'`;

const played = columnsOf(schema.played);
const figures = columnsOf(schema.figures);
const ratedGames = columnsOf(schema.ratedGames);

/** The record stays: it names nobody. */
const FORGET_PLAYED = `delete from played where ${played.at} < now() - $1 * interval '1 day'`;
/** Ratings are worked out again without knowing at which table. */
const FORGET_RATED = `
  update rated_games set ${ratedGames.tableId} = null, ${ratedGames.number} = null
  where ${ratedGames.at} < now() - $1 * interval '1 day' and ${ratedGames.tableId} is not null`;
const cups = columnsOf(schema.tournaments);
const cupEntrants = columnsOf(schema.tournamentEntrants);
const cupRounds = columnsOf(schema.tournamentRounds);
const cupPairings = columnsOf(schema.tournamentPairings);
const cupResults = columnsOf(schema.tournamentResults);

/** With all that happened in them. */
const FORGET_TOURNAMENTS = `
  with gone as (
    select ${cups.id} as id from tournaments
    where ${cups.status} <> 'running' and ${cups.createdAt} < now() - $1 * interval '1 day' limit ${AT_ONCE}
  ), results as (delete from tournament_results where ${cupResults.tournament} in (select id from gone)),
  pairings as (delete from tournament_pairings where ${cupPairings.tournament} in (select id from gone)),
  rounds as (delete from tournament_rounds where ${cupRounds.tournament} in (select id from gone)),
  entrants as (delete from tournament_entrants where ${cupEntrants.tournament} in (select id from gone))
  delete from tournaments where ${cups.id} in (select id from gone)`;
const FORGET_FIGURES = `delete from figures where ${figures.at} < now() - $1 * interval '1 day'`;

/**
 * Closes open tables that are out of use, removes up to so many unused tables and guests, and the addresses that closed
 * tables were opened from. Running games stay, however long they take. The players of games of long ago are forgotten.
 */
export const expire = async (
  pool: Pool,
  { quotas: { openTableDays, guestDays }, statisticsDays }: Pick<Config, 'quotas' | 'statisticsDays'>,
): Promise<void> => {
  await pool.query(CLOSE, [openTableDays]);
  const tables = await remove(pool, OPEN_TABLES, openTableDays);
  await pool.query('select pg_notify($1, id || $2) from unnest($3::text[]) as t(id)', [CHANNEL, ':1:0', tables]);
  for (const forget of [FORGET_PLAYED, FORGET_FIGURES, FORGET_RATED, FORGET_TOURNAMENTS])
    await pool.query(forget, [statisticsDays]);
  await remove(pool, GUESTS, guestDays);
  for (const forget of [FORGET_ADDRESSES, FORGET_SEEN]) await pool.query(forget);
};

/** Now and then, as long as the server is up. */
export const expireUnused = (app: App): void => {
  const { connection, config, log } = app;
  let running = Promise.resolve();
  const run = (): void => {
    running = expire(connection.pool, config).catch(error =>
      log.warn({ err: error }, 'what is unused could not be removed'),
    );
  };
  const first = setTimeout(run, config.expiryDelay).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearTimeout(first);
    clearInterval(timer);
    await running;
  });
};
