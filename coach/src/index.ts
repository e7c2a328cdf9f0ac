export type { Advice, Claim, Comparison, DraftAdvice } from './advice.ts';
export { advise, type Effort } from './advise.ts';
export { type Explanation, explain } from './explain.ts';
