import type { Pool } from 'pg';
import { type Append, type Committed, commit } from './append-statement.ts';
import { CommitSpacing } from './commit-spacing.ts';

/** The outcome of an append. */
export interface Appended {
  /** When it was committed, in milliseconds of the database's clock. */
  readonly at: number;
  /** Whether something handed in early, or an order, may be carried out now. */
  readonly isOrdered: boolean;
  /** Whether the database tells all servers of it. */
  readonly isNotified: boolean;
}

interface Waiting {
  readonly append: Append;
  /** When the append was asked for, by this process's clock. */
  readonly since: number;
  /** Since when it waits for a commit. */
  queued: number;
  /** How often the row of its table was held by another. */
  held: number;
  readonly resolve: (appended: Appended | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Below the 8000 bytes that a notification may have: an id, two numbers and separators take up to 40. */
const MOST_A_COMMIT = 180;
/** While one is being written to disk, the next is worked out. More of them would only be smaller ones. */
const COMMITS_AT_ONCE = 2;
/** As long as fewer tables are under way, an append does not wait to share a commit. */
const MANY = 4;
/** An append that finds a row held by another tries again after so long, at first and later. */
const HELD_MS = { first: 2, most: 100 };
/** How long an append tries before it fails: longer than a transaction of ours may do nothing. */
const MOST_HELD_MS = 8000;

/** Of the data, a constraint or a lock that was not given: the statement was undone, and one batch of it is to blame. */
const isOfOneBatch = (error: unknown): boolean => /^(2[23]|55P03)/.test(String((error as { code?: unknown }).code));

/** The row of a table was held by another for too long. */
class HeldError extends Error {
  /** As PostgreSQL names it. */
  readonly code = '55P03';

  constructor(table: string) {
    super(`the row of table ${table} is locked`);
  }
}

/**
 * Appends batches of many tables in few commits: those that arrive in one turn of the event loop, shortly after a commit has begun, or while
 * commits are under way, go into the next together. An append is answered only after its commit.
 */
export class Appender {
  private waiting: Waiting[] = [];
  private isCalled = false;
  private readonly commits = new Set<readonly Waiting[]>();
  /** Of the commits under way. */
  private readonly tables = new Set<string>();
  /** When the last commit began, by this process's clock. */
  private begunAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly pool: Pool,
    /** Told of every append how long it took, in seconds, and whether it failed. */
    private readonly measured: (seconds: number, isFailed: boolean) => void = () => undefined,
    private readonly spacing: Pick<CommitSpacing, 'apart'> = new CommitSpacing(),
    /** Whether the database is to tell all servers of what is appended now. */
    private readonly notifies: () => boolean = () => true,
  ) {}

  /** Null if the table has moved on meanwhile: nothing of it was appended. If it throws, nobody knows. */
  append(append: Append): Promise<Appended | null> {
    return new Promise((resolve, reject) => {
      const now = performance.now();
      this.waiting.push({ append, since: now, queued: now, held: 0, resolve, reject });
      this.workSoon();
    });
  }

  /**
   * For how many milliseconds the oldest append has waited for the database; waiting for a lock on a table does not
   * count.
   */
  oldestWait(): number {
    const now = performance.now();
    let oldest = now;
    for (const some of [this.waiting, ...this.commits])
      for (const { queued } of some) oldest = Math.min(oldest, queued);
    return now - oldest;
  }

  private workSoon(): void {
    if (this.isCalled) return;
    this.isCalled = true;
    const work = (): void => {
      this.isCalled = false;
      void this.work();
    };
    const wait = this.wait();
    if (wait > 0) setTimeout(work, Math.ceil(wait));
    else setImmediate(work);
  }

  /** Milliseconds until the next commit may begin. */
  private wait(): number {
    return this.begunAt + this.spacing.apart() - performance.now();
  }

  private async work(): Promise<void> {
    while (this.commits.size < COMMITS_AT_ONCE || this.tables.size < MANY) {
      if (this.waiting.length > 0 && this.wait() > 0) {
        this.workSoon();
        return;
      }
      const batch = this.nextCommit();
      if (batch.length === 0) return;
      this.commits.add(batch);
      this.begunAt = performance.now();
      await this.commit(batch);
      this.commits.delete(batch);
      for (const { append } of batch) this.tables.delete(append.table);
    }
  }

  /** At most one batch a table; the others wait until it is committed. */
  private nextCommit(): Waiting[] {
    const now: Waiting[] = [];
    const later: Waiting[] = [];
    for (const waiting of this.waiting) {
      const { table } = waiting.append;
      const fits = now.length < MOST_A_COMMIT && !this.tables.has(table);
      (fits ? now : later).push(waiting);
      if (fits) this.tables.add(table);
    }
    this.waiting = later;
    return now;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const isNotified = this.notifies();
      const appends = batch.map(({ append }) => append);
      this.answer(batch, await commit(this.pool, appends, isNotified), isNotified);
    } catch (error) {
      if (batch.length > 1 && isOfOneBatch(error)) for (const each of batch) await this.commit([each]);
      else {
        for (const { reject } of batch) reject(error);
        this.measure(batch, true);
      }
    }
  }

  private answer(batch: readonly Waiting[], { accepted, ordered, held, at }: Committed, isNotified: boolean): void {
    const isHeld = new Set(held?.split(' '));
    const done = isHeld.size === 0 ? batch : batch.filter(({ append }) => !isHeld.has(append.table));
    const isAccepted = new Set(accepted?.split(' '));
    const isOrdered = new Set(ordered?.split(' '));
    for (const { append, resolve } of done)
      resolve(isAccepted.has(append.table) ? { at, isOrdered: isOrdered.has(append.table), isNotified } : null);
    this.measure(done, false);
    if (isHeld.size > 0) for (const each of batch) if (isHeld.has(each.append.table)) this.tryLater(each);
  }

  /** No entry of it was appended: it goes into a later commit, unless it has waited too long. */
  private tryLater(waiting: Waiting): void {
    if (performance.now() - waiting.since > MOST_HELD_MS) {
      waiting.reject(new HeldError(waiting.append.table));
      this.measure([waiting], true);
      return;
    }
    const delay = Math.min(HELD_MS.most, HELD_MS.first * 2 ** waiting.held);
    waiting.held++;
    setTimeout(() => {
      waiting.queued = performance.now();
      this.waiting.push(waiting);
      this.workSoon();
    }, delay);
  }

  private measure(batch: readonly Waiting[], isFailed: boolean): void {
    const now = performance.now();
    for (const { since } of batch) this.measured((now - since) / 1000, isFailed);
  }
}
