import type { Pool } from 'pg';
import { SUMMARY } from '../database/columns.ts';
import { WHISPERS } from '../database/server-channel.ts';
import type { TableSummaryRow } from '../tables/model/rows.ts';
import type { Whisper } from './presence.ts';

/** SQL of what happens live. */
export class RealtimeStore {
  constructor(private readonly pool: Pool) {}

  async whisper(whisper: Whisper): Promise<void> {
    await this.pool.query('select pg_notify($1, $2)', [WHISPERS, JSON.stringify(whisper)]);
  }

  /** Of the hashes of sessions and tokens those that still open the door, in hexadecimal. */
  async valid(hashes: readonly Buffer[]): Promise<Set<string>> {
    const { rows } = await this.pool.query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from sessions where token_hash = any($1) and expires_at > now()
      union all
      select encode(token_hash, 'hex') from api_tokens where token_hash = any($1) and revoked_at is null`,
      [hashes],
    );
    return new Set(rows.map(({ hash }) => hash));
  }

  /** Of these tables those that one of these people owns or sits at. */
  async seatedAt(tables: readonly string[], identities: readonly string[]): Promise<TableSummaryRow[]> {
    const { rows } = await this.pool.query<TableSummaryRow>(
      `select ${SUMMARY} from tables t where t.id = any($1)
        and (t.owner = any($2) or exists (select from seats s where s.table_id = t.id and (s.identity = any($2) or s.absent = any($2))))`,
      [tables, identities],
    );
    return rows;
  }
}
