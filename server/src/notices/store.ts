import type { Language } from '@ankerplatz/kit';
import {
  type Companions,
  type Invitations,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeReason,
} from '@ankerplatz/protocol';
import type { Pool } from 'pg';

export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Where notices of somebody go. */
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
  /** Who invites; unless somebody does, the owner of the table. */
  readonly by: string;
  /** The seat of the person; null for who is invited. */
  readonly seat: number | null;
  /** Whether what it says is still so. */
  readonly isTrue: boolean;
  readonly names: readonly string[];
}

/** Who has never chosen is told of everything. */
const KINDS = `coalesce(w.kinds, '{${NOTICE_KINDS}}')`;

const WAYS = `
  select ${KINDS} as kinds, w.webhook, w.mail, w.mail is not null and w.mail_code_hash is null as "isConfirmed",
    coalesce((select json_agg(json_build_object('endpoint', p.endpoint, 'p256dh', p.p256dh, 'auth', p.auth) order by p.created_at)
      from push_subscriptions p where p.identity = i.id), '[]') as subscriptions
  from identities i left join notice_ways w on w.identity = i.id where i.id = `;

/**
 * Whoever owes a decision, and whose game has just ended, unless he would hear of it nowhere or does not want to. What was told and not looked at yet stays as it is;
 * what was looked at is told again when his seat has moved since, and forgotten when it is no longer so.
 */
const NOTE = `
  with standing as (
    select t.id as table_id, s.identity, case t.status when 'over' then 'over' else 'due' end as reason
    from tables t join seats s on s.table_id = t.id left join notice_ways w on w.identity = s.identity
    where t.id = any($1) and s.kind = 'person' and s.identity is not null
      and (t.status = 'over' or (t.status = 'running' and s.seat = any(t.deciders)))
      and case t.status when 'over' then 'over' else 'due' end = any(${KINDS})
      and (w.webhook is not null or w.mail is not null
        or exists (select from push_subscriptions p where p.identity = s.identity))
  ), forgotten as (
    delete from notices n where n.table_id = any($1) and n.seen_at is not null
      and not exists (select from standing x where x.table_id = n.table_id and x.identity = n.identity)
  )
  insert into notices (table_id, identity, reason, due_at)
  select table_id, identity, reason, now() + $2 * interval '1 millisecond' from standing order by table_id, identity
  on conflict (table_id, identity) do update set reason = excluded.reason, due_at = excluded.due_at, attempts = 0, seen_at = null
    where notices.reason <> excluded.reason and (notices.reason, excluded.reason) <> ('warned', 'due')
        and (notices.due_at is not null or notices.seen_at is not null)
      or notices.seen_at < (
        select max(e.at) from entries e join tables t on t.id = e.table_id and t.number = e.number
          join seats s on s.table_id = e.table_id and s.seat = e.seat
        where e.table_id = notices.table_id and s.identity = notices.identity and e.kind = 'move')`;

/** Whoever takes some has so long to send them, before another server does. */
const CLAIM = `
  with due as (
    select table_id, identity from notices where due_at <= now() order by due_at limit $1 for update skip locked
  ), claimed as (
    update notices n set due_at = now() + interval '60 seconds', attempts = n.attempts + 1
    from due where n.table_id = due.table_id and n.identity = due.identity
    returning n.*
  )
  select n.table_id as "table", n.identity, n.reason, n.attempts, i.language, t.game, t.invitation, ways.*, own.seat,
    (select name from identities where id = coalesce(n.invited_by, t.owner)) as by,
    case when n.reason in ('due', 'warned') then t.status = 'running' and own.kind = 'person' and own.seat = any(t.deciders)
      when n.reason = 'over' then t.status = 'over' and own.seat is not null
      else t.status = 'open' and own.seat is null end as "isTrue",
    array(select o.name from seats s join identities o on o.id = s.identity
      where s.table_id = t.id and s.identity <> n.identity and o.name <> '' order by s.seat) as names
  from claimed n join tables t on t.id = n.table_id join identities i on i.id = n.identity
  left join seats own on own.table_id = n.table_id and own.identity = n.identity
  cross join lateral (${WAYS} n.identity) ways`;

/** SQL of notices. */
export class NoticeStore {
  constructor(private readonly pool: Pool) {}

  /** Makes notices of what has happened at tables; they are due after so many milliseconds. */
  async note(tables: readonly string[], delay: number): Promise<number> {
    return (await this.pool.query({ name: 'note', text: NOTE, values: [tables, delay] })).rowCount ?? 0;
  }

  /** Where something has happened lately. */
  async touched(): Promise<string[]> {
    const { rows } = await this.pool.query<{ id: string }>(
      `select id from tables where status in ('running', 'over') and touched_at > now() - interval '10 minutes' order by id`,
    );
    return rows.map(({ id }) => id);
  }

  /** Without those to whom one does not listen. */
  async companions(identity: string, most: number): Promise<Companions['people']> {
    const { rows } = await this.pool.query(
      `select i.id, i.name from seats a join seats b on b.table_id = a.table_id and b.identity <> a.identity
        join tables t on t.id = a.table_id join identities i on i.id = b.identity
      where a.identity = $1 and i.name <> '' and not exists (select from mutes m where m.identity = $1 and m.muted = i.id)
      group by i.id order by max(t.touched_at) desc, i.id limit $2`,
      [identity, most],
    );
    return rows;
  }

  /** To tables that are still open, the newest first. */
  async invitations(identity: string): Promise<Invitations['invitations']> {
    const { rows } = await this.pool.query(
      `select t.id as "table", t.game, t.invitation, json_build_object('id', o.id, 'name', o.name) as by
      from notices n join tables t on t.id = n.table_id join identities o on o.id = coalesce(n.invited_by, t.owner)
      where n.identity = $1 and n.reason = 'invited' and t.status = 'open'
        and not exists (select from seats s where s.table_id = t.id and s.identity = $1)
        and exists (select from seats s where s.table_id = t.id and s.kind = 'open')
      order by t.created_at desc, t.id`,
      [identity],
    );
    return rows;
  }

  /** False for somebody who has never been at a table with who invites. Who does not listen to him hears nothing. */
  async invite(table: string, identity: string, by: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with friend as (
        select 1 from seats a join seats b on a.table_id = b.table_id where a.identity = $2 and b.identity = $3 limit 1
      ), noted as (
        insert into notices (table_id, identity, reason, due_at, invited_by) select $1, $2, 'invited', now(), $3 from friend
        where not exists (select from mutes where identity = $2 and muted = $3) on conflict do nothing
      )
      select 1 from friend`,
      [table, identity, by],
    );
    return rowCount === 1;
  }

  async claim(most: number): Promise<DueNotice[]> {
    return (await this.pool.query<DueNotice>({ name: 'claim-notices', text: CLAIM, values: [most] })).rows;
  }

  /** It has been sent, or given up (null), or is tried again after so many seconds. */
  async settle({ table, identity }: DueNotice, again: number | null): Promise<void> {
    await this.pool.query(
      `update notices set due_at = now() + $3 * interval '1 second' where table_id = $1 and identity = $2`,
      [table, identity, again],
    );
  }

  /** He looks at it anyway. */
  async isSeen({ table, identity }: DueNotice): Promise<void> {
    await this.pool.query('update notices set due_at = null, seen_at = now() where table_id = $1 and identity = $2', [
      table,
      identity,
    ]);
  }

  async remove({ table, identity }: DueNotice): Promise<void> {
    await this.pool.query('delete from notices where table_id = $1 and identity = $2', [table, identity]);
  }

  /** Somebody has looked: from now on he may be told again. */
  async seen(looks: readonly { readonly table: string; readonly seat: number }[]): Promise<void> {
    await this.pool.query(
      `update notices n set due_at = null, seen_at = now()
      from seats s, unnest($1::text[], $2::smallint[]) as l(table_id, seat)
      where n.table_id = l.table_id and s.table_id = l.table_id and s.seat = l.seat and n.identity = s.identity`,
      [looks.map(({ table }) => table), looks.map(({ seat }) => seat)],
    );
  }

  async ways(identity: string): Promise<WaysRow> {
    const { rows } = await this.pool.query<WaysRow>(`${WAYS} $1`, [identity]);
    return rows[0]!;
  }

  async setKinds(identity: string, kinds: readonly NoticeKind[]): Promise<void> {
    await this.pool.query(
      `insert into notice_ways (identity, kinds) values ($1, $2)
      on conflict (identity) do update set kinds = excluded.kinds`,
      [identity, kinds],
    );
  }

  async setWebhook(identity: string, webhook: string | null): Promise<void> {
    await this.pool.query(
      `insert into notice_ways (identity, webhook) values ($1, $2)
      on conflict (identity) do update set webhook = excluded.webhook`,
      [identity, webhook],
    );
  }

  async setMail(identity: string, mail: string | null, codeHash: Buffer | null): Promise<void> {
    await this.pool.query(
      `insert into notice_ways (identity, mail, mail_code_hash) values ($1, $2, $3)
      on conflict (identity) do update set mail = excluded.mail, mail_code_hash = excluded.mail_code_hash`,
      [identity, mail, codeHash],
    );
  }

  async confirmMail(identity: string, codeHash: Buffer): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update notice_ways set mail_code_hash = null where identity = $1 and mail is not null and mail_code_hash = $2`,
      [identity, codeHash],
    );
    return rowCount === 1;
  }

  /** A browser belongs to who has subscribed it last. False where somebody has too many. */
  async subscribe(identity: string, { endpoint, p256dh, auth }: Subscription, most: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `insert into push_subscriptions (endpoint, identity, p256dh, auth)
      select $2, $1, $3, $4
      where (select count(*) from push_subscriptions where identity = $1 and endpoint <> $2) < $5
      on conflict (endpoint) do update set identity = excluded.identity, p256dh = excluded.p256dh, auth = excluded.auth`,
      [identity, endpoint, p256dh, auth, most],
    );
    return rowCount === 1;
  }

  async unsubscribe(identity: string, endpoint: string): Promise<void> {
    await this.pool.query('delete from push_subscriptions where identity = $1 and endpoint = $2', [identity, endpoint]);
  }
}
