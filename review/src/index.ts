export { BUDGETS, type BudgetName, isBudgetName } from './budget.ts';
export { checkVerdicts, makeReview } from './check.ts';
export type { Account, CurvePoint, JudgedTurn, OpenTurn, Review, SeatReview, Verdict } from './review.ts';
export { FORMAT, isOutdated, JUDGE, verdictOf } from './review.ts';
export { Reviewer } from './reviewer.ts';
export { readSaved, type SavedFault } from './saved.ts';
