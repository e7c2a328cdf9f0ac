import type { SeededChance } from '@ankerplatz/kit';
import blossom from 'edmonds-blossom-fixed';
import type { Cost } from './cost.ts';
import type { Past } from './past.ts';

/** More than all rematches of a round together: nobody sits out twice before all have once. */
const BYE = 10_000_000_000;
/** Above every cost, so that weights are positive. */
const CEILING = 2 ** 50;
/** Among equals lots decide: all of a round together weigh less than the smallest difference. */
const UNIT = 2048;
const LOTS = 16;

/** Pairs at the least cost over all of them together. With an odd number one entrant sits out. */
export const matchPairs = (
  entrants: readonly string[],
  cost: Cost,
  past: Past,
  chance: SeededChance,
): { readonly pairs: readonly (readonly string[])[]; readonly byes: readonly string[] } => {
  const nobody = entrants.length;
  const edges: [number, number, number][] = [];
  const weigh = (against: number): number => CEILING - against * UNIT - chance.die(LOTS);
  for (const [index, first] of entrants.entries()) {
    for (let other = index + 1; other < entrants.length; other++)
      edges.push([index, other, weigh(cost(first, entrants[other]!))]);
    if (nobody % 2 === 1) edges.push([index, nobody, weigh(past.byesOf(first) * BYE + past.pointsOf(first))]);
  }
  const mates = blossom(edges, true);
  const mateOf = (index: number): number => mates[index] ?? -1;
  const all = [...entrants.keys()];
  return {
    pairs: all
      .filter(index => mateOf(index) > index && mateOf(index) !== nobody)
      .map(index => [entrants[index]!, entrants[mateOf(index)]!]),
    byes: all.filter(index => mateOf(index) === nobody || mateOf(index) === -1).map(index => entrants[index]!),
  };
};
