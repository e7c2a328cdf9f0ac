/** Whether counts of outcomes fit their weights. */

/** The value that a chi-square statistic exceeds with a chance of 1 in 1000 (Wilson and Hilferty). */
const critical = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 3.0902 * Math.sqrt(2 / (9 * freedom))) ** 3;

/** The fault of the counts; undefined if they fit at p > 0.001. */
export const misfit = (
  counts: ReadonlyMap<string, number>,
  weights: ReadonlyMap<string, number>,
): string | undefined => {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const strange = [...counts.keys()].find(outcome => !weights.has(outcome));
  if (strange !== undefined) return `${strange} cannot be`;
  if (weights.size === 1) return undefined;
  let square = 0;
  for (const [outcome, weight] of weights) {
    const expected = (total * weight) / whole;
    square += ((counts.get(outcome) ?? 0) - expected) ** 2 / expected;
  }
  const limit = critical(weights.size - 1);
  return square <= limit
    ? undefined
    : `chi-square ${square.toFixed(1)} over ${limit.toFixed(1)}, ${weights.size} outcomes`;
};

export const countBy = <T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};
