import type { TableRow } from './model/rows.ts';

/** Tables between two games, and those before their first: each for a few minutes. */
const MOST = 1000;

/**
 * Rows of tables where no game runs, as they were read or made last by this server. Others may have changed them since:
 * who writes on the strength of one holds its mark against the database.
 */
export class KnownRows {
  private readonly rows = new Map<string, TableRow>();

  of(id: string): TableRow | undefined {
    return this.rows.get(id);
  }

  /** Entries of a game that runs change its row all the time: it is not kept. */
  keep(row: TableRow): void {
    this.rows.delete(row.id);
    if (row.status !== 'open' && row.status !== 'over') return;
    this.rows.set(row.id, row);
    const [oldest] = this.rows.keys();
    if (this.rows.size > MOST) this.rows.delete(oldest!);
  }

  forget(id: string): void {
    this.rows.delete(id);
  }
}
