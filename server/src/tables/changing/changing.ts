import type { Pool } from 'pg';
import type { DatabaseClock } from '../../database/clock.ts';
import { tables } from '../../database/schema.ts';
import { columnsOf } from '../../database/sql.ts';
import { onOneConnection } from '../../database/transact.ts';
import type { KnownRows } from '../known-rows.ts';
import type { JointChange, JointOutcome } from '../model/joint-change.ts';
import { rowAfter } from '../model/row-after.ts';
import type { TableRow } from '../model/rows.ts';
import { Queues } from '../queues.ts';
import { readTable } from '../store.ts';
import type { Tidings } from '../tidings.ts';
import { jointQuery } from './joint-statement.ts';
import { TableChange } from './table-change.ts';

/** Looks at a table, and says what is to be written; undefined: there is no such table. */
type Decide<T> = (table: TableRow | undefined, change: TableChange) => Promise<T>;

const table = columnsOf(tables);

const LOCK = `select 1 from tables where ${table.id} = $1 for update`;

/** Changes of tables that are no entries: seats, agreements, what becomes of the next game. */
export class Changing {
  /** Changes of one table are made one after the other: each begins from what the last has made. */
  private readonly turns = new Queues();

  constructor(
    private readonly pool: Pool,
    private readonly known: KnownRows,
    private readonly clock: Pick<DatabaseClock, 'now'>,
    private readonly tidings: Pick<Tidings, 'isByDatabase' | 'tell' | 'sure'>,
  ) {}

  /** Changes a table, if there is such a one, while nobody else does; what `decide` throws undoes all. */
  change<T>(id: string, decide: Decide<T>): Promise<T> {
    return this.turns.run(id, async () => {
      const known = this.known.of(id);
      const made = known && (await this.changeKnown(known, decide));
      return made ? made.answer : this.changeHeld(id, decide);
    });
  }

  /**
   * Decided by the row that is known, and written in one statement if it is still the same. Undefined where that cannot
   * be; only the newest row may refuse.
   */
  private async changeKnown<T>(known: TableRow, decide: Decide<T>): Promise<{ readonly answer: T } | undefined> {
    const change = new TableChange(known.id, null);
    const before = { ...known, now: await this.clock.now() };
    const made = await decide(before, change).then(
      answer => ({ answer }),
      () => undefined,
    );
    const { whole } = change;
    if (!made || !whole) return undefined;
    const { tidings } = this;
    const terms = { mark: known.mark, isNotified: tidings.isByDatabase };
    const { rows } = await tidings.sure(known, this.pool.query<JointOutcome>(jointQuery(known.id, whole, terms)));
    if (!rows[0]) {
      this.known.forget(known.id);
      return undefined;
    }
    change.done();
    this.settle(before, whole, rows[0], terms.isNotified);
    return made;
  }

  private changeHeld<T>(id: string, decide: Decide<T>): Promise<T> {
    return onOneConnection(this.pool, async client => {
      const change = new TableChange(id, client);
      // One after the other, but sent together: the row is read when the lock is held.
      const [, , before] = await Promise.all([
        client.query('begin'),
        client.query({ name: 'lock', text: LOCK, values: [id] }),
        readTable(client, id),
      ]);
      const done = await decide(before, change);
      const isNotified = this.tidings.isByDatabase;
      const committing = change.commit(isNotified);
      const jointly = await (before && !isNotified ? this.tidings.sure(before, committing) : committing);
      if (before && jointly) this.settle(before, change.whole, jointly, isNotified);
      return done;
    });
  }

  /** Keeps the row as it is now, and tells of it. */
  private settle(before: TableRow, change: JointChange | null, jointly: JointOutcome, isNotified: boolean): void {
    const after = change && rowAfter(before, change, jointly);
    if (after) this.known.keep(after);
    else this.known.forget(before.id);
    if (!isNotified) this.tidings.tell(after ?? before, after ? { before: before.mark, after } : undefined);
  }
}
