import type { Pool } from 'pg';
import { MS } from '../database/columns.ts';
import { IS_KNOWN, knownValues } from '../tables/known-rules.ts';
import { NOT_QUARANTINED } from '../tables/quarantine.ts';

/** If the server that has claimed them dies, another one tries again after so long. */
const AGAIN = `interval '2 seconds'`;

const CLAIM = `
  update tables set due_at = now() + ${AGAIN}
  where id in (
    select id from tables where due_at <= now() and status = 'running' and ${IS_KNOWN('$2', '$3')} and ${NOT_QUARANTINED}
    order by due_at limit $1 for update skip locked
  ) returning id, ${MS('now()')} as now`;

/** Milliseconds until the next clock that is not claimed runs out; no row: none runs. */
const NEXT = `
  select greatest(0, ${MS('due_at')} - ${MS('now()')}) as wait from tables
  where due_at is not null and status = 'running' and ${IS_KNOWN('$1', '$2')} and ${NOT_QUARANTINED} order by due_at limit 1`;

export interface DueTable {
  readonly id: string;
  /** By the database's clock, in milliseconds. */
  readonly now: number;
}

/** SQL of clocks: which of them have run out. */
export class ClockStore {
  constructor(private readonly pool: Pool) {}

  async claim(most: number): Promise<DueTable[]> {
    const { rows } = await this.pool.query<DueTable>({
      name: 'claim-clocks',
      text: CLAIM,
      values: [most, ...knownValues()],
    });
    return rows;
  }

  async next(): Promise<number | null> {
    const { rows } = await this.pool.query<{ wait: number }>({ name: 'next-clock', text: NEXT, values: knownValues() });
    return rows[0]?.wait ?? null;
  }
}
