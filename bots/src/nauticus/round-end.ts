import { cells as at, type NauticusPosition, scoreOf, tables } from '@ankerplatz/nauticus';
import { type Evaluation, type Evaluator, PARTS, rivalsBy } from './evaluation.ts';
import { INPUTS, Inputs, TABLE_INPUTS } from './inputs.ts';

/** Parts of a point in which corrections are counted. */
const POINT = 256;
/** For each number of rounds left, from 0: the inputs of a seat, then the parts of the evaluation. */
const SEAT_INPUTS = INPUTS - TABLE_INPUTS;
const ROW = SEAT_INPUTS + PARTS;
/** Parts of the evaluation that hold what is sure already. */
const FLEET = 1;
const CARGO = 2;

/**
 * Judges ends of rounds between two players: by the evaluation, and by how far off it was where the same round was ended in different ways
 * and each was played to the end of the game. Holds scratch space.
 */
export class RoundEnd implements Evaluator {
  private readonly inputs = new Inputs();

  constructor(
    private readonly evaluation: Evaluation,
    /** In grains, row by row. */
    private readonly corrections: Int16Array,
    private readonly round: number,
    private readonly rivalry: number,
  ) {}

  worthOf(position: NauticusPosition, seat: number): number {
    const worth = this.evaluation.worthOf(position, seat);
    const left = tables.ROUNDS[position.setup.seats]! - position.cells[at.ROUND]!;
    return worth + this.correction(position, seat, left * ROW) / POINT;
  }

  rivalsOf(position: NauticusPosition, seat: number): number {
    return rivalsBy(this, position, seat, this.rivalry);
  }

  private correction(position: NauticusPosition, seat: number, row: number): number {
    const { inputs, corrections } = this;
    inputs.gather(position, seat, this.round);
    let sum = 0;
    for (let index = inputs.shared; index < inputs.count; index++)
      sum += corrections[row + inputs.held[index]! - TABLE_INPUTS]!;
    const { parts } = this.evaluation;
    const { ships, goods } = scoreOf(position.cells, seat);
    for (let part = 0; part < PARTS; part++) {
      const sure = part === FLEET ? ships : part === CARGO ? goods : 0;
      sum += corrections[row + SEAT_INPUTS + part]! * (parts[part]! - sure);
    }
    return sum;
  }
}
