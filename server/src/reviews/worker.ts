import { randomInt } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import type { GameRecord, Result } from '@ankerplatz/kit';
import type { GivenReview, ReviewBudget } from '@ankerplatz/protocol';
import { checkVerdicts, makeReview, type Review } from '@ankerplatz/review';

/** A review to look into. */
export interface Question {
  readonly record: GameRecord;
  readonly budget: ReviewBudget;
  /** The verdicts that were sent; null: none, all are made here. */
  readonly verdicts: GivenReview['verdicts'] | null;
}

/** Decisions that are judged again beside the turning points. */
const SAMPLE = 6;

/** Drawn at random, so that the sender of a review cannot know which decisions are judged. */
const draw = (count: number): readonly number[] => Array.from({ length: count && SAMPLE }, () => randomInt(count));

// Of this thread alone: whatever else the server does comes first.
setPriority(constants.priority.PRIORITY_LOW);

/** Runs in a thread of its own. */
export const check = ({ record, budget, verdicts }: Question): Promise<Result<Review, string>> =>
  verdicts === null ? makeReview(record, budget) : checkVerdicts({ record, budget, verdicts, draw });
