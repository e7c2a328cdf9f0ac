/** A browser's `WebSocket`, or what stands for it in tests. */
export type SocketMaker = new (url: string) => Pick<WebSocket, 'readyState' | 'addEventListener' | 'send' | 'close'>;

export interface LastingParts {
  readonly url: string;
  readonly opened: () => void;
  /** It has ended, or was not answered; it connects again by itself. */
  readonly ended: () => void;
  readonly heard: (data: string) => void;
  readonly WebSocket?: SocketMaker;
}

/** Clients of a server that comes back do not all connect at once. */
const LEAST_WAIT_MS = 400 + Math.random() * 600;
const LONGEST_WAIT_MS = 4000 + Math.random() * 1000;
/** Waits between attempts grow by it. */
const GROWTH = 1.6;
const ANSWER_WITHIN_MS = 8000;
/** What has held so long is not counted as an attempt. */
const PROVEN_AFTER_MS = 5000;

const OPEN = 1;

/** A connection that is made again whenever it ends: at once, then later and later while it does not hold. */
export class LastingSocket {
  private socket: InstanceType<SocketMaker> | null = null;
  private attempts = 0;
  /** Until the next attempt, until an answer is late, or until the connection is proven. */
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly parts: LastingParts) {
    this.connectLater();
  }

  /** Ends this connection, if there is one, and makes another at once. */
  reconnect(): void {
    this.close();
    this.attempts = 0;
    this.connectLater();
  }

  /** Does nothing while there is no connection. */
  send(data: string): void {
    if (this.socket?.readyState === OPEN) this.socket.send(data);
  }

  /** Nothing is heard of it any more. */
  close(): void {
    clearTimeout(this.timer);
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }

  private after(ms: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, ms);
  }

  private connectLater(): void {
    const wait = Math.min(LEAST_WAIT_MS * GROWTH ** (this.attempts - 1), LONGEST_WAIT_MS);
    this.after(this.attempts === 0 ? 0 : wait, () => this.connect());
    this.attempts++;
  }

  private connect(): void {
    const { url, opened, heard, WebSocket: Maker = WebSocket } = this.parts;
    const socket = new Maker(url);
    this.socket = socket;
    const listen = (type: 'open' | 'message' | 'close', hear: (event: Event) => void): void =>
      socket.addEventListener(type, event => {
        if (this.socket === socket) hear(event);
      });
    listen('open', () => {
      this.after(PROVEN_AFTER_MS, () => {
        this.attempts = 1;
      });
      opened();
    });
    listen('message', event => heard(String((event as MessageEvent).data)));
    listen('close', () => this.end());
    this.after(ANSWER_WITHIN_MS, () => this.end());
  }

  private end(): void {
    this.close();
    this.connectLater();
    this.parts.ended();
  }
}
