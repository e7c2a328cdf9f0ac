import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Where messages go: a socket, or the answer to a request. */
export interface Sender {
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

/** Lets what is said within a turn of the event loop go in one piece. */
class Gatherer {
  private outlets: SocketSender[] = [];

  gather(outlet: SocketSender): void {
    if (this.outlets.push(outlet) === 1) setImmediate(() => this.release());
  }

  private release(): void {
    const { outlets } = this;
    this.outlets = [];
    for (const outlet of outlets) outlet.flush();
  }
}

const gatherer = new Gatherer();

/** The first byte of a text that comes in one frame, and what stands for lengths that need two or eight bytes more: RFC 6455, 5.2. */
const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headOf = (length: number): string => {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < 0x1_0000) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map(shift => (length >> shift) & 0xff);
  return String.fromCharCode(TEXT, EIGHT_BYTES, 0, 0, 0, 0, ...bytes);
};

/** How many bytes more a text has in UTF-8 than characters. */
const surplusOf = (text: string): number => Buffer.byteLength(text) - text.length;

/**
 * A message as it goes over the wire, a character for each byte. Nothing is compressed or masked on the way to a client. Whether each of its
 * characters is one byte is asked of the whole frame: that puts its parts together, which need not be done again to write it.
 */
export const frameOf = (text: string): string => {
  const head = headOf(text.length);
  const frame = head + text;
  if (surplusOf(frame) === surplusOf(head)) return frame;
  const bytes = Buffer.from(text).toString('latin1');
  return headOf(bytes.length) + bytes;
};

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
    /** What the socket runs over. */
    private readonly wire: Socket,
    private readonly bounds: Bounds,
  ) {}

  get isFull(): boolean {
    this.wasFull ||= this.waiting > this.bounds.soft;
    return this.wasFull;
  }

  /** Nobody seems to read at all. */
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
