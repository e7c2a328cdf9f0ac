import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEach, type MeasuredServer } from './measured-server.ts';
import { between, endsWith, type Heard, MeasuredTable, SeatSocket, startsWith, type Tongue } from './measured-table.ts';
import { Postgres } from './postgres.ts';
import type { Usage } from './probe.ts';
import { Program } from './program.ts';
import { OURS } from './report.ts';
import { RequestConnection } from './request-connection.ts';
import { SocketConnection } from './socket-connection.ts';

const MAIN = new URL('../../../server/packed/main.js', import.meta.url);
/** With which `npm start` runs it: MB. */
const FLAGS = ['--max-semi-space-size=64'];
const API = '/api/v1';
const PROTOCOL = 1;
/** A visitor with more sockets than this is shut out. */
const TABLES_A_PAIR = 50;
const SETTINGS = {
  ...{ HOST: '127.0.0.1', PORT: '0', REQUESTS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' },
  ...{ OPEN_TABLES_EACH: '1000000', OPEN_TABLES_ADDRESS: '1000000' },
};

/** At which servers the seats of a table sit: each at any, or both at the same. */
export type Seating = 'spread' | 'together';

type Cookie = Readonly<Record<'cookie', string>>;
type Pair = readonly [Cookie, Cookie];

const ask = async (url: string, path: string, who: Cookie | undefined, body?: object): Promise<Response> => {
  const headers = { ...who, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}${API}${path}`, {
    method: 'POST',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

const comeIn = async (url: string, name: string): Promise<Cookie> => {
  const answer = await ask(url, '/guests', undefined, { name });
  await answer.arrayBuffer();
  return { cookie: answer.headers.getSetCookie()[0]!.split(';', 1)[0]! };
};

const NEWS = /^(?<table>\w+)","number":(?<number>\d+),"version":(?<version>\d+),"seat":\d,"asked":(?<asked>\d+|null)$/;
/** More than a game has moves. */
const LONG = 1_000_000;

const replyTo = (data: Buffer, table: string, number: string, version: string, asked: string): string | null => {
  if (asked === 'null') return null;
  const move = between(data, '"moves":["', '"');
  const id = `request-${number}-${version}`;
  return `{"type":"play","table":"${table}","number":${number},"asked":${asked},"moves":["${move}"],"id":"${id}"}`;
};

/** Plays the first of the legal moves. */
const TONGUE: Tongue = {
  read: (data): Heard | undefined => {
    if (startsWith(data, '{"type":"refused"')) throw new Error(String(data));
    if (!startsWith(data, '{"type":"table"')) return undefined;
    const { table, number, version, asked } = NEWS.exec(between(data, '"table":"', ',"mayHandIn"'))!.groups!;
    return {
      at: LONG * Number(number) + Number(version),
      isOver: !endsWith(data, '"result":null}'),
      reply: replyTo(data, table!, number!, version!, asked!),
    };
  },
  pong: () => undefined,
};

/** The server with its built-in PostgreSQL, every acknowledged move on disk. */
export class Ours implements MeasuredServer {
  readonly keeps = 4000;
  /** For the next game. */
  private readonly requests: RequestConnection;

  private constructor(
    readonly name: string,
    private readonly programs: readonly Program[],
    /** Of each program. */
    private readonly urls: readonly string[],
    private readonly postgres: Postgres,
    private readonly seating: Seating = 'together',
  ) {
    this.requests = new RequestConnection(urls[0]!);
  }

  static newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'ankerplatz-bench-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }

  static async start(folder: string): Promise<Ours> {
    const program = new Program(MAIN, { ...SETTINGS, ANKERPLATZ_DATA: folder }, FLAGS);
    return new Ours(OURS, [program], [await program.url()], new Postgres(folder));
  }

  /** More servers on the database of this one, which is the first of them. */
  async withOthers(count: number): Promise<Ours> {
    const others = Array.from(
      { length: count },
      () => new Program(MAIN, { ...SETTINGS, DATABASE_URL: this.postgres.url }, FLAGS),
    );
    const urls = [...this.urls, ...(await Promise.all(others.map(other => other.url())))];
    return new Ours(`${OURS}, ${count + 1} servers`, [...this.programs, ...others], urls, this.postgres);
  }

  /** The same servers, for tables whose seats sit so. */
  seated(seating: Seating): Ours {
    const { name, programs, urls, postgres } = this;
    return new Ours(`${name}, seats ${seating}`, programs, urls, postgres, seating);
  }

  async open(count: number): Promise<MeasuredTable[]> {
    const pairs = await Promise.all(Array.from({ length: Math.ceil(count / TABLES_A_PAIR) }, () => this.pair()));
    return forEach(
      Array.from({ length: count }, (_, index) => pairs[index % pairs.length]!),
      pair => this.openOne(pair),
    );
  }

  async used(): Promise<Usage> {
    return sumOf(await Promise.all(this.programs.map(program => program.used())));
  }

  async left(): Promise<Usage> {
    return sumOf(await Promise.all(this.programs.map(program => program.left())));
  }

  databaseUsed(): number | null {
    return this.postgres.used();
  }

  async stop(): Promise<void> {
    for (const program of this.programs.toReversed()) await program.stop();
  }

  /** Leaves the first server and the database as they were. */
  async stopOthers(): Promise<void> {
    await Promise.all(this.programs.slice(1).map(program => program.stop()));
  }

  private async pair(): Promise<Pair> {
    const [url] = this.urls;
    return [await comeIn(url!, 'Anna'), await comeIn(url!, 'Berta')];
  }

  private async openOne(pair: Pair): Promise<MeasuredTable> {
    const [url] = this.urls;
    const asked = { game: 'nauticus', players: 2, visibility: 'invitation' };
    const answer = await ask(url!, '/tables', pair[0], asked);
    const { id, invitation } = (await answer.json()) as { id: string; invitation: string };
    for (const [seat, who] of pair.entries()) await ask(url!, `/tables/${id}/sit`, who, { seat, invitation });
    await ask(url!, `/tables/${id}/start`, pair[0]);
    const urls = this.placesOf(id);
    const [one, other] = [await this.seat(pair[0], urls[0]), await this.seat(pair[1], urls[1])];
    let number = 1;
    const table = new MeasuredTable([one, other], async () => {
      for (const who of pair)
        await this.requests.post(`${API}/tables/${id}/agree`, who, {
          kind: 'rematch',
          number,
          id: `rematch-${number}`,
        });
      number++;
    });
    for (const { socket } of [one, other]) {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
      socket.send(JSON.stringify({ type: 'watch', topic: 'table', table: id }));
    }
    await table.opened();
    return table;
  }

  /** The servers at which the seats of a table sit: its id is random. */
  private placesOf(table: string): readonly [string, string] {
    const { urls, seating } = this;
    const [first, second] = hash('sha1', table, 'buffer');
    const urlAt = (place: number): string => urls[place % urls.length]!;
    return [urlAt(first!), urlAt(seating === 'spread' ? second! : first!)];
  }

  private async seat(who: Cookie, url: string): Promise<SeatSocket> {
    return new SeatSocket(await SocketConnection.open(`${url}${API}/socket`, who), TONGUE);
  }
}

const sumOf = (usages: readonly Usage[]): Usage => ({
  cpu: usages.reduce((sum, { cpu }) => sum + cpu, 0),
  alive: usages.reduce((sum, { alive }) => sum + alive, 0),
  resident: usages.reduce((sum, { resident }) => sum + resident, 0),
});
