/** Chances from logarithms of odds in whole grains, without powers: the same on every machine. */

/** Grains of one unit of a logarithm of odds. */
export const ODDS_GRAIN = 256;

/** e to the power of −1/256, to as many digits as a number holds. */
const FALL = 0.9961013694701175;
const SMALLEST = 1e-7;

/** Indexable by a difference in grains: how much less likely. Products of two numbers are rounded alike everywhere. */
const SHARES: Float64Array = (() => {
  const shares: number[] = [];
  for (let share = 1; share > SMALLEST; share *= FALL) shares.push(share);
  return Float64Array.from(shares);
})();

const shareOf = (difference: number): number => (difference < SHARES.length ? SHARES[difference]! : 0);

/** Fills in the chances of each, which add up to 1. */
export const fillChances = (odds: Int32Array, count: number, chances: Float64Array): void => {
  let most = odds[0]!;
  for (let index = 1; index < count; index++) if (odds[index]! > most) most = odds[index]!;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    chances[index] = shareOf(most - odds[index]!);
    sum += chances[index]!;
  }
  for (let index = 0; index < count; index++) chances[index]! /= sum;
};

/** The chance of one side of two. */
export const chanceOf = (odds: number): number => {
  const other = shareOf(odds < 0 ? -odds : odds);
  return odds < 0 ? other / (1 + other) : 1 / (1 + other);
};
