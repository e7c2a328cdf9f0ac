import type { Pace, Person } from '@ankerplatz/protocol';
import type { Pool, PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import {
  apiTokens,
  blocks,
  follows,
  identities,
  notices,
  ratedPlayers,
  ratings,
  seats,
  seeks,
  sessions,
  tables,
} from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, into, jsonAs, millisecondsOf, orNull, row, rowsOf, sql } from '../database/sql.ts';
import { transact } from '../database/transact.ts';
import type { WishRow } from '../tables/model/rows.ts';
import { blockOf } from './groups.ts';
import type { NewSeekRow, PairableSeek, Reservation, SeekRow } from './rows.ts';

/** Lists of tables are other ones now. */
const TELL_BLOCKS = `pg_notify('${WHISPERS}', '{"blocks":true}')`;
const TELL = `pg_notify('${WHISPERS}', '{"pairing":true}')`;

const s = columnsOf(seeks, 's');
const seek = columnsOf(seeks);
const newSeek = columnsOf(seeks, 'excluded');
const i = columnsOf(identities, 'i');
const somebody = columnsOf(identities);
const t = columnsOf(tables, 't');
const p = columnsOf(seats, 'p');
const session = columnsOf(sessions);
const token = columnsOf(apiTokens);
const block = columnsOf(blocks);
const b = columnsOf(blocks, 'b');
const follow = columnsOf(follows);
const g = columnsOf(ratings, 'g');
const r = columnsOf(ratedPlayers, 'r');

/** The rating of the owner of a seek s, if there is one. */
const RATED = `left join rated_players r on ${r.identity} = ${s.identity}
  left join ratings g on ${g.player} = ${r.id} and ${g.kind} = ${s.ratingKind}`;
const WAITED = computed<number>(`(extract(epoch from now() - ${s.since}) * 1000)::float8`);

/** A live seek without a sign of life, as of a server that was killed, ends after so long. */
const LASTS = `interval '15 seconds'`;
/** A seeker who has lost the connection has so long to come back. */
const GRACE = `interval '6 seconds'`;
/** A slow one ends after so long without a visit. */
const SLOW_LASTS = `interval '7 days'`;
/** When the owner of a seek s was here last. */
const VISIT = `greatest(${s.since}, (select max(${session.seenAt}) from sessions where ${session.identity} = ${s.identity}),
  (select max(${token.usedAt}) from api_tokens where ${token.identity} = ${s.identity}))`;

const IS_OVER = `coalesce(case ${s.pace} when 'live' then ${s.leftAt} < now() - ${GRACE} or ${s.seenAt} < now() - ${LASTS}
  else ${VISIT} < now() - ${SLOW_LASTS} end, false)`;

const IS_READY = computed<boolean>(
  `exists (select from seats p where ${p.tableId} = ${s.tableId} and ${p.identity} = ${s.identity})`,
);

const APART = computed<string[]>(`array(
  select ${b.blocked} from blocks b where ${b.identity} = ${s.identity}
  union select ${b.identity} from blocks b where ${b.blocked} = ${s.identity})`);

const ALL = sql`
  select ${row({
    ...{
      identity: s.identity,
      name: i.name,
      isMember: isMember(i),
      pace: s.pace,
      game: s.game,
      wish: jsonAs<WishRow>(s.wish),
    },
    ...{ seats: s.seats, since: millisecondsOf(s.since), botsAt: millisecondsOf(s.botsAt), table: s.tableId },
    ...{ seat: s.seat, until: millisecondsOf(s.until), isReady: IS_READY },
    hasLeft: computed<boolean>(`${s.leftAt} is not null`),
    apart: APART,
    ...{ rated: s.rated, likesStrength: s.likesStrength, mu: orNull(g.mu), waited: WAITED },
  })}
  from seeks s join identities i on ${i.id} = ${s.identity} ${RATED} order by ${s.since}, ${s.identity}`;

const PUT = `
  with put as (
    insert into seeks as s (${[seek.identity, seek.pace, seek.game, seek.wish, seek.seats, seek.botsAt, seek.level, seek.openedFrom, seek.rated, seek.likesStrength, seek.ratingKind]})
    values ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond', $7, $8, $9, $10, $11)
    on conflict (${seek.identity}, ${seek.pace}) do update set ${seek.seenAt} = now(), ${seek.leftAt} = null,
      ${seek.level} = ${newSeek.level}, ${seek.likesStrength} = ${newSeek.likesStrength},
      ${seek.botsAt} = case when ${newSeek.botsAt} is null then null else coalesce(${s.botsAt}, ${newSeek.botsAt}) end
    returning 1
  )
  select ${TELL} from put`;

const FIND = sql`
  select ${row({ game: seek.game, wish: jsonAs<WishRow>(seek.wish), rated: seek.rated, table: seek.tableId })} from seeks
  where ${seek.identity} = $1 and ${seek.pace} = $2`;

const IS_MEMBER = `select from identities i where ${i.id} = $1 and ${isMember(i)}`;

const REMOVE = `
  with gone as (delete from seeks where ${seek.identity} = $1 and ${seek.pace} = $2 returning 1) select ${TELL} from gone`;

const BEAT = `
  update seeks set ${seek.seenAt} = now(), ${seek.leftAt} = null where ${seek.pace} = 'live' and ${seek.identity} = any($1)`;

const LEAVE = `
  with leaving as (
    update seeks set ${seek.leftAt} = now()
    where ${seek.identity} = $1 and ${seek.pace} = 'live' and ${seek.leftAt} is null returning 1
  )
  select ${TELL} from leaving`;

/** Only one server at a time pairs people. */
const LOCK = sql`
  select ${row({ isMine: computed<boolean>(`pg_try_advisory_xact_lock(hashtextextended('pairing', 0))`) })}`;

const WAITING = sql`
  select ${row({
    ...{ identity: s.identity, pace: s.pace, game: s.game, wish: jsonAs<WishRow>(s.wish), seats: s.seats },
    ...{
      level: s.level,
      openedFrom: s.openedFrom,
      kind: computed<string>(`concat_ws(' ', ${[s.pace, s.game, s.wish, s.rated]})`),
    },
    ...{ rated: s.rated, likesStrength: s.likesStrength, mu: orNull(g.mu), waited: WAITED },
    takesBots: computed<boolean>(`${s.botsAt} is not null`),
    isBotTime: computed<boolean>(`coalesce(${s.botsAt} <= now(), false)`),
  })}
  from seeks s ${RATED} where ${s.tableId} is null and ${s.leftAt} is null and not ${IS_OVER}
  order by ${s.since}, ${s.identity} for update of s skip locked`;

const BLOCKS = sql`
  select ${row({ identity: block.identity, blocked: block.blocked })} from blocks
  where ${block.identity} = any($1) and ${block.blocked} = any($1)`;

const KEEP = `
  with kept as (
    update seeks s set ${seek.tableId} = k."table", ${seek.seat} = k.seat,
      ${seek.until} = now() + k.wait * interval '1 millisecond'
    from jsonb_to_recordset($1::jsonb) as k(identity text, pace text, "table" text, seat smallint, wait float8)
    where ${s.identity} = k.identity and ${s.pace} = k.pace returning 1
  )
  select ${TELL} from (select count(*) from kept) told(of)`;

/** Owners of slow seeks need not be here: they are told in every way they have. */
const INVITE = `
  insert into ${into(notices, 'tableId', 'identity', 'reason', 'dueAt')}
  select ${s.tableId}, ${s.identity}, 'invited', now() from seeks s
  where ${s.tableId} = any($1) and ${s.pace} = 'slow' on conflict do nothing`;

/** Tables of people who were paired and do not play: one of them has not come, or the table never was. */
const SETTLED = sql`
  select distinct ${row({ id: computed<string>(s.tableId) })} from seeks s left join tables t on ${t.id} = ${s.tableId}
  where ${s.tableId} is not null
    and (${t.status} <> 'open' or (not ${IS_READY} and (${s.until} < now() or ${IS_OVER})))`;

/** Seeks whose owners play by now end. */
const FINISH = `
  with gone as (
    delete from seeks s using tables t where ${t.id} = ${s.tableId} and ${t.status} in ('running', 'over') returning 1
  )
  select ${TELL} from gone limit 1`;

const PAIRED = sql`select ${row({ identity: seek.identity })} from seeks where ${seek.tableId} = $1`;

/** Seeks whose owners did not come end; the others wait again, where they did before. */
const RELEASE = `
  with lost as (
    delete from seeks where ${seek.tableId} = $1 and ${seek.identity} <> all($2) returning 1
  ), released as (
    update seeks set ${seek.tableId} = null, ${seek.seat} = null, ${seek.until} = null, ${seek.seenAt} = now()
    where ${seek.tableId} = $1 and ${seek.identity} = any($2) returning 1
  )
  select ${TELL} from (select (select count(*) from lost), (select count(*) from released)) told`;

const EXPIRE = `
  with gone as (delete from seeks s where ${s.tableId} is null and ${IS_OVER} returning 1)
  select ${TELL} from gone limit 1`;

const IS_EMPTY = sql`select ${row({ isEmpty: computed<boolean>('not exists (select from seeks)') })}`;

const BLOCK = `
  with somebody as (
    select ${somebody.id} from identities where ${somebody.id} = $2 and ${somebody.id} <> $1 and ${somebody.deletedAt} is null
  ), added as (
    insert into ${into(blocks, 'identity', 'blocked')} select $1, id from somebody on conflict do nothing
  ), ended as (
    delete from follows where (${follow.identity}, ${follow.followed}) in (select $1, id from somebody)
      or (${follow.followed}, ${follow.identity}) in (select $1, id from somebody)
  )
  select ${TELL_BLOCKS} from somebody`;

const UNBLOCK = `
  with gone as (delete from blocks where ${block.identity} = $1 and ${block.blocked} = $2 returning 1)
  select ${TELL_BLOCKS} from gone`;

const BLOCKED = sql`
  select ${row({ id: i.id, name: i.name, isMember: isMember(i) })} from blocks b join identities i on ${i.id} = ${b.blocked}
  where ${b.identity} = $1 order by ${i.name}, ${i.id}`;

/** Decides who is to sit where. What is written with the client is so in the same transaction. */
type Decide = (
  waiting: readonly PairableSeek[],
  blocked: ReadonlySet<string>,
  client: PoolClient,
) => Promise<readonly Reservation[]>;

/** SQL of seeks. */
export class PairingStore {
  constructor(private readonly pool: Pool) {}

  async all(): Promise<SeekRow[]> {
    return rowsOf(this.pool, ALL, [], 'seeks');
  }

  async isEmpty(): Promise<boolean> {
    return (await rowsOf(this.pool, IS_EMPTY, [], 'no-seeks'))[0]!.isEmpty;
  }

  /** The same seek again is a sign of life, and keeps its place; what has changed about bots counts from now on. */
  async put(wanted: NewSeekRow): Promise<void> {
    const { identity, pace, game, wish, seats: count, botsIn, level, openedFrom } = wanted;
    const { rated, likesStrength, ratingKind } = wanted;
    const values = [identity, pace, game, wish, count, botsIn, level, openedFrom, rated, likesStrength, ratingKind];
    await this.pool.query(PUT, values);
  }

  /** The seek of a person at a pace. */
  async find(identity: string, pace: Pace): Promise<Pick<SeekRow, 'game' | 'wish' | 'rated' | 'table'> | undefined> {
    return (await rowsOf(this.pool, FIND, [identity, pace]))[0];
  }

  async isMember(identity: string): Promise<boolean> {
    return (await this.pool.query(IS_MEMBER, [identity])).rowCount === 1;
  }

  async remove(identity: string, pace: Pace): Promise<void> {
    await this.pool.query(REMOVE, [identity, pace]);
  }

  /** Notes that these people are here. */
  async beat(people: readonly string[]): Promise<void> {
    await this.pool.query({ name: 'beat-seeks', text: BEAT, values: [people] });
  }

  /** The last connection of a person to one server has ended. */
  async leave(identity: string): Promise<void> {
    await this.pool.query(LEAVE, [identity]);
  }

  /** Keeps seats for those whom `decide` brings together, at tables that it opens with them; false: another server does so just now. */
  async pair(decide: Decide): Promise<boolean> {
    return transact(this.pool, client => this.pairAlone(client, decide));
  }

  private async pairAlone(client: PoolClient, decide: Decide): Promise<boolean> {
    const [lock] = await rowsOf(client, LOCK);
    if (!lock?.isMine) return false;
    const waiting: PairableSeek[] = await rowsOf(client, WAITING, [], 'waiting');
    if (waiting.length === 0) return true;
    const people = [...new Set(waiting.map(({ identity }) => identity))];
    const blocked = await rowsOf(client, BLOCKS, [people], 'blocks');
    const kept = await decide(waiting, new Set(blocked.map(each => blockOf(each.identity, each.blocked))), client);
    if (kept.length === 0) return true;
    await client.query({ name: 'keep-seats', text: KEEP, values: [JSON.stringify(kept)] });
    await client.query({ name: 'invite-paired', text: INVITE, values: [[...new Set(kept.map(({ table }) => table))]] });
    return true;
  }

  async settled(): Promise<string[]> {
    return (await rowsOf(this.pool, SETTLED, [], 'settled')).map(({ id }) => id);
  }

  async finish(): Promise<void> {
    await this.pool.query({ name: 'finish-seeks', text: FINISH });
  }

  /** Ends the pairing of a table that is not played. `seated`: the people who had come; null: they could not. */
  async release(table: string, seated: readonly string[] | null): Promise<void> {
    const paired = await rowsOf(this.pool, PAIRED, [table]);
    await this.pool.query(RELEASE, [table, seated ?? paired.map(({ identity }) => identity)]);
  }

  /** Seeks of people who have gone. */
  async expire(): Promise<void> {
    await this.pool.query({ name: 'expire-seeks', text: EXPIRE });
  }

  /** Neither follows the other from then on. */
  async block(identity: string, blocked: string): Promise<boolean> {
    return (await this.pool.query(BLOCK, [identity, blocked])).rowCount === 1;
  }

  async unblock(identity: string, blocked: string): Promise<void> {
    await this.pool.query(UNBLOCK, [identity, blocked]);
  }

  async blocked(identity: string): Promise<Person[]> {
    return rowsOf(this.pool, BLOCKED, [identity]);
  }
}
