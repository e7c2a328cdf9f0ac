import { setTimeout as sleep } from 'node:timers/promises';

/** A bot that thinks longer than its delay answers at the next of these steps after it, in milliseconds. */
const STEP_MS = 1000;

/** Where time passes; in tests it passes as they say. */
export interface Stopwatch {
  /** Milliseconds. */
  now(): number;
  sleep(ms: number, signal: AbortSignal): Promise<unknown>;
}

const REAL: Stopwatch = {
  now: () => performance.now(),
  sleep: (ms, signal) => sleep(ms, undefined, { signal }),
};

/**
 * When bots answer. The time is fixed before thinking begins, by a delay that was drawn without looking at any hand;
 * what thinking takes passes meanwhile. Only a bot that takes longer shows it, and in whole steps. A server whose bots
 * have no delay has no steps either: there they answer as soon as they know what.
 */
export class Pace {
  private readonly ended = new AbortController();
  private readonly step: number;

  constructor(
    /** The longest delay of a bot. */
    most: number,
    private readonly stopwatch = REAL,
  ) {
    this.step = Math.min(most, STEP_MS);
  }

  /** Resolves when the answer is due that was thought of. */
  async answer<T>(delay: number, think: () => Promise<T>): Promise<T> {
    const { stopwatch, step } = this;
    const begun = stopwatch.now();
    const answer = await think();
    const thought = stopwatch.now() - begun;
    const late = Math.max(0, thought - delay);
    const due = delay + (step > 0 ? Math.ceil(late / step) * step : late);
    if (due > thought) await stopwatch.sleep(due - thought, this.ended.signal);
    return answer;
  }

  /** Ends all pending waits. */
  end(): void {
    this.ended.abort();
  }
}
