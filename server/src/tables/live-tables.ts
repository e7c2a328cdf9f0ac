import { Problem } from '../problem.ts';
import type { LogEntry } from './model/entry.ts';
import { headerByRecord, headerOf } from './model/game-header.ts';
import { LiveTable, type Step } from './model/live-table.ts';
import type { TableRow } from './model/rows.ts';
import type { Quarantine } from './quarantine.ts';
import type { TableStore } from './store.ts';

/** A table with the game that runs at it or has just ended. */
export interface Seated {
  /** While the game runs, nothing of it changes but version, deciders and stand-ins. */
  readonly table: TableRow;
  readonly live: LiveTable;
}

const MOST_KEPT = 4000;
/** Between the start of a game and the first look at it. */
const MOST_BEGUN = 200;

const isAtLeast = (
  kept: Seated | undefined,
  { number, version }: Pick<TableRow, 'number' | 'version'>,
): kept is Seated => kept !== undefined && kept.live.header.number === number && kept.live.version >= version;

/** Whether the clocks of a game were folded with all outages that its row knows of. */
const knowsOutages = ({ live }: Seated, { outages }: TableRow): boolean =>
  live.header.timing.outages.length >= outages.length || live.header.timing.clock === null;

const isNewer = (seated: Seated, kept: Seated | undefined): boolean => {
  if (kept === undefined || seated.live.header.number !== kept.live.header.number)
    return kept === undefined || seated.live.header.number > kept.live.header.number;
  const later = seated.live.version - kept.live.version;
  return later > 0 || (later === 0 && !knowsOutages(kept, seated.table));
};

/** The games that were looked at lately, folded. The database is right; these are as new as the last look at it. */
export class LiveTables {
  /** The one used longest ago first. */
  private readonly kept = new Map<string, Seated>();
  /** Folds and appends that are about to put a newer game here. */
  private readonly underWay = new Map<string, Promise<unknown>>();

  /** Games that this server has just set up. */
  private readonly beginnings = new Map<string, LiveTable>();

  constructor(
    private readonly store: TableStore,
    private readonly quarantine: Quarantine,
  ) {}

  /** A game that is about to begin: whether it does, its table will say. */
  begun(live: LiveTable): void {
    this.beginnings.set(live.header.table, live);
    const [oldest] = this.beginnings.keys();
    if (this.beginnings.size > MOST_BEGUN && oldest !== undefined) this.beginnings.delete(oldest);
  }

  /** Perhaps behind the database. A read does not refresh the order of the cache. */
  peek(id: string): Seated | undefined {
    return this.kept.get(id);
  }

  /** At least as new as that, if it is at hand. */
  keptAt(id: string, least: Pick<TableRow, 'number' | 'version'>): LiveTable | undefined {
    const kept = this.peek(id);
    return isAtLeast(kept, least) ? kept.live : undefined;
  }

  /** At least as new as the given row, which is not of an open table. */
  async at(table: TableRow): Promise<Seated> {
    for (;;) {
      const kept = this.peek(table.id);
      if (isAtLeast(kept, table) && knowsOutages(kept, table)) {
        this.use(table.id, kept);
        return { table, live: kept.live };
      }
      const other = this.underWay.get(table.id);
      if (!other) break;
      await other.catch(() => undefined);
    }
    this.quarantine.refuse(table.id);
    return this.expect(table.id, async () => {
      const folded = await this.fold(table);
      this.put(folded);
      return folded;
    });
  }

  /**
   * A reader of a newer game meanwhile waits for this work, which may put one here: news of an append comes before its
   * answer.
   */
  expect<T>(id: string, work: () => Promise<T>): Promise<T> {
    const working = work();
    this.underWay.set(id, working);
    const leave = (): void => {
      if (this.underWay.get(id) === working) this.underWay.delete(id);
    };
    working.then(leave, leave);
    return working;
  }

  /** The steps after a version of any game of a table. */
  async stepsSince(table: TableRow, number: number, version: number): Promise<readonly Step[]> {
    if (number === table.number) {
      const { live } = await this.at(table);
      const recent = live.stepsSince(version);
      if (recent) return recent;
    }
    const steps: Step[] = [];
    const begin = await this.beginning(table, number);
    const entries = await this.store.entriesAfter(table.id, number, 0);
    await this.unbroken(table, () => {
      let live = begin();
      for (const logged of entries) {
        live = live.fold(logged);
        steps.push(...live.stepsSince(live.version - 1)!);
      }
    });
    return steps.slice(version);
  }

  /** Takes what another server has appended, if it follows on what is kept here. */
  follow(id: string, number: number, version: number, entries: readonly LogEntry[]): void {
    const kept = this.kept.get(id);
    if (kept?.live.header.number !== number || kept.live.version !== version - entries.length) return;
    try {
      this.put({ table: kept.table, live: entries.reduce((live, entry) => live.fold(entry), kept.live) });
    } catch {
      // Reading the database will say what is wrong.
      this.drop(id);
    }
  }

  put(seated: Seated): void {
    if (isNewer(seated, this.kept.get(seated.table.id))) this.use(seated.table.id, seated);
    if (this.kept.size <= MOST_KEPT) return;
    const [oldest] = this.kept.keys();
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  /** To be called when nobody knows what became of an append. */
  drop(id: string): void {
    this.kept.delete(id);
  }

  private use(id: string, seated: Seated): void {
    this.kept.delete(id);
    this.kept.set(id, seated);
  }

  private async fold(table: TableRow): Promise<Seated> {
    const kept = this.kept.get(table.id);
    const isSameGame = kept?.live.header.number === table.number && knowsOutages(kept, table);
    const begin = isSameGame ? () => kept.live : await this.beginning(table, table.number);
    const known = isSameGame ? kept.live.version : 0;
    const entries = known >= table.version ? [] : await this.store.entriesAfter(table.id, table.number, known);
    return this.unbroken(table, () => ({ table, live: entries.reduce((live, entry) => live.fold(entry), begin()) }));
  }

  /** Stored entries may not fit the rules: that is noted, and is the problem of no other table. */
  private async unbroken<T>(table: TableRow, work: () => T): Promise<T> {
    try {
      return work();
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw await this.quarantine.note(table.id, error);
    }
  }

  /** A way to begin a game of a table, once everything for it has been read. */
  private async beginning(table: TableRow, number: number): Promise<() => LiveTable> {
    if (table.status === 'running' && number === table.number && table.setup) {
      const { setup } = table;
      const begun = this.beginnings.get(table.id);
      this.beginnings.delete(table.id);
      return () => LiveTable.begin(headerOf(table, number, setup), begun);
    }
    const record = await this.store.record(table.id, number);
    return () => {
      if (!record) throw new Error(`game ${number} at table ${table.id} has no record`);
      return LiveTable.begin(headerByRecord(table, number, record));
    };
  }
}
