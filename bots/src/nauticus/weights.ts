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
  /** The unused extra action. */
  readonly extra: number;
  /** How often it can stand in for an action that does not come. */
  readonly standIn: number;
  /** Points that the first crown brings in a crowns action, workers paid. */
  readonly crown: number;
  /** Pass tiles turned in an average phase. */
  readonly passing: number;
  /** How surely an action that comes once can be used for what is needed. */
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
  workerLate: 0.1,
  workerEarly: 1.3,
  talerLate: 0.05,
  talerEarly: 0.45,
  workerUse: 1.2,
  talerUse: 2,
  rewardLate: 2.6,
  rewardEarly: 3.8,
  extra: 5,
  standIn: 0.15,
  crown: 3,
  passing: 0.3,
  reach: 1.6,
  crowding: 0.25,
  tempo: 0.7,
  income: 1,
  price: 1.7,
  labour: 0.8,
  haul: 0.6,
  fill: 0.85,
  shelved: 0.75,
  homeless: 0.3,
  berth: 0.8,
  unbuilt: 0.8,
  idleHull: 0.5,
  idleMast: 0.7,
  idleSail: 0.6,
  rivalry: 0.6,
};
