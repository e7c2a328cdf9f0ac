import { cells as at, type NauticusPosition, types } from '@ankerplatz/nauticus';
import { type Evaluator, rivalsBy } from './evaluation.ts';
import { POINT, type Value } from './value.ts';

/** Points for a taler more where everything else is decided: less than any exchange, for the tie-break. */
const TIE_BREAK = 0.01;

/** Judges as learned from many games, for one thought: tiles of later rounds are not looked at. */
export class ValueEvaluator implements Evaluator {
  constructor(
    private readonly value: Value,
    private readonly round: number,
    private readonly rivalry: number,
  ) {}

  worthOf(position: NauticusPosition, seat: number): number {
    const worth = this.value.judge(position, seat, this.round) / POINT;
    const { cells } = position;
    return cells[at.ASKED] === types.NOTHING ? worth + TIE_BREAK * cells[at.playerAt(seat) + at.TALER]! : worth;
  }

  rivalsOf(position: NauticusPosition, seat: number): number {
    return rivalsBy(this, position, seat, this.rivalry);
  }
}
