/** How far counts are from being equally likely. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** One fair source in a thousand is farther off than this (Wilson and Hilferty's approximation). */
export const chiSquareLimit = (cells: number): number => {
  const freedom = cells - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3;
};
