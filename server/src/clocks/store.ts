import type { Pool } from 'pg';
import { SOMEBODY_SERVES } from '../database/pulse.ts';
import { tables } from '../database/schema.ts';
import { columnsOf, computed, millisecondsOf, NOW, row, rowsOf, sql } from '../database/sql.ts';
import { isKnown, knownValues } from '../tables/known-rules.ts';
import { isNotQuarantined } from '../tables/quarantine.ts';

/** If the server that has claimed them dies, another one tries again after so long. */
const AGAIN = `interval '2 seconds'`;

const t = columnsOf(tables, 't');
const table = columnsOf(tables);

/** A clock of a game, or the time to open what its chance was committed to. */
const runs = (games: string, versions: string): string =>
  `((${t.status} = 'running' and ${isKnown(t, games, versions)}) or (${t.seal} is not null and ${t.status} in ('open', 'over')))`;

const CLAIM = sql`
  update tables set ${table.dueAt} = now() + ${AGAIN}
  where ${table.id} in (
    select ${t.id} from tables t
    where ${t.dueAt} <= now() and ${runs('$2', '$3')} and ${isNotQuarantined(t.id)}
      and ${SOMEBODY_SERVES}
    order by ${t.dueAt} limit $1 for update skip locked
  ) returning ${row({
    ...{ id: table.id, now: millisecondsOf(NOW) },
    isSealed: computed<boolean>(`(${table.seal} is not null and ${table.status} <> 'running')`),
  })}`;

/** Milliseconds until the next clock that is not claimed runs out; no row: none runs. */
const NEXT = sql`
  select ${row({ wait: computed<number>(`greatest(0, ${millisecondsOf(t.dueAt)} - ${millisecondsOf(NOW)})`) })} from tables t
  where ${t.dueAt} is not null and ${runs('$1', '$2')} and ${isNotQuarantined(t.id)}
  order by ${t.dueAt} limit 1`;

export interface DueTable {
  readonly id: string;
  /** By the database's clock, in milliseconds. */
  readonly now: number;
  /** Whether its game has not begun yet. */
  readonly isSealed: boolean;
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
