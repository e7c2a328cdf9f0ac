import { err, ok, type Seat } from '@ankerplatz/kit';
import type { RoomMove } from '@ankerplatz/protocol';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Standpoint, TableActs, TableSource, TableState } from '../board/source.ts';
import type { Answer } from '../net/http.ts';
import type { Branch } from '../table/what-if/branch.ts';
import { roomText } from './text/index.ts';

interface BranchParts {
  readonly branch: ReadonlySignal<Branch>;
  /** The table that it was played on from. */
  readonly ground: TableState;
  /** With whose eyes who follows looks. */
  readonly standpoint: ReadonlySignal<Standpoint>;
  /** The leader plays, followers look on. */
  readonly isLeading: ReadonlySignal<boolean>;
  readonly play: (moves: readonly RoomMove[]) => void;
}

/** A branch on the table: the leader plays every seat, a follower sees it with the eyes they have chosen. */
export class BranchSource implements TableSource {
  readonly kind = 'what-if';
  readonly wayOut = null;
  readonly problem = signal(null);
  readonly connection = signal<'open'>('open');
  readonly acts: ReadonlySignal<TableActs> = signal({});
  readonly state: ReadonlySignal<TableState>;
  readonly says: ReadonlySignal<string | null> = computed(() =>
    this.state.value.asked === null && !this.state.value.result ? roomText.value.watching : null,
  );

  constructor(private readonly parts: BranchParts) {
    this.state = computed(() => this.makeState());
  }

  async play(moves: readonly string[]): Answer {
    const { branch, isLeading, play } = this.parts;
    const seat = this.eyes;
    if (!isLeading.peek() || seat === null) return err({ code: 'not-your-turn', message: '' });
    let after = branch.peek();
    for (const move of moves) {
      const played = after.play(seat, move);
      if (!played.ok) return err({ code: played.error.code, message: '', refusal: played.error });
      after = played.value;
    }
    play(moves.map(move => ({ seat, move })));
    return ok(undefined);
  }

  close(): void {}

  private get eyes(): Seat | null {
    const { branch, isLeading, standpoint } = this.parts;
    const chosen = typeof standpoint.value === 'number' ? standpoint.value : null;
    const deciders = branch.value.position.deciders();
    if (!isLeading.value || (chosen !== null && deciders.includes(chosen))) return chosen;
    return deciders[0] ?? chosen;
  }

  private makeState(): TableState {
    const { ground, isLeading, standpoint } = this.parts;
    const branch = this.parts.branch.value;
    const { game, position } = branch;
    const { eyes } = this;
    const isOpen = !isLeading.value && standpoint.value === 'open';
    const view = isOpen ? game.openView(position) : game.view(position, eyes);
    const outcome = position.outcome();
    const isAsked = isLeading.value && eyes !== null && position.deciders().includes(eyes);
    const version = branch.steps.length;
    return {
      ...{ ...ground, eyes, isOpen, version, handOver: null },
      asked: isAsked ? version : null,
      view: isAsked ? view : { ...view, moves: [] },
      deciders: position.deciders(),
      seats: ground.seats.map(seat => ({ ...seat, isYou: seat.seat === eyes, isLooking: true, hasResigned: false })),
      log: branch.log(eyes),
      result: outcome && { end: 'played', ...outcome },
    };
  }
}
