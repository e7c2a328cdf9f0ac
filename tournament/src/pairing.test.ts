import { SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import { describe, expect, test } from 'vitest';
import { pairRound } from './pairing.ts';
import { Past } from './past.ts';
import { checkPlan, KINDS, leastEntrants, type Plan, roundsOf, type TournamentKind } from './plan.ts';
import { pointsAt, type Round } from './round.ts';
import { sizesOf } from './sizes.ts';
import { standingsOf } from './standings.ts';

const planOf = (kind: TournamentKind, size: number, more: Partial<Plan> = {}): Plan => ({
  kind,
  size,
  mayMix: true,
  hasPartners: false,
  rounds: 5,
  seed: 'plan',
  ...more,
});

const listOf = (count: number): string[] => Array.from({ length: count }, (_, index) => `e${index}`);

/** Plays a round by lots; the stronger, who come first in the list, win more often. */
const played = (tables: readonly (readonly string[])[], byes: readonly string[], chance: SeededChance): Round => ({
  byes,
  tables: tables.map(entrants => {
    const forms = entrants.map(entrant => Number(entrant.slice(1)) / 20 + chance.unit());
    const ranks = forms.map(own => 1 + forms.filter(other => other < own).length);
    return { entrants, ranks };
  }),
});

const play = (plan: Plan, list: readonly string[], most: number): readonly Round[] => {
  const chance = SeededChance.from(`results of ${plan.seed}`);
  const rounds: Round[] = [];
  const all = new Set(list);
  while (rounds.length < most) {
    const { tables, byes } = pairRound(plan, list, all, rounds);
    rounds.push(played(tables, byes, chance));
  }
  return rounds;
};

const everybodyOnce = ({ tables, byes }: Round, list: readonly string[]): void =>
  expect([...tables.flatMap(({ entrants }) => entrants), ...byes].toSorted()).toEqual(list.toSorted());

/** A tournament of each kind and size, with as many entrants as the lot says. */
const SIMULATED = Array.from({ length: sampleSize(3000) }, (_, index) => {
  const chance = SeededChance.from(`tournament ${index}`);
  const kind = KINDS[index % KINDS.length]!;
  const size = 2 + (Math.floor(index / KINDS.length) % 3);
  const hasPartners = kind !== 'knockout' && size === 4 && chance.die(2) === 0;
  const plan = planOf(kind, size, {
    mayMix: !hasPartners,
    hasPartners,
    rounds: 1 + chance.die(7),
    seed: `seed ${index}`,
  });
  // Few entrants are the hard ones, but sometimes the house is full.
  const most = chance.die(8) === 0 ? 200 : 24;
  return { plan, entrants: leastEntrants(plan) + chance.die(most - leastEntrants(plan) + 1) };
});

describe('simulated tournaments', () => {
  const games = SIMULATED.map(({ plan, entrants }) => {
    const list = listOf(entrants);
    const rounds = play(plan, list, Math.min(roundsOf(plan, entrants) ?? 6, entrants > 40 ? 4 : 12));
    return { plan, list, rounds };
  });

  test('seat everybody once a round, at tables that the plan allows', () => {
    for (const { plan, list, rounds } of games) {
      if (plan.kind === 'knockout') continue;
      for (const round of rounds) {
        everybodyOnce(round, list);
        const { tables, byes } = sizesOf(plan, list.length);
        expect(round.tables.map(({ entrants }) => entrants.length).toSorted()).toEqual([...tables].toSorted());
        expect(round.byes).toHaveLength(byes);
      }
    }
  });

  test('let nobody sit out twice before all have once', () => {
    for (const { plan, list, rounds } of games) {
      if (plan.kind === 'knockout') continue;
      const past = new Past(rounds, false);
      const byes = list.map(entrant => past.byesOf(entrant));
      expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
    }
  });

  test('give every seat to everybody about as often', () => {
    for (const { plan, list, rounds } of games) {
      if (plan.kind === 'knockout' || plan.hasPartners) continue;
      const past = new Past(rounds, false);
      const least = Math.min(...sizesOf(plan, list.length).tables);
      for (const entrant of list) {
        const seated = Array.from({ length: least }, (_, seat) => past.seatedOf(entrant, seat));
        expect(Math.max(...seated) - Math.min(...seated)).toBeLessThanOrEqual(3);
      }
    }
  });

  test('come to the same tables again from the same seed', () => {
    for (const { plan, list, rounds } of games.filter((_, index) => index % 5 === 0))
      for (const [index, round] of rounds.entries()) {
        const { tables, byes } = pairRound(plan, list, new Set(list), rounds.slice(0, index));
        expect({ tables, byes }).toEqual({ tables: round.tables.map(({ entrants }) => entrants), byes: round.byes });
      }
  });

  test('rank everybody, nobody level, and count as many points as tables give', () => {
    for (const { plan, list, rounds } of games) {
      const standings = standingsOf(plan, list, rounds);
      expect(standings.map(({ rank }) => rank)).toEqual(list.map((_, index) => index + 1));
      expect(standings.map(({ entrant }) => entrant).toSorted()).toEqual(list.toSorted());
      const given = rounds.reduce(
        (sum, { tables, byes }) =>
          sum + byes.length + tables.reduce((all, { entrants }) => all + entrants.length / 2, 0),
        0,
      );
      expect(standings.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(given, 6);
    }
  });

  test('of a knockout end with one who has won every table', () => {
    for (const { plan, list, rounds } of games) {
      if (plan.kind !== 'knockout') continue;
      if (rounds.length < roundsOf(plan, list.length)!) continue;
      expect(rounds.at(-1)!.tables).toHaveLength(1);
      const [winner] = standingsOf(plan, list, rounds);
      const tables = rounds.flatMap(round => round.tables).filter(({ entrants }) => entrants.includes(winner!.entrant));
      expect(tables.map(table => pointsAt(table, winner!.entrant))).toEqual(tables.map(() => 1));
    }
  });
});

/** Whether so many can be parted into pairs that have not met, by trying all. */
const canPart = (left: readonly string[], past: Past): boolean => {
  const [first, ...others] = left;
  if (first === undefined) return true;
  return others.some(
    other =>
      past.metOf(first, other) === 0 &&
      canPart(
        others.filter(each => each !== other),
        past,
      ),
  );
};

describe('rematches', () => {
  test.each([4, 6, 8, 10])('%i entrants two by two: nobody meets again before it cannot be helped', count => {
    for (let index = 0; index < sampleSize(120); index++) {
      const plan = planOf('swiss', 2, { seed: `again ${index}`, rounds: count });
      const list = listOf(count);
      const rounds = play(plan, list, count);
      for (const [at, round] of rounds.entries()) {
        const past = new Past(rounds.slice(0, at), false);
        const again = round.tables.filter(({ entrants: [a, b] }) => past.metOf(a!, b!) > 0).length;
        expect(again > 0).toBe(!canPart(list, past));
      }
    }
  });

  test('nine at tables of three meet everybody once in four rounds, if the tables of three allow it still', () => {
    for (let index = 0; index < sampleSize(60); index++) {
      const rounds = play(planOf('round-robin', 3, { seed: `nine ${index}` }), listOf(9), 2);
      const past = new Past(rounds, false);
      for (const a of listOf(9)) for (const b of listOf(9)) expect(a === b || past.metOf(a, b) <= 1).toBe(true);
    }
  });

  test.each([
    [48, 4, 4],
    [30, 3, 5],
    [64, 4, 5],
  ])('%i at tables of %i: nobody meets again in %i rounds', (count, size, most) => {
    for (let index = 0; index < sampleSize(24); index++) {
      const rounds = play(planOf('swiss', size, { seed: `large ${index}` }), listOf(count), most);
      const past = new Past(rounds, false);
      const pairs = listOf(count).flatMap((a, at) =>
        listOf(count)
          .slice(at + 1)
          .map(b => past.metOf(a, b)),
      );
      expect(Math.max(...pairs)).toBe(1);
    }
  });

  test.each([2, 3, 4, 5, 8, 13])('%i in a round robin for two: everybody meets everybody once', count => {
    const plan = planOf('round-robin', 2);
    const list = listOf(count);
    const past = new Past(play(plan, list, roundsOf(plan, count)!), false);
    for (const a of list) for (const b of list) if (a !== b) expect(past.metOf(a, b)).toBe(1);
  });
});

describe('plans', () => {
  test.each([
    [planOf('swiss', 2), 1, { code: 'too-few', least: 2 }],
    [planOf('swiss', 4, { mayMix: false }), 3, { code: 'too-few', least: 4 }],
    [planOf('swiss', 2), 201, { code: 'too-many', most: 200 }],
    [planOf('swiss', 2, { rounds: 0 }), 8, { code: 'rounds', least: 1, most: 30 }],
    [planOf('swiss', 2, { rounds: null }), 8, { code: 'rounds', least: 1, most: 30 }],
    [planOf('knockout', 4, { mayMix: false }), 8, { code: 'knockout' }],
  ] as const)('%j with %i entrants is refused', (plan, entrants, fault) => {
    expect(checkPlan(plan, entrants)).toEqual({ ok: false, error: fault });
  });

  test.each([
    [4, 5, [3, 2]],
    [4, 6, [3, 3]],
    [4, 9, [3, 3, 3]],
    [4, 13, [4, 3, 3, 3]],
    [3, 4, [2, 2]],
    [3, 7, [3, 2, 2]],
    [4, 2, [2]],
  ])('tables of %i mix for %i entrants: %j', (size, entrants, tables) => {
    expect(sizesOf(planOf('swiss', size), entrants)).toEqual({ tables, byes: 0 });
  });

  test('the strongest two of a knockout can meet in the last round only', () => {
    const list = listOf(8);
    const rounds: Round[] = [];
    for (let round = 0; round < 3; round++) {
      const { tables, byes } = pairRound(planOf('knockout', 2), list, new Set(list), rounds);
      const ranks = tables.map(entrants =>
        entrants.map(one => (list.indexOf(one) === Math.min(...entrants.map(each => list.indexOf(each))) ? 1 : 2)),
      );
      rounds.push({ byes, tables: tables.map((entrants, index) => ({ entrants, ranks: ranks[index]! })) });
    }
    expect(rounds.map(({ tables }) => tables.length)).toEqual([4, 2, 1]);
    expect(rounds[2]!.tables[0]!.entrants.toSorted()).toEqual(['e0', 'e1']);
  });

  test('byes of a bracket go to the top of the list', () => {
    const { tables, byes } = pairRound(planOf('knockout', 2), listOf(5), new Set(listOf(5)), []);
    expect(byes.toSorted()).toEqual(['e0', 'e1', 'e2']);
    expect(tables.map(table => table.toSorted())).toEqual([['e3', 'e4']]);
  });

  test('who has left is not paired any more', () => {
    const list = listOf(9);
    const rounds = play(planOf('swiss', 2), list, 2);
    const { tables, byes } = pairRound(planOf('swiss', 2), list, new Set(list.slice(0, 6)), rounds);
    expect([...tables.flat(), ...byes].toSorted()).toEqual(list.slice(0, 6));
  });
});
