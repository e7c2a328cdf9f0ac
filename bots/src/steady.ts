/** Powers by sums and products alone, which every engine rounds alike; `Math.exp` and `**` differ from one to another. */

/** 1/e, and the terms that make e to a power from −1 to 0 exact to the last digits. */
const INVERSE = 0.36787944117144233;
const TERMS = 16;

/** e to the power of a number that is not above 0. */
export const exp = (power: number): number => {
  const whole = Math.ceil(power);
  const rest = power - whole;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  return sum * raised(INVERSE, -whole);
};

/** A number to the power of a whole one that is not below 0. */
export const raised = (base: number, power: number): number => {
  let product = 1;
  for (let left = power, factor = base; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) product *= factor;
    factor *= factor;
  }
  return product;
};
