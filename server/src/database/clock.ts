import type { Pool } from 'pg';
import { computed, millisecondsOf, row, rowsOf, sql } from './sql.ts';

const NOW = sql`select ${row({ now: millisecondsOf(computed<Date>('clock_timestamp()')) })}`;

/**
 * How long a measurement is believed, in milliseconds: clocks of machines drift by less than a millisecond a minute.
 */
const BELIEVED_MS = 60_000;
/** This machine's clock was set if it went on by so much more or less than time did; the database's is often the same one. */
const SET_BY_MS = 1000;

/**
 * The time of the database's clock, and the moment by this process's; and when this process began, by the clock of this
 * machine.
 */
interface Measured {
  readonly at: number;
  readonly database: number;
  readonly beganAt: number;
}

const beganAt = (): number => Date.now() - performance.now();

const ownClock = (): Measured => ({ at: performance.now(), database: Date.now(), beganAt: beganAt() });

const isBelieved = (measured: Measured): boolean =>
  performance.now() - measured.at < BELIEVED_MS && Math.abs(beganAt() - measured.beganAt) < SET_BY_MS;

const countedOn = ({ at, database }: Measured): number => database + performance.now() - at;

/**
 * The database's clock, by which games are timed: asked now and then, and counted on by a clock that does not jump when
 * this machine's is set.
 */
export class DatabaseClock {
  private measured: Measured | undefined;

  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Milliseconds. */
  async now(): Promise<number> {
    const { measured } = this;
    const isFresh = measured !== undefined && isBelieved(measured);
    // Without the database there is nothing better than what was measured last, or this machine's own clock.
    return countedOn(isFresh ? measured : await this.measure().catch(() => measured ?? ownClock()));
  }

  /** The same without waiting for the database: an old measurement is renewed for the next time. */
  nowAtOnce(): number {
    const measured = this.measured ?? ownClock();
    if (measured !== this.measured || !isBelieved(measured)) void this.measure().catch(() => undefined);
    return countedOn(measured);
  }

  private async measure(): Promise<Measured> {
    const asked = performance.now();
    const rows = await rowsOf(this.pool, NOW, [], 'clock');
    this.measured = { at: (asked + performance.now()) / 2, database: rows[0]!.now, beganAt: beganAt() };
    return this.measured;
  }
}
