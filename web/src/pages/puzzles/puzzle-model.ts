import { type Game, type GameEvent, playTurn, SeededChance, type View } from '@ankerplatz/kit';
import {
  answerIn,
  isBest,
  type Puzzle,
  type PuzzleBook,
  puzzlePosition,
  runsOf,
  type Verdict,
  verdictOf,
} from '@ankerplatz/kit/puzzle';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { signal } from '@preact/signals';
import type { LessonTable } from '../../lessons/lesson-table.ts';
import { keepDone } from '../../lessons/progress.ts';
import type { Comparer } from '../../local/thinker.ts';
import { puzzleName } from '../../puzzles/choice.ts';

export type PuzzleState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'looking' }
  | { readonly kind: 'lost' }
  /** The best turn itself, or one that comes to the same. */
  | { readonly kind: 'found' }
  | { readonly kind: 'judged'; readonly verdict: Verdict };

/** The most hints: where, and what for. */
export const HINTS = 2;

/** A puzzle on the table: what was asked, hinted and answered. */
export class PuzzleModel {
  readonly state = signal<PuzzleState>({ kind: 'asking' });
  readonly hints = signal(0);
  private answered: readonly string[] = [];
  private stop = new AbortController();

  constructor(
    readonly game: Game,
    readonly book: PuzzleBook,
    readonly puzzle: Puzzle,
    readonly table: LessonTable,
    private readonly compare: Comparer,
  ) {}

  get id(): BoardGameId {
    return this.game.id as BoardGameId;
  }

  /** To be called whenever the table has changed. */
  readonly look = (): void => {
    const moves = answerIn(this.puzzle, this.table.run.value);
    if (moves.join('\n') === this.answered.join('\n')) return;
    this.answered = moves;
    if (moves.length > 0) void this.answer(moves);
  };

  hint(): void {
    this.hints.value = Math.min(HINTS, this.hints.value + 1);
  }

  again(): void {
    this.close();
    this.answered = [];
    this.state.value = { kind: 'asking' };
    this.table.backTo(this.puzzle.before.length);
  }

  close(): void {
    this.stop.abort();
    this.stop = new AbortController();
  }

  /** The events of the best turn, as its seat may know them. */
  get bestEvents(): readonly GameEvent[] {
    const { game, puzzle } = this;
    const chance = SeededChance.from('puzzle');
    const events: GameEvent[] = [];
    playTurn(game, this.position, puzzle.seat, puzzle.best, chance, event => {
      const heard = game.eventFor(event, puzzle.seat);
      if (heard) events.push(heard);
    });
    return events;
  }

  private get position() {
    const position = puzzlePosition(this.game, this.puzzle);
    if (!position.ok) throw new Error(position.error);
    return position.value;
  }

  private get view(): View {
    return this.game.view(this.position, this.puzzle.seat);
  }

  private async answer(moves: readonly string[]): Promise<void> {
    if (isBest(this.game, this.puzzle, moves)) {
      this.solve({ kind: 'found' });
      return;
    }
    this.state.value = { kind: 'looking' };
    const { signal } = this.stop;
    const turns = [this.puzzle.best, moves];
    const comparison = { game: this.id, view: this.view, turns, runs: runsOf(this.id), seed: 'proof' };
    try {
      const verdict = verdictOf(this.id, await this.compare(comparison, signal));
      if (signal.aborted) return;
      const judged = { kind: 'judged', verdict } as const;
      if (verdict.isRight) this.solve(judged);
      else this.state.value = judged;
    } catch {
      if (!signal.aborted) this.state.value = { kind: 'lost' };
    }
  }

  private solve(state: PuzzleState): void {
    this.state.value = state;
    keepDone([puzzleName(this.id, this.puzzle.id)]);
  }
}
