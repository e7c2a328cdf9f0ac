/** An estimate with the ends of its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * Wilson's interval for a rate out of `trials`. Fractions count as fractions: a number between 0 and 1 varies at most as
 * much as a yes or no of the same mean, so that the interval is never too narrow for them.
 */
export const wilson = (successes: number, trials: number): Estimate => {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const value = successes / trials;
  const square = Z ** 2 / trials;
  const middle = (value + square / 2) / (1 + square);
  const reach = (Z / (1 + square)) * Math.sqrt((value * (1 - value)) / trials + square / (4 * trials));
  return { value, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
};

/** The difference in Elo that brings such a share of the points; infinite for all or nothing. */
export const eloOf = (share: number): number => {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  return 400 * Math.log10(share / (1 - share));
};

export const eloBetween = ({ value, low, high }: Estimate): Estimate => ({
  value: eloOf(value),
  low: eloOf(low),
  high: eloOf(high),
});

/** The mean of a sample with this standard deviation. */
export const meanOf = (mean: number, sd: number, count: number): Estimate => {
  const reach = (Z * sd) / Math.sqrt(count);
  return { value: mean, low: mean - reach, high: mean + reach };
};
