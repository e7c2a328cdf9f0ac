import { NEWCOMERS_MU } from '../rating-points.ts';

/**
 * Ratings of players in teams by Weng and Lin, “A Bayesian Approximation Method for Online Ranking” (JMLR 12, 2011), algorithm 4
 * (Plackett–Luce). It is written here and not taken from a package, since a rating that is worked out again must come out the same for ever;
 * tests hold it against what openskill makes of the same games.
 */

/** The estimated strength of a player: a mean, and how unsure it is. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Players who win together, and their rank: the lower, the better. */
export interface RatedTeam {
  readonly players: readonly Skill[];
  readonly rank: number;
}

export const NEWCOMER: Skill = { mu: NEWCOMERS_MU, sigma: 25 / 3 };
/** How much chance there is in a game. */
export const BETA = 25 / 6;
/** How much a player's strength may have changed since the last game. */
const TAU = 25 / 300;
/** No game makes anybody surer than this share of before. */
const KAPPA = 0.0001;

interface Strength {
  readonly mu: number;
  /** Sigma squared. */
  readonly variance: number;
  readonly rank: number;
}

const sumOf = <T>(items: readonly T[], numberOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + numberOf(item), 0);

const strengthOf = ({ players, rank }: RatedTeam): Strength => ({
  mu: sumOf(players, ({ mu }) => mu),
  variance: sumOf(players, ({ sigma }) => sigma ** 2),
  rank,
});

/** The scale of a game, in which chance and all that is unsure add up. */
const scaleOf = (teams: readonly Strength[]): number => Math.sqrt(sumOf(teams, ({ variance }) => variance + BETA ** 2));

/** How much better a team did than expected, and how much was learnt from it. */
const surpriseOf = (team: Strength, teams: readonly Strength[], scale: number) => {
  const weigh = ({ mu }: Strength): number => Math.exp(mu / scale);
  let [omega, delta] = [0, 0];
  for (const other of teams) {
    if (other.rank > team.rank) continue;
    const behind = teams.filter(({ rank }) => rank >= other.rank);
    const equals = teams.filter(({ rank }) => rank === other.rank).length;
    const share = weigh(team) / sumOf(behind, weigh);
    omega += ((other === team ? 1 : 0) - share) / equals;
    delta += (share * (1 - share)) / equals;
  }
  const { variance } = team;
  const gamma = Math.sqrt(variance) / scale;
  return { omega: (omega * variance) / scale, delta: (gamma * delta * variance) / scale ** 2 };
};

/** The skills of all players after a game, in the order of the teams. */
export const rateTeams = (given: readonly RatedTeam[], tau = TAU): Skill[][] => {
  const teams = given.map(({ players, rank }) => ({
    players: players.map(({ mu, sigma }) => ({ mu, sigma: Math.sqrt(sigma ** 2 + tau ** 2) })),
    rank,
  }));
  const strengths = teams.map(strengthOf);
  const scale = scaleOf(strengths);
  return teams.map(({ players }, index) => {
    const team = strengths[index]!;
    const { omega, delta } = surpriseOf(team, strengths, scale);
    return players.map(({ mu, sigma }) => {
      const share = sigma ** 2 / team.variance;
      return { mu: mu + share * omega, sigma: sigma * Math.sqrt(Math.max(1 - share * delta, KAPPA)) };
    });
  });
};

/** How likely each team is to win. */
export const chancesOf = (given: readonly Pick<RatedTeam, 'players'>[]): number[] => {
  const teams = given.map(({ players }) => strengthOf({ players, rank: 1 }));
  const scale = scaleOf(teams);
  const weights = teams.map(({ mu }) => Math.exp(mu / scale));
  const all = sumOf(weights, weight => weight);
  return weights.map(weight => weight / all);
};
