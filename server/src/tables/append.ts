import type { Pool } from 'pg';
import type { LogEntry } from './live-table.ts';

/** Entries for one table, to be appended if it still stands at the expected version. */
export interface Append {
  readonly table: string;
  readonly number: number;
  readonly expected: number;
  readonly entries: readonly LogEntry[];
  readonly deciders: readonly number[];
  /** Milliseconds until a bot is due; null: none is. */
  readonly botDue: number | null;
  /** Set when the game is over: its record and ranks. */
  readonly ending: { readonly record: object; readonly ranks: readonly number[]; readonly tally: object } | null;
}

interface Waiting {
  readonly append: Append;
  readonly resolve: (isAccepted: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** The channel on which every server hears of new entries; its payload names table:number:version triples. */
export const CHANNEL = 'tables';
/** Below the 8000 bytes that a notification may have: an id, two numbers and separators take up to 40. */
const MOST_A_COMMIT = 180;

/**
 * One statement for all tables of a commit. Rows are locked in the order of their ids, so that two servers never wait for each other; a table
 * that has moved on matches no row, and then none of its entries is inserted.
 */
const STATEMENT = `
with batch as (
  select * from jsonb_to_recordset($1::jsonb) as b("table" text, number int, expected int, count int, deciders smallint[],
    due double precision, ending jsonb, entries jsonb)
), locked as materialized (
  select t.id from tables t join batch b on t.id = b."table" order by t.id for update of t
), moved as (
  update tables t set
    version = t.version + b.count,
    deciders = b.deciders,
    bot_due_at = now() + b.due * interval '1 millisecond',
    lease_until = null, lease_by = null,
    status = case when b.ending is null then t.status else 'over' end,
    tally = coalesce(b.ending->'tally', t.tally),
    touched_at = now()
  from batch b join locked l on l.id = b."table"
  where t.id = b."table" and t.number = b.number and t.version = b.expected and t.status = 'running'
  returning t.id, t.number, t.version, b.expected, b.entries, b.ending
), logged as (
  insert into entries (table_id, number, entry, kind, seat, move, request)
  select m.id, m.number, m.expected + e.place, e.item->>'kind', (e.item->>'seat')::smallint, e.item->>'move', e.item->>'request'
  from moved m cross join lateral jsonb_array_elements(m.entries) with ordinality as e(item, place)
), finished as (
  insert into games (table_id, number, record, ranks)
  select m.id, m.number, m.ending->'record', array(select value::smallint from jsonb_array_elements_text(m.ending->'ranks'))
  from moved m where m.ending is not null
), told as (
  select pg_notify('${CHANNEL}', string_agg(m.id || ':' || m.number || ':' || m.version, ' ')) from moved m having count(*) > 0
)
select m.id, (select count(*) from told) as told from moved m`;

/**
 * Appends batches of many tables in few commits: those that arrive while one commit is under way go into the next together. An append is
 * answered only after its commit.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private isBusy = false;

  constructor(private readonly pool: Pool) {}

  /** False if the table has moved on meanwhile: nothing of it was appended. */
  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ append, resolve, reject });
      void this.work();
    });
  }

  private async work(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.waiting.length > 0) await this.commit(this.nextCommit());
    } finally {
      this.isBusy = false;
    }
  }

  /** At most one batch a table; the others wait for the next commit. */
  private nextCommit(): Waiting[] {
    const tables = new Set<string>();
    const now: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const fits = now.length < MOST_A_COMMIT && !tables.has(waiting.append.table);
      (fits ? now : later).push(waiting);
      tables.add(waiting.append.table);
    }
    this.waiting = later;
    return now;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ append }) => ({
      table: append.table,
      number: append.number,
      expected: append.expected,
      count: append.entries.length,
      deciders: append.deciders,
      due: append.botDue,
      ending: append.ending,
      entries: append.entries,
    }));
    try {
      const { rows: moved } = await this.pool.query<{ id: string }>({
        name: 'append',
        text: STATEMENT,
        values: [JSON.stringify(rows)],
      });
      const accepted = new Set(moved.map(row => row.id));
      for (const { append, resolve } of batch) resolve(accepted.has(append.table));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
