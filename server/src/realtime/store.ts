import type { Pool } from 'pg';
import { apiTokens, seats, sessions, tables } from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, row, rowsOf, sql } from '../database/sql.ts';
import { tellChange } from '../tables/change-feed.ts';
import type { TableSummaryRow } from '../tables/model/rows.ts';
import { SUMMARY } from '../tables/summary.ts';
import type { Whisper } from './presence.ts';

const t = columnsOf(tables, 't');
const s = columnsOf(seats, 's');
const session = columnsOf(sessions);
const token = columnsOf(apiTokens);

const hashOf = (hash: string) => row({ hash: computed<string>(`encode(${hash}, 'hex')`) });

const VALID = sql`
  select ${hashOf(session.tokenHash)} from sessions
  where ${session.tokenHash} = any($1) and ${session.expiresAt} > now()
  union all
  select ${hashOf(token.tokenHash)} from api_tokens
  where ${token.tokenHash} = any($1) and ${token.revokedAt} is null`;

const SEATED_AT = sql`
  select ${row(SUMMARY)} from tables t
  where ${t.id} = any($1) and (${t.owner} = any($2) or exists (
    select from seats s where ${s.tableId} = ${t.id}
      and (${s.identity} = any($2) or ${s.absent} = any($2) or ${s.keptFor} = any($2) and ${s.keptUntil} > now())))`;

/** The table as it was before a statement changed it, and as it is afterwards. */
const o = columnsOf(tables, 'o');
const now = columnsOf(tables);
const seen = columnsOf(tables, 'seen');

/** The first seat of those who are here takes the table over from an owner who has not been there for a minute. */
const WAIT_AT = `
  with seen as (
    update tables t set ${now.seenAt} = now(),
      ${now.ownerSeenAt} = case when l.people ? ${t.owner} or h.heir is not null then now() else ${t.ownerSeenAt} end,
      ${now.owner} = coalesce(h.heir, ${t.owner})
    from jsonb_to_recordset($1::jsonb) as l(id text, people jsonb) join tables o on ${o.id} = l.id
      left join lateral (
        select ${s.identity} as heir from seats s
        where ${s.tableId} = ${o.id} and l.people ? ${s.identity} and not l.people ? ${o.owner} and ${o.starts} <> 'paired'
          and ${o.ownerSeenAt} < now() - interval '1 minute'
        order by ${s.seat} limit 1
      ) h on true
    where ${t.id} = l.id and ${t.status} = 'open'
    returning ${t.id}, ${t.number}, ${t.version}, ${o.owner} <> ${t.owner} as is_handed_on
  )
  select ${tellChange(seen)} from seen where is_handed_on`;

/** SQL of what happens live. */
export class RealtimeStore {
  constructor(private readonly pool: Pool) {}

  async whisper(whisper: Whisper): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [WHISPERS, JSON.stringify(whisper)]);
  }

  /** Of the hashes of sessions and tokens those that still open the door, in hexadecimal. */
  async valid(hashes: readonly Buffer[]): Promise<Set<string>> {
    return new Set((await rowsOf(this.pool, VALID, [hashes])).map(({ hash }) => hash));
  }

  /**
   * Notes that these people are at open tables where they sit. Where the owner has not been for a minute, the next of
   * those who are there becomes owner.
   */
  async waitAt(tables: readonly { readonly id: string; readonly people: readonly string[] }[]): Promise<void> {
    await this.pool.query({ name: 'wait-at', text: WAIT_AT, values: [JSON.stringify(tables)] });
  }

  /** Of these tables those that one of these people owns or sits at, or where a seat is kept for one. */
  async seatedAt(tables: readonly string[], identities: readonly string[]): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, SEATED_AT, [tables, identities]);
  }
}
