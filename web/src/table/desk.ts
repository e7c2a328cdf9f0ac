import type { Game, Refusal } from '@ankerplatz/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardModule } from '../games/board.ts';
import { settings } from '../settings/settings.ts';
import { land, travel } from '../ui/travel.ts';
import { Draft } from './draft.ts';
import { keepMoves, keptMoves } from './kept-draft.ts';
import { Playback } from './playback.ts';
import type { Problem, TableSource, TableState } from './source.ts';

/** Something that was not done, shown in place until the next step. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly isComplete: boolean }
  | { readonly kind: 'problem'; readonly problem: Problem };

const isSameDecision = (a: TableState, b: TableState): boolean =>
  a.table === b.table && a.number === b.number && a.eyes === b.eyes && a.asked === b.asked;

/** Whether a move that has just completed the draft also hands it in. */
export const handsInAtOnce = (draft: Draft, isExplicitEnd: boolean, confirm: boolean): boolean =>
  draft.isComplete && isExplicitEnd && !confirm;

/** One person at one table: what is shown, what is drafted, what is handed in. */
export class Desk {
  readonly playback: Playback;
  readonly notice = signal<Notice | null>(null);
  private readonly drafted;
  private readonly handingIn = signal(false);
  private readonly stop: () => void;
  readonly shown: ReadonlySignal<TableState>;

  constructor(
    readonly source: TableSource,
    first: TableState,
    private readonly game: Game,
    private readonly board: BoardModule,
  ) {
    this.playback = new Playback(first, game, board);
    this.shown = this.playback.shown;
    this.drafted = signal(Draft.resumed(game, first, keptMoves(first)));
    const unfollow = effect(() => {
      const next = source.state.value;
      if (next) this.playback.arrive(next);
    });
    const unshow = this.shown.subscribe(state => this.follow(state));
    this.stop = () => {
      unfollow();
      unshow();
      land();
    };
  }

  get draft(): ReadonlySignal<Draft> {
    return this.drafted;
  }

  /** From the tap until the table has heard it; on a lost line until it is back. */
  get isHandingIn(): ReadonlySignal<boolean> {
    return this.handingIn;
  }

  readonly isMine = computed(() => this.shown.value.asked !== null);

  /** Steps one after another, all or none. `isExplicitEnd`: they are those of the main button, by which a turn is ended. */
  play(moves: readonly string[], isExplicitEnd: boolean): void {
    if (this.handingIn.value) return;
    const before = this.drafted.value;
    let draft = before;
    for (const move of moves) {
      const played = draft.play(move);
      if (!played.ok) {
        this.notice.value = { kind: 'refusal', refusal: played.error, isComplete: draft.isComplete };
        return;
      }
      draft = played.value;
    }
    this.become(draft);
    const events = draft.steps.slice(before.steps.length).flatMap(step => step.events);
    void travel(
      events.flatMap(event => this.board.flights(event, before.view)),
      settings.value.animation,
    );
    if (handsInAtOnce(draft, isExplicitEnd, settings.value.confirm)) void this.handIn();
  }

  backTo(step: number): void {
    if (!this.handingIn.value) this.become(this.drafted.value.backTo(step));
  }

  stepBack(): void {
    this.backTo(this.drafted.value.steps.length - 1);
  }

  async handIn(): Promise<void> {
    const { isComplete, moveTexts } = this.drafted.value;
    if (!isComplete || this.handingIn.value) return;
    this.handingIn.value = true;
    this.notice.value = null;
    const state = this.shown.value;
    const answer = await this.source.play(moveTexts);
    if (answer.ok) {
      keepMoves(state, []);
      // Until the table shows it, nothing more can be handed in.
      if (!isSameDecision(state, this.shown.peek())) this.handingIn.value = false;
      return;
    }
    this.handingIn.value = false;
    this.notice.value = { kind: 'problem', problem: answer.error };
  }

  /** The source goes on: whoever opened it closes it. */
  close(): void {
    this.stop();
  }

  private become(draft: Draft): void {
    this.notice.value = null;
    this.drafted.value = draft;
    keepMoves(this.shown.value, draft.moveTexts);
  }

  /** A new decision begins a new draft; the same one keeps what was drafted, as far as it is still legal. */
  private follow(state: TableState): void {
    const { ground, moveTexts } = this.drafted.peek();
    if (ground === state) return;
    const isSame = isSameDecision(ground, state);
    this.drafted.value = Draft.resumed(this.game, state, isSame ? moveTexts : keptMoves(state));
    if (isSame) return;
    this.notice.value = null;
    this.handingIn.value = false;
  }
}
