import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { frameOf } from './frame.js';

/** The way that messages take: a socket, or the answer to a request. */
export interface Sender {
  /** More waits to be sent than should: less urgent messages wait. */
  readonly isFull: boolean;
  send(text: string): void;
  /** Calls whenever it is no longer full. */
  onDrain(resume: () => void): void;
}

/** Bounds of what may wait to be sent, in bytes. */
export interface Bounds {
  /** Beyond, what has changed is sent when the rest has gone. */
  readonly soft: number;
  /** Beyond, nobody seems to read at all. */
  readonly hard: number;
}

export const CLOSE = {
  /** The server restarts. */
  restart: 1012,
  /** The client does not read what is sent. */
  tooSlow: 1013,
  /** The session has ended, or far too much was asked. */
  refused: 1008,
  /** The page must be loaded anew. */
  reload: 4001,
} as const;

/** Until a peer that does not answer is cut off. */
const FAREWELL_MS = 1000;

/** Messages said within a turn of the event loop go in one write a socket, in frames of our own: bench/README.md says what the library's cost. */
class Gatherer {
  private senders: SocketSender[] = [];

  gather(sender: SocketSender): void {
    if (this.senders.push(sender) === 1) setImmediate(() => this.release());
  }

  private release(): void {
    const { senders } = this;
    this.senders = [];
    for (const sender of senders) sender.flush();
  }
}

const gatherer = new Gatherer();

/** One WebSocket, seen from the side that sends. */
export class SocketSender implements Sender {
  private wasFull = false;
  private resume: (() => void) | undefined;
  /** Frames of this turn of the event loop. One text in one write: the wire keeps no list of what it has sent last. */
  private said = '';

  private readonly sent = (): void => {
    if (!this.wasFull || this.waiting > this.bounds.soft / 2) return;
    this.wasFull = false;
    this.resume?.();
  };

  constructor(
    private readonly socket: WebSocket,
    /** The connection under the socket. */
    private readonly wire: Socket,
    private readonly bounds: Bounds,
  ) {}

  get isFull(): boolean {
    this.wasFull ||= this.waiting > this.bounds.soft;
    return this.wasFull;
  }

  /** Whether the client seems to read nothing at all. */
  get isStuck(): boolean {
    return this.waiting > this.bounds.hard;
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.said === '') gatherer.gather(this);
    this.said += frameOf(text);
    if (this.isStuck) this.close('tooSlow');
  }

  /** Answers a ping, if there is anybody who reads answers. */
  pong(data: Buffer): void {
    if (this.socket.readyState === this.socket.OPEN && !this.isFull) this.socket.pong(data, false, this.sent);
  }

  /** Between whole frames, so that what the socket says by itself can go before or after it. */
  flush(): void {
    const { said } = this;
    this.said = '';
    if (said !== '' && this.socket.readyState === this.socket.OPEN) this.wire.write(said, 'latin1', this.sent);
  }

  onDrain(resume: () => void): void {
    this.resume = resume;
  }

  close(why: keyof typeof CLOSE): void {
    this.flush();
    this.socket.close(CLOSE[why], why);
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }

  /** Bytes. */
  get waiting(): number {
    return this.wire.writableLength + this.said.length;
  }
}
