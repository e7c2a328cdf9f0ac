type Counted = (error: Error | null, result: { current: number; ttl: number }) => void;

interface Window {
  count: number;
  /** When the window began, by a clock that does not jump when this machine's is set. */
  readonly since: number;
}

const MOST_KEYS = 20_000;

/** How often each key was counted within a window of time. Keys counted longest ago are forgotten first. */
export class WindowCounts {
  private readonly windows = new Map<string, Window>();

  incr(key: string, counted: Counted, windowMs: number): void {
    const now = performance.now();
    const kept = this.windows.get(key);
    const window = kept && kept.since + windowMs > now ? kept : { count: 0, since: now };
    window.count++;
    this.windows.delete(key);
    this.windows.set(key, window);
    if (this.windows.size > MOST_KEYS) this.windows.delete(this.windows.keys().next().value!);
    counted(null, { current: window.count, ttl: window.since + windowMs - now });
  }

  child(): WindowCounts {
    return new WindowCounts();
  }
}
