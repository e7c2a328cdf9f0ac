import type { SeededChance } from '@ankerplatz/kit';
import type { Cost } from './cost.ts';
import { rematchesIn } from './cost.ts';

type Group = readonly number[];

interface Grouping {
  readonly groups: readonly Group[];
  readonly cost: number;
}

/** Up to so many entrants every way of seating them is looked at. */
const FEW = 12;
const TRIES = 8;
/** How often pairing is tried anew while entrants meet again. */
const TRIES_TO_PART = 60;

type Costs = readonly (readonly number[])[];

const costWith = (costs: Costs, group: Group, entrant: number): number => {
  let sum = 0;
  for (const other of group) if (other !== entrant) sum += costs[entrant]![other]!;
  return sum;
};

const costOf = (costs: Costs, groups: readonly Group[]): number =>
  groups.reduce((sum, group) => sum + group.reduce((all, entrant) => all + costWith(costs, group, entrant), 0) / 2, 0);

/** The best of all ways: each table is begun by the first who is not seated yet. */
const bestOf = (costs: Costs, order: Group, sizes: readonly number[]): Grouping => {
  let best: Grouping = { groups: [], cost: Number.POSITIVE_INFINITY };
  const seat = (left: Group, free: readonly number[], full: readonly Group[], group: Group, sum: number): void => {
    if (sum >= best.cost) return;
    if (left.length === 0 && group.length === 0) best = { groups: full, cost: sum };
    if (group.length === 0) {
      const [first, ...others] = left;
      if (first === undefined) return;
      // Tables of the same size are alike to their first entrant.
      for (const size of new Set(free)) {
        const rest = free.toSpliced(free.indexOf(size), 1);
        fill(others, rest, full, [first], size, sum, 0);
      }
    }
  };
  const fill = (
    left: Group,
    free: readonly number[],
    full: readonly Group[],
    group: Group,
    size: number,
    sum: number,
    from: number,
  ): void => {
    if (sum >= best.cost) return;
    if (group.length === size) {
      seat(left, free, [...full, group], [], sum);
      return;
    }
    for (let index = from; index < left.length; index++) {
      const entrant = left[index]!;
      const more = costWith(costs, group, entrant);
      fill(left.toSpliced(index, 1), free, full, [...group, entrant], size, sum + more, index);
    }
  };
  seat(order, sizes, [], [], 0);
  return best;
};

/** Exchanges two entrants of different tables as long as that is better. */
const improve = (costs: Costs, groups: number[][]): void => {
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const [index, one] of groups.entries())
      for (const other of groups.slice(index + 1))
        for (let i = 0; i < one.length; i++)
          for (let j = 0; j < other.length; j++) {
            const first = one[i]!;
            const second = other[j]!;
            const now = costWith(costs, one, first) + costWith(costs, other, second);
            const pair = costs[first]![second]!;
            const then = costWith(costs, one, second) + costWith(costs, other, first) - 2 * pair;
            if (then >= now) continue;
            one[i] = second;
            other[j] = first;
            isBetter = true;
          }
  }
};

const dealt = (order: Group, sizes: readonly number[]): number[][] => {
  const rest = [...order];
  return sizes.map(size => rest.splice(0, size));
};

/** Tables in the order of those who should meet, then exchanged to the better; some begin from a shuffle. */
const search = (costs: Costs, order: Group, sizes: readonly number[], chance: SeededChance): Grouping => {
  let best: Grouping = { groups: [], cost: Number.POSITIVE_INFINITY };
  for (let tries = 0; tries < TRIES || (rematchesIn(best.cost) > 0 && tries < TRIES_TO_PART); tries++) {
    const begun = [...order];
    if (tries > 0) chance.shuffle(begun);
    const groups = dealt(begun, sizes);
    improve(costs, groups);
    const cost = costOf(costs, groups);
    if (cost < best.cost) best = { groups, cost };
  }
  return best;
};

/** Tables of the given sizes, at the least cost that is found; entrants come in the order in which they should meet. */
export const groupBy = (
  entrants: readonly string[],
  sizes: readonly number[],
  cost: Cost,
  chance: SeededChance,
): readonly (readonly string[])[] => {
  const costs = entrants.map(first => entrants.map(second => (first === second ? 0 : cost(first, second))));
  const order = [...entrants.keys()];
  const find = entrants.length <= FEW ? bestOf : search;
  return find(costs, order, sizes, chance).groups.map(group => group.map(index => entrants[index]!));
};
