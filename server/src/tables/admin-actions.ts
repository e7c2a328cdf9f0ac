import { ok } from '@ankerplatz/kit';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Changing } from './changing/changing.ts';
import type { Seated } from './live-tables.ts';
import { type Attempt, type TableLog, withEntries } from './log.ts';
import type { LogEntry } from './model/entry.ts';
import type { TableRow } from './model/rows.ts';
import { levelAt, STAND_IN } from './model/seats.ts';
import { type BrokenTable, brokenTable, type Quarantine } from './quarantine.ts';
import type { Sealing } from './sealing.ts';
import type { TableStore } from './store.ts';

const present = (table: TableRow | undefined): TableRow => {
  if (!table) throw new Problem('no-such-table');
  return table;
};

/** Deeds of administrators at tables. */
export class AdminActions {
  constructor(
    private readonly store: TableStore,
    private readonly changing: Changing,
    private readonly log: TableLog,
    private readonly quarantine: Quarantine,
    private readonly sealing: Sealing,
  ) {}

  /** A game that runs ends without a winner, and its secret is opened; one that cannot be read just goes. */
  async close(id: string): Promise<void> {
    const { status } = present(await this.store.table(id));
    const isEnded = status !== 'running' || (await this.end(id));
    await this.changing.change(id, async (row, change) => {
      const table = present(row);
      if (table.status === 'running' && isEnded) throw new Problem('stale', { version: table.version });
      change.close();
    });
    await this.quarantine.release(id);
  }

  /** All that is stored of the present game, to find out what is wrong with it. */
  async download(id: string): Promise<BrokenTable> {
    const table = present(await this.store.table(id));
    const entries = await this.store.entriesAfter(id, table.number, 0);
    return brokenTable(table, entries, await this.quarantine.row(id));
  }

  /** False where the game cannot be read. */
  private async end(id: string): Promise<boolean> {
    const entry: LogEntry = { kind: 'agreed-end', seat: 0, move: null, request: `closed:${randomId()}` };
    const attemptOf = ({ live }: Seated): Attempt =>
      live.outcome() ? ok({ answered: live.version }) : ok(withEntries(live, [entry]));
    return this.log.append(null, id, attemptOf).then(
      () => true,
      error => {
        if (error instanceof Problem && error.code === 'table-broken') return false;
        throw error;
      },
    );
  }

  /** Before and between games the seat becomes open; while one runs a bot plays on until its person is back. */
  async free(id: string, seat: number): Promise<void> {
    const isRunning = await this.changing.change(id, async (row, change) => {
      const table = present(row);
      if (!table.seats[seat]) throw new Problem('no-such-seat');
      if (table.status === 'closed') throw new Problem('table-closed');
      if (table.status === 'running') return true;
      this.sealing.giveUp(table, change, [seat]);
      change.disagree(table.number, seat);
      return false;
    });
    if (isRunning) await this.standIn(id, seat);
  }

  private async standIn(id: string, seat: number): Promise<void> {
    const entry: LogEntry = {
      kind: 'taken-over',
      seat,
      move: null,
      about: { by: STAND_IN, isFinal: false },
      request: `freed:${randomId()}`,
    };
    await this.log.append(null, id, ({ table, live }): Attempt => {
      const isDone = live.outcome() !== null || levelAt(table, live, seat) !== null;
      return isDone ? ok({ answered: live.version }) : ok(withEntries(live, [entry]));
    });
  }
}
