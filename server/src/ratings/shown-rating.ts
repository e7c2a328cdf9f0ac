import { POINTS, ratingAt } from '../rating-points.ts';
import type { Skill } from './weng-lin.ts';

/** In 95 of 100 cases a player is no further off than two sigmas. */
const SIGMAS = 2;
/** A player whose spread is larger is not rated surely enough for a leaderboard. */
const SURE = 300;

/** Above it a rating is provisional. */
export const SURE_SIGMA = SURE / (SIGMAS * POINTS);

/** A skill as people read it: 1500 ± 500. */
export const shownRating = ({ mu, sigma }: Skill): { rating: number; spread: number } => ({
  rating: ratingAt(mu),
  spread: Math.round(SIGMAS * POINTS * sigma),
});
