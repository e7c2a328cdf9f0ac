import type { ClientMessage, Me, ServerMessage } from '@ankerplatz/protocol';

/** Every connection that was made, the newest last. */
export const connections: FakeSocket[] = [];

/** A browser's WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;

  readyState: number = FakeSocket.CONNECTING;
  binaryType = 'blob';
  readonly protocol = '';
  readonly extensions = '';
  readonly bufferedAmount = 0;
  readonly sent: ClientMessage[] = [];

  constructor(readonly url: string) {
    super();
    connections.push(this);
  }

  send(data: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('not open');
    this.sent.push(JSON.parse(data));
  }

  close(): void {
    this.end();
  }

  /** The server takes the connection. */
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** The server says something. */
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Takes the connection and greets. */
  greet(me: Me | null = null, heartbeat = 20_000): void {
    this.open();
    this.say({ type: 'welcome', protocol: 1, now: new Date().toISOString(), me, heartbeat });
  }

  /** The connection breaks. */
  end(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code, wasClean: false }));
  }

  /** Messages that were sent after hello, by type. */
  sentOf<Type extends ClientMessage['type']>(type: Type): readonly Extract<ClientMessage, { type: Type }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { type: Type }> => message.type === type);
  }
}

export const newest = (): FakeSocket => connections.at(-1)!;
