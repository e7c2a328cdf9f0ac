import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@ankerplatz/protocol';
import { WebSocket } from 'ws';
import { API } from '../api.ts';
import type { Person, TestApp } from './app.ts';

type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
type Waiting = (message: ServerMessage) => boolean;

/** A client's end of a socket, which speaks the protocol and tells what it hears: every test uses it that does not attack what lies below. */
export class SocketClient {
  /** Rejects where the server refuses the socket. */
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  readonly socket: WebSocket;

  /** At the address of a server, as the person whom the headers name. */
  constructor(
    url: string,
    headers: Readonly<Record<string, string>>,
    hear: (message: ServerMessage, text: string) => void,
  ) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, { headers });
    this.opened = new Promise((resolve, reject) => {
      this.socket.on('open', resolve);
      this.socket.on('error', reject);
    });
    // A caller who does not wait for it learns of it when it is closed.
    this.opened.catch(() => undefined);
    this.closed = new Promise(resolve => this.socket.on('close', resolve));
    this.socket.on('message', data => hear(JSON.parse(String(data)) as ServerMessage, String(data)));
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION });
  }

  /** A table, from what is known of it. */
  watch(table: string, known?: { readonly number: number; readonly version: number } | null): void {
    const from = known ? { number: known.number, from: known.version } : {};
    this.send({ type: 'watch', topic: 'table', table, ...from });
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Without a word. */
  terminate(): void {
    this.socket.terminate();
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }
}

/** A client that keeps what it hears until it is waited for. */
export class TestSocket extends SocketClient {
  /** All messages heard, as they came. */
  readonly heard: string[] = [];
  /** Messages heard and not waited for. */
  private readonly kept: ServerMessage[] = [];
  private readonly waiting = new Set<Waiting>();

  private constructor(url: string, headers: Readonly<Record<string, string>>) {
    super(url, headers, (message, text) => this.hear(message, text));
  }

  /** A socket that has said nothing yet. */
  static async connect(server: TestApp, headers: Record<string, string> = {}): Promise<TestSocket> {
    return TestSocket.at(await server.listen(), headers);
  }

  static async at(url: string, headers: Record<string, string> = {}): Promise<TestSocket> {
    const made = new TestSocket(url, headers);
    await made.opened;
    return made;
  }

  /** The socket of a person, welcomed. */
  static async of(person: Person, server = person.server): Promise<TestSocket> {
    const made = await TestSocket.connect(server, { cookie: person.cookie });
    await made.greet();
    return made;
  }

  async greet(): Promise<Said<'welcome'>> {
    this.hello();
    return this.next('welcome');
  }

  /** The next message of a type, also if it has come already; others are kept. */
  next<T extends ServerMessage['type']>(type: T, fits: (message: Said<T>) => boolean = () => true): Promise<Said<T>> {
    const isIt = (message: ServerMessage): message is Said<T> => message.type === type && fits(message as Said<T>);
    const index = this.kept.findIndex(isIt);
    if (index >= 0) return Promise.resolve(this.kept.splice(index, 1)[0] as Said<T>);
    return new Promise((resolve, reject) => {
      const wait = (message: ServerMessage): boolean => {
        if (!isIt(message)) return false;
        this.waiting.delete(wait);
        resolve(message);
        return true;
      };
      this.waiting.add(wait);
      void this.closed.then(code => reject(new Error(`closed with ${code} while waiting for ${type}`)));
    });
  }

  /** Messages of a type that have come so far and were not waited for. */
  rest<T extends ServerMessage['type']>(type: T): Said<T>[] {
    return this.kept.filter((message): message is Said<T> => message.type === type);
  }

  /** Resolves when everything sent before has been answered. */
  async settle(): Promise<void> {
    this.send({ type: 'ping' });
    await this.next('pong');
  }

  private hear(message: ServerMessage, text: string): void {
    this.heard.push(text);
    for (const wait of this.waiting) if (wait(message)) return;
    this.kept.push(message);
  }
}
