import type { Pool } from 'pg';
import { hashOf } from './secrets.ts';

/** Of one key and its window; what has had its time begins anew. */
const COUNT = `
  insert into attempts as a (key, count, until) values ($1, 1, now() + $2 * interval '1 millisecond')
  on conflict (key) do update set
    count = case when a.until <= now() then 1 else a.count + 1 end,
    until = case when a.until <= now() then excluded.until else a.until end
  returning count, ceil(extract(epoch from until - now()))::int as left`;

/** How often something was tried within a window of time, at all servers together. */
export interface Counted {
  readonly count: number;
  /** Seconds until the window ends. */
  readonly left: number;
}

/** SQL of guesses at passwords and codes. Neither names nor addresses are stored, only their hashes, and not for long. */
export class Attempts {
  constructor(private readonly pool: Pool) {}

  async count(key: string, windowMs: number): Promise<Counted> {
    const { rows } = await this.pool.query<Counted>({ name: 'attempt', text: COUNT, values: [hashOf(key), windowMs] });
    return rows[0]!;
  }

  async sweep(): Promise<void> {
    await this.pool.query('delete from attempts where until < now()');
  }
}
