import { SeededChance } from '@ankerplatz/kit';
import { costBy } from './cost.ts';
import { groupBy } from './grouping.ts';
import { bracketTables, spread, survivorsOf } from './knockout.ts';
import { matchPairs } from './matching.ts';
import { Past } from './past.ts';
import type { Plan } from './plan.ts';
import type { Round } from './round.ts';
import { seatBy } from './seating.ts';
import { sizesOf } from './sizes.ts';

/** The tables of a round, in the order of their seats, and the entrants who sit out. */
export interface Pairing {
  readonly tables: readonly (readonly string[])[];
  readonly byes: readonly string[];
}

/** The circle: one stays, the others move on by a place, so that in as many rounds as there are others all have met. */
const circle = (list: readonly string[], round: number): Pairing => {
  const all: readonly (string | null)[] = list.length % 2 === 0 ? list : [...list, null];
  const [first, ...others] = all;
  const turned = [first!, ...others.map((_, index) => others[(index + round) % others.length]!)];
  const pairs = Array.from({ length: turned.length / 2 }, (_, index) =>
    [turned[index]!, turned[turned.length - 1 - index]!].filter(entrant => entrant !== null),
  );
  return { tables: pairs.filter(pair => pair.length === 2), byes: pairs.filter(pair => pair.length === 1).flat() };
};

const shuffled = (list: readonly string[], chance: SeededChance): readonly string[] => {
  const order = [...list.keys()];
  chance.shuffle(order);
  return order.map(index => list[index]!);
};

/**
 * The entrants who sit out where the number does not divide: the fewest byes first, then the fewest points, then by
 * lots.
 */
const byesOf = (list: readonly string[], count: number, past: Past): readonly string[] =>
  list.toSorted((a, b) => past.byesOf(a) - past.byesOf(b) || past.pointsOf(a) - past.pointsOf(b)).slice(0, count);

const free = (plan: Plan, list: readonly string[], past: Past, chance: SeededChance): Pairing => {
  const cost = costBy(plan.kind, past);
  const lots = shuffled(list, chance);
  if (plan.size === 2) {
    const { pairs, byes } = matchPairs(lots, cost, past, chance);
    return { tables: pairs, byes };
  }
  const sizes = sizesOf(plan, list.length);
  const byes = byesOf(lots, sizes.byes, past);
  const playing = lots
    .filter(entrant => !byes.includes(entrant))
    .toSorted((a, b) => past.pointsOf(b) - past.pointsOf(a));
  return { tables: groupBy(playing, sizes.tables, cost, chance), byes };
};

const knockout = (plan: Plan, list: readonly string[], rounds: readonly Round[]): Pairing => {
  if (plan.size === 2) return bracketTables(list, rounds);
  const left = survivorsOf(list, rounds);
  return { tables: spread(left, sizesOf(plan, left.length).tables), byes: [] };
};

/**
 * The next round. `list` holds the entrants in their order before the first round, `present` those who play on; lots are
 * drawn from the plan's seed and the number of the round, so the same call gives the same tables everywhere.
 */
export const pairRound = (
  plan: Plan,
  list: readonly string[],
  present: ReadonlySet<string>,
  rounds: readonly Round[],
): Pairing => {
  const chance = SeededChance.from(`${plan.seed}:${rounds.length}`);
  const past = new Past(rounds, plan.hasPartners);
  const here = list.filter(entrant => present.has(entrant));
  const isWhole = here.length === list.length;
  const { tables, byes } =
    plan.kind === 'knockout'
      ? knockout(plan, list, rounds)
      : plan.kind === 'round-robin' && plan.size === 2 && isWhole
        ? circle(list, rounds.length)
        : free(plan, here, past, chance);
  return { tables: tables.map(table => seatBy(table, past, chance)), byes };
};
