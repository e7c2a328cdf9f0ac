import type { Pool } from 'pg';
import { tables } from '../database/schema.ts';
import { columnsOf, computed, millisecondsOf, NOW, row, rowsOf, sql } from '../database/sql.ts';
import { isKnown, knownValues } from '../tables/known-rules.ts';
import { isNotQuarantined } from '../tables/quarantine.ts';

/** If the server that has claimed them dies, another one tries again after so long. */
const AGAIN = `interval '2 seconds'`;

const t = columnsOf(tables, 't');
const table = columnsOf(tables);

const CLAIM = sql`
  update tables set ${table.dueAt} = now() + ${AGAIN}
  where ${table.id} in (
    select ${t.id} from tables t
    where ${t.dueAt} <= now() and ${t.status} = 'running' and ${isKnown(t, '$2', '$3')} and ${isNotQuarantined(t.id)}
    order by ${t.dueAt} limit $1 for update skip locked
  ) returning ${row({ id: table.id, now: millisecondsOf(NOW) })}`;

/** Milliseconds until the next clock that is not claimed runs out; no row: none runs. */
const NEXT = sql`
  select ${row({ wait: computed<number>(`greatest(0, ${millisecondsOf(t.dueAt)} - ${millisecondsOf(NOW)})`) })} from tables t
  where ${t.dueAt} is not null and ${t.status} = 'running' and ${isKnown(t, '$1', '$2')} and ${isNotQuarantined(t.id)}
  order by ${t.dueAt} limit 1`;

export interface DueTable {
  readonly id: string;
  /** By the database's clock, in milliseconds. */
  readonly now: number;
}

/** SQL of clocks: which of them have run out. */
export class ClockStore {
  constructor(private readonly pool: Pool) {}

  async claim(most: number): Promise<DueTable[]> {
    return rowsOf(this.pool, CLAIM, [most, ...knownValues()], 'claim-clocks');
  }

  async next(): Promise<number | null> {
    return (await rowsOf(this.pool, NEXT, knownValues(), 'next-clock'))[0]?.wait ?? null;
  }
}
