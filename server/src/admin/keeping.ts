import type { Pool } from 'pg';
import { Problem } from '../problem.ts';
import { OPEN } from '../tables/seats.ts';
import { type TableRow, TableStore } from '../tables/store.ts';

const present = (table: TableRow | undefined): TableRow => {
  if (!table) throw new Problem('no-such-table');
  return table;
};

/** What the administrator does to tables. */
export class Keeping {
  private readonly store: TableStore;

  constructor(pool: Pool) {
    this.store = new TableStore(pool);
  }

  /** A game that runs ends without a winner, and its secret is opened. */
  async close(id: string): Promise<void> {
    const { status } = present(await this.store.table(id));
    if (status === 'running') throw new Problem('not-open');
    await this.store.change(id, async (row, change) => {
      present(row);
      await change.close();
    });
  }

  /** Before and between games the seat becomes open; while one runs a bot plays on until its person is back. */
  async free(id: string, seat: number): Promise<void> {
    const isRunning = await this.store.change(id, async (row, change) => {
      const table = present(row);
      const { kind } = table.seats[seat] ?? {};
      if (kind === undefined) throw new Problem('no-such-seat');
      if (table.status === 'closed') throw new Problem('not-open');
      if (table.status === 'running') return true;
      await change.seat(seat, OPEN);
      await change.disagree(table.number, seat);
      return false;
    });
    if (isRunning) throw new Problem('not-open');
  }
}
