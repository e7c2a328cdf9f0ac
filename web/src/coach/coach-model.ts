import { type Advice, missedIn } from '@ankerplatz/coach/words';
import type { Seat, View } from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { TableState } from '../board/source.ts';
import type { Adviser } from '../local/thinker.ts';
import type { Answer } from '../net/http.ts';
import type { TableModel } from '../table/model/table-model.ts';

/** From nothing over where to look and what for to the turn itself. */
const DEPTHS = ['none', 'nudge', 'idea', 'turn'] as const;
export type Depth = (typeof DEPTHS)[number];

/** A turn that missed much, of whose seat. */
export interface Missed {
  readonly seat: Seat;
  readonly advice: Advice;
  readonly ahead: number;
}

/** Asks whether the coach may help in a game. */
export type Leave = (state: TableState) => Answer;

interface Decision {
  readonly game: BoardGameId;
  readonly view: View;
  readonly seat: Seat;
  /** The version at which it was opened; entries so far: where several decide at once, others may have. */
  readonly asked: number;
  readonly version: number;
}

const decisionIn = ({ game, view, eyes, asked, version }: TableState): Decision | null =>
  eyes === null || asked === null ? null : { game, view, seat: eyes, asked, version };

/** The moves that a seat has played one after another since an entry. */
const playedSince = ({ log }: TableState, { version, seat }: Decision): readonly string[] => {
  const later = log.filter(({ entry }) => entry > version);
  const other = later.findIndex(entry => entry.seat !== seat || entry.move === null);
  return (other < 0 ? later : later.slice(0, other)).map(({ move }) => move!);
};

/** Whether a decision is still the same: only others have decided since. */
const isSame = (before: Decision, now: Decision, { log }: TableState): boolean =>
  before.asked === now.asked &&
  before.seat === now.seat &&
  !log.some(({ entry, seat }) => entry > before.version && seat === now.seat);

/** The coach beside one pair of eyes: what it was asked, and what it has noticed. */
export class CoachModel {
  readonly depth = signal<Depth>('none');
  readonly advice = signal<Advice | null>(null);
  readonly isLost = signal(false);
  /** Why the server does not let it help; null: it does, or there is none. */
  readonly refused = signal<string | null>(null);
  private readonly noticed = signal<Missed | null>(null);
  private decision: Decision | null = null;
  /** Counts what was asked: an answer to an earlier question is not listened to. */
  private asked = 0;
  private readonly stop = new AbortController();
  private readonly unfollow: readonly (() => void)[];

  constructor(
    private readonly model: TableModel,
    private readonly advise: Adviser,
    private readonly leave: Leave,
  ) {
    const { shown, draft } = model.controller;
    this.unfollow = [
      shown.subscribe(state => this.follow(state)),
      effect(() => {
        const { moveTexts } = draft.value;
        if (this.depth.peek() !== 'none') void this.ask(moveTexts);
      }),
    ];
  }

  /** Whether there is something to ask about. */
  readonly mayAsk: ReadonlySignal<boolean> = computed(() => this.model.controller.isMine.value);

  /** The advised turn is the draft already. */
  readonly isDrafted: ReadonlySignal<boolean> = computed(() => {
    const { moveTexts } = this.model.controller.draft.value;
    return moveTexts.join() === this.advice.value?.moves.join();
  });

  /** Shown only to the eyes that missed it. */
  get missed(): Missed | null {
    const missed = this.noticed.value;
    return missed?.seat === this.model.controller.shown.value.eyes ? missed : null;
  }

  /** One step deeper. */
  hint(): void {
    if (!this.decision) return;
    this.noticed.value = null;
    const next = DEPTHS[Math.min(DEPTHS.indexOf(this.depth.value) + 1, DEPTHS.length - 1)]!;
    this.depth.value = next;
    if (!this.advice.value) void this.ask(this.model.controller.draft.peek().moveTexts);
  }

  /** The advised turn becomes the draft. */
  draftTurn(): void {
    const { controller } = this.model;
    const moves = this.advice.peek()?.moves;
    if (!moves) return;
    controller.backTo(0);
    controller.play(moves, false);
  }

  close(): void {
    this.stop.abort();
    for (const unfollow of this.unfollow) unfollow();
  }

  private follow(state: TableState): void {
    const before = this.decision;
    const now = decisionIn(state);
    this.decision = now;
    if (before && now && isSame(before, now, state)) return;
    const played = before && state.version > before.version ? playedSince(state, before) : [];
    this.asked++;
    this.depth.value = 'none';
    this.advice.value = null;
    this.isLost.value = false;
    this.refused.value = null;
    if (before && played.length > 0) void this.lookBack(before, played);
  }

  private async ask(drafted: readonly string[]): Promise<void> {
    const { decision } = this;
    if (!decision) return;
    const question = ++this.asked;
    this.isLost.value = false;
    this.refused.value = null;
    const advice = await this.adviceOn(decision, drafted);
    if (question !== this.asked) return;
    this.isLost.value = advice === null && this.refused.value === null;
    if (advice) this.advice.value = advice;
    else this.depth.value = 'none';
  }

  private async lookBack(decision: Decision, played: readonly string[]): Promise<void> {
    this.noticed.value = null;
    const advice = await this.adviceOn(decision, played);
    const ahead = advice && missedIn(advice);
    if (advice && ahead !== null) this.noticed.value = { seat: decision.seat, advice, ahead };
  }

  /** null: there is no leave, or the thread of the bots failed or was ended to call a bot off. */
  private async adviceOn({ game, view }: Decision, drafted: readonly string[]): Promise<Advice | null> {
    const left = await this.leave(this.model.controller.shown.peek());
    this.refused.value = left.ok ? null : left.error.message;
    if (!left.ok) return null;
    try {
      return await this.advise({ game, view, drafted }, this.stop.signal);
    } catch {
      return null;
    }
  }
}
