import { once } from 'node:events';
import type { SocketConnection } from './socket-connection.ts';

/** News of the game for one seat. */
export interface Heard {
  /** Grows with every move and every game. */
  readonly at: number;
  readonly isOver: boolean;
  /** The message with which this seat plays on, if it must decide. */
  readonly reply: string | null;
}

/**
 * The connection of one seat to its server. Messages are searched as they come: to make texts of it would make the
 * players slow.
 */
export interface Tongue {
  /** Undefined for what is no news of the game. */
  read(data: Buffer): Heard | undefined;
  /** Answers to what keeps the connection alive; undefined for anything else. */
  pong(data: Buffer): string | undefined;
}

/** One seat, with what it has been told. */
export class SeatSocket {
  heard: Heard = { at: -1, isOver: false, reply: null };

  constructor(
    readonly socket: SocketConnection,
    readonly tongue: Tongue,
  ) {}
}

const ignore = (): void => undefined;

/** A table with two seats, each on a socket of its own. Moves are chosen by what the server sends, without reading all of it. */
export class MeasuredTable {
  /** Told how many milliseconds after `play` the other seat knew it. */
  shown: (delay: number) => void = ignore;
  /** Both seats know the last move: the next one may be played. */
  ready: () => void = ignore;
  private mover: SeatSocket | null = null;
  private playedAt = 0;
  private isRenewing = false;

  constructor(
    private readonly seats: readonly [SeatSocket, SeatSocket],
    /** Begins the next game at this table. */
    private readonly renew: () => Promise<void>,
  ) {
    for (const seat of seats) seat.socket.on('message', (data: Buffer) => this.hear(seat, data));
  }

  /** Resolves when a move can be played. */
  async opened(): Promise<void> {
    if (!this.isReady) await new Promise<void>(resolve => this.once(resolve));
  }

  get isReady(): boolean {
    const [one, other] = this.seats;
    return this.mover === null && !this.isRenewing && one.heard.at === other.heard.at && one.heard.at >= 0;
  }

  /** Plays a move; `since` is when it should have been played. */
  play(since = performance.now()): void {
    const mover = this.seats.find(({ heard }) => heard.reply !== null);
    if (!mover) throw new Error('nobody can play');
    this.mover = mover;
    this.playedAt = since;
    mover.socket.send(mover.heard.reply!);
  }

  async close(): Promise<void> {
    const closed = this.seats.map(({ socket }) => once(socket, 'close'));
    for (const { socket } of this.seats) socket.close();
    await Promise.all(closed);
  }

  private once(resolve: () => void): void {
    this.ready = () => {
      this.ready = ignore;
      resolve();
    };
  }

  private hear(seat: SeatSocket, data: Buffer): void {
    const heard = seat.tongue.read(data);
    if (!heard) {
      const pong = seat.tongue.pong(data);
      if (pong !== undefined) seat.socket.send(pong);
      return;
    }
    if (heard.at <= seat.heard.at) return;
    const isShown = this.mover !== null && seat !== this.mover;
    seat.heard = heard;
    if (isShown) this.shown(performance.now() - this.playedAt);
    const [one, other] = this.seats;
    if (one.heard.at === other.heard.at) this.settle(heard);
  }

  private settle({ isOver }: Heard): void {
    this.mover = null;
    if (!isOver) {
      this.isRenewing = false;
      this.ready();
    } else if (!this.isRenewing) {
      this.isRenewing = true;
      void this.renew();
    }
  }
}

export const startsWith = (data: Buffer, text: string): boolean => data.toString('latin1', 0, text.length) === text;
export const endsWith = (data: Buffer, text: string): boolean =>
  data.toString('latin1', data.length - text.length) === text;

/** The text between two others; '' where the first is missing. */
export const between = (data: Buffer, before: string, after: string): string => {
  const found = data.indexOf(before);
  if (found < 0) return '';
  const begin = found + before.length;
  return data.toString('latin1', begin, data.indexOf(after, begin));
};
