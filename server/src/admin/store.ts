import type { ClubSettings, NewAnnouncement, PersonRow, TableRows } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { CLOSED_DOORS } from '../accounts/doors.ts';
import {
  administrators,
  admissions,
  chat,
  identities,
  quarantine,
  reports,
  seats,
  sessions,
  settings,
  silenced,
  tables,
} from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import {
  columnsOf,
  computed,
  into,
  jsonAs,
  listOf,
  object,
  orNull,
  row,
  rowsOf,
  sql,
  valueFrom,
} from '../database/sql.ts';

export interface StoredReport {
  readonly id: string;
  readonly table: string;
  readonly message: number;
  readonly reason: string;
  readonly by: string;
  readonly byName: string;
  readonly about: string;
  readonly aboutName: string;
  readonly isSilenced: boolean;
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

/** Settings and announcement of the club, as they are stored. */
export type StoredClub = Partial<ClubSettings> & {
  readonly announcement?: (NewAnnouncement & { readonly id?: string }) | null;
};

type StoredPerson = Omit<PersonRow, 'createdAt'> & { readonly createdAt: Date };
type StoredTable = Omit<TableRows['tables'][number], 'touchedAt'> & { readonly touchedAt: Date };

const MOST_SHOWN = 50;

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const q = columnsOf(quarantine, 'q');
const i = columnsOf(identities, 'i');
const r = columnsOf(reports, 'r');
const c = columnsOf(chat, 'c');
const [reporter, author] = [columnsOf(identities, 'reporter'), columnsOf(identities, 'author')];
const appointed = columnsOf(administrators, 'appointed');
const silent = columnsOf(silenced, 'silent');
const device = columnsOf(sessions, 'device');
const [setting, newSetting] = [columnsOf(settings), columnsOf(settings, 'excluded')];
const [identity, administrator, admission] = [columnsOf(identities), columnsOf(administrators), columnsOf(admissions)];
const [report, table, silencing] = [columnsOf(reports), columnsOf(tables), columnsOf(silenced)];

/** As the protocol writes times. */
const ISO = (time: string): string => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const CLUB = sql`select ${row({ value: jsonAs<StoredClub>(setting.value) })} from settings where ${setting.key} = 'club'`;

const CHANGE_CLUB = `
  with changed as (
    insert into ${into(settings, 'key', 'value')} values ('club', $1)
    on conflict (${setting.key}) do update set ${setting.value} = settings.${setting.value} || ${newSetting.value},
      ${setting.changedAt} = now() returning ${setting.key}
  )
  select pg_notify('${WHISPERS}', '{"club":true}') from changed`;

const ADMINISTRATORS = sql`
  select ${row({ id: i.id, name: i.name, login: i.login })}
  from administrators appointed join identities i on ${i.id} = ${appointed.identity}
  order by ${appointed.since}, ${i.id}`;

const APPOINT = `insert into ${into(administrators, 'identity')} values ($1) on conflict do nothing`;

/** The rows are locked, so that two do not dismiss each other. */
const DISMISS = sql`
  with all_of_them as materialized (
    select ${administrator.identity} as identity from administrators order by ${administrator.identity} for update
  ), gone as (
    delete from administrators where ${administrator.identity} = $1 and (select count(*) from all_of_them) > 1
    returning ${administrator.identity}
  )
  select ${row({
    left: computed<number>(
      `(select count(*)::int from all_of_them where identity = $1) - (select count(*)::int from gone)`,
    ),
  })}`;

const ADD_ADMISSION = sql`
  insert into ${into(admissions, 'codeHash', 'kind', 'uses', 'expiresAt')}
  values ($1, $2, $3, now() + $4 * interval '1 day') returning ${row({ expiresAt: admission.expiresAt })}`;

const IS_GOOD = `
  ${admission.codeHash} = $1 and ${admission.kind} = $2 and ${admission.uses} > 0 and ${admission.expiresAt} > now()`;

const ADMIT = `update admissions set ${admission.uses} = ${admission.uses} - 1 where ${IS_GOOD}`;

const FORGET_LINKS = `
  delete from admissions
  where ${admission.kind} = 'administrator' or ${admission.uses} = 0 or ${admission.expiresAt} < now()`;

const INVITING = `select 1 from tables where ${table.invitation} = $1 and ${table.status} <> 'closed' limit 1`;

const countOf = (status: (typeof tables.$inferSelect)['status']) =>
  computed<number>(`count(*) filter (where ${t.status} = '${status}')::int`);
const COUNT = computed<number>('count(*)::int');

const COUNTS = sql`
  select ${row({
    people: valueFrom(COUNT, `from identities i where ${i.deletedAt} is null`),
    ...{ open: countOf('open'), running: countOf('running'), over: countOf('over'), closed: countOf('closed') },
    reports: valueFrom(COUNT, `from reports r where ${r.doneAt} is null`),
  })} from tables t`;

const PEOPLE = sql`
  select ${row({
    ...{ id: i.id, name: i.name, login: i.login, createdAt: i.createdAt },
    sessions: valueFrom(
      COUNT,
      `from sessions device where ${device.identity} = ${i.id} and ${device.expiresAt} > now()`,
    ),
    isSilenced: computed<boolean>(`${silent.identity} is not null`),
    isAdministrator: computed<boolean>(`${appointed.identity} is not null`),
  })}
  from identities i left join silenced silent on ${silent.identity} = ${i.id}
    left join administrators appointed on ${appointed.identity} = ${i.id}
  where ${i.deletedAt} is null
    and ($1 = '' or ${i.id} = $1 or ${i.login} = lower($1) or position(lower($1) in lower(${i.name})) > 0)
  order by ${i.createdAt} desc, ${i.id} limit ${MOST_SHOWN}`;

const LOGIN = sql`
  select ${row({ login: identity.login })} from identities where ${identity.id} = $1 and ${identity.deletedAt} is null`;

const RESET_PASSWORD = `
  with reset as (
    update identities set ${identity.password} = null, ${identity.recovery} = $2 where ${identity.id} = $1
    returning ${identity.id} as id
  ), ${CLOSED_DOORS}
  select id from reset`;

const IS_QUARANTINED = `from quarantine q where ${q.tableId} = ${t.id}`;
const SEATED = `from seats s left join identities i on ${i.id} = ${s.identity} where ${s.tableId} = ${t.id}`;

const TABLES = sql`
  select ${row({
    ...{ id: t.id, game: t.game, status: t.status, visibility: t.visibility, touchedAt: t.touchedAt },
    seats: valueFrom(
      listOf(object({ seat: s.seat, kind: s.kind, person: s.identity, name: orNull(i.name) }), s.seat),
      SEATED,
    ),
    quarantine: orNull(
      valueFrom(object({ reason: q.reason, failures: q.failures, at: computed<string>(ISO(q.at)) }), IS_QUARANTINED),
    ),
  })}
  from tables t
  where $1 = '' or ${t.id} = $1 or exists (select ${SEATED} and position(lower($1) in lower(${i.name})) > 0)
  order by exists (select ${IS_QUARANTINED}) desc, ${t.touchedAt} desc, ${t.id} limit ${MOST_SHOWN}`;

const REPORTS = sql`
  select ${row({
    ...{ id: r.id, table: r.tableId, message: r.message, reason: r.reason, by: r.identity, byName: reporter.name },
    ...{ about: author.id, aboutName: author.name, phrase: orNull(c.phrase) },
    isSilenced: computed<boolean>(`${silent.identity} is not null`),
    text: computed<string | null>(`coalesce(${r.text}, ${c.text})`),
    at: computed<Date>(`coalesce(${c.at}, ${r.at})`),
  })}
  from reports r
    left join chat c on ${r.room} = '' and ${c.tableId} = ${r.tableId} and ${c.message} = ${r.message}
    join identities reporter on ${reporter.id} = ${r.identity}
    join identities author on ${author.id} = coalesce(${r.about}, ${c.identity})
    left join silenced silent on ${silent.identity} = ${author.id}
  where ${r.doneAt} is null order by ${r.at} limit ${MOST_SHOWN}`;

const SETTLE_REPORT = `
  update reports set ${report.doneAt} = coalesce(${report.doneAt}, now()) where ${report.id} = $1`;

/** SQL of administration. */
export class AdminStore {
  constructor(private readonly pool: Pool) {}

  async club(): Promise<StoredClub> {
    return (await rowsOf(this.pool, CLUB))[0]?.value ?? {};
  }

  /** Field by field, so that two who change different ones do not undo each other; every server hears of it. */
  async changeClub(change: StoredClub): Promise<void> {
    await this.pool.query(CHANGE_CLUB, [change]);
  }

  async isAdministrator(identity: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select 1 from administrators where ${administrator.identity} = $1`, [
      identity,
    ]);
    return rowCount === 1;
  }

  async administrators(): Promise<{ id: string; name: string; login: string | null }[]> {
    return rowsOf(this.pool, ADMINISTRATORS);
  }

  async appoint(identity: string): Promise<void> {
    await this.pool.query(APPOINT, [identity]);
  }

  /** False where it is the last one. */
  async dismiss(identity: string): Promise<boolean> {
    return (await rowsOf(this.pool, DISMISS, [identity]))[0]!.left === 0;
  }

  async addAdmission(codeHash: Buffer, kind: AdmissionKind, uses: number, days: number): Promise<Date> {
    return (await rowsOf(this.pool, ADD_ADMISSION, [codeHash, kind, uses, days]))[0]!.expiresAt;
  }

  async isAdmission(codeHash: Buffer, kind: AdmissionKind): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select 1 from admissions where ${IS_GOOD}`, [codeHash, kind]);
    return rowCount === 1;
  }

  /** Of several who use a code at once as many come in as it allows. */
  async admit(codeHash: Buffer, kind: AdmissionKind): Promise<boolean> {
    return (await this.pool.query(ADMIT, [codeHash, kind])).rowCount === 1;
  }

  /** Of the links for an administrator only the newest is good. */
  async forgetLinks(): Promise<void> {
    await this.pool.query(FORGET_LINKS);
  }

  async isTableInvitation(invitation: string): Promise<boolean> {
    return (await this.pool.query(INVITING, [invitation])).rowCount === 1;
  }

  async counts(): Promise<Counts> {
    return (await rowsOf(this.pool, COUNTS))[0]!;
  }

  /** By id, by login name, or by a part of the name; the newest without a word. */
  async people(search: string): Promise<StoredPerson[]> {
    return rowsOf(this.pool, PEOPLE, [search]);
  }

  /** The login name; null for a guest, undefined for nobody. */
  async login(identity: string): Promise<string | null | undefined> {
    return (await rowsOf(this.pool, LOGIN, [identity]))[0]?.login;
  }

  /** From now on only the code opens the door. */
  async resetPassword(identity: string, recovery: string): Promise<void> {
    await this.pool.query(RESET_PASSWORD, [identity, recovery]);
  }

  async silence(identity: string): Promise<void> {
    await this.pool.query(`insert into ${into(silenced, 'identity')} values ($1) on conflict do nothing`, [identity]);
  }

  async unsilence(identity: string): Promise<void> {
    await this.pool.query(`delete from silenced where ${silencing.identity} = $1`, [identity]);
  }

  /** By id, or by a part of the name of a player there; those touched last without a word. */
  async tables(search: string): Promise<StoredTable[]> {
    return rowsOf(this.pool, TABLES, [search]);
  }

  async reports(): Promise<StoredReport[]> {
    return rowsOf(this.pool, REPORTS);
  }

  async settleReport(id: string): Promise<boolean> {
    return (await this.pool.query(SETTLE_REPORT, [id])).rowCount === 1;
  }
}
