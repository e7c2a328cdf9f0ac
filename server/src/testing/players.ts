import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { SeededChance } from '@ankerplatz/kit';
import type { ServerMessage, TableMessage } from '@ankerplatz/protocol';
import { API } from '../api.ts';
import { randomId } from '../random.ts';
import type { Person, TestApp } from './app.ts';
import { SocketClient } from './socket.ts';
import { choose } from './tables.ts';

interface Request {
  readonly number: number;
  readonly asked: number;
  readonly moves: string[];
  readonly id: string;
}

/** Every so many messages on average the connection is lost. */
const FAITH = 12;

/** Plays any moves at a table until the game is over, over connections that are lost again and again. */
abstract class Player {
  /** All messages heard, as they came. */
  readonly heard: string[] = [];
  /** All refusals. */
  readonly refused: string[] = [];
  reconnects = 0;
  protected known: TableMessage | null = null;
  protected pending: Request | null = null;
  /** The version after the last move: until news of it has come, no other is played. */
  protected played = 0;
  protected readonly chance: SeededChance;

  constructor(
    protected readonly person: Person,
    protected readonly table: string,
    seed: string,
    /** One of them is asked at each connection. */
    protected readonly servers: readonly TestApp[] = [person.server],
  ) {
    this.chance = SeededChance.from(seed);
  }

  async play(): Promise<void> {
    while (!this.known?.result) {
      const server = this.servers[this.chance.die(this.servers.length)]!;
      await this.connection(await server.listen());
      this.reconnects++;
    }
  }

  /** One connection, from its beginning to its end. */
  protected abstract connection(url: string): Promise<void>;

  protected isLost(): boolean {
    return this.chance.die(FAITH) === 0;
  }

  /** Checks that nothing was left out or told twice. */
  protected hear(text: string): ServerMessage {
    this.heard.push(text);
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'table') this.learn(message);
    return message;
  }

  /** The request to send now; the same as before where its fate is unknown. */
  protected next(): Request | null {
    const { known } = this;
    if (this.pending) return this.pending;
    if (!known || known.asked === null || known.version < this.played) return null;
    this.pending = { number: known.number, asked: known.asked, moves: [choose(known, this.chance)], id: randomId() };
    return this.pending;
  }

  private learn(message: TableMessage): void {
    const { from, entries, version } = message;
    const before = this.known?.version ?? 0;
    if (version < before) throw new Error(`version ${version} after ${before}`);
    if (from !== null && from !== before) throw new Error(`entries after ${from} instead of ${before}`);
    if (from !== null && entries.length !== version - from) throw new Error('entries are missing');
    this.known = message;
  }
}

/** Through a socket. */
export class SocketPlayer extends Player {
  protected async connection(url: string): Promise<void> {
    const headers = { cookie: this.person.cookie };
    let sent: Request | null = null;
    const goOn = (): void => {
      const request = this.next();
      if (request && request !== sent) socket.send({ type: 'play', table: this.table, ...request });
      sent = request;
    };
    const socket = new SocketClient(url, headers, (_, text) => {
      if (!socket.isOpen) return;
      const message = this.hear(text);
      if (message.type === 'refused') this.refused.push(message.error.code);
      if (message.type === 'played' || message.type === 'refused') this.pending = null;
      if (message.type === 'played') this.played = message.version;
      if (this.known?.result || this.isLost()) socket.terminate();
      else goOn();
    });
    await socket.opened;
    socket.hello();
    socket.watch(this.table, this.known);
    if (this.pending) goOn();
    await socket.closed;
  }
}

/** Through the API: a stream of lines, and requests. */
export class ApiPlayer extends Player {
  protected async connection(url: string): Promise<void> {
    const headers = { cookie: this.person.cookie };
    const path = `${url}${API}/tables/${this.table}`;
    const from = this.known ? `&number=${this.known.number}&from=${this.known.version}` : '';
    const request = get(`${path}/stream?until=over${from}`, { headers });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    const lines = createInterface({ input: answer });
    lines.on('error', () => undefined);
    for await (const line of lines) {
      if (line === '' || this.hear(line).type !== 'table') continue;
      await this.send(path, headers);
      if (this.isLost()) break;
    }
    request.destroy();
  }

  private async send(path: string, headers: Record<string, string>): Promise<void> {
    const request = this.next();
    if (!request) return;
    const body = JSON.stringify(request);
    const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    const answer = await fetch(`${path}/moves`, post);
    const said = (await answer.json()) as { version: number; error?: { code: string } };
    if (said.error) this.refused.push(said.error.code);
    else this.played = said.version;
    this.pending = null;
  }
}
