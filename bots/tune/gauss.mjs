/** A number from the normal distribution. */
export const gauss = chance => Math.sqrt(-2 * Math.log(1 - chance.unit())) * Math.cos(2 * Math.PI * chance.unit());
