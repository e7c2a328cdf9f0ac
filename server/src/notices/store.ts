import type { Language } from '@ankerplatz/kit';
import {
  type Companions,
  type Invitations,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeReason,
} from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import {
  blocks,
  entries,
  follows,
  identities,
  mutes,
  notices,
  noticeWays,
  pushSubscriptions,
  seats,
  tables,
} from '../database/schema.ts';
import {
  columnsOf,
  computed,
  into,
  listOf,
  object,
  orNull,
  row,
  rowsOf,
  sql,
  textAs,
  valueFrom,
} from '../database/sql.ts';

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The places where notices of a person go. */
export interface WaysRow {
  readonly kinds: readonly NoticeKind[];
  readonly webhook: string | null;
  readonly mail: string | null;
  readonly isConfirmed: boolean;
  readonly subscriptions: readonly Subscription[];
}

/** A notice that is to be sent now, with all that is needed for it. */
export interface DueNotice extends WaysRow {
  readonly table: string;
  readonly identity: string;
  readonly reason: NoticeReason;
  readonly attempts: number;
  readonly language: Language;
  readonly game: string;
  readonly invitation: string;
  /** The person who invites; unless there is one, the owner of the table. */
  readonly by: string;
  /** The seat of the person; null for an invited one. */
  readonly seat: number | null;
  /** Whether what it says is still so. */
  readonly isTrue: boolean;
  readonly names: readonly string[];
  /** Of an invitation: how long a seat is kept. */
  readonly keptUntil: Date | null;
  /** Of the person, as far as it is known. */
  readonly zone: string | null;
}

/** A table that a person is invited to. */
export type InvitationRow = Omit<Invitations['invitations'][number], 'keptUntil'> & Pick<DueNotice, 'keptUntil'>;

/** A decision that a person owes at a table. */
export interface OwedDecisionRow extends Pick<DueNotice, 'table' | 'game' | 'names'> {
  /** Of the person who owes it. */
  readonly zone: string | null;
  /** When the person's time runs out, where they have days. */
  readonly dueAt: Date | null;
}

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const own = columnsOf(seats, 'own');
const kept = columnsOf(seats, 'kept');
const last = columnsOf(tables, 'last');
const i = columnsOf(identities, 'i');
const o = columnsOf(identities, 'o');
const m = columnsOf(mutes, 'm');
const b = columnsOf(blocks, 'b');
const f = columnsOf(follows, 'f');
const e = columnsOf(entries, 'e');
const n = columnsOf(notices, 'n');
const w = columnsOf(noticeWays, 'w');
const p = columnsOf(pushSubscriptions, 'p');
/** A notice that is there already where one is inserted. */
const old = columnsOf(notices, 'notices');
/** Of the table that a statement changes. */
const [notice, ways, subscription] = [columnsOf(notices), columnsOf(noticeWays), columnsOf(pushSubscriptions)];
/** The columns of the row that would have been inserted. */
const newNotice = columnsOf(notices, 'excluded');
const newWays = columnsOf(noticeWays, 'excluded');
const newSubscription = columnsOf(pushSubscriptions, 'excluded');

/** People who have never chosen are told of everything. */
const KINDS = `coalesce(${w.kinds}, '{${NOTICE_KINDS}}')`;

const WAY = {
  kinds: computed<NoticeKind[]>(KINDS),
  webhook: orNull(w.webhook),
  mail: orNull(w.mail),
  isConfirmed: computed<boolean>(`(${w.mail} is not null and ${w.mailCodeHash} is null)`),
  subscriptions: valueFrom(
    listOf(object({ endpoint: p.endpoint, p256dh: p.p256dh, auth: p.auth }), p.createdAt),
    `from push_subscriptions p where ${p.identity} = ${i.id}`,
  ),
};

const WAYS = sql`
  select ${row({ ...WAY, language: textAs<Language>(i.language) })} from identities i left join notice_ways w on ${w.identity} = ${i.id} where ${i.id} = $1`;

/** A game that is over, or a decision that is due: a contribution to open before the next game is owed like one. */
const REASON = `case when ${t.status} = 'over' and ${t.seal} is null then 'over' else 'due' end`;

/**
 * Notices to all who owe a decision, and to the players of a game that has just ended, unless they would hear of it
 * nowhere or do not want to. What was told and not looked at yet stays as it is; what was looked at is told again when
 * their seat has moved since, and forgotten when it is no longer so.
 */
const NOTE = `
  with standing as (
    select ${t.id} as table_id, ${s.identity} as identity, ${REASON} as reason
    from tables t join seats s on ${s.tableId} = ${t.id} left join notice_ways w on ${w.identity} = ${s.identity}
    where ${t.id} = any($1) and ${s.kind} = 'person' and ${s.identity} is not null
      and (${t.status} in ('over', 'running') or ${t.seal} is not null)
      and (${REASON} = 'over' or ${s.seat} = any(${t.deciders}))
      and ${REASON} = any(${KINDS})
      and (${w.webhook} is not null or ${w.mail} is not null
        or exists (select from push_subscriptions p where ${p.identity} = ${s.identity}))
  ), forgotten as (
    delete from notices n where ${n.tableId} = any($1) and ${n.seenAt} is not null
      and not exists (select from standing x where x.table_id = ${n.tableId} and x.identity = ${n.identity})
  )
  insert into ${into(notices, 'tableId', 'identity', 'reason', 'dueAt')}
  select table_id, identity, reason, now() + $2 * interval '1 millisecond' from standing order by table_id, identity
  on conflict (${notice.tableId}, ${notice.identity})
    do update set ${notice.reason} = ${newNotice.reason}, ${notice.dueAt} = ${newNotice.dueAt}, ${notice.attempts} = 0,
      ${notice.seenAt} = null
    where ${old.reason} <> ${newNotice.reason} and (${old.reason}, ${newNotice.reason}) <> ('warned', 'due')
        and (${old.dueAt} is not null or ${old.seenAt} is not null)
      or ${old.seenAt} < (
        select max(${e.at}) from entries e join tables t on ${t.id} = ${e.tableId} and ${t.number} = ${e.number}
          join seats s on ${s.tableId} = ${e.tableId} and ${s.seat} = ${e.seat}
        where ${e.tableId} = ${old.tableId} and ${s.identity} = ${old.identity} and ${e.kind} = 'move')`;

/** The other people at the table t. */
const namesAt = (identity: string) =>
  computed<string[]>(
    `array(select ${o.name} from seats s join identities o on ${o.id} = ${s.identity}
      where ${s.tableId} = ${t.id} and ${s.identity} <> ${identity} and ${o.name} <> '' order by ${s.seat})`,
  );

/** How long a seat is kept at table t for the person who is told. */
const KEPT_UNTIL = valueFrom(
  orNull(kept.keptUntil),
  `from seats kept where ${kept.tableId} = ${t.id} and ${kept.keptFor} = ${n.identity} and ${kept.kind} = 'open'
    and ${kept.keptUntil} > now() limit 1`,
);

/** The time zone in which the person who is told last sat down. */
const LAST_ZONE = valueFrom(
  orNull(s.zone),
  `from seats s join tables last on ${last.id} = ${s.tableId} where ${s.identity} = ${n.identity} and ${s.zone} is not null
    order by ${last.touchedAt} desc limit 1`,
);

/**
 * The person who waits at a table for one whom nobody has invited: its owner, or another who was paired with `person`
 * if that is the owner.
 */
const hostFor = (person: string): string => `coalesce(nullif(${t.owner}, ${person}), (
  select min(coalesce(${s.identity}, ${s.keptFor})) from seats s
  where ${s.tableId} = ${t.id} and coalesce(${s.identity}, ${s.keptFor}) <> ${person}), ${t.owner})`;

/** A server that claims notices has so long to send them, before another one does. */
const CLAIM = sql`
  with due as (
    select ${notice.tableId} as table_id, ${notice.identity} as identity from notices
    where ${notice.dueAt} <= now() order by ${notice.dueAt} limit $1 for update skip locked
  ), claimed as (
    update notices n set ${notice.dueAt} = now() + interval '60 seconds', ${notice.attempts} = ${n.attempts} + 1
    from due where ${n.tableId} = due.table_id and ${n.identity} = due.identity
    returning n.*
  )
  select ${row({
    ...{ table: n.tableId, identity: n.identity, reason: n.reason, attempts: n.attempts },
    ...{ language: textAs<Language>(i.language), game: t.game, invitation: t.invitation, seat: orNull(own.seat) },
    ...WAY,
    by: valueFrom(o.name, `from identities o where ${o.id} = coalesce(${n.invitedBy}, ${hostFor(n.identity)})`),
    isTrue: computed<boolean>(
      `case when ${n.reason} in ('due', 'warned')
        then (${t.status} = 'running' or ${t.seal} is not null) and ${own.kind} = 'person' and ${own.seat} = any(${t.deciders})
      when ${n.reason} = 'over' then ${t.status} = 'over' and ${own.seat} is not null
      when ${n.reason} = 'expired' then ${t.status} = 'closed'
      else ${t.status} = 'open' and ${own.seat} is null end`,
    ),
    ...{ names: namesAt(n.identity), keptUntil: KEPT_UNTIL, zone: LAST_ZONE },
  })}
  from claimed n join tables t on ${t.id} = ${n.tableId} join identities i on ${i.id} = ${n.identity}
  left join notice_ways w on ${w.identity} = ${i.id}
  left join seats own on ${own.tableId} = ${n.tableId} and ${own.identity} = ${n.identity}`;

/** Tables where a person owes a decision, the one that has waited longest first. */
const WAITING = sql`
  select ${row({
    ...{ table: t.id, game: t.game, names: namesAt('$1'), zone: own.zone },
    dueAt: computed<Date | null>(
      `case when ${t.status} = 'running' and ${t.clock}->>'kind' = 'slow' and cardinality(${t.deciders}) = 1 then ${t.dueAt} end`,
    ),
  })}
  from tables t join seats own on ${own.tableId} = ${t.id}
  where ${own.identity} = $1 and ${own.kind} = 'person' and ${own.seat} = any(${t.deciders})
    and (${t.status} = 'running' or ${t.seal} is not null)
  order by ${t.touchedAt}, ${t.id}`;

const TOUCHED = sql`
  select ${row({ id: t.id })} from tables t
  where (${t.status} in ('running', 'over') or ${t.seal} is not null) and ${t.touchedAt} > now() - interval '10 minutes' order by ${t.id}`;

const COMPANIONS = sql`
  select ${row({ id: i.id, name: i.name, isMember: isMember(i) })}
  from seats own join seats s on ${s.tableId} = ${own.tableId} and ${s.identity} <> ${own.identity}
    join tables t on ${t.id} = ${own.tableId} join identities i on ${i.id} = ${s.identity}
  where ${own.identity} = $1 and ${i.name} <> ''
    and not exists (select from mutes m where ${m.identity} = $1 and ${m.muted} = ${i.id})
    and not exists (select from blocks b
      where (${b.identity}, ${b.blocked}) in (($1, ${i.id}), (${i.id}, $1)))
  group by ${i.id} order by max(${t.touchedAt}) desc, ${i.id} limit $2`;

const INVITATIONS = sql`
  select ${row({
    ...{ table: t.id, game: t.game, invitation: t.invitation, keptUntil: KEPT_UNTIL },
    by: object({ id: o.id, name: o.name, isMember: isMember(o) }),
  })}
  from notices n join tables t on ${t.id} = ${n.tableId}
    join identities o on ${o.id} = coalesce(${n.invitedBy}, ${hostFor('$1')})
  where ${n.identity} = $1 and ${n.reason} = 'invited' and ${t.status} = 'open'
    and not exists (select from seats s where ${s.tableId} = ${t.id} and ${s.identity} = $1)
    and exists (select from seats s where ${s.tableId} = ${t.id} and ${s.kind} = 'open')
  order by ${t.createdAt} desc, ${t.id}`;

/** Whether $1 and $2 have sat at a table together. */
const ARE_COMPANIONS = `exists (
  select from seats own join seats s on ${own.tableId} = ${s.tableId} where ${own.identity} = $1 and ${s.identity} = $2)`;

const MAY_INVITE = `
  select 1 where not exists (select from blocks b where (${b.identity}, ${b.blocked}) in (($1, $2), ($2, $1)))
    and (${ARE_COMPANIONS} or exists (select from follows f where ${f.identity} = $2 and ${f.followed} = $1))`;

const INVITE = `
  insert into ${into(notices, 'identity', 'invitedBy', 'tableId', 'reason', 'dueAt')}
  select $1, $2, $3, 'invited', now()
  where not exists (select from mutes m where ${m.identity} = $1 and ${m.muted} = $2)
    and (${ARE_COMPANIONS} or exists (select from follows f where ${f.identity} = $1 and ${f.followed} = $2))
  on conflict do nothing`;

const SETTLE = `
  update notices set ${notice.dueAt} = now() + $3 * interval '1 second'
  where ${notice.tableId} = $1 and ${notice.identity} = $2`;

const IS_SEEN = `
  update notices set ${notice.dueAt} = null, ${notice.seenAt} = now()
  where ${notice.tableId} = $1 and ${notice.identity} = $2`;

const REMOVE = `delete from notices where ${notice.tableId} = $1 and ${notice.identity} = $2`;

const SEEN = `
  update notices n set ${notice.dueAt} = null, ${notice.seenAt} = now()
  from seats s, unnest($1::text[], $2::smallint[]) as l(table_id, seat)
  where ${n.tableId} = l.table_id and ${s.tableId} = l.table_id and ${s.seat} = l.seat and ${n.identity} = ${s.identity}`;

const SET_KINDS = `
  insert into ${into(noticeWays, 'identity', 'kinds')} values ($1, $2)
  on conflict (${ways.identity}) do update set ${ways.kinds} = ${newWays.kinds}`;

const SET_WEBHOOK = `
  insert into ${into(noticeWays, 'identity', 'webhook')} values ($1, $2)
  on conflict (${ways.identity}) do update set ${ways.webhook} = ${newWays.webhook}`;

const SET_MAIL = `
  insert into ${into(noticeWays, 'identity', 'mail', 'mailCodeHash')} values ($1, $2, $3)
  on conflict (${ways.identity})
    do update set ${ways.mail} = ${newWays.mail}, ${ways.mailCodeHash} = ${newWays.mailCodeHash}`;

const CONFIRM_MAIL = `
  update notice_ways set ${ways.mailCodeHash} = null
  where ${ways.identity} = $1 and ${ways.mail} is not null and ${ways.mailCodeHash} = $2`;

const SUBSCRIBE = `
  insert into ${into(pushSubscriptions, 'endpoint', 'identity', 'p256dh', 'auth')}
  select $2, $1, $3, $4
  where (select count(*) from push_subscriptions p where ${p.identity} = $1 and ${p.endpoint} <> $2) < $5
  on conflict (${subscription.endpoint}) do update set ${subscription.identity} = ${newSubscription.identity},
    ${subscription.p256dh} = ${newSubscription.p256dh}, ${subscription.auth} = ${newSubscription.auth}`;

const UNSUBSCRIBE = `
  delete from push_subscriptions where ${subscription.identity} = $1 and ${subscription.endpoint} = $2`;

/** SQL of notices. */
export class NoticeStore {
  constructor(private readonly pool: Pool) {}

  /** Makes notices of what has happened at tables; they are due after so many milliseconds. */
  async note(tables: readonly string[], delay: number): Promise<number> {
    return (await this.pool.query({ name: 'note', text: NOTE, values: [tables, delay] })).rowCount ?? 0;
  }

  /** Tables that have changed lately. */
  async touched(): Promise<string[]> {
    return (await rowsOf(this.pool, TOUCHED)).map(({ id }) => id);
  }

  /** Without those to whom one does not listen, and those whom a block keeps away. */
  async companions(identity: string, most: number): Promise<Companions['people']> {
    return rowsOf(this.pool, COMPANIONS, [identity, most]);
  }

  /** Invitations to tables that are still open, the newest first. */
  async invitations(identity: string): Promise<InvitationRow[]> {
    return rowsOf(this.pool, INVITATIONS, [identity]);
  }

  /** False where the two have never sat together and `identity` does not follow `by`. */
  async mayInvite(identity: string, by: string): Promise<boolean> {
    return (await this.pool.query(MAY_INVITE, [identity, by])).rowCount === 1;
  }

  /**
   * A notice goes to nobody who has muted `by`, or who has neither sat with `by` nor follows them; `by` does not
   * learn of it.
   */
  async invite(table: string, identity: string, by: string): Promise<void> {
    await this.pool.query(INVITE, [identity, by, table]);
  }

  async claim(most: number): Promise<DueNotice[]> {
    return rowsOf(this.pool, CLAIM, [most], 'claim-notices');
  }

  /** Tables that wait for a person, the one that has waited longest first. */
  async waiting(identity: string): Promise<OwedDecisionRow[]> {
    return rowsOf(this.pool, WAITING, [identity], 'waiting-tables');
  }

  /** The notice has been sent, or given up (null), or is tried again after so many seconds. */
  async settle({ table, identity }: DueNotice, again: number | null): Promise<void> {
    await this.pool.query(SETTLE, [table, identity, again]);
  }

  /** The notice counts as seen: its reader has the table open. */
  async isSeen({ table, identity }: DueNotice): Promise<void> {
    await this.pool.query(IS_SEEN, [table, identity]);
  }

  async remove({ table, identity }: DueNotice): Promise<void> {
    await this.pool.query(REMOVE, [table, identity]);
  }

  /** These seats have looked: from now on they may be told again. */
  async seen(looks: readonly { readonly table: string; readonly seat: number }[]): Promise<void> {
    await this.pool.query(SEEN, [looks.map(({ table }) => table), looks.map(({ seat }) => seat)]);
  }

  async ways(identity: string): Promise<WaysRow & Pick<DueNotice, 'language'>> {
    return (await rowsOf(this.pool, WAYS, [identity]))[0]!;
  }

  async setKinds(identity: string, kinds: readonly NoticeKind[]): Promise<void> {
    await this.pool.query(SET_KINDS, [identity, kinds]);
  }

  async setWebhook(identity: string, webhook: string | null): Promise<void> {
    await this.pool.query(SET_WEBHOOK, [identity, webhook]);
  }

  async setMail(identity: string, mail: string | null, codeHash: Buffer | null): Promise<void> {
    await this.pool.query(SET_MAIL, [identity, mail, codeHash]);
  }

  async confirmMail(identity: string, codeHash: Buffer): Promise<boolean> {
    return (await this.pool.query(CONFIRM_MAIL, [identity, codeHash])).rowCount === 1;
  }

  /** A browser belongs to the person who subscribed it last. False where they have too many. */
  async subscribe(identity: string, { endpoint, p256dh, auth }: Subscription, most: number): Promise<boolean> {
    return (await this.pool.query(SUBSCRIBE, [identity, endpoint, p256dh, auth, most])).rowCount === 1;
  }

  async unsubscribe(identity: string, endpoint: string): Promise<void> {
    await this.pool.query(UNSUBSCRIBE, [identity, endpoint]);
  }
}
