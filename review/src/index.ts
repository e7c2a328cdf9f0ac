export { BUDGETS, type BudgetName, isBudgetName } from './budget.ts';
export type { Account, CurvePoint, JudgedTurn, OpenTurn, Review, SeatReview } from './review.ts';
export { FORMAT, isOutdated, JUDGE } from './review.ts';
export { Reviewer } from './reviewer.ts';
