/** A promise for a bad day, and what was seen of it. */
export interface Held {
  readonly promise: string;
  readonly seen: string;
}

export interface BadDayReport {
  readonly held: readonly Held[];
  /** Why it could not be tried here. */
  readonly skipped?: string;
  readonly violations: readonly string[];
}

export interface BadDayWishes {
  readonly seed: string;
  /** A folder with an earlier release that is built. */
  readonly previous?: string | undefined;
  /** Hears what is done. */
  readonly say: (line: string) => void;
}

export type BadDay = (wishes: BadDayWishes) => Promise<BadDayReport>;

/** Notes what was promised, what was seen, and whether that is the same. */
export class Promises {
  readonly held: Held[] = [];
  readonly violations: string[] = [];

  /** `isHeld`: whether what was seen is what was promised. */
  hold(promise: string, seen: string | number, isHeld: boolean): void {
    this.held.push({ promise, seen: `${isHeld ? '' : 'NO: '}${seen}` });
    if (!isHeld) this.violations.push(`${promise}: ${seen}`);
  }

  violate(what: string): void {
    this.violations.push(what);
  }

  report(): BadDayReport {
    return { held: this.held, violations: this.violations };
  }
}

export const skipped = (reason: string): BadDayReport => ({ held: [], skipped: reason, violations: [] });
