import { err, type GameRecord, ok, type Result } from '@ankerplatz/kit';
import type { BudgetName } from './budget.ts';
import type { JudgedTurn, Review, Verdict } from './review.ts';
import { Reviewer } from './reviewer.ts';

/** Verdicts from elsewhere on a game, and how they are looked into. */
interface Claimed {
  readonly record: GameRecord;
  readonly budget: BudgetName;
  /** One for each decision, in their order. */
  readonly verdicts: readonly Verdict[];
  /** Of so many decisions those that are judged again beside the turning points. */
  readonly draw: (count: number) => readonly number[];
}

/** A review from the record alone. The error is a sentence. */
export const makeReview = async (record: GameRecord, budget: BudgetName): Promise<Result<Review, string>> => {
  const begun = await Reviewer.of(record, budget);
  if (!begun.ok) return begun;
  const decisions: JudgedTurn[] = [];
  for (const index of begun.value.decisions.keys()) decisions.push(await begun.value.judge(index));
  return ok(begun.value.review(decisions));
};

/**
 * The review that follows from verdicts from elsewhere. Everything that follows from the record is made anew; the
 * turning points and some decisions that nobody could foresee are judged again, to the last digit. The error is a
 * sentence.
 */
export const checkVerdicts = async ({ record, budget, verdicts, draw }: Claimed): Promise<Result<Review, string>> => {
  const begun = await Reviewer.of(record, budget);
  if (!begun.ok) return begun;
  const reviewer = begun.value;
  const count = reviewer.decisions.length;
  if (verdicts.length !== count) return err(`it has ${verdicts.length} decisions, the game has ${count}`);
  const decisions: JudgedTurn[] = [];
  for (const [index, verdict] of verdicts.entries()) {
    if (!reviewer.isPossible(index, verdict)) return err(`decision ${index + 1} cannot be judged so by the rules`);
    decisions.push(await reviewer.told(index, verdict));
  }
  const review = reviewer.review(decisions);
  const dearest = review.turningPoints.map(entry => decisions.findIndex(({ to }) => to === entry));
  for (const index of new Set([...dearest, ...draw(count)])) {
    const again = await reviewer.judge(index);
    if (JSON.stringify(again) !== JSON.stringify(decisions[index]))
      return err(`decision ${index + 1} was judged again, and otherwise`);
  }
  return ok(review);
};
