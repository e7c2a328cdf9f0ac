import type { ClubSettings, PersonRow, TableRows } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { WHISPERS } from '../database/server-channel.ts';

export interface StoredReport {
  readonly id: string;
  readonly table: string;
  readonly message: number;
  readonly reason: string;
  readonly by: string;
  readonly byName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly at: Date;
}

export interface Counts {
  readonly people: number;
  readonly open: number;
  readonly running: number;
  readonly over: number;
  readonly closed: number;
  readonly reports: number;
}

export type AdmissionKind = 'administrator' | 'person';

/** What is kept of the club. */
export type StoredClub = Partial<ClubSettings> & {
  readonly announcement?: { text: string; restartAt: string | null } | null;
};

type StoredPerson = Omit<PersonRow, 'createdAt'> & { readonly createdAt: Date };
type StoredTable = Omit<TableRows['tables'][number], 'touchedAt'> & { readonly touchedAt: Date };

const MOST_SHOWN = 50;

/** As the protocol writes times. */
const ISO = (time: string): string => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL of administration. */
export class AdminStore {
  constructor(private readonly pool: Pool) {}

  async club(): Promise<StoredClub> {
    const { rows } = await this.pool.query<{ value: StoredClub }>(`select value from settings where key = 'club'`);
    return rows[0]?.value ?? {};
  }

  /** Field by field, so that two who change different ones do not undo each other; every server hears of it. */
  async changeClub(change: StoredClub): Promise<void> {
    await this.pool.query(
      `with changed as (
        insert into settings (key, value) values ('club', $1)
        on conflict (key) do update set value = settings.value || excluded.value, changed_at = now() returning key
      )
      select pg_notify('${WHISPERS}', '{"club":true}') from changed`,
      [change],
    );
  }

  async isAdministrator(identity: string): Promise<boolean> {
    return (await this.pool.query('select 1 from administrators where identity = $1', [identity])).rowCount === 1;
  }

  async administrators(): Promise<{ id: string; name: string; login: string | null }[]> {
    const { rows } = await this.pool.query<{ id: string; name: string; login: string | null }>(
      'select i.id, i.name, i.login from administrators a join identities i on i.id = a.identity order by a.since, i.id',
    );
    return rows;
  }

  async appoint(identity: string): Promise<void> {
    await this.pool.query('insert into administrators (identity) values ($1) on conflict do nothing', [identity]);
  }

  /** False where it is the last one. The rows are locked, so that two do not dismiss each other. */
  async dismiss(identity: string): Promise<boolean> {
    const { rows } = await this.pool.query<{ left: number }>(
      `with all_of_them as materialized (select identity from administrators order by identity for update),
      gone as (
        delete from administrators where identity = $1 and (select count(*) from all_of_them) > 1 returning identity
      )
      select (select count(*)::int from all_of_them where identity = $1) - (select count(*)::int from gone) as left`,
      [identity],
    );
    return rows[0]!.left === 0;
  }

  async addAdmission(codeHash: Buffer, kind: AdmissionKind, uses: number, days: number): Promise<Date> {
    const { rows } = await this.pool.query<{ expiresAt: Date }>(
      `insert into admissions (code_hash, kind, uses, expires_at) values ($1, $2, $3, now() + $4 * interval '1 day')
      returning expires_at as "expiresAt"`,
      [codeHash, kind, uses, days],
    );
    return rows[0]!.expiresAt;
  }

  async isAdmission(codeHash: Buffer, kind: AdmissionKind): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      'select 1 from admissions where code_hash = $1 and kind = $2 and uses > 0 and expires_at > now()',
      [codeHash, kind],
    );
    return rowCount === 1;
  }

  /** Of several who use a code at once as many come in as it allows. */
  async admit(codeHash: Buffer, kind: AdmissionKind): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `update admissions set uses = uses - 1 where code_hash = $1 and kind = $2 and uses > 0 and expires_at > now()`,
      [codeHash, kind],
    );
    return rowCount === 1;
  }

  /** Of the links for an administrator only the newest is good. */
  async forgetLinks(): Promise<void> {
    await this.pool.query(`delete from admissions where kind = 'administrator' or uses = 0 or expires_at < now()`);
  }

  async isTableInvitation(invitation: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `select 1 from tables where invitation = $1 and status <> 'closed' limit 1`,
      [invitation],
    );
    return rowCount === 1;
  }

  async counts(): Promise<Counts> {
    const { rows } = await this.pool.query<Counts>(
      `select (select count(*)::int from identities where deleted_at is null) as people,
        count(*) filter (where status = 'open')::int as open, count(*) filter (where status = 'running')::int as running,
        count(*) filter (where status = 'over')::int as over, count(*) filter (where status = 'closed')::int as closed,
        (select count(*)::int from reports where done_at is null) as reports
      from tables`,
    );
    return rows[0]!;
  }

  /** By id, by login name, or by a part of the name; the newest without a word. */
  async people(search: string): Promise<StoredPerson[]> {
    const { rows } = await this.pool.query<StoredPerson>(
      `select i.id, i.name, i.login, i.created_at as "createdAt", s.identity is not null as "isSilenced",
        a.identity is not null as "isAdministrator"
      from identities i left join silenced s on s.identity = i.id left join administrators a on a.identity = i.id
      where i.deleted_at is null
        and ($1 = '' or i.id = $1 or i.login = lower($1) or position(lower($1) in lower(i.name)) > 0)
      order by i.created_at desc, i.id limit ${MOST_SHOWN}`,
      [search],
    );
    return rows;
  }

  /** The login name; null for a guest, undefined for nobody. */
  async login(identity: string): Promise<string | null | undefined> {
    const { rows } = await this.pool.query<{ login: string | null }>(
      'select login from identities where id = $1 and deleted_at is null',
      [identity],
    );
    return rows[0]?.login;
  }

  /** From now on only the code opens the door. */
  async resetPassword(identity: string, recovery: string): Promise<void> {
    await this.pool.query(
      `with reset as (update identities set password = null, recovery = $2 where id = $1 returning id
      ), codes as (delete from device_codes where identity in (select id from reset)
      ), tokens as (
        update api_tokens set revoked_at = now() where revoked_at is null and identity in (select id from reset)
      )
      delete from sessions where identity in (select id from reset)`,
      [identity, recovery],
    );
  }

  async silence(identity: string): Promise<void> {
    await this.pool.query('insert into silenced (identity) values ($1) on conflict do nothing', [identity]);
  }

  async unsilence(identity: string): Promise<void> {
    await this.pool.query('delete from silenced where identity = $1', [identity]);
  }

  /** By id, or by a part of the name of somebody there; those touched last without a word. */
  async tables(search: string): Promise<StoredTable[]> {
    const { rows } = await this.pool.query<StoredTable>(
      `select t.id, t.game, t.status, t.visibility, t.touched_at as "touchedAt",
        (select json_agg(json_build_object('seat', s.seat, 'kind', s.kind, 'name', i.name) order by s.seat)
          from seats s left join identities i on i.id = s.identity where s.table_id = t.id) as seats,
        (select json_build_object('reason', q.reason, 'failures', q.failures, 'at', ${ISO('q.at')})
          from quarantine q where q.table_id = t.id) as quarantine
      from tables t
      where $1 = '' or t.id = $1 or exists (select from seats s join identities i on i.id = s.identity
        where s.table_id = t.id and position(lower($1) in lower(i.name)) > 0)
      order by exists (select from quarantine q where q.table_id = t.id) desc, t.touched_at desc, t.id limit ${MOST_SHOWN}`,
      [search],
    );
    return rows;
  }

  async reports(): Promise<StoredReport[]> {
    const { rows } = await this.pool.query<StoredReport>(
      `select r.id, r.table_id as "table", r.message, r.reason, r.identity as by, b.name as "byName", c.identity as about,
        a.name as "aboutName", c.text, c.phrase, c.at
      from reports r join chat c on c.table_id = r.table_id and c.message = r.message
        join identities b on b.id = r.identity join identities a on a.id = c.identity
      where r.done_at is null order by r.at limit ${MOST_SHOWN}`,
    );
    return rows;
  }

  async settleReport(id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query('update reports set done_at = coalesce(done_at, now()) where id = $1', [
      id,
    ]);
    return rowCount === 1;
  }
}
