import { layout, type Material, type NautilusPosition } from '@ankerplatz/nautilus';
import { sideOf } from './evaluation.ts';
import { Features, GAIN } from './features.ts';
import { Judge } from './judge.ts';
import type { Weights } from './weights.ts';

const { WINNERS } = layout;

/** Fields of the ring that make a gain by the hand one. */
const GAIN_UNIT = 50;

/** Judges by the chance to win, as learned from many games. */
export class Foresight extends Judge {
  readonly features = new Features();
  /** What the hand gained when it was judged last. */
  gain = 0;

  constructor(
    weights: Weights,
    material: Material,
    /** Indexable by input: what it adds to the logarithm of the odds. */
    readonly lore: Float32Array,
  ) {
    super(weights, material);
  }

  /** The chance that the seat's side wins. */
  override worth(position: NautilusPosition, seat: number, round: number): number {
    if (position.isOver) return position.bytes[WINNERS]! & (1 << sideOf(seat)) ? 1 : 0;
    const { features, lore } = this;
    const isNewRound = position.round !== round;
    features.gather(position, seat, isNewRound);
    this.gain = isNewRound ? 0 : this.prospects.hand(position, seat) / GAIN_UNIT;
    let sum = this.gain * lore[GAIN]!;
    for (let index = 0; index < features.count; index++) sum += lore[features.held[index]!]!;
    return 1 / (1 + Math.exp(-sum));
  }
}
