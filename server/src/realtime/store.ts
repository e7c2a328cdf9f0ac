import type { Pool } from 'pg';
import { apiTokens, seats, sessions, tables } from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, row, rowsOf, sql } from '../database/sql.ts';
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
    select from seats s where ${s.tableId} = ${t.id} and (${s.identity} = any($2) or ${s.absent} = any($2))))`;

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

  /** Of these tables those that one of these people owns or sits at. */
  async seatedAt(tables: readonly string[], identities: readonly string[]): Promise<TableSummaryRow[]> {
    return rowsOf(this.pool, SEATED_AT, [tables, identities]);
  }
}
