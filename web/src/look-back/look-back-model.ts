import type { GameRecord } from '@ankerplatz/kit';
import type { GivenReview } from '@ankerplatz/protocol';
import type { BudgetName, JudgedTurn, Review, SavedFault } from '@ankerplatz/review';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { ReviewShelf } from '../board/source.ts';
import { findReview, keepReview } from './kept-reviews.ts';
import type { Assignment, Reading, Report } from './worker.ts';

/** A thread that looks back: hears one assignment, reports until it is done or ended. */
export interface Looker {
  look(assignment: Assignment | Reading): void;
  end(): void;
}

export type StartLooker = (hear: (report: Report) => void) => Looker;

export const startLooker: StartLooker = hear => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
  worker.onerror = () => hear({ failed: true });
  return { look: assignment => worker.postMessage(assignment), end: () => worker.terminate() };
};

/**
 * Where a review comes from: this browser; this browser, checked by the server; this browser, since the server's was
 * made by an earlier judge; a saved file.
 */
export type ReviewSource = 'here' | 'checked' | 'outdated' | 'file';

export type LookBackState = 'running' | 'reading' | 'stopped' | 'done' | 'failed';

/** The part of a review that is sent; the server works out the rest itself. */
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
  /** Decisions that were judged since the review was told last. */
  private late: readonly JudgedTurn[] = [];
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
    const { hash } = this.record;
    const before = (await this.kept(budget)) ?? (await findReview(hash, budget));
    // Curves are the same in every budget, and may be known from the end of the game.
    const shown = before ?? this.found.peek() ?? (await findReview(hash, 'curves'));
    // The review may have been stopped meanwhile.
    if (this.now.peek() !== 'running' || this.looker) return;
    this.found.value = shown;
    this.progress.value = { done: before?.decisions.length ?? 0, count: this.progress.peek().count };
    this.looker = this.start(report => 'fault' in report || this.hear(report));
    this.looker.look({ record: this.record, budget, before });
  }

  /** Takes a review from a file instead, if it is one of this game. Answers why it is not; null: it is. */
  read(content: unknown): Promise<SavedFault | null> {
    this.stop();
    const before = this.now.peek();
    this.now.value = 'reading';
    return new Promise(resolve => {
      this.looker = this.start(report => {
        if ('fault' in report) {
          this.stop();
          this.now.value = before;
          return resolve(report.fault);
        }
        this.source.value = 'file';
        // A review from elsewhere is not sent on as one's own.
        this.isUnknown = false;
        this.hear(report);
        resolve(null);
      });
      this.looker.look({ record: this.record, content });
    });
  }

  /** The source of the review that is shown. */
  get madeBy(): ReadonlySignal<ReviewSource> {
    return this.source;
  }

  /** The review that all may see at the server. */
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
    this.keepLate();
    if (this.now.peek() === 'running' || this.now.peek() === 'reading') this.now.value = 'stopped';
  }

  private hear(report: Exclude<Report, { readonly fault: SavedFault }>): void {
    if ('failed' in report) {
      this.stop();
      this.now.value = 'failed';
    } else if ('review' in report) this.show(report.review, report.count);
    else {
      this.late = [...this.late, report.decision];
      this.progress.value = { done: this.found.peek()!.decisions.length + this.late.length, count: report.count };
    }
  }

  /** The rest of a review is found out by the next one that goes on from there. */
  private keepLate(): void {
    const review = this.found.peek();
    if (review && this.late.length > 0) void keepReview({ ...review, decisions: [...review.decisions, ...this.late] });
    this.late = [];
  }

  private show(review: Review, count: number): void {
    const done = review.decisions.length;
    this.found.value = review;
    this.late = [];
    this.progress.value = { done, count };
    void keepReview(review);
    if (done < count) return;
    this.stop();
    this.now.value = 'done';
    if (this.isUnknown && review.budget !== 'curves') this.shelf?.keep?.(review.budget, givenOf(review));
    this.isUnknown = false;
  }
}
