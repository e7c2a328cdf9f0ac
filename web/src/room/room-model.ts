import { ok } from '@ankerplatz/kit';
import type { ReviewRoom, RoomMark, RoomMove, RoomShown } from '@ankerplatz/protocol';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { ReplayControl, TableSource } from '../board/source.ts';
import { accessOf, type GameAccess, roomsApi } from '../net/api/rooms.ts';
import type { Answer, Problem } from '../net/http.ts';
import { me } from '../net/me.ts';
import type { Connection } from '../net/socket.ts';
import { Branch } from '../table/what-if/branch.ts';
import { BranchSource } from './branch-source.ts';

/** The source of a game that is looked back at. */
export type ReplaySource = TableSource & { readonly replay: ReplayControl };

const NOTHING: RoomShown = { entry: 0, branch: null, marks: [] };

const isSame = (a: RoomMark, b: RoomMark): boolean => a.from === b.from && a.to === b.to;

/** A review room as one person is in it: the leader decides what is shown, to themselves and to all who follow. */
export class RoomModel {
  readonly room: ReadonlySignal<ReviewRoom | null>;
  /** Why the room is not shown: closed, unknown. */
  readonly problem: ReadonlySignal<Problem | null>;
  readonly isLeading = computed(() => {
    const id = me.value?.id;
    return id !== undefined && this.heard.value?.leader.id === id;
  });
  /** Whether what the leader shows is shown here. */
  readonly isFollowing = signal(true);
  /** The result is hidden until it is asked for. */
  readonly isResultShown = signal(false);
  /** The moment shown here: to the leader their own moment, to a follower the leader's. */
  readonly shown: ReadonlySignal<RoomShown>;
  /** The game as it was, or the branch that is played on from it. */
  readonly source: ReadonlySignal<TableSource>;
  private readonly heard = signal<ReviewRoom | null>(null);
  private readonly refused = signal<Problem | null>(null);
  private readonly own = signal<RoomShown>(NOTHING);
  private readonly entry = computed(() => this.own.value.entry);
  /** Of the branch; null: there is none. */
  private readonly moves = computed(() => this.own.value.branch);
  private readonly isBranch = computed(() => this.moves.value !== null);
  private readonly calm: TableSource;
  private isShowing = false;
  private wanted: RoomShown | null = null;
  private wasLeading = false;
  private readonly stops: readonly (() => void)[];

  constructor(
    readonly id: string,
    private readonly access: GameAccess,
    private readonly game: ReplaySource,
    through: Connection,
  ) {
    this.room = this.heard;
    this.problem = this.refused;
    this.shown = this.own;
    this.calm = this.withoutResult();
    this.source = computed(() => this.makeSource());
    const watch = { topic: 'room', room: id } as const;
    this.stops = [
      through.watchOther({ type: 'watch', ...watch, ...accessOf(access) }, { type: 'unwatch', ...watch }, message => {
        if (message.type === 'room' && message.id === id) this.hear(message);
        if (message.type === 'room-gone' && message.room === id) this.refused.value = message.error;
        if (message.type === 'refused' && message.room === id) this.refused.value = message.error;
      }),
      effect(() => this.noteEntry(this.game.replay.at.value)),
    ];
  }

  /** The marks and the branch go with another moment. */
  private noteEntry(entry: number): void {
    const own = this.own.peek();
    if (own.entry === entry) return;
    // The moment in the address is no choice of one's own before the room has been heard.
    if (this.heard.peek() && !this.isLeading.peek()) this.isFollowing.value = false;
    this.become({ entry, branch: null, marks: [] });
  }

  follow(isFollowing: boolean): void {
    this.isFollowing.value = isFollowing;
    const shown = this.heard.peek()?.shown;
    if (isFollowing && shown) this.take(shown);
  }

  /** A ring or an arrow; where it is already, it goes. */
  mark(mark: RoomMark): void {
    const own = this.own.peek();
    const others = own.marks.filter(each => !isSame(each, mark));
    this.become({ ...own, marks: others.length < own.marks.length ? others : [...others, mark] });
  }

  unmark(): void {
    this.become({ ...this.own.peek(), marks: [] });
  }

  /** Begins a hypothetical from the moment that is looked at; null: ends it. */
  branch(moves: readonly RoomMove[] | null): void {
    this.become({ ...this.own.peek(), branch: moves && [...moves], marks: [] });
  }

  handOn(person: string): Answer {
    return roomsApi.handOn(this.id, person);
  }

  closeRoom(): Answer {
    return roomsApi.close(this.id);
  }

  async say(text: string, request: string): Answer {
    const said = await roomsApi.say(this.id, text, request);
    return said.ok ? ok(undefined) : said;
  }

  report(message: number, reason: string): Answer {
    return roomsApi.report(this.id, message, reason, this.access);
  }

  close(): void {
    for (const stop of this.stops) stop();
  }

  private hear(room: ReviewRoom): void {
    this.heard.value = room;
    this.refused.value = null;
    const isLeading = this.isLeading.peek();
    // A new leader goes on from where all are; then their own moment counts, not its echo.
    const isNew = isLeading && !this.wasLeading;
    this.wasLeading = isLeading;
    if (isNew || (!isLeading && this.isFollowing.peek())) this.take(room.shown);
  }

  private take(shown: RoomShown): void {
    this.own.value = shown;
    this.game.replay.show(shown.entry);
  }

  private become(shown: RoomShown): void {
    this.own.value = shown;
    if (!this.isLeading.peek()) return;
    this.wanted = shown;
    if (!this.isShowing) void this.tell();
  }

  /** One after the other, and of several that wait only the last: the leader need not wait. */
  private async tell(): Promise<void> {
    this.isShowing = true;
    while (this.wanted) {
      const shown = this.wanted;
      this.wanted = null;
      await roomsApi.show(this.id, shown);
    }
    this.isShowing = false;
  }

  private makeSource(): TableSource {
    const entry = this.entry.value;
    if (!this.isBranch.value) return this.calm;
    const { replay, state } = this.game;
    const from = Branch.from(replay.game, replay.positionAt(entry), `${this.id}:${entry}`);
    return new BranchSource({
      branch: computed(() => from.with(this.moves.value ?? [])),
      ground: state.peek()!,
      standpoint: replay.standpoint,
      isLeading: this.isLeading,
      play: moves => this.branch([...(this.moves.peek() ?? []), ...moves]),
    });
  }

  private withoutResult(): TableSource {
    const { game } = this;
    const state = computed(() => {
      const now = game.state.value;
      return now && !this.isResultShown.value ? { ...now, result: null } : now;
    });
    const { kind, problem, connection, acts } = game;
    const replay = { ...game.replay, isShared: true };
    return {
      ...{ kind, problem, connection, acts, replay, state },
      play: moves => game.play(moves),
      close: () => game.close(),
    };
  }
}
