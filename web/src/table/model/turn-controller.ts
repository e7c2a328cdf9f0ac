import type { Game, Refusal } from '@ankerplatz/kit';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardModule } from '../../board/board.ts';
import { Draft, type Step } from '../../board/draft.ts';
import type { LogEntry, TableSource, TableState } from '../../board/source.ts';
import type { Problem } from '../../net/http.ts';
import { settings } from '../../settings/settings.ts';
import { fly, land } from '../../ui/motion/fly.ts';
import { foreseenOf } from '../online/early-decision.ts';
import { noteTurn } from './experience.ts';
import { keepMoves, keptMoves } from './kept-draft.ts';
import { noteActed } from './last-acted.ts';
import { Playback } from './playback.ts';

/** Why something was not done, shown in place until the next step. */
export type Notice =
  | { readonly kind: 'refusal'; readonly refusal: Refusal; readonly isComplete: boolean }
  | { readonly kind: 'problem'; readonly problem: Problem };

const isSameDecision = (a: TableState, b: TableState): boolean =>
  a.table === b.table && a.number === b.number && a.eyes === b.eyes && a.asked === b.asked;

/** Whether a move that has just completed the draft also hands it in. */
export const handsInAtOnce = (draft: Draft, isExplicitEnd: boolean, confirm: boolean): boolean =>
  draft.isComplete && isExplicitEnd && !confirm;

/** One person at one table: what is shown, what is drafted, what is handed in. */
export class TurnController {
  readonly playback: Playback;
  readonly notice = signal<Notice | null>(null);
  private readonly drafted;
  private readonly handingIn = signal(false);
  private readonly planning = signal(false);
  /** Events that were known to happen when the last turn was handed in. */
  private foreseen: ReadonlySet<string> = new Set();
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
    this.drafted = signal(Draft.resumed(game, first, this.keptAt(first)));
    const unfollow = effect(() => {
      const next = source.state.value;
      if (next) this.playback.arrive(next);
    });
    const unshow = this.shown.subscribe(state => {
      this.follow(state);
      // The first step would wait for a position that fits what these eyes know.
      if (state.asked !== null) window.requestIdleCallback?.(() => this.draft.peek().position);
    });
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

  /** Steps that were handed in before they are asked for; null: none. */
  readonly handedIn: ReadonlySignal<readonly Step[] | null> = computed(() => {
    const state = this.shown.value;
    const handIn = state.online?.left?.handIn;
    if (!handIn || this.isMine.value) return null;
    const foreseen = foreseenOf(this.game, state);
    return foreseen ? Draft.resumed(this.game, foreseen, handIn.moves).steps : [];
  });

  /** The next decision is settled, and nothing is handed in for it yet. */
  readonly mayPlan = computed(() => {
    const state = this.shown.value;
    return this.handedIn.value === null && foreseenOf(this.game, state) !== null;
  });

  /** A turn to come is being drafted. */
  get isPlanning(): ReadonlySignal<boolean> {
    return this.planning;
  }

  /** Whether there is a turn to draft, now or to come. */
  readonly mayAct = computed(() => this.isMine.value || this.planning.value);

  plan(moves: readonly string[] = []): void {
    const foreseen = this.mayPlan.peek() ? foreseenOf(this.game, this.shown.peek()) : null;
    if (!foreseen) return;
    this.planning.value = true;
    this.notice.value = null;
    this.drafted.value = Draft.resumed(this.game, foreseen, moves);
  }

  stopPlanning(): void {
    if (!this.planning.peek()) return;
    this.planning.value = false;
    this.notice.value = null;
    this.drafted.value = Draft.of(this.game, this.shown.peek());
  }

  /** Moves that were handed in early become a draft again. */
  async withdraw(): Promise<void> {
    const moves = (this.handedIn.peek() ?? []).map(({ move }) => move);
    const answer = await this.source.acts.peek().handInEarly?.(null);
    if (!answer) return;
    if (answer.ok) this.plan(moves);
    else this.notice.value = { kind: 'problem', problem: answer.error };
  }

  /** Steps one after another, all or none. `isExplicitEnd`: they are those of the main button, by which a turn is ended; `isWanted`: without a question. */
  play(moves: readonly string[], isExplicitEnd: boolean, isWanted = false): void {
    if (this.handingIn.value) return;
    // A typed move for a turn to come begins a draft of it.
    if (!this.mayAct.peek()) this.plan();
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
    void fly(
      events.flatMap(event => this.board.flights(event, before.view)),
      settings.value.animation,
    );
    // Where nothing else could be done, there is nothing to confirm.
    const isForced = isWanted || (before.isEmpty && before.moves.length === 1);
    if (handsInAtOnce(draft, isExplicitEnd, settings.value.confirm && !isForced)) void this.handIn();
  }

  backTo(step: number): void {
    if (!this.handingIn.value) this.become(this.drafted.value.backTo(step));
  }

  stepBack(): void {
    this.backTo(this.drafted.value.steps.length - 1);
  }

  async handIn(): Promise<void> {
    const { isComplete, moveTexts, steps } = this.drafted.value;
    if (!isComplete || this.handingIn.value) return;
    this.foreseen = new Set(steps.flatMap(({ events }) => events.map(event => JSON.stringify(event))));
    this.handingIn.value = true;
    this.notice.value = null;
    if (this.planning.value) {
      await this.handInEarly(moveTexts);
      return;
    }
    const state = this.shown.value;
    const answer = await this.source.play(moveTexts);
    if (answer.ok) {
      this.note(state);
      // Until the table shows it, nothing more can be handed in.
      if (!isSameDecision(state, this.shown.peek())) this.handingIn.value = false;
      return;
    }
    this.handingIn.value = false;
    this.notice.value = { kind: 'problem', problem: answer.error };
  }

  /** A trial leaves no trace. */
  private note(state: TableState): void {
    if (this.source.kind === 'what-if') return;
    keepMoves(state, []);
    noteActed(state.table, new Date().toISOString());
    noteTurn(state.game);
  }

  private keptAt(state: TableState): readonly string[] {
    return this.source.kind === 'what-if' ? [] : keptMoves(state);
  }

  private async handInEarly(moves: readonly string[]): Promise<void> {
    const answer = await this.source.acts.peek().handInEarly?.(moves);
    this.handingIn.value = false;
    if (!answer || !this.planning.peek()) return;
    if (answer.ok) this.stopPlanning();
    else this.notice.value = { kind: 'problem', problem: answer.error };
  }

  /** An entry of these eyes without what they knew when they handed it in; any other as it is. */
  unforeseen(entry: LogEntry): LogEntry {
    if (entry.seat !== this.shown.peek().eyes) return entry;
    return { ...entry, events: entry.events.filter(event => !this.foreseen.has(JSON.stringify(event))) };
  }

  /** The source goes on: its opener closes it. */
  close(): void {
    this.stop();
  }

  private become(draft: Draft): void {
    this.notice.value = null;
    this.drafted.value = draft;
    if (!this.planning.peek() && this.source.kind !== 'what-if') keepMoves(this.shown.value, draft.moveTexts);
  }

  /** A new decision begins a new draft; the same one keeps what was drafted, as far as it is still legal. */
  private follow(state: TableState): void {
    const { ground, moveTexts } = this.drafted.peek();
    if (ground === state) return;
    if (this.planning.peek()) {
      this.followPlan(state, moveTexts);
      return;
    }
    const isSame = isSameDecision(ground, state);
    this.drafted.value = Draft.resumed(this.game, state, isSame ? moveTexts : this.keptAt(state));
    if (isSame) return;
    this.notice.value = null;
    this.handingIn.value = false;
  }

  /** A draft of a turn to come goes on, and becomes that of the turn when it is there. */
  private followPlan(state: TableState, moves: readonly string[]): void {
    const foreseen = foreseenOf(this.game, state);
    const isDue = state.asked !== null;
    this.planning.value = foreseen !== null;
    this.drafted.value = Draft.resumed(this.game, foreseen ?? state, foreseen || isDue ? moves : []);
    if (isDue) keepMoves(state, this.drafted.peek().moveTexts);
  }
}
