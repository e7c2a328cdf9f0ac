/** The rating of newcomers. */
export const NEWCOMERS_RATING = 1500;
/** Mu of a player of whom nothing is known. */
export const NEWCOMERS_MU = 25;
/** Points of a rating for one of mu: between two whose strength is known, 400 points are ten wins to one, as in chess. */
export const POINTS = 30;

/** Mu as people read it; null: of a newcomer. */
export const ratingAt = (mu: number | null): number =>
  Math.round(NEWCOMERS_RATING + POINTS * ((mu ?? NEWCOMERS_MU) - NEWCOMERS_MU));
