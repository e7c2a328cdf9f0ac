import type { Material, NautilusPosition } from '@ankerplatz/nautilus';
import { Chart } from './chart.ts';
import { Evaluation, sideOf } from './evaluation.ts';
import { HandValue } from './hand-value.ts';
import type { Weights } from './weights.ts';

/** Judges a position as a seat sees it: the board and the hands that it knows. */
export class Evaluator {
  readonly evaluation: Evaluation;
  readonly handValue: HandValue;

  constructor(
    readonly weights: Weights,
    material: Material,
  ) {
    this.evaluation = new Evaluation(weights, new Chart(weights, material));
    this.handValue = new HandValue(weights, this.evaluation);
  }

  /** The worth of the position to a seat in a round; what a next round brings is not known. */
  worth(position: NautilusPosition, seat: number, round: number): number {
    const board = this.evaluation.board(position, sideOf(seat));
    if (position.isOver || position.round !== round) return board;
    const own = board + this.handValue.hand(position, seat);
    const { turn, decider } = position;
    if (decider !== seat || turn === seat) return own;
    const commanded = this.handValue.hand(position, turn);
    return sideOf(turn) === sideOf(seat) ? own + commanded : own - commanded;
  }
}
