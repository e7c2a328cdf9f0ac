import { sampleSize } from '@ankerplatz/kit/sample-size';
import { PROTOCOL_VERSION, type Seek, type ServerMessage, type TableList } from '@ankerplatz/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { API } from '../../api.ts';
import { makeDatabase } from '../../testing/database.ts';
import { Program } from '../../testing/program.ts';

/** All can be paired: so many of each kind that nobody is left over. */
const KINDS = [
  { wanted: { game: 'nauticus', players: 2 }, seats: 2 },
  { wanted: { game: 'nautilus', variant: 'team' }, seats: 4 },
] as const;
const TABLES = Math.ceil(sampleSize(500) / (2 + 4));

/** Somebody who looks for opponents by socket, sits down when asked, comes back by another server when his own has died, and begins anew where he was too late. */
class Seeker {
  private cookie = '';
  private socket: WebSocket | undefined;
  private hasSought = false;
  private isDone = false;

  constructor(
    private url: string,
    private readonly refuge: string,
    private readonly wanted: object,
  ) {}

  async come(name: string): Promise<void> {
    const answer = await this.ask('POST', '/guests', { name });
    this.cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  }

  async seek(): Promise<void> {
    if (!this.socket) this.listen();
    await this.askUntilDone('PUT', '/seeks/live', this.wanted);
    this.hasSought = true;
  }

  stop(): void {
    this.isDone = true;
    this.socket?.terminate();
  }

  private ask(method: string, path: string, body?: object): Promise<Response> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(this.cookie !== '' && { cookie: this.cookie }),
    };
    return fetch(`${this.url}${API}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  }

  /** What a busy or dying server did not do is asked again, of the other one if need be; it may have been done before. */
  private async askUntilDone(method: string, path: string, body?: object): Promise<Response> {
    for (;;) {
      const answer = await this.ask(method, path, body).catch(() => null);
      if (answer && answer.status < 500) return answer;
      if (!answer) this.url = this.refuge;
    }
  }

  private listen(): void {
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}${API}/socket`, {
      headers: { cookie: this.cookie },
    });
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION }));
      socket.send(JSON.stringify({ type: 'watch', topic: 'seeks' }));
    });
    socket.on('message', data => this.hear(JSON.parse(String(data)) as ServerMessage));
    socket.on('close', () => {
      if (this.isDone) return;
      this.url = this.refuge;
      this.listen();
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'seeks' || this.isDone) return;
    const [mine] = message.mine;
    if (mine?.offer) void this.sit(mine.offer);
    else if (!mine && this.hasSought) void this.seekAgain();
  }

  private async sit({ table, seat }: NonNullable<Seek['offer']>): Promise<void> {
    await this.askUntilDone('POST', `/tables/${table}/sit`, { seat });
  }

  /** Unless the search is over because the game has begun. */
  private async seekAgain(): Promise<void> {
    const { tables } = (await (await this.askUntilDone('GET', '/tables/mine')).json()) as TableList;
    if (!this.isDone && !tables.some(({ status }) => status === 'running')) await this.seek();
  }
}

let url: string;
let database: pg.Client;
let servers: readonly [Program, Program];

beforeAll(async () => {
  url = await makeDatabase();
  database = new pg.Client({ connectionString: url });
  const settings = { DATABASE_URL: url, REQUESTS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  servers = [new Program(settings), new Program(settings)];
  await database.connect();
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.end('SIGKILL')));
  await database.end();
});

const countOf = async (sql: string): Promise<number> =>
  Number((await database.query<{ count: string }>(sql)).rows[0]!.count);

const running = (): Promise<number> => countOf(`select count(*) from tables where status = 'running'`);

test('a crowd at two servers, one of which is killed meanwhile: everybody finds a table, and nobody sits twice', async () => {
  const [first, second] = [await servers[0].url(), await servers[1].url()];
  const seekers = Array.from({ length: TABLES }, (_, table) =>
    KINDS.flatMap(({ wanted, seats }) =>
      Array.from(
        { length: seats },
        (__, seat) => new Seeker((table + seat) % 2 === 0 ? first : second, second, wanted),
      ),
    ),
  ).flat();
  await Promise.all(seekers.map((seeker, who) => seeker.come(`Guest ${who}`)));
  const seeking = Promise.all(seekers.map(seeker => seeker.seek()));
  await expect.poll(running, { timeout: 60_000 }).toBeGreaterThan((KINDS.length * TABLES) / 4);
  await servers[0].end('SIGKILL');
  await seeking;
  await expect.poll(running, { timeout: 100_000 }).toBe(KINDS.length * TABLES);
  for (const seeker of seekers) seeker.stop();
  const seated = `select s.identity from seats s join tables t on t.id = s.table_id where t.status = 'running'`;
  expect(await countOf(`select count(*) from (${seated}) all_seats`)).toBe(seekers.length);
  expect(await countOf(`select count(distinct identity) from (${seated}) people`)).toBe(seekers.length);
  expect(await countOf(`select count(*) from tables where status = 'open'`)).toBe(0);
  await expect.poll(() => countOf('select count(*) from seeks'), { timeout: 20_000 }).toBe(0);
}, 180_000);
