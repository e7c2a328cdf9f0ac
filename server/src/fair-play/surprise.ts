/** How far a sum is from its expectation, in standard deviations. */
export const surpriseOf = ({ seen, expected, variance }: Sum): number =>
  variance > 0 ? (seen - expected) / Math.sqrt(variance) : 0;

/** Outcomes added up over games, beside their expectation. */
export interface Sum {
  readonly seen: number;
  readonly expected: number;
  readonly variance: number;
}

/** From here on it is shown: about one pair in 750 comes here by chance alone. */
export const SURPRISING = 3;
