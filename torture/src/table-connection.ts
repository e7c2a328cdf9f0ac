import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage, TableView } from '@ankerplatz/protocol';
import { API } from '@ankerplatz/server/api';
import { asJson, type Credentials } from '@ankerplatz/server/testing/accounts';
import { ask } from '@ankerplatz/server/testing/request';
import { SocketClient } from '@ankerplatz/server/testing/socket';
import type { History, Sent } from './history.ts';

/** The outcome of moves; where it is unknown, sending throws. */
export type Outcome = { readonly version: number } | { readonly code: string; readonly index: number | null };

/** The connection of a player to the servers about one table. */
export interface TableConnection {
  /** The newest view; one after the given one if that comes soon. */
  look(after: TableView | null): Promise<TableView>;
  send(sent: Sent): Promise<Outcome>;
  close(): void;
}

interface ErrorBody {
  readonly code: string;
  readonly refusal?: { readonly code: string; readonly index?: number };
}

/** To be tried again, with the same request. */
class Unknown extends Error {}

/** Codes that are so only for a while: the database or the server is gone. */
const PASSING = new Set(['unavailable', 'disk-full', 'unknown-rules', 'draining', 'too-many-requests']);
/** No server is there, or a proxy has lost it. */
const GONE: ReadonlySet<number> = new Set([502, 503, 504]);
const POLL_MS = 60;
const ANSWER_WITHIN_MS = 15_000;
const NEWS_WITHIN_MS = 1000;

const isNewer = (view: TableView, after: TableView | null): boolean =>
  after === null || view.number > after.number || (view.number === after.number && view.version > after.version);

const outcomeBy = ({ code, refusal }: ErrorBody): Outcome => {
  if (PASSING.has(code)) throw new Unknown(code);
  return { code, index: refusal?.index ?? null };
};

/** Requests, each to any of the servers. */
export class RequestConnection implements TableConnection {
  constructor(
    private readonly urls: readonly string[],
    private readonly who: Credentials,
    private readonly table: string,
    private readonly history: History,
  ) {}

  async look(after: TableView | null): Promise<TableView> {
    const view = await this.ask<TableView>('GET', '/view');
    if ('code' in view) throw new Error(`a view is refused: ${view.code}`);
    this.history.see(view);
    if (!isNewer(view, after)) await sleep(POLL_MS);
    return view;
  }

  async send({ number, asked, moves, id }: Sent): Promise<Outcome> {
    const answer = await this.ask<{ version: number }>('POST', '/moves', { number, asked, moves, id });
    return 'code' in answer ? outcomeBy(answer) : { version: answer.version };
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<T | ErrorBody> {
    const url = this.urls[Math.floor(Math.random() * this.urls.length)]!;
    const sent = body === undefined ? {} : asJson(body);
    const headers = { ...sent.headers, ...this.who };
    const { status, text } = await ask(url, { ...sent, method, path: `${API}/tables/${this.table}${path}`, headers });
    if (GONE.has(status)) throw new Unknown(String(status));
    if (status >= 500) this.history.violate(`${method} ${path}: ${status} ${text}`);
    if (status === 401) this.history.violate(`${method} ${path}: a session is lost`);
    return status < 400 ? (JSON.parse(text) as T) : (JSON.parse(text) as { error: ErrorBody }).error;
  }

  close(): void {
    // No connection is kept open.
  }
}

/** A socket that comes back whenever it is lost, at any of the servers. */
export class SocketConnection implements TableConnection {
  private view: TableView | null = null;
  private socket: SocketClient | undefined;
  private readonly answers = new Map<string, (message: ServerMessage | null) => void>();
  private wake: () => void = () => undefined;
  private isClosed = false;

  constructor(
    private readonly urls: readonly string[],
    private readonly who: Credentials,
    private readonly table: string,
    private readonly history: History,
  ) {
    this.connect();
  }

  async look(after: TableView | null): Promise<TableView> {
    const deadline = Date.now() + NEWS_WITHIN_MS;
    while (!this.view || (!isNewer(this.view, after) && Date.now() < deadline)) await this.news();
    return this.view;
  }

  async send({ table, number, asked, moves, id }: Sent): Promise<Outcome> {
    const { socket } = this;
    if (!socket?.isOpen) throw new Unknown('not connected');
    const answer = new Promise<ServerMessage | null>(resolve => this.answers.set(id, resolve));
    socket.send({ type: 'play', table, number, asked, moves: [...moves], id });
    const patience = new AbortController();
    const late = sleep(ANSWER_WITHIN_MS, null, { signal: patience.signal }).catch(() => null);
    const message = await Promise.race([answer, late]);
    patience.abort();
    this.answers.delete(id);
    if (message?.type === 'played') return { version: message.version };
    if (message?.type === 'refused') return outcomeBy(message.error);
    throw new Unknown('no answer');
  }

  close(): void {
    this.isClosed = true;
    this.socket?.terminate();
  }

  private news(): Promise<void> {
    return new Promise(resolve => {
      this.wake = resolve;
      setTimeout(resolve, POLL_MS);
    });
  }

  private connect(): void {
    if (this.isClosed) return;
    const url = this.urls[Math.floor(Math.random() * this.urls.length)]!;
    const socket = new SocketClient(url, this.who, message => this.hear(message));
    this.socket = socket;
    void socket.opened.then(
      () => {
        socket.hello();
        socket.watch(this.table, this.view);
      },
      () => undefined,
    );
    void socket.closed.then(() => {
      for (const answer of this.answers.values()) answer(null);
      this.history.reconnects++;
      setTimeout(() => this.connect(), POLL_MS);
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'table') this.learn(message);
    else if (message.type === 'played') this.answers.get(message.id)?.(message);
    else if (message.type === 'refused') this.refused(message);
    // Another server may know more of the table.
    else if (message.type === 'gone') this.socket?.terminate();
  }

  private refused(message: Extract<ServerMessage, { type: 'refused' }>): void {
    const { to, id, error } = message;
    if (error.code === 'server-error' || error.code === 'not-logged-in')
      this.history.violate(`${to} through a socket: ${error.code} ${error.id ?? ''}`);
    if (to === 'play') this.answers.get(id ?? '')?.(message);
    else this.socket?.terminate();
  }

  /** No entry may be left out, told twice or taken back. */
  private learn({ type, from, entries, ...view }: Extract<ServerMessage, { type: 'table' }>): void {
    const before = this.view;
    const { table, number, version } = view;
    const place = `table ${table} game ${number} version ${version}`;
    if (before && !isNewer(view, before) && isNewer(before, view))
      this.history.violate(`${place}: ${type} of the past`);
    const known = before?.number === number ? before.version : 0;
    if (from !== null && from !== known) this.history.violate(`${place}: entries after ${from}, known were ${known}`);
    const numbers = entries.map(({ entry }) => entry);
    if (from !== null && numbers.some((entry, index) => entry !== from + 1 + index))
      this.history.violate(`${place}: entries ${numbers.join(' ')} after ${from}`);
    if (from !== null && numbers.length !== version - from) this.history.violate(`${place}: entries are missing`);
    this.history.see(view);
    this.view = view;
    this.wake();
  }
}
