import type { AuditLine } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { audit, clubEvents, identities, tournaments } from '../database/schema.ts';
import { columnsOf, computed, into, jsonAs, object, row, rowsOf, sql } from '../database/sql.ts';
import { randomId } from '../random.ts';
import { idsIn } from './trail.ts';

/** Fields that the trail never keeps, whatever they are part of. */
const SECRET = new Set(['password', 'code', 'token', 'login']);
/** Of long texts the beginning is enough to know them by. */
const LONGEST = 200;
const MOST_SHOWN = 200;

const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  const text = JSON.stringify(value);
  return text !== undefined && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : value;
};

const told = (about: object): object =>
  Object.fromEntries(
    Object.entries(about)
      .filter(([name]) => !SECRET.has(name))
      .map(([name, value]) => [name, shortened(value)]),
  );

const a = columnsOf(audit, 'a');
const i = columnsOf(identities, 'i');
const e = columnsOf(clubEvents, 'e');
const t = columnsOf(tournaments, 't');

const NOTE = `insert into ${into(audit, 'id', 'administrator', 'action', 'about')} values ($1, $2, $3, $4)`;

const LIST = sql`
  select ${row({
    at: a.at,
    administrator: object({ id: a.administrator, name: computed<string>(`coalesce(${i.name}, '')`) }),
    action: a.action,
    about: jsonAs<AuditLine['about'] & object>(a.about),
  })}
  from audit a left join identities i on ${i.id} = ${a.administrator} order by ${a.at} desc, ${a.id} limit ${MOST_SHOWN}`;

const NAMES = sql`
  select ${row({ id: i.id, name: i.name })} from identities i where ${i.id} = any($1) and ${i.name} <> ''
  union all select ${row({ id: e.id, name: e.name })} from club_events e where ${e.id} = any($1)
  union all select ${row({ id: t.id, name: t.name })} from tournaments t where ${t.id} = any($1)`;

/** SQL of what administrators have done: nothing of it is ever changed. */
export class Audit {
  constructor(private readonly pool: Pool) {}

  async note(administrator: string, action: string, about: object): Promise<void> {
    await this.pool.query(NOTE, [randomId(), administrator, action, JSON.stringify(told(about))]);
  }

  /** The newest first. */
  async list(): Promise<AuditLine[]> {
    return (await rowsOf(this.pool, LIST)).map(row => ({ ...row, at: row.at.toISOString() }));
  }

  /** The present names of the people, events and tournaments that these lines tell of, by id. */
  async namesIn(lines: readonly AuditLine[]): Promise<Map<string, string>> {
    return new Map((await rowsOf(this.pool, NAMES, [idsIn(lines)])).map(({ id, name }) => [id, name]));
  }
}
