import { SeededChance } from '@ankerplatz/kit';
import { survivorsOf } from './knockout.ts';
import { Past } from './past.ts';
import type { Plan } from './plan.ts';
import { type Round, shareAt } from './round.ts';

/** The tie-breaks, in this order, as they are printed. */
type TieBreak = 'opponents' | 'direct' | 'won' | 'lot';

export interface Standing {
  readonly entrant: string;
  /** A place is never shared: lots decide in the end. */
  readonly rank: number;
  /** Tables that count. */
  readonly played: number;
  /**
   * The first criterion: points; in an evening points a table, as if two more had been half won; in a knockout rounds
   * survived.
   */
  readonly score: number;
  readonly points: number;
  readonly breaks: Readonly<Record<TieBreak, number>>;
}

interface Sum {
  readonly entrant: string;
  readonly played: number;
  readonly points: number;
  readonly won: number;
}

const isCounted = ({ ranks }: { readonly ranks: readonly number[] | null }): boolean => ranks !== null;

const sumOf = (entrant: string, rounds: readonly Round[], past: Past): Sum => {
  const tables = rounds.flatMap(round => round.tables).filter(table => table.entrants.includes(entrant));
  const counted = tables.filter(isCounted);
  return {
    entrant,
    played: counted.length,
    points: past.pointsOf(entrant),
    won: counted.filter(table => shareAt(table, entrant) === 1).length,
  };
};

/** The points of those whom one has met, each by its share of the table. */
const opponentsOf = (entrant: string, rounds: readonly Round[], past: Past): number =>
  rounds
    .flatMap(round => round.tables)
    .filter(table => isCounted(table) && table.entrants.includes(entrant))
    .reduce((sum, { entrants }) => {
      const others = entrants.filter(other => other !== entrant);
      return sum + others.reduce((all, other) => all + past.pointsOf(other), 0) / others.length;
    }, 0);

/** The points of an entrant from tables with those who stand level. */
const directOf = (entrant: string, level: ReadonlySet<string>, rounds: readonly Round[]): number =>
  rounds
    .flatMap(round => round.tables)
    .filter(table => isCounted(table) && table.entrants.includes(entrant))
    .reduce((sum, { entrants, ranks }) => {
      const own = ranks![entrants.indexOf(entrant)]!;
      const rivals = [...entrants.keys()].filter(index => entrants[index] !== entrant && level.has(entrants[index]!));
      const beaten = rivals.filter(index => ranks![index]! > own).length;
      const even = rivals.filter(index => ranks![index]! === own).length;
      return sum + beaten + even / 2;
    }, 0);

const scoreOf = (plan: Plan, sum: Sum, survived: ReadonlyMap<string, number>): number => {
  if (plan.kind === 'knockout') return survived.get(sum.entrant) ?? 0;
  return plan.kind === 'evening' ? (sum.points + 1) / (sum.played + 2) : sum.points;
};

/** Rounds that each entrant has survived. */
const survivedRounds = (list: readonly string[], rounds: readonly Round[]): ReadonlyMap<string, number> => {
  const survived = new Map(list.map(entrant => [entrant, 0]));
  for (const count of rounds.keys())
    for (const entrant of survivorsOf(list, rounds.slice(0, count + 1))) survived.set(entrant, count + 1);
  return survived;
};

/** Sums of thirds are compared as what they mean. */
const SAME = 1e-9;
const compare = (a: number, b: number): number => (Math.abs(a - b) < SAME ? 0 : b - a);

/** The standings after the rounds so far, the best first. */
export const standingsOf = (plan: Plan, list: readonly string[], rounds: readonly Round[]): readonly Standing[] => {
  const past = new Past(rounds, plan.hasPartners);
  const survived = plan.kind === 'knockout' ? survivedRounds(list, rounds) : new Map<string, number>();
  const lots = [...list.keys()];
  SeededChance.from(`${plan.seed}:lots`).shuffle(lots);
  const rows = list.map((entrant, index) => {
    const sum = sumOf(entrant, rounds, past);
    const opponents = opponentsOf(entrant, rounds, past);
    return { ...sum, score: scoreOf(plan, sum, survived), opponents, lot: lots[index]! };
  });
  const isLevel = (a: (typeof rows)[number], b: (typeof rows)[number]): boolean =>
    compare(a.score, b.score) === 0 && compare(a.opponents, b.opponents) === 0;
  const ranked = rows.map(row => {
    const level = new Set(rows.filter(other => isLevel(row, other)).map(({ entrant }) => entrant));
    return { ...row, direct: directOf(row.entrant, level, rounds) };
  });
  return ranked
    .toSorted(
      (a, b) =>
        compare(a.score, b.score) ||
        compare(a.opponents, b.opponents) ||
        compare(a.direct, b.direct) ||
        compare(a.won, b.won) ||
        b.lot - a.lot,
    )
    .map(({ entrant, played, score, points, opponents, direct, won, lot }, index) => ({
      entrant,
      rank: index + 1,
      played,
      score,
      points,
      breaks: { opponents, direct, won, lot },
    }));
};
