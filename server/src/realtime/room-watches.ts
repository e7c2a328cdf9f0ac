import type { Language } from '@ankerplatz/kit';
import { Problem } from '../problem.ts';
import { type GameVisitor, type ReviewRooms, type RoomRow, roomFor } from '../review-rooms/service.ts';
import { Queues } from '../tables/queues.ts';
import type { Watch } from './live-list.ts';
import type { Sender } from './sender.ts';

/** The message between servers when something has changed in a review room. */
export interface RoomWhisper {
  readonly room: string;
}

/** A visitor of a review room. */
export interface RoomGuest {
  readonly visitor: GameVisitor;
  readonly language: Language;
  readonly sender: Sender;
  /** The room has closed. */
  readonly gone: (problem: Problem) => void;
}

class RoomWatch implements Watch {
  private told = '';

  constructor(
    readonly room: string,
    readonly guest: RoomGuest,
    private readonly rooms: RoomWatches,
  ) {}

  /** A room whose news was left out because too much waited is told as it stands. */
  offer(): void {
    const row = this.rooms.known(this.room);
    const { sender, visitor, language } = this.guest;
    if (!row || sender.isFull) return;
    const text = JSON.stringify({ type: 'room', ...roomFor(row, visitor.identity, language) });
    if (text === this.told) return;
    this.told = text;
    sender.send(text);
  }

  end(): void {
    this.rooms.remove(this);
  }
}

/**
 * The review rooms that clients of this server look at. A person who looks is there; one whose last socket has ended
 * has left.
 */
export class RoomWatches {
  private readonly watches = new Map<string, Set<RoomWatch>>();
  private readonly rows = new Map<string, RoomRow>();
  private readonly reading = new Queues();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly rooms: ReviewRooms,
    /** Milliseconds between two signs that those who look are still there. */
    private readonly every: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  get isIdle(): boolean {
    return this.watches.size === 0;
  }

  known(room: string): RoomRow | undefined {
    return this.rows.get(room);
  }

  async add(room: string, guest: RoomGuest): Promise<Watch> {
    await this.rooms.look(guest.visitor, room);
    const { identity } = guest.visitor;
    if (identity !== null) await this.rooms.join({ room, identity });
    const watch = new RoomWatch(room, guest, this);
    this.watches.set(room, (this.watches.get(room) ?? new Set()).add(watch));
    this.timer ??= setInterval(() => this.beat(), this.every).unref();
    await this.read(room);
    return watch;
  }

  remove(watch: RoomWatch): void {
    const { room, guest } = watch;
    const others = this.watches.get(room);
    if (!others?.delete(watch)) return;
    const { identity } = guest.visitor;
    const isElsewhere = [...others].some(other => other.guest.visitor.identity === identity);
    if (identity !== null && !isElsewhere) this.rooms.leave({ room, identity }).catch(this.failed);
    if (others.size === 0) this.forget(room);
  }

  /** The room has changed. */
  hear(room: string): void {
    if (this.watches.has(room)) this.read(room).catch(this.failed);
  }

  /** News of any room may have been missed. */
  lookAgain(): void {
    for (const room of this.watches.keys()) this.hear(room);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private beat(): void {
    const visits = [...this.watches].flatMap(([room, watches]) => {
      const people = new Set([...watches].flatMap(({ guest }) => guest.visitor.identity ?? []));
      return [...people].map(identity => ({ room, identity }));
    });
    const beaten = visits.length > 0 ? this.rooms.beat(visits) : Promise.resolve();
    // People whose server has died without a word are seen to be gone by looking.
    beaten.then(() => this.lookAgain(), this.failed);
  }

  /** One reading after the other, so that nobody is told what was before what is. */
  private read(room: string): Promise<void> {
    return this.reading.run(room, async () => {
      const row = await this.rooms.read(room);
      const watches = this.watches.get(room);
      if (!watches) return;
      if (!row) {
        for (const watch of [...watches]) watch.guest.gone(new Problem('no-such-room'));
        this.forget(room);
        return;
      }
      this.rows.set(room, row);
      for (const watch of watches) watch.offer();
    });
  }

  private forget(room: string): void {
    this.watches.delete(room);
    this.rows.delete(room);
    if (this.isIdle) this.stop();
  }
}
