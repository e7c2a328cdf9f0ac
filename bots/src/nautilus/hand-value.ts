import { lowestOf } from '@ankerplatz/kit';
import { CARD, cells, type NautilusPosition, NONE, SKIPS } from '@ankerplatz/nautilus';
import { coloursOf, type Evaluation, sideOf } from './evaluation.ts';
import { bitsOf, STARTING } from './figures.ts';
import type { Weights } from './weights.ts';

const { AT, HOME, KINDS, KINDS_HELD, PLACES, SAILOR_COUNT } = cells;

const UNUSABLE = Number.NEGATIVE_INFINITY;
const ALL_KINDS = (1 << KINDS) - 1;
const SKIPPING = bitsOf(card => SKIPS[card]!);

/** The gains that cards would bring on the board as it stands, each by itself; what walks bring is left to playouts. */
export class HandValue {
  /** Indexable by card: its best gain; less than nothing if it can only harm. */
  private readonly gains = new Float64Array(KINDS);
  private readonly fixed: readonly (readonly [card: number, gain: number])[];

  constructor(
    private readonly weights: Weights,
    private readonly evaluation: Evaluation,
  ) {
    const { nautilus, compass, privateer, trade } = weights;
    this.fixed = [
      [CARD.nautilus, nautilus],
      [CARD.compass, compass],
      [CARD.privateer, privateer],
      [CARD.trade, trade],
    ];
  }

  /** The worth of a seat's hand to it. */
  hand(position: NautilusPosition, seat: number): number {
    const kinds = position.words[KINDS_HELD + seat]!;
    if (kinds === 0) return 0;
    const gains = this.gainsOf(position, seat, kinds);
    let worth = 0;
    for (let rest = kinds; rest; rest &= rest - 1) {
      const card = lowestOf(rest);
      worth += gains[card]! * (1 + (position.held(seat, card) - 1) * this.weights.spare);
    }
    return worth * this.weights.hand;
  }

  /** Indexable by card, valid until the next call: what every card would gain in a seat's hand. */
  all(position: NautilusPosition, seat: number): Float64Array {
    return this.gainsOf(position, seat, ALL_KINDS);
  }

  private gainsOf(position: NautilusPosition, seat: number, kinds: number): Float64Array {
    const { gains, weights } = this;
    gains.fill(UNUSABLE);
    const colours = coloursOf(position, seat);
    for (let sailor = 0; sailor < SAILOR_COUNT; sailor++)
      if (colours & (1 << (sailor >> 2)) && position.bytes[PLACES + sailor] === HOME)
        this.addStart(position, sailor, kinds & STARTING);
    if (kinds & SKIPPING) this.raise(lowestOf(SKIPPING), weights.tempo);
    for (const [card, gain] of this.fixed) gains[card] = gain;
    if (kinds & (1 << CARD.moby)) gains[CARD.moby] = this.hunt(position, sideOf(seat));
    for (let card = 0; card < KINDS; card++) if (gains[card] === UNUSABLE) gains[card] = 0;
    return gains;
  }

  private raise(card: number, gain: number): void {
    if (gain > this.gains[card]!) this.gains[card] = gain;
  }

  private addStart(position: NautilusPosition, sailor: number, kinds: number): void {
    const start = position.material.starts[sailor >> 2]!;
    const gain = this.evaluation.chart.fresh + this.captured(position, start, sailor);
    for (let rest = kinds; rest; rest &= rest - 1) this.raise(lowestOf(rest), gain);
  }

  /** The worth of capturing the sailor on a field. */
  private captured(position: NautilusPosition, field: number, by: number): number {
    const other = position.bytes[AT + field]!;
    if (!other || other - 1 === by) return 0;
    const worth = this.evaluation.sailor(position, other - 1);
    return sideOf(((other - 1) >> 2) ^ (by >> 2)) ? worth : -worth;
  }

  /** The worth of sending Moby Dick to the next sailor. */
  private hunt(position: NautilusPosition, side: number): number {
    const { whale, material } = position;
    if (whale === NONE) return 0;
    for (let step = 1; step < material.ring; step++) {
      const sailor = position.at((whale + step) % material.ring);
      if (!sailor) continue;
      const worth = this.evaluation.sailor(position, sailor - 1);
      return sideOf((sailor - 1) >> 2) === side ? -worth : worth;
    }
    return 0;
  }
}
