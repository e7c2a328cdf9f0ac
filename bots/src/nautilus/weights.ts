/** The worth of things, in fields of the ring that a sailor has behind it; risks are shares of what is at stake. */
export interface Weights {
  /** A sailor on the board rather than in its whirlpool, besides its way. */
  readonly out: number;
  /** A colour without a sailor that could move. */
  readonly stranded: number;
  /** A sailor on its first fields, from where a 4 saves the lap. */
  readonly shortcut: number;
  /** A sailor before its harbour, by the share of cards that would bring it in. */
  readonly approach: number;
  /** A sailor in its harbour. */
  readonly harbour: number;
  /** A free field of the harbour further in than a sailor. */
  readonly gap: number;
  /** A sailor in a cave rather than on its mouth. */
  readonly cave: number;
  /** A colour that is home, so that both partners play the other. */
  readonly done: number;
  /** The danger that an opponent behind holds the card that captures, splits a 5 for it, passes with a 7. */
  readonly hit: number;
  readonly splitHit: number;
  readonly sweepHit: number;
  /** The danger that an opponent four fields ahead comes back. */
  readonly backHit: number;
  /** The danger that an opponent is brought out onto its start field. */
  readonly startHit: number;
  /** How surely a sailor ahead of Moby Dick is still there when the die is rolled. */
  readonly whaleHit: number;
  /** The share of the gain by cards in hand that is counted, and of each further one of a kind. */
  readonly hand: number;
  readonly spare: number;
  /** A turn that the next player misses. */
  readonly tempo: number;
  /** Cards whose gain is not looked at. */
  readonly nautilus: number;
  readonly compass: number;
  readonly privateer: number;
  readonly trade: number;
  /** A nautilus whose card is still to be used. */
  readonly use: number;
  /** How much more a start card is worth to a hand that holds none, with no sailor on the board. */
  readonly release: number;
  /** The game. */
  readonly win: number;
}

export const WEIGHTS: Weights = {
  out: 20,
  stranded: 4,
  shortcut: 8,
  approach: 6,
  harbour: 40,
  gap: 3,
  cave: 2,
  done: 5,
  hit: 0.1,
  splitHit: 0.04,
  sweepHit: 0.06,
  backHit: 0.06,
  startHit: 0.15,
  whaleHit: 0.5,
  hand: 0.4,
  spare: 0.4,
  tempo: 7,
  nautilus: 6,
  compass: 8,
  privateer: 10,
  trade: 3,
  use: 4,
  release: 15,
  win: 1_000,
};
