import { type Game, legalMoves, type MoveEntry, type Position } from '@ankerplatz/kit';
import { type Puzzle, puzzlePosition } from '@ankerplatz/kit/puzzle';

/** Where a puzzle begins, in the notation, and what is played from there. */
export type Beginning = Pick<Puzzle, 'position' | 'before'>;

const decisionOf = (game: Game, position: Position): string => {
  const [seat] = position.deciders();
  return seat === undefined ? '' : `${seat}: ${legalMoves(game, position, seat).join()}`;
};

/** Follows a game, and knows how to write each of its decisions: the notation writes none that is under way. */
export class DecisionWriter {
  private beginning: Beginning | null = null;

  constructor(private readonly game: Game) {}

  /** The next decision of the game. */
  see(position: Position): void {
    const here = { position: this.game.state(position), before: [] };
    if (this.isFaithful(here, position)) this.beginning = here;
    // Knowledge gained on the way to a hidden hand is not written.
    else if (this.game.hidesHands) this.beginning = null;
  }

  /** Notes an entry of the game. */
  note(entry: MoveEntry): void {
    if (this.beginning) this.beginning = { ...this.beginning, before: [...this.beginning.before, entry] };
  }

  /**
   * The decision of a position as it is written, and the position that is read from that; null if it cannot be written.
   */
  of(position: Position): { readonly beginning: Beginning; readonly asked: Position } | null {
    const { beginning } = this;
    if (!beginning || !this.isFaithful(beginning, position)) return null;
    const asked = puzzlePosition(this.game, beginning);
    return asked.ok ? { beginning, asked: asked.value } : null;
  }

  private isFaithful(beginning: Beginning, position: Position): boolean {
    const read = puzzlePosition(this.game, beginning);
    return read.ok && decisionOf(this.game, read.value) === decisionOf(this.game, position);
  }
}
