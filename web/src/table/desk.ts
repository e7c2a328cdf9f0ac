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
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
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
    this.playback = new Playback(first, board);
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

  /** One step. `isExplicitEnd`: it is the move of the main button, by which a turn is ended. */
  play(move: string, isExplicitEnd: boolean): void {
    if (this.handingIn.value) return;
    const played = this.drafted.value.play(move);
    if (!played.ok) {
      this.notice.value = { kind: 'refusal', refusal: played.error };
      return;
    }
    this.become(played.value);
    const events = played.value.steps.at(-1)?.events ?? [];
    void travel(
      events.flatMap(event => this.board.flights(event)),
      settings.value.animation,
    );
    if (handsInAtOnce(played.value, isExplicitEnd, settings.value.confirm)) void this.handIn();
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
    this.handingIn.value = false;
    if (answer.ok) keepMoves(state, []);
    else this.notice.value = { kind: 'problem', problem: answer.error };
  }

  close(): void {
    this.stop();
    this.source.close();
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
    const moves = isSameDecision(ground, state) ? moveTexts : keptMoves(state);
    this.drafted.value = Draft.resumed(this.game, state, moves);
    if (!isSameDecision(ground, state)) this.notice.value = null;
  }
}
