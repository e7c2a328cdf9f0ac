import type { Plan } from './plan.ts';

export interface Sizes {
  /** Of the tables, the largest first. */
  readonly tables: readonly number[];
  readonly byes: number;
}

/** How many tables of which size so many entrants fill. Sizes that may mix differ by one at most. */
export const sizesOf = ({ size, mayMix }: Plan, entrants: number): Sizes => {
  if (!mayMix || size === 2) {
    const count = Math.floor(entrants / size);
    return { tables: Array<number>(count).fill(size), byes: entrants - count * size };
  }
  const count = Math.ceil(entrants / size);
  const least = Math.floor(entrants / count);
  const larger = entrants - count * least;
  return { tables: Array.from({ length: count }, (_, index) => (index < larger ? least + 1 : least)), byes: 0 };
};
