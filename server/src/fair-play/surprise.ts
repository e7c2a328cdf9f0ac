/** How far something is from what was to be expected, in standard deviations. */
export const surpriseOf = ({ seen, expected, variance }: Sum): number =>
  variance > 0 ? (seen - expected) / Math.sqrt(variance) : 0;

/** What happened, added up over games, beside what was to be expected. */
export interface Sum {
  readonly seen: number;
  readonly expected: number;
  readonly variance: number;
}

/** From here on it is shown: about one pair in 750 comes here by chance alone. */
export const SURPRISING = 3;
