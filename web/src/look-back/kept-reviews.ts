import type { BudgetName, Review } from '@ankerplatz/review';
import { createStore, get, set } from 'idb-keyval';

let store: ReturnType<typeof createStore> | undefined;
const reviews = (): ReturnType<typeof createStore> => {
  store ??= createStore('ankerplatz-reviews', 'reviews');
  return store;
};

const keyOf = (record: string, budget: BudgetName): string => `${record} ${budget}`;

/** A review as far as it had come when it was kept last; null: it was not, or this browser keeps nothing. */
export const findReview = async (record: string, budget: BudgetName): Promise<Review | null> => {
  try {
    return (await get<Review>(keyOf(record, budget), reviews())) ?? null;
  } catch {
    return null;
  }
};

/** A browser that keeps nothing looks again the next time. */
export const keepReview = async (review: Review): Promise<void> => {
  try {
    await set(keyOf(review.record, review.budget), review, reviews());
  } catch {
    // Without storage nothing is lost but time.
  }
};
