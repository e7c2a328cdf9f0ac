import {
  BRINGS_OUT,
  CARD,
  CARDS,
  Course,
  IS_BACKWARD,
  isHome,
  layout,
  type NautilusPosition,
  NONE,
  PASSES,
  SKIPS,
  STEPS,
} from '@ankerplatz/nautilus';
import { REACH } from './chart.ts';
import { type Evaluation, sideOf } from './evaluation.ts';
import type { Weights } from './weights.ts';

const { AT, CAVE, HANDS, HARBOUR, HOME, KINDS, PLACES, SAILOR_COUNT } = layout;

const UNUSABLE = Number.NEGATIVE_INFINITY;
const ALL_KINDS = (1 << KINDS) - 1;
/** The kinds of cards as bits. */
const bitsOf = (has: (card: number) => boolean): number =>
  CARDS.reduce((bits, _, card) => (has(card) ? bits | (1 << card) : bits), 0);
const FORWARD = bitsOf(card => STEPS[card]! > 0 && !IS_BACKWARD[card] && !PASSES[card]);
const SWEEPING = bitsOf(card => PASSES[card]!);
const BACKWARD = bitsOf(card => IS_BACKWARD[card]!);
const STARTING = bitsOf(card => BRINGS_OUT[card]!);
const SKIPPING = bitsOf(card => SKIPS[card]!);

const cardOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The kinds of cards that a hand holds, as bits. */
const kindsOf = ({ bytes }: NautilusPosition, seat: number): number => {
  let kinds = 0;
  for (let card = 0; card < KINDS; card++) if (bytes[HANDS + seat * KINDS + card]) kinds |= 1 << card;
  return kinds;
};

/** The colours that a seat plays, as bits (#9.8). */
const coloursOf = (position: NautilusPosition, seat: number): number => {
  if (position.material.isDuel) return 5 << seat;
  return 1 << (isHome(position, seat) ? seat ^ 2 : seat);
};

/** What cards would gain on the board as it stands, each by itself. */
export class Prospects {
  /** Indexable by card: its best gain; less than nothing if it can only harm. */
  private readonly gains = new Float64Array(KINDS);
  private readonly course = new Course();
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

  /** What a seat's hand is worth to it. */
  hand(position: NautilusPosition, seat: number): number {
    const kinds = kindsOf(position, seat);
    if (kinds === 0) return 0;
    const gains = this.gainsOf(position, seat, kinds);
    let worth = 0;
    for (let rest = kinds; rest; rest &= rest - 1) {
      const card = cardOf(rest);
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
      if (colours & (1 << (sailor >> 2))) this.addSailor(position, sailor, kinds);
    if (kinds & SKIPPING) this.raise(cardOf(SKIPPING), weights.tempo);
    for (const [card, gain] of this.fixed) gains[card] = gain;
    if (kinds & (1 << CARD.moby)) gains[CARD.moby] = this.hunt(position, sideOf(seat));
    for (let card = 0; card < KINDS; card++) if (gains[card] === UNUSABLE) gains[card] = 0;
    return gains;
  }

  private raise(card: number, gain: number): void {
    if (gain > this.gains[card]!) this.gains[card] = gain;
  }

  private addSailor(position: NautilusPosition, sailor: number, kinds: number): void {
    const place = position.bytes[PLACES + sailor]!;
    if (place === HOME && kinds & STARTING) this.addStart(position, sailor, kinds & STARTING);
    if (place >= HOME) return;
    if (kinds & FORWARD && this.course.aim(position, sailor, 1, REACH, false))
      this.addWalks(position, sailor, kinds & FORWARD);
    if (kinds & SWEEPING && this.course.aim(position, sailor, 1, STEPS[cardOf(SWEEPING)]!, true))
      this.addWalks(position, sailor, kinds & SWEEPING);
    if (kinds & BACKWARD && this.course.aim(position, sailor, -1, STEPS[cardOf(BACKWARD)]!, false))
      this.addWalks(position, sailor, kinds & BACKWARD);
  }

  private addStart(position: NautilusPosition, sailor: number, kinds: number): void {
    const start = position.material.starts[sailor >> 2]!;
    const gain = this.evaluation.chart.fresh + this.captured(position, start, sailor);
    for (let rest = kinds; rest; rest &= rest - 1) this.raise(cardOf(rest), gain);
  }

  /** The walks for which the course is set. */
  private addWalks(position: NautilusPosition, sailor: number, kinds: number): void {
    const now = this.evaluation.sailor(position, sailor);
    for (let rest = kinds; rest; rest &= rest - 1) {
      const card = cardOf(rest);
      for (let ends = this.course.ends(STEPS[card]!); ends; ends >>= 8) {
        const to = (ends & 255) - 1;
        const swept = PASSES[card] ? this.swept(position, sailor, to) : 0;
        this.raise(card, this.reached(position, sailor, to) - now + swept);
      }
    }
  }

  private reached(position: NautilusPosition, sailor: number, to: number): number {
    const colour = sailor >> 2;
    if (to >= HARBOUR) return this.evaluation.harbour(position, colour, to);
    return this.evaluation.chart.worth[colour]![to]! + this.captured(position, to, sailor);
  }

  /** What it brings to capture whoever is on a field. */
  private captured(position: NautilusPosition, field: number, by: number): number {
    const other = position.bytes[AT + field]!;
    if (!other || other - 1 === by) return 0;
    const worth = this.evaluation.sailor(position, other - 1);
    return sideOf(((other - 1) >> 2) ^ (by >> 2)) ? worth : -worth;
  }

  /** What it brings to capture all that are passed on the ring (#8.7). */
  private swept(position: NautilusPosition, sailor: number, to: number): number {
    const { ring, mouths, starts } = position.material;
    const from = position.bytes[PLACES + sailor]!;
    if (from >= HARBOUR) return 0;
    const last = to < CAVE ? to : to < HARBOUR ? (mouths[to - CAVE]! + 1) % ring : (starts[sailor >> 2]! + 1) % ring;
    let brings = 0;
    for (
      let field = ((from < CAVE ? from : mouths[from - CAVE]!) + 1) % ring;
      field !== last;
      field = (field + 1) % ring
    )
      brings += this.captured(position, field, sailor);
    return brings;
  }

  /** What it brings to send Moby Dick to the next sailor. */
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
