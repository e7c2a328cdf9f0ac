import type { Pool, PoolClient } from 'pg';
import { Backlog, type GameAddress } from '../database/backlog.ts';
import { transact } from '../database/transact.ts';
import type { GameEnd } from '../tables/log.ts';
import { FigureStore, type FinishedRow, type Made, type MadeRow, type StoredFigures } from './figure-store.ts';
import { FIGURES_VERSION, figuresFrom, figuresOf } from './figures.ts';
import { levelsOf } from './levels.ts';

/** Few, since their rows are held meanwhile. */
const AT_ONCE = 20;
/**
 * No player waits for figures: games that end within so many milliseconds share the statements and the commit of
 * theirs.
 */
const GATHERED_MS = 500;

/** The outcome of looking at all games. */
export interface FigureCheck {
  readonly games: number;
  /** Games without figures, or with those of an earlier release. */
  readonly missing: number;
  /** `TABLE/NUMBER` of those whose stored figures are not those of their records. */
  readonly different: readonly string[];
}

/** More that wait would take memory; what is not among them is read. */
const MOST_ENDED = 200;

const keyOf = ({ table, number }: GameAddress): string => `${table}/${number}`;

const madeOf = async ({ record, entries }: Pick<FinishedRow, 'record' | 'entries'>): Promise<Made> => {
  const figures = await figuresOf(record, entries);
  return figures.ok ? { figures: figures.value } : { problem: figures.error };
};

/** A column of four bytes keeps seven digits. */
const isNear = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) <= 1e-5 * Math.max(Math.abs(a), Math.abs(b)));

const isSame = (made: Made, { problem, figures }: StoredFigures): boolean => {
  if ('problem' in made) return problem === made.problem;
  const { seconds, ...rest } = made.figures;
  const { seconds: stored, ...others } = figures;
  return isNear(seconds, stored) && sorted(rest) === sorted(others);
};

/** JSON that does not depend on the order of fields, which the database changes. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** Works out the figures of finished games and stores them. A game that has none is one that waits: so none is ever lost. */
export class FigureFiller extends Backlog {
  private readonly store: FigureStore;
  /** Games that have just ended here, by `TABLE/NUMBER`: they are not read again. */
  private readonly kept = new Map<string, GameEnd>();

  constructor(
    private readonly pool: Pool,
    private readonly days: number,
    failed: (error: unknown) => void,
  ) {
    super({ atOnce: AT_ONCE, gatheredMs: GATHERED_MS, failed });
    this.store = new FigureStore(pool, days);
  }

  /** A game has just ended here; of many at once most are read later. */
  addEnded(ended: GameEnd): void {
    if (this.days > 0 && this.kept.size < MOST_ENDED) this.kept.set(keyOf(ended), ended);
    this.add(ended.table, ended.number);
  }

  /** Makes all figures again and holds them against those that are stored. */
  async check(): Promise<FigureCheck> {
    const different: string[] = [];
    let [games, missing] = [0, 0];
    let last: readonly [string, number] = ['', 0];
    for (;;) {
      const rows = await this.store.after(...last, AT_ONCE);
      for (const { stored, ...row } of rows) {
        games++;
        if (!stored || stored.made < FIGURES_VERSION) missing++;
        else if (!isSame(await madeOf(row), stored)) different.push(`${row.table}/${row.number}`);
      }
      if (rows.length < AT_ONCE) return { games, missing, different };
      last = [rows.at(-1)!.table, rows.at(-1)!.number];
    }
  }

  protected some(most: number): Promise<number> {
    return transact(this.pool, async client => this.fill(client, await this.store.unfilled(client, most)));
  }

  protected async these(ended: readonly GameAddress[]): Promise<number> {
    const known = ended.flatMap(address => this.kept.get(keyOf(address)) ?? []);
    for (const address of ended) this.kept.delete(keyOf(address));
    const read = ended.filter(address => !known.some(each => keyOf(each) === keyOf(address)));
    if (known.length > 0) await this.fillKnown(known);
    if (read.length === 0) return known.length;
    return transact(this.pool, async client => this.fill(client, await this.store.ended(client, read)));
  }

  private async fillKnown(known: readonly GameEnd[]): Promise<void> {
    const made: MadeRow[] = [];
    for (const { table, number, record, entries, happened, at } of known)
      made.push({
        row: { table, number, at: new Date(at) },
        made: { figures: figuresFrom(happened, record, entries) },
      });
    await this.store.store(this.pool, made);
  }

  private async fill(client: PoolClient, rows: readonly FinishedRow[]): Promise<number> {
    const made: MadeRow[] = [];
    for (const row of rows) {
      made.push({ row, made: await madeOf(row) });
      const { table, number, trace, record } = row;
      if (trace) await this.store.storeLevels(client, table, number, levelsOf({ ...trace, seats: record.seats }));
    }
    if (made.length > 0) await this.store.store(client, made);
    return made.length;
  }
}
