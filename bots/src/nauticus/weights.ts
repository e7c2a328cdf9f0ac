/** What things are worth in final points, for the evaluation. Pairs are [at the end, at the start] of the game. */
export interface Weights {
  readonly taler: readonly [number, number];
  readonly worker: readonly [number, number];
  /** One reward of a finished ship. */
  readonly reward: readonly [number, number];
  /** The unused extra action. */
  readonly extra: readonly [number, number];
  /** Points that a crown brings in each crowns action to come. */
  readonly crown: number;
  /** Tiles that a player places in a phase, for the chance that a ship gets finished. */
  readonly tempo: number;
  /** How sharply that chance falls. */
  readonly slope: number;
  /** What of a needed tile is saved by having a fitting one in storage. */
  readonly stored: number;
  /** A stored tile that fits no ship. */
  readonly idle: readonly [number, number];
  /** The chance that a loaded good gets delivered, and one in storage. */
  readonly loaded: number;
  readonly shelved: number;
  /** A free place for a good under a finished ship. */
  readonly berth: number;
  /** What of the numbers on pass tiles is expected to be turned in each phase left of the round. */
  readonly passing: number;
  /** How much the best opponent's worth counts against the own. */
  readonly rivalry: number;
}

export const WEIGHTS: Weights = {
  taler: [0.33, 0.62],
  worker: [0.33, 1.45],
  reward: [2.4, 3.6],
  extra: [0, 5],
  crown: 2.6,
  tempo: 1.15,
  slope: 0.55,
  stored: 0.6,
  idle: [0.33, 0.7],
  loaded: 0.85,
  shelved: 0.55,
  berth: 0.8,
  passing: 0.11,
  rivalry: 0.6,
};
