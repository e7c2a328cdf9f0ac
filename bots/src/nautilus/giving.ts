import { BRINGS_OUT, CARDS, cells, type NautilusPosition, NONE, PHASE } from '@ankerplatz/nautilus';
import { sideOf } from './evaluation.ts';
import type { Evaluator } from './evaluator.ts';

const { ANNOUNCED, GIVEN, HARBOUR, KINDS, PLACES } = cells;

const startCards = (position: NautilusPosition, seat: number): number =>
  CARDS.reduce((sum, _, card) => (BRINGS_OUT[card] ? sum + position.held(seat, card) : sum), 0);

/** Whether a seat has no sailor that it could move. */
const isStranded = ({ bytes }: NautilusPosition, seat: number): boolean => {
  for (let sailor = seat * 4; sailor < seat * 4 + 4; sailor++) if (bytes[PLACES + sailor]! < HARBOUR) return false;
  return true;
};

/** The seat whose card is laid by this one: in a commanded turn first the commanded seat (#8 privateer). */
const giverOf = ({ phase, turn, decider, bytes }: NautilusPosition, seat: number): number =>
  phase === PHASE.trade && decider === seat && bytes[GIVEN + turn] === NONE ? turn : seat;

/** Chooses the cards that leave a hand for another. */
export class Giving {
  private readonly own = new Float64Array(KINDS);

  constructor(private readonly evaluator: Evaluator) {}

  /** The worth to a seat of giving a card to the partner: the partner's gain less the giver's loss. */
  worth(position: NautilusPosition, seat: number, card: number): number {
    const giver = giverOf(position, seat);
    const worth = this.worthTo(position, giver, card);
    return sideOf(giver) === sideOf(seat) ? worth : -worth;
  }

  private worthTo(position: NautilusPosition, seat: number, card: number): number {
    const { own } = this;
    own.set(this.evaluator.handValue.all(position, seat));
    const partners = this.evaluator.handValue.all(position, seat ^ 2);
    const { spare } = this.evaluator.weights;
    const missed = own[card]! * (position.held(seat, card) > 1 ? spare : 1);
    const needs = BRINGS_OUT[card] ? this.release(position, seat) : 0;
    return (partners[card]! - missed + needs) * this.evaluator.weights.hand;
  }

  /** How much more a start card is worth over there than here, by the announcements (#7.2). */
  private release(position: NautilusPosition, seat: number): number {
    const { release, spare } = this.evaluator.weights;
    const partner = seat ^ 2;
    const isAnnounced = position.phase === PHASE.exchange && (position.bytes[ANNOUNCED]! & (1 << partner)) !== 0;
    const need = (isAnnounced ? -1 : 1) * (isStranded(position, partner) ? release : release * spare);
    if (startCards(position, seat) > 1) return need;
    return need - (isStranded(position, seat) ? release : release * spare);
  }
}
