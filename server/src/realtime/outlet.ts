import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Where messages go: a socket, or the answer to a request. */
export interface Outlet {
  /** More waits to be sent than should: what can be said later is said later. */
  readonly isFull: boolean;
  send(text: string): void;
  /** Calls whenever it is no longer full. */
  onDrain(resume: () => void): void;
}

/** How much may wait to be sent, in bytes. */
export interface Bounds {
  /** Beyond, what has changed is sent when the rest has gone. */
  readonly soft: number;
  /** Beyond, nobody seems to read at all. */
  readonly hard: number;
}

export const CLOSE = {
  /** The server restarts. */
  restart: 1012,
  /** Nobody reads what is sent. */
  tooSlow: 1013,
  /** The session has ended, or far too much was asked. */
  refused: 1008,
  /** The page must be loaded anew. */
  reload: 4001,
} as const;

/** Until a peer that does not answer is cut off. */
const FAREWELL_MS = 1000;

/** Lets what is sent through a wire within a turn of the event loop go in one piece. */
class Gatherer {
  private readonly wires = new Set<Socket>();

  gather(wire: Socket): void {
    if (this.wires.has(wire)) return;
    if (this.wires.size === 0) setImmediate(() => this.release());
    this.wires.add(wire);
    wire.cork();
  }

  private release(): void {
    for (const wire of this.wires) wire.uncork();
    this.wires.clear();
  }
}

const gatherer = new Gatherer();

/** One WebSocket, seen from the side that sends. */
export class SocketOutlet implements Outlet {
  private wasFull = false;
  private resume: (() => void) | undefined;

  private readonly sent = (): void => {
    if (!this.wasFull || this.socket.bufferedAmount > this.bounds.soft / 2) return;
    this.wasFull = false;
    this.resume?.();
  };

  constructor(
    private readonly socket: WebSocket,
    /** What the socket runs over. */
    private readonly wire: Socket,
    private readonly bounds: Bounds,
  ) {}

  get isFull(): boolean {
    this.wasFull ||= this.socket.bufferedAmount > this.bounds.soft;
    return this.wasFull;
  }

  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    gatherer.gather(this.wire);
    this.socket.send(text, this.sent);
    if (this.socket.bufferedAmount > this.bounds.hard) this.close('tooSlow');
  }

  onDrain(resume: () => void): void {
    this.resume = resume;
  }

  close(why: keyof typeof CLOSE): void {
    this.socket.close(CLOSE[why], why);
    setTimeout(() => this.socket.terminate(), FAREWELL_MS).unref();
  }
}
