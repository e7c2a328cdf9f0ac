import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import type { TableMessage, TableSummary, TableView } from '@ankerplatz/protocol';
import { expect, vi } from 'vitest';
import { API } from '../api.ts';
import { randomId } from '../random.ts';
import { signatureOf } from '../realtime/own-tables.ts';
import type { WatchedTable } from '../realtime/watched-table.ts';
import { CHANNEL, type TableChanged } from '../tables/change-feed.ts';
import { type Person, TestApp, type TestSettings } from './app.ts';
import { copyDatabase } from './database.ts';
import { Receiver } from './receivers.ts';
import { TestSocket } from './socket.ts';
import { TestTable } from './tables.ts';

/** Times and what hangs on them differ between any two runs; nothing else may. */
const normal = (text: string): string =>
  text
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '(time)')
    .replaceAll(/"(now|time|ms|remotePort|reconnectIn|retryAfter)":[\d.]+/g, '"$1":0')
    .replaceAll(/"(reqId|pid|hostname|host)":("[^"]*"|\d+)/g, '"$1":0')
    .replaceAll(/127\.0\.0\.1:\d+/g, '(address)');

const isInfo = (text: string): boolean => text.startsWith('{"type":"info"');

const isPong = (text: string): boolean => text.startsWith('{"type":"pong"');

type OwnTablesWords =
  | { readonly type: 'notice'; readonly table: TableSummary }
  | { readonly type: 'mine'; readonly tables: readonly TableSummary[] }
  | { readonly type: 'lobby' | 'welcome' };

/** All that reaches one person of a world, and all that its server logs. */
class Ear {
  private constructor(
    readonly socket: TestSocket,
    /** Lists are told now and then: what counts is what they say in the end. */
    private readonly lists: TestSocket,
    private readonly stream: IncomingMessage,
    private readonly lines: string[],
    readonly hook: Receiver,
  ) {}

  static async open(person: Person, table: string, hook: Receiver): Promise<Ear> {
    const url = await person.server.listen();
    const [socket, lists] = [await TestSocket.of(person), await TestSocket.of(person)];
    socket.send({ type: 'watch', topic: 'table', table });
    socket.send({ type: 'look', table, visible: false });
    await socket.next('table');
    for (const topic of ['me', 'lobby'] as const) lists.send({ type: 'watch', topic });
    const asked = get(`${url}${API}/tables/${table}/stream`, { headers: { cookie: person.cookie } });
    const [stream] = (await once(asked, 'response')) as [IncomingMessage];
    const lines: string[] = [];
    createInterface(stream).on('line', line => line !== '' && lines.push(line));
    await vi.waitFor(() => {
      if (lines.length < 2) throw new Error('the stream has not begun');
    });
    return new Ear(socket, lists, stream, lines, hook);
  }

  /**
   * Message by message, in their order, but for the people there and what they agree on: how often that is told hangs
   * on the time between two news.
   */
  heard(): { readonly socket: string[]; readonly stream: string[]; readonly notices: string[] } {
    return {
      socket: this.socket.heard.filter(text => !isPong(text) && !isInfo(text)).map(normal),
      stream: this.lines.filter(text => !isInfo(text)).map(normal),
      notices: this.hook.received.map(({ body }) => normal(String(body))),
    };
  }

  /** The last word of every list, and of every own table. Those are looked at now and then: at which move tells the clock alone. */
  lastWords(): Readonly<Record<string, string>> {
    const words: Record<string, string> = {};
    for (const text of this.lists.heard) {
      const said = JSON.parse(text) as OwnTablesWords;
      const tables = said.type === 'notice' ? [said.table] : said.type === 'mine' ? said.tables : null;
      if (!tables) words[said.type] = normal(text);
      for (const table of tables ?? []) words[table.id] = normal(signatureOf(table));
    }
    return words;
  }

  /** The table as it was last shown. */
  lastTable(): TableMessage | undefined {
    const text = this.socket.heard.findLast(each => each.startsWith('{"type":"table"'));
    return text === undefined ? undefined : (JSON.parse(normal(text)) as TableMessage);
  }

  /** From now on only what comes next counts. */
  forget(): void {
    this.socket.heard.length = 0;
    this.lines.length = 0;
    this.hook.received.length = 0;
  }

  /** How many messages came, without looking into them. */
  get count(): number {
    return this.socket.heard.filter(text => !isPong(text)).length + this.lines.length;
  }

  async close(): Promise<void> {
    this.stream.destroy();
    await Promise.all([this.socket.close(), this.lists.close(), this.hook.close()]);
  }
}

/** A server with its people and their table. */
export class World {
  private logged = 0;

  private constructor(
    readonly server: TestApp,
    readonly table: TestTable,
    readonly ear: Ear,
  ) {}

  static async open(databaseUrl: string, table: TestTable, settings: TestSettings): Promise<World> {
    const hook = await Receiver.open();
    const server = await TestApp.start({ ...settings, databaseUrl, noticesAllow: [hook.host] });
    const moved = table.at(server);
    const [listener] = moved.people;
    const { pool } = server.connection;
    await pool.query('delete from notices');
    await listener!.ask('PUT', '/me/notices/webhook', { url: `http://${hook.host}/` });
    await pool.query('select pg_notify($1, $2)', [CHANNEL, `${table.id}:1:${(await moved.info()).version}`]);
    // The listener is asked and does not look, and is told so once.
    await vi.waitFor(() => expect(hook.received).toHaveLength(1));
    return new World(server, moved, await Ear.open(listener!, table.id, hook));
  }

  get people(): readonly Person[] {
    return this.table.people;
  }

  /** The answer to a person: status, headers that are ours to choose, and body. */
  async answer(who: number, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<string> {
    const { statusCode, headers, body: text } = await this.people[who]!.ask(method, path, body);
    const { 'content-length': length, 'cache-control': cache, etag } = headers;
    return (
      normal(JSON.stringify({ statusCode, length: normal(text) === text ? length : '', cache, etag })) + normal(text)
    );
  }

  /** Resolves when everything has been told that has happened so far: news come in their order, and this is the last of them. */
  async settle(): Promise<void> {
    const { realtime, tables } = this.server.app;
    const fence = randomId();
    const heard = new Promise<void>(resolve => {
      const listen = ({ table }: TableChanged): void => {
        if (table !== fence) return;
        tables.changes.off('changed', listen);
        resolve();
      };
      tables.changes.on('changed', listen);
    });
    await this.server.connection.pool.query('select pg_notify($1, $2)', [CHANNEL, `${fence}:1:0`]);
    await heard;
    const watched = Reflect.get(realtime.hub, 'watched') as ReadonlyMap<string, WatchedTable>;
    await watched.get(this.table.id)?.look(false);
    await this.ear.socket.settle();
  }

  /** Resolves when the server has done all that was left to it and can be done now. */
  async carryOut(): Promise<void> {
    const isDue = 'select 1 from tables where id = $1 and (bot_due_at <= now() or lease_by is not null)';
    const { pool } = this.server.connection;
    await vi.waitFor(async () => expect((await pool.query(isDue, [this.table.id])).rowCount).toBe(0), { interval: 10 });
    await this.settle();
  }

  view(who: number): Promise<TableView> {
    return this.table.view(this.people[who]!);
  }

  /** The lines logged since the last call, in any order. */
  logs(): string[] {
    const lines = this.server.logged.slice(this.logged).map(normal).sort();
    this.logged = this.server.logged.length;
    return lines;
  }

  async close(): Promise<void> {
    await this.ear.close();
    await this.server.stop();
  }
}

/** A table in a database that nobody is connected to. */
export interface StoredTable {
  readonly databaseUrl: string;
  readonly table: TestTable;
}

/** A game that has just begun. */
export const storeTable = async (
  settings: TestSettings,
  wanted: object,
  names: readonly string[],
): Promise<StoredTable> => {
  const server = await TestApp.start(settings);
  const people = await Promise.all(names.map(name => server.guest(name)));
  const table = await TestTable.started(people, wanted);
  await server.stop();
  return { databaseUrl: server.databaseUrl, table };
};

/** The same people at the same table twice, on two servers that know nothing of each other. */
export const openWorlds = async ({ databaseUrl, table }: StoredTable, settings: TestSettings): Promise<World[]> => {
  const copy = await copyDatabase(databaseUrl);
  return Promise.all([databaseUrl, copy].map(url => World.open(url, table, settings)));
};
