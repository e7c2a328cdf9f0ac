/** The worth of things, in final points, for the evaluation. */
export interface Weights {
  /** A worker and a taler: what the first one held brings beyond its third of a point, at the end and at the start. */
  readonly workerLate: number;
  readonly workerEarly: number;
  readonly talerLate: number;
  readonly talerEarly: number;
  /** How many workers can be put to use in each phase left. */
  readonly workerUse: number;
  readonly talerUse: number;
  /** The worth of the first worker and the first taler beyond that, as long as there is a round to use them in. */
  readonly firstWorker: number;
  readonly firstTaler: number;
  /** One reward of a ship, at the end and at the start. */
  readonly rewardLate: number;
  readonly rewardEarly: number;
  /** The share of it that is left for every action that must come before. */
  readonly patience: number;
  /** The unused extra action. */
  readonly extra: number;
  /** The chance that it can stand in for an action that does not come. */
  readonly standIn: number;
  /** Points that the first crown brings in a crowns action, workers paid. */
  readonly crown: number;
  /** Pass tiles turned in an average phase. */
  readonly passing: number;
  /** The chance that an action that comes can be used for what is needed. */
  readonly reach: number;
  /** How much less so for each further tile of the same kind. */
  readonly crowding: number;
  /** The chance that a ship does without a tile that is sold out: 1 where stacks are not looked at. */
  readonly substitute: number;
  /** Tiles that a player places in a phase. */
  readonly tempo: number;
  /** Taler that come in a phase, and what an average tile costs. */
  readonly income: number;
  readonly price: number;
  /** Workers that a tile and a delivered good cost, less the blue ones. */
  readonly labour: number;
  readonly haul: number;
  /**
   * The chance that a missing good is found for a ship, and that a good in storage gets aboard with and without a free
   * place.
   */
  readonly fill: number;
  readonly shelved: number;
  readonly homeless: number;
  /** A free place for a good under a ship. */
  readonly berth: number;
  /** The share of the gain of ships not yet started that is counted. */
  readonly unbuilt: number;
  /** Stored tiles that no ship needs. */
  readonly idleHull: number;
  readonly idleMast: number;
  readonly idleSail: number;
  /** The best rival's share of what counts against the own worth; the rest is the rivals' mean. */
  readonly rivalry: number;
}

/**
 * For mates and deckhands. Made by hand, then fitted to self-play by `bots/tune/nauticus.mjs` (about 1,100 games of shaken mates in all;
 * the last run: `--iterations 4 --games 60 --seed f`). The extra action was set by direct matches: 18 beats 11 and is level with 26.
 */
export const WEIGHTS: Weights = {
  workerLate: 0.211,
  workerEarly: 2.23,
  talerLate: 0.0643,
  talerEarly: 0.652,
  workerUse: 0.658,
  talerUse: 0.836,
  firstWorker: 0,
  firstTaler: 0,
  rewardLate: 3.09,
  rewardEarly: 8.91,
  patience: 0.985,
  extra: 18,
  standIn: 0.186,
  crown: 5.16,
  passing: 0.245,
  reach: 1,
  crowding: 0.137,
  substitute: 1,
  tempo: 0.907,
  income: 1.82,
  price: 3.42,
  labour: 0.963,
  haul: 0.6,
  fill: 0.599,
  shelved: 0.232,
  homeless: 0.3,
  berth: 0.386,
  unbuilt: 0.859,
  idleHull: 0.312,
  idleMast: 0.633,
  idleSail: 0.658,
  rivalry: 0.6,
};

/**
 * For captains and admirals, who know poverty when they see it, and look at the stacks. Set by direct matches, in which they won 65.5 %
 * (56.6–73.5) of 119 games between two; later ones did not show it again: captains with the weights of mates won 49.1 % (41.4–56.7) of 160
 * against these (`nauticus-match.mjs --playouts 40000 --seed w`).
 */
export const DUEL_WEIGHTS: Weights = { ...WEIGHTS, firstWorker: 2, firstTaler: 0.75, substitute: 0.2 };

/**
 * Likewise with more players, where bonuses come less often. Of 181 games a lone captain with them came out 3.8 points (±1.3) further above
 * the best of three mates (of 4,000 playouts) than with those of mates, stacks looked at both times, and 1.4 (±1.1) further than with those
 * for two; between two they lose 1.1 (±1.0). Looking at the stacks was not measured by itself. With the weights of mates a lone captain won
 * 16.9 % (11.9–23.4) of 160 games among three with these (`nauticus-match.mjs --players 4 --seed w`).
 */
export const TABLE_WEIGHTS: Weights = { ...DUEL_WEIGHTS, workerEarly: 2.6, rewardEarly: 11, income: 1.4 };
