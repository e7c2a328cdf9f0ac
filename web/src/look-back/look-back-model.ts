import type { GameRecord } from '@ankerplatz/kit';
import type { BudgetName, Review } from '@ankerplatz/review';
import { type ReadonlySignal, signal } from '@preact/signals';
import { findReview, keepReview } from './kept-reviews.ts';
import type { Assignment, Report } from './worker.ts';

/** A thread that looks back: hears one assignment, reports until it is done or ended. */
export interface Looker {
  look(assignment: Assignment): void;
  end(): void;
}

export type StartLooker = (hear: (report: Report) => void) => Looker;

export const startLooker: StartLooker = hear => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
  worker.onerror = () => hear({ failed: true });
  return { look: assignment => worker.postMessage(assignment), end: () => worker.terminate() };
};

export type LookBackState = 'running' | 'stopped' | 'done' | 'failed';

/** The review of one game, as far as it is found out. What was found out is kept: the next one goes on from there. */
export class LookBackModel {
  private readonly found = signal<Review | null>(null);
  private readonly progress = signal({ done: 0, count: 0 });
  private readonly now = signal<LookBackState>('stopped');
  private looker: Looker | null = null;

  constructor(
    private readonly record: GameRecord,
    private readonly start: StartLooker = startLooker,
  ) {}

  get review(): ReadonlySignal<Review | null> {
    return this.found;
  }

  get state(): ReadonlySignal<LookBackState> {
    return this.now;
  }

  /** Decisions that are judged, of how many. */
  get judged(): ReadonlySignal<{ readonly done: number; readonly count: number }> {
    return this.progress;
  }

  async look(budget: BudgetName): Promise<void> {
    this.stop();
    this.now.value = 'running';
    const before = await findReview(this.record.hash, budget);
    // Meanwhile somebody may have stopped it.
    if (this.now.peek() !== 'running' || this.looker) return;
    if (before) this.found.value = before;
    this.looker = this.start(report => this.hear(report));
    this.looker.look({ record: this.record, budget, before });
  }

  stop(): void {
    this.looker?.end();
    this.looker = null;
    if (this.now.peek() === 'running') this.now.value = 'stopped';
  }

  private hear(report: Report): void {
    if ('failed' in report) {
      this.stop();
      this.now.value = 'failed';
    } else if ('review' in report) this.show(report.review, report.count);
    else this.progress.value = report;
  }

  private show(review: Review, count: number): void {
    const done = review.decisions.length;
    this.found.value = review;
    this.progress.value = { done, count };
    void keepReview(review);
    if (done < count) return;
    this.stop();
    this.now.value = 'done';
  }
}
