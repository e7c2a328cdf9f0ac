import type { Pool } from 'pg';
import { computed, millisecondsOf, row, rowsOf, sql } from './sql.ts';

const NOW = sql`select ${row({ now: millisecondsOf(computed<Date>('clock_timestamp()')) })}`;

/** So long what was measured is believed: clocks of machines drift by less than a millisecond a minute. */
const BELIEVED_MS = 60_000;

/** What the database's clock showed, and when, by this process's. */
interface Measured {
  readonly at: number;
  readonly database: number;
}

const ownClock = (): Measured => ({ at: performance.now(), database: Date.now() });

/** The database's clock, by which games are timed: asked now and then, and counted on by what does not jump when somebody sets this machine's. */
export class DatabaseClock {
  private measured: Measured | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Milliseconds. */
  async now(): Promise<number> {
    const { measured } = this;
    const isFresh = measured !== undefined && performance.now() - measured.at < BELIEVED_MS;
    // Without the database there is nothing better than what was measured last, or this machine's own clock.
    const { at, database } = isFresh ? measured : await this.measure().catch(() => measured ?? ownClock());
    return database + performance.now() - at;
  }

  private async measure(): Promise<Measured> {
    const asked = performance.now();
    const rows = await rowsOf(this.pool, NOW, [], 'clock');
    this.measured = { at: (asked + performance.now()) / 2, database: rows[0]!.now };
    return this.measured;
  }
}
