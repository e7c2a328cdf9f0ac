import type { Pool } from 'pg';
import { attempts } from '../database/schema.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';
import { hashOf } from './secrets.ts';

const attempt = columnsOf(attempts);
const old = columnsOf(attempts, 'attempts');
const added = columnsOf(attempts, 'excluded');

/** Of one key and its window; what has had its time begins anew. */
const COUNT = sql`
  insert into ${into(attempts, 'key', 'count', 'until')} values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (${attempt.key}) do update set
    ${attempt.count} = case when ${old.until} <= now() then 1 else ${old.count} + 1 end,
    ${attempt.until} = case when ${old.until} <= now() then ${added.until} else ${old.until} end
  returning ${row({
    count: attempt.count,
    left: computed<number>(`ceil(extract(epoch from ${attempt.until} - now()))::int`),
  })}`;

/** A key whose attempts are counted within a window of time, at all servers together. */
export interface Counted {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly left: number;
}

/** SQL of guesses at passwords and codes. Neither names nor addresses are stored, only their hashes, and not for long. */
export class Attempts {
  constructor(private readonly pool: Pool) {}

  async count(key: string, windowMs: number): Promise<Counted> {
    return (await rowsOf(this.pool, COUNT, [hashOf(key), windowMs], 'attempt'))[0]!;
  }

  async sweep(): Promise<void> {
    await this.pool.query(`delete from attempts where ${attempt.until} < now()`);
  }
}
