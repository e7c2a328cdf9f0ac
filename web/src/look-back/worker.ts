import type { GameRecord } from '@ankerplatz/kit';
import { type BudgetName, isOutdated, type Review, Reviewer } from '@ankerplatz/review';

/** A game to look back at. */
export interface Assignment {
  readonly record: GameRecord;
  readonly budget: BudgetName;
  /** What was found out the last time; null: nothing. */
  readonly before: Review | null;
}

/** How far it has come, the review so far, or that there will be none. */
export type Report =
  | { readonly done: number; readonly count: number }
  | { readonly review: Review; readonly count: number }
  | { readonly failed: true };

/** After so many decisions the review so far is told. */
const OFTEN = 8;

const tell = (report: Report): void => postMessage(report);

const look = async ({ record, budget, before }: Assignment): Promise<void> => {
  const reviewer = await Reviewer.of(record, budget);
  if (!reviewer.ok) throw new Error(reviewer.error);
  const count = reviewer.value.decisions.length;
  const decisions = before && !isOutdated(before) ? [...before.decisions] : [];
  tell({ review: reviewer.value.review(decisions), count });
  while (decisions.length < count) {
    decisions.push(await reviewer.value.judge(decisions.length));
    const isTold = decisions.length % OFTEN === 0 || decisions.length === count;
    tell(isTold ? { review: reviewer.value.review(decisions), count } : { done: decisions.length, count });
  }
};

addEventListener('message', ({ data }: MessageEvent<Assignment>) =>
  look(data).catch(error => {
    console.error(error);
    tell({ failed: true });
  }),
);
