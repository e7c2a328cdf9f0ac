import type { GameRecord } from '@ankerplatz/kit';
import {
  type BudgetName,
  isOutdated,
  type JudgedTurn,
  type Review,
  Reviewer,
  readSaved,
  type SavedFault,
} from '@ankerplatz/review';

/** A saved review, to be looked into. */
export interface Reading {
  readonly record: GameRecord;
  /** Of the file. */
  readonly content: unknown;
}

/** A game to look back at. */
export interface Assignment {
  readonly record: GameRecord;
  readonly budget: BudgetName;
  /** The review as it stood the last time; null: there is none. */
  readonly before: Review | null;
}

/** One more decision of how many, the review so far, why what was saved is none, or that there will be none. */
export type Report =
  | { readonly decision: JudgedTurn; readonly count: number }
  | { readonly review: Review; readonly count: number }
  | { readonly fault: SavedFault }
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
    const decision = await reviewer.value.judge(decisions.length);
    decisions.push(decision);
    const isTold = decisions.length % OFTEN === 0 || decisions.length === count;
    tell(isTold ? { review: reviewer.value.review(decisions), count } : { decision, count });
  }
};

const read = async ({ record, content }: Reading): Promise<void> => {
  const review = await readSaved(record, content);
  tell(review.ok ? { review: review.value, count: review.value.decisions.length } : { fault: review.error });
};

addEventListener('message', ({ data }: MessageEvent<Assignment | Reading>) =>
  ('content' in data ? read(data) : look(data)).catch(error => {
    console.error(error);
    tell({ failed: true });
  }),
);
