/** Sets of small numbers written as the bits of one number: iterate with `for (let rest = set; rest; rest &= rest - 1) lowest(rest)`. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);
