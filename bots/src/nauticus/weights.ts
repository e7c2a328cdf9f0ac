/** What things are worth, in final points, for the evaluation. */
export interface Weights {
  /** A worker and a taler: what the first one held brings beyond its third of a point, at the end and at the start. */
  readonly workerLate: number;
  readonly workerEarly: number;
  readonly talerLate: number;
  readonly talerEarly: number;
  /** How many of them can be put to use in each phase left. */
  readonly workerUse: number;
  readonly talerUse: number;
  /** One reward of a ship, at the end and at the start. */
  readonly rewardLate: number;
  readonly rewardEarly: number;
  /** What of it is left for every action that must come before. */
  readonly patience: number;
  /** The unused extra action. */
  readonly extra: number;
  /** How surely it can stand in for an action that does not come. */
  readonly standIn: number;
  /** Points that the first crown brings in a crowns action, workers paid. */
  readonly crown: number;
  /** Pass tiles turned in an average phase. */
  readonly passing: number;
  /** How surely an action that comes can be used for what is needed. */
  readonly reach: number;
  /** How much less so for each further tile of the same kind. */
  readonly crowding: number;
  /** Tiles that a player places in a phase. */
  readonly tempo: number;
  /** Taler that come in a phase, and what an average tile costs. */
  readonly income: number;
  readonly price: number;
  /** Workers that a tile and a delivered good cost, less the blue ones. */
  readonly labour: number;
  readonly haul: number;
  /** How surely a missing good is found for a ship, and a good in storage gets aboard with and without a free place. */
  readonly fill: number;
  readonly shelved: number;
  readonly homeless: number;
  /** A free place for a good under a ship. */
  readonly berth: number;
  /** What of the gain of ships not yet started is counted. */
  readonly unbuilt: number;
  /** Stored tiles that no ship needs. */
  readonly idleHull: number;
  readonly idleMast: number;
  readonly idleSail: number;
  /** The best rival's share of what counts against the own worth; the rest is the rivals' mean. */
  readonly rivalry: number;
}

export const WEIGHTS: Weights = {
  workerLate: 0.21,
  workerEarly: 2.1,
  talerLate: 0.0881,
  talerEarly: 0.358,
  workerUse: 0.609,
  talerUse: 1.38,
  rewardLate: 3.28,
  rewardEarly: 7.12,
  patience: 0.9,
  extra: 18,
  standIn: 0.3,
  crown: 4.32,
  passing: 0.22,
  reach: 0.85,
  crowding: 0.353,
  tempo: 0.699,
  income: 1.67,
  price: 3.65,
  labour: 1.14,
  haul: 0.6,
  fill: 0.642,
  shelved: 0.26,
  homeless: 0.3,
  berth: 0.289,
  unbuilt: 0.721,
  idleHull: 0.332,
  idleMast: 0.604,
  idleSail: 0.54,
  rivalry: 0.6,
};
