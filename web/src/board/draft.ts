import {
  endsTurn,
  err,
  type Game,
  type GameEvent,
  ok,
  type Position,
  type Refusal,
  type Result,
  tryPlay,
  type View,
} from '@ankerplatz/kit';
import { draftChance } from './draft-chance.ts';
import { sampledOf } from './sampled.ts';
import type { TableState } from './source.ts';

export interface Step {
  readonly move: string;
  /** Events that are known before it is handed in: none that hang on chance or on hidden things. */
  readonly events: readonly GameEvent[];
}

/** The base of a draft. */
interface Base {
  readonly game: Game;
  readonly state: TableState;
}

interface Shown {
  /** null: any that fits what eyes know, made when first needed. */
  readonly position: Position | null;
  readonly view: View;
}

/** A turn that is not handed in yet. Never changes: playing and stepping back answer another one. */
export class Draft {
  private constructor(
    private readonly base: Base,
    readonly steps: readonly Step[],
    /** Before each step, so that stepping back is free. */
    private readonly before: readonly Shown[],
    private readonly shown: Shown,
    /** No move may follow before the turn is handed in. */
    readonly isComplete: boolean,
    /** The last step cannot be foreseen: it draws chance or shows something hidden. */
    readonly isVeiled: boolean,
  ) {}

  static of(game: Game, state: TableState): Draft {
    return new Draft({ game, state }, [], [], { position: null, view: state.view }, false, false);
  }

  /** The same steps again, as far as they are legal. */
  static resumed(game: Game, state: TableState, moves: readonly string[]): Draft {
    let draft = Draft.of(game, state);
    for (const move of moves) {
      const played = draft.play(move);
      if (!played.ok) return draft;
      draft = played.value;
    }
    return draft;
  }

  /** The table that it is made for. */
  get ground(): TableState {
    return this.base.state;
  }

  /** The position as shown: after the last step, or before it if that one is veiled. */
  get position(): Position {
    return this.shown.position ?? this.sampled;
  }

  /** The position as these eyes know it. */
  get view(): View {
    return this.shown.view;
  }

  /** Legal now. */
  get moves(): readonly string[] {
    return this.isComplete ? [] : this.shown.view.moves;
  }

  get isEmpty(): boolean {
    return this.steps.length === 0;
  }

  get moveTexts(): readonly string[] {
    return this.steps.map(({ move }) => move);
  }

  /** One more step, or why not. */
  play(move: string): Result<Draft, Refusal> {
    const { game, state } = this.base;
    const { eyes } = state;
    if (eyes === null || state.asked === null || this.isComplete) return err(this.notYours());
    const chance = draftChance();
    const events: GameEvent[] = [];
    const played = tryPlay(game, this.position, eyes, move, chance, event => {
      const heard = chance.isDrawn ? null : game.eventFor(event, eyes);
      if (heard) events.push(heard);
    });
    if (!played.ok) return played;
    const after = played.value;
    const code = game.parseMove(this.position, move);
    const reveals = code !== undefined && game.reveals(code);
    const isVeiled = chance.isDrawn || reveals;
    const isOver = isVeiled || after.round !== this.position.round || endsTurn(events);
    const goesOn = !isOver && after.deciders().includes(eyes);
    const shown = isVeiled ? this.shown : { position: after, view: game.view(after, eyes) };
    const step = { move, events: reveals ? [] : events };
    return ok(new Draft(this.base, [...this.steps, step], [...this.before, this.shown], shown, !goesOn, isVeiled));
  }

  /** Before the step of this index. */
  backTo(step: number): Draft {
    const shown = this.before[step];
    if (shown === undefined) return this;
    return new Draft(this.base, this.steps.slice(0, step), this.before.slice(0, step), shown, false, false);
  }

  private get sampled(): Position {
    const { game, state } = this.base;
    return sampledOf(game, state.view);
  }

  private notYours(): Refusal {
    const { result, deciders, eyes } = this.base.state;
    return result ? { code: 'game-over' } : { code: 'not-your-turn', seat: eyes ?? 0, deciders };
  }
}
