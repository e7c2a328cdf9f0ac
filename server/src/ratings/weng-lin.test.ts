import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPENSKILL_VECTORS } from './testing/openskill-vectors.ts';
import { chancesOf, NEWCOMER, type RatedTeam, rateTeams, type Skill } from './weng-lin.ts';

/** Nine digits. */
const DIGITS = 9;

const expectSkills = (made: readonly (readonly Skill[])[], expected: readonly (readonly Skill[])[]): void => {
  expect(made.map(team => team.length)).toEqual(expected.map(team => team.length));
  for (const [team, players] of expected.entries())
    for (const [player, { mu, sigma }] of players.entries()) {
      expect(made[team]![player]!.mu).toBeCloseTo(mu, DIGITS);
      expect(made[team]![player]!.sigma).toBeCloseTo(sigma, DIGITS);
    }
};

/** Newcomers in teams of these sizes, the best first. */
const newcomers = (...sizes: readonly number[]): RatedTeam[] =>
  sizes.map((size, index) => ({ players: Array<Skill>(size).fill(NEWCOMER), rank: index + 1 }));

describe('vectors that openskill publishes for Plackett–Luce', () => {
  const alone = (...skills: readonly (readonly [number, number])[]): Skill[][] =>
    skills.map(([mu, sigma]) => [{ mu, sigma }]);

  test.each([
    ['two', [1, 1], alone([27.63523138347365, 8.065506316323548], [22.36476861652635, 8.065506316323548])],
    [
      'three',
      [1, 1, 1],
      alone(
        [27.868876552746237, 8.204837030780652],
        [25.717219138186557, 8.057829747583874],
        [21.413904309067206, 8.057829747583874],
      ),
    ],
    [
      'four',
      [1, 1, 1, 1],
      alone(
        [27.795084971874736, 8.263160757613477],
        [26.552824984374855, 8.179213704945203],
        [24.68943500312503, 8.083731307186588],
        [20.96265504062538, 8.083731307186588],
      ),
    ],
    [
      'teams of three, one and two',
      [3, 1, 2],
      [
        Array<Skill>(3).fill({ mu: 25.939870821784513, sigma: 8.247641552260456 }),
        [{ mu: 27.21366020491262, sigma: 8.274321317985242 }],
        Array<Skill>(2).fill({ mu: 21.84646897330287, sigma: 8.213058173195341 }),
      ],
    ],
  ] as const)('%s', (_, sizes, expected) => expectSkills(rateTeams(newcomers(...sizes), 0), expected));
});

const skill = fc.record({
  mu: fc.double({ min: 0, max: 50, noNaN: true }),
  sigma: fc.double({ min: 0.5, max: 25 / 3, noNaN: true }),
});
const game = fc.array(
  fc.record({ players: fc.array(skill, { minLength: 1, maxLength: 2 }), rank: fc.integer({ min: 1, max: 4 }) }),
  { minLength: 2, maxLength: 4 },
);

describe('any game', () => {
  test.each(OPENSKILL_VECTORS.map((vector, index) => [index + 1, vector] as const))(
    'is rated as openskill rates it, with ties, teams, and time that has passed: %d',
    (_, { tau, ranks, before, after }) => {
      const skillsOf = (teams: typeof before | typeof after): Skill[][] =>
        teams.map(team => team.map(([mu, sigma]) => ({ mu, sigma })));
      const teams = skillsOf(before).map((players, index) => ({ players, rank: ranks[index]! }));
      expectSkills(rateTeams(teams, tau), skillsOf(after));
    },
  );

  test('lets the winner rise and the loser of two fall, the more the less it was expected', () => {
    fc.assert(
      fc.property(skill, skill, (a, b) => {
        const teams = [a, b].map((each, index) => ({ players: [each], rank: index + 1 }));
        const [[winner], [loser]] = rateTeams(teams) as [[Skill], [Skill]];
        expect(winner.mu).toBeGreaterThanOrEqual(a.mu);
        expect(loser.mu).toBeLessThanOrEqual(b.mu);
        const [chance] = chancesOf(teams);
        if (Math.abs(a.mu - b.mu) > 1e-6) expect(chance! > 0.5).toBe(a.mu > b.mu);
      }),
    );
  });

  test('does not depend on the order of its teams', () => {
    fc.assert(
      fc.property(game, teams => {
        const turned = rateTeams([...teams].reverse()).reverse();
        expectSkills(rateTeams(teams), turned);
      }),
    );
  });

  test('has one winner: chances add up to one', () => {
    fc.assert(
      fc.property(game, teams => {
        expect(chancesOf(teams).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, DIGITS);
      }),
    );
  });
});
