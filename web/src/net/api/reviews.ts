import type { GivenReview, KeptReview, ReviewBudget } from '@ankerplatz/protocol';
import { ask } from '../http.ts';
import { accessOf, type GameAccess } from './rooms.ts';

const at = (table: string, number: number, budget: ReviewBudget): string =>
  `/tables/${table}/games/${number}/reviews/${budget}`;

/** Requests about reviews that are kept; loaded with the first one. */
export const reviewsApi = {
  find: (table: string, number: number, budget: ReviewBudget, access: GameAccess) =>
    ask<KeptReview>('GET', `${at(table, number, budget)}?${new URLSearchParams(accessOf(access))}`),
  keep: (table: string, number: number, budget: ReviewBudget, given: GivenReview) =>
    ask('PUT', at(table, number, budget), given),
};
