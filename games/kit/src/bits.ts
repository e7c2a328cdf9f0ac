/** The lowest member of a set of small numbers written as the bits of one: `for (let rest = set; rest; rest &= rest - 1) lowestOf(rest)`. */
export const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);
