import { once } from 'node:events';
import { type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@ankerplatz/protocol';
import { WebSocket } from 'ws';
import { API } from '../api.ts';
import type { Person, TestApp } from './app.ts';

type Said<T extends ServerMessage['type']> = Extract<ServerMessage, { type: T }>;
type Waiting = (message: ServerMessage) => boolean;

/** A client's end of a socket. */
export class TestSocket {
  /** Everything heard, as it came. */
  readonly heard: string[] = [];
  /** What was heard and not waited for. */
  private readonly kept: ServerMessage[] = [];
  private readonly waiting = new Set<Waiting>();
  readonly closed: Promise<number>;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise(resolve => socket.on('close', resolve));
    socket.on('error', () => undefined);
    socket.on('message', data => this.hear(String(data)));
  }

  /** A socket that has said nothing yet. */
  static async connect(server: TestApp, headers: Record<string, string> = {}): Promise<TestSocket> {
    const url = await server.listen();
    const made = new TestSocket(new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, { headers }));
    await once(made.socket, 'open');
    return made;
  }

  /** The socket of somebody, welcomed. */
  static async of(person: Person, server = person.server): Promise<TestSocket> {
    const made = await TestSocket.connect(server, { cookie: person.cookie });
    await made.greet();
    return made;
  }

  async greet(): Promise<Said<'welcome'>> {
    this.send({ type: 'hello', protocol: PROTOCOL_VERSION });
    return this.next('welcome');
  }

  send(message: ClientMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.socket.send(text);
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

  /** What has come so far of a type and was not waited for. */
  rest<T extends ServerMessage['type']>(type: T): Said<T>[] {
    return this.kept.filter((message): message is Said<T> => message.type === type);
  }

  /** Resolves when everything sent before has been answered. */
  async settle(): Promise<void> {
    this.send({ type: 'ping' });
    await this.next('pong');
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private hear(text: string): void {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    for (const wait of this.waiting) if (wait(message)) return;
    this.kept.push(message);
  }
}
