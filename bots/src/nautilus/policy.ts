import { type Chance, MoveList } from '@ankerplatz/kit';
import { cells, firstOf, type NautilusPosition, PHASE, VERB, verbOf } from '@ankerplatz/nautilus';
import type { Meter } from '../meter.ts';
import type { Evaluator } from './evaluator.ts';
import { Giving } from './giving.ts';

const { KINDS } = cells;

/** Whether moves of a phase are rated by themselves, rather than by the position that they lead to. */
export const isRated = (phase: number): boolean => RATED.includes(phase);
const RATED: readonly number[] = [PHASE.exchange, PHASE.trade, PHASE.ask, PHASE.mulligan];

/** Rates single moves at first sight: how all seats play in a playout, and in which order turns are looked at. */
export class Policy {
  private readonly list = new MoveList();
  private readonly giving: Giving;
  private readonly own = new Float64Array(KINDS);
  private scratch: NautilusPosition | null = null;

  constructor(
    private readonly evaluator: Evaluator,
    private readonly meter: Meter,
    private readonly chance: Chance,
  ) {
    this.giving = new Giving(evaluator);
  }

  /** The move that rates best. */
  choose(position: NautilusPosition, seat: number): number {
    const { list } = this;
    list.clear();
    position.moves(seat, list);
    if (list.length === 1) {
      this.meter.judged++;
      return list.at(0);
    }
    let best = list.at(0);
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < list.length; index++) {
      const worth = this.rate(position, seat, list.at(index));
      if (worth <= most) continue;
      best = list.at(index);
      most = worth;
    }
    return best;
  }

  rate(position: NautilusPosition, seat: number, move: number): number {
    this.meter.judged++;
    switch (position.phase) {
      case PHASE.exchange:
      case PHASE.trade:
        return this.giving.worth(position, seat, firstOf(move));
      case PHASE.ask:
        return this.question(position, firstOf(move));
      case PHASE.mulligan:
        return verbOf(move) === VERB.keep
          ? this.evaluator.handValue.hand(position, seat)
          : this.newHand(position, seat);
      default:
        return this.look(position, seat, move);
    }
  }

  private look(position: NautilusPosition, seat: number, move: number): number {
    this.scratch ??= position.clone();
    this.scratch.copyFrom(position);
    this.scratch.play(seat, move, this.chance);
    return this.evaluator.worth(this.scratch, seat, position.round);
  }

  /** #11: a wrong guess costs nothing, so the dearest card is asked for first, by what one gains and the other misses. */
  private question(position: NautilusPosition, card: number): number {
    this.own.set(this.evaluator.handValue.all(position, position.turn));
    return this.own[card]! + this.evaluator.handValue.all(position, 1 - position.turn)[card]!;
  }

  /** The average worth of a hand drawn anew. */
  private newHand(position: NautilusPosition, seat: number): number {
    const { deck, cards } = position.material;
    const gains = this.evaluator.handValue.all(position, seat);
    let sum = 0;
    for (let card = 0; card < KINDS; card++) sum += gains[card]! * deck[card]!;
    return (sum / cards.length) * position.handSize(seat) * this.evaluator.weights.hand;
  }
}
