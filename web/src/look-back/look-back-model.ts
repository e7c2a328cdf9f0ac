import type { GameRecord } from '@ankerplatz/kit';
import type { GivenReview } from '@ankerplatz/protocol';
import type { BudgetName, Review } from '@ankerplatz/review';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ReviewShelf } from '../board/source.ts';
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

/** Who made it: this browser; the server has looked into it; this browser, since the one of the server was made by an earlier judge. */
export type ReviewSource = 'here' | 'checked' | 'outdated';

export type LookBackState = 'running' | 'stopped' | 'done' | 'failed';

/** What was found out; the server works out the rest itself. */
const givenOf = ({ judge, decisions }: Review): GivenReview => ({
  judge,
  verdicts: decisions.map(({ best, difference, chance, points, open }) => ({
    ...{ best: [...best], difference, chance, points },
    open: open && { best: [...open.best], difference: open.difference },
  })),
});

/** The review of one game, as far as it is found out. What was found out is kept: the next one goes on from there. */
export class LookBackModel {
  private readonly found = signal<Review | null>(null);
  private readonly progress = signal({ done: 0, count: 0 });
  private readonly now = signal<LookBackState>('stopped');
  private readonly source = signal<ReviewSource>('here');
  private looker: Looker | null = null;
  /** The server has none that is as good. */
  private isUnknown = false;

  constructor(
    private readonly record: GameRecord,
    private readonly start: StartLooker = startLooker,
    private readonly shelf?: ReviewShelf,
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
    const before = (await this.kept(budget)) ?? (await findReview(this.record.hash, budget));
    // Meanwhile somebody may have stopped it.
    if (this.now.peek() !== 'running' || this.looker) return;
    if (before) this.found.value = before;
    this.looker = this.start(report => this.hear(report));
    this.looker.look({ record: this.record, budget, before });
  }

  /** Which of them it is. */
  get madeBy(): ReadonlySignal<ReviewSource> {
    return this.source;
  }

  /** What all may see at the server. */
  private async kept(budget: BudgetName): Promise<Review | null> {
    this.source.value = 'here';
    const answer = budget === 'curves' ? null : await this.shelf?.find(budget);
    this.isUnknown = answer?.kept === null && !answer.isWaiting;
    if (!answer?.kept) return null;
    const { isOutdated, review } = answer.kept;
    this.source.value = isOutdated ? 'outdated' : 'checked';
    this.isUnknown = isOutdated;
    return isOutdated ? null : (review as unknown as Review);
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
    if (this.isUnknown && review.budget !== 'curves') this.shelf?.keep?.(review.budget, givenOf(review));
    this.isUnknown = false;
  }
}
