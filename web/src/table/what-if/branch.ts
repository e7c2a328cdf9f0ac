import {
  branchChance,
  type Game,
  type GameEvent,
  NotedChance,
  ok,
  type Position,
  type Refusal,
  type Result,
  type Seat,
  tryPlay,
} from '@ankerplatz/kit';
import type { LogEntry } from '../../board/source.ts';

/** A move of a branch. */
export interface BranchMove {
  readonly seat: Seat;
  readonly move: string;
}

interface BranchStep extends BranchMove {
  readonly events: readonly GameEvent[];
}

/** A way that a game could have gone from a position. Never changes: a move gives another branch. */
export class Branch {
  private constructor(
    readonly game: Game,
    readonly position: Position,
    /** Of the luck in it: the same moves bring the same. */
    private readonly seed: string,
    readonly steps: readonly BranchStep[],
    /** The last move drew chance, or may have shown its seat something new. */
    readonly isVeiled: boolean,
  ) {}

  static from(game: Game, position: Position, seed: string): Branch {
    return new Branch(game, position, seed, [], false);
  }

  /** The branch with these moves, as far as they are legal. */
  with(moves: readonly BranchMove[]): Branch {
    let branch: Branch = this;
    for (const { seat, move } of moves) {
      const played = branch.play(seat, move);
      if (!played.ok) return branch;
      branch = played.value;
    }
    return branch;
  }

  play(seat: Seat, move: string): Result<Branch, Refusal> {
    const { game, position, seed, steps } = this;
    const chance = new NotedChance(branchChance(seed, steps.length));
    const events: GameEvent[] = [];
    const played = tryPlay(game, position, seat, move, chance, event => events.push(event));
    if (!played.ok) return played;
    const code = game.parseMove(position, move);
    const isVeiled = chance.isDrawn || (code !== undefined && game.reveals(code));
    return ok(new Branch(game, played.value, seed, [...steps, { seat, move, events }], isVeiled));
  }

  /** The branch after these steps, in a position that fits them as well. */
  supposing(position: Position): Branch {
    return new Branch(this.game, position, this.seed, this.steps, false);
  }

  get moves(): readonly BranchMove[] {
    return this.steps.map(({ seat, move }) => ({ seat, move }));
  }

  /** The log as a seat or a spectator may know it. */
  log(eyes: Seat | null): readonly LogEntry[] {
    const { game } = this;
    return this.steps.map(({ seat, move, events }, index) => ({
      ...{ entry: index + 1, kind: 'move', seat, move: game.moveFor(move, seat, eyes) },
      events: events.flatMap(event => game.eventFor(event, eyes) ?? []),
    }));
  }
}
