import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { Seek, ServerMessage, TableList } from '@ankerplatz/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { API } from '../../api.ts';
import { makeDatabase } from '../../testing/database.ts';
import { Program } from '../../testing/program.ts';
import { SocketClient } from '../../testing/socket.ts';

/** All can be paired: so many of each kind that nobody is left over. */
const KINDS = [
  { wanted: { game: 'nauticus', players: 2 }, seats: 2 },
  { wanted: { game: 'nautilus', variant: 'team' }, seats: 4 },
] as const;
const TABLES = Math.ceil(sampleSize(500) / (2 + 4));

/**
 * A person who looks for opponents by socket, sits down when asked, comes back by another server when their own has
 * died, and begins anew where they were too late.
 */
class Seeker {
  private cookie = '';
  private socket: SocketClient | undefined;
  private hasSought = false;
  private isDone = false;
  /** Seats that this person was offered. */
  readonly offers = new Set<string>();

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
    const before = this.offers.size;
    await this.askUntilDone('PUT', '/seeks/live', this.wanted, () => this.offers.size > before);
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

  /**
   * Asks again until an answer comes, another server if need be, unless the deed is known to have been done: servers
   * are busy or die.
   */
  private async askUntilDone(
    method: string,
    path: string,
    body?: object,
    isDone: () => boolean = () => false,
  ): Promise<Response | null> {
    for (;;) {
      const answer = await this.ask(method, path, body).catch(() => null);
      if (isDone() || (answer && answer.status < 500)) return answer;
      if (!answer) this.url = this.refuge;
    }
  }

  private listen(): void {
    const socket = new SocketClient(this.url, { cookie: this.cookie }, message => this.hear(message));
    this.socket = socket;
    const begin = (): void => {
      socket.hello();
      socket.send({ type: 'watch', topic: 'seeks' });
    };
    void socket.opened.then(begin, () => undefined);
    void socket.closed.then(() => {
      if (this.isDone) return;
      this.url = this.refuge;
      this.listen();
    });
  }

  private hear(message: ServerMessage): void {
    if (message.type !== 'seeks' || this.isDone) return;
    const [mine] = message.mine;
    if (mine?.offer) void this.sit(mine.offer);
    if (!mine && this.hasSought) void this.seekAgain();
  }

  private async sit({ table, seat }: NonNullable<Seek['offer']>): Promise<void> {
    const offer = `${table} ${seat}`;
    if (this.offers.has(offer)) return;
    this.offers.add(offer);
    await this.askUntilDone('POST', `/tables/${table}/sit`, { seat });
  }

  /** The search may be over because the game has begun. */
  private async seekAgain(): Promise<void> {
    const answer = await this.askUntilDone('GET', '/tables/mine');
    const { tables } = (await answer!.json()) as TableList;
    if (!this.isDone && !tables.some(({ status }) => status === 'running')) await this.seek();
  }
}

/** Two servers with a database of their own, and a client of it. */
const withServers = async (
  work: (servers: readonly [Program, Program], database: pg.Client) => Promise<void>,
): Promise<void> => {
  const url = await makeDatabase();
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const settings = { DATABASE_URL: url, REQUESTS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' };
  const servers = [new Program(settings), new Program(settings)] as const;
  try {
    await work(servers, database);
  } finally {
    await Promise.all(servers.map(server => server.end('SIGKILL')));
    await database.end();
  }
};

/** A crowd whose people are spread over two servers, with names of their own. */
const crowdAt = async ([first, second]: readonly [Program, Program]): Promise<Seeker[]> => {
  const [one, other] = [await first.url(), await second.url()];
  const seekers = Array.from({ length: TABLES }, (_, table) =>
    KINDS.flatMap(({ wanted, seats }) =>
      Array.from({ length: seats }, (__, seat) => new Seeker((table + seat) % 2 === 0 ? one : other, other, wanted)),
    ),
  ).flat();
  await Promise.all(seekers.map((seeker, who) => seeker.come(`Guest ${who}`)));
  return seekers;
};

const countOf = async (database: pg.Client, sql: string): Promise<number> =>
  Number((await database.query<{ count: string }>(sql)).rows[0]!.count);

const running = (database: pg.Client): Promise<number> =>
  countOf(database, `select count(*) from tables where status = 'running'`);

/** All sit at one table each, all of these have begun, and no seek is left. */
const expectAllSeated = async (database: pg.Client, people: number): Promise<void> => {
  const seated = `select s.identity from seats s join tables t on t.id = s.table_id where t.status = 'running'`;
  expect(await countOf(database, `select count(*) from (${seated}) all_seats`)).toBe(people);
  expect(await countOf(database, `select count(distinct identity) from (${seated}) people`)).toBe(people);
  expect(await countOf(database, `select count(*) from tables where status = 'open'`)).toBe(0);
  await expect.poll(() => countOf(database, 'select count(*) from seeks')).toBe(0);
};

/** Held by a server that pairs: as long as a test has it, none does. */
const PAIRING = `hashtextextended('pairing', 0)`;

test(
  'all who wait at two servers are paired, each once',
  () =>
    withServers(async (servers, database) => {
      await database.query(`select pg_advisory_lock(${PAIRING})`);
      const seekers = await crowdAt(servers);
      await Promise.all(seekers.map(seeker => seeker.seek()));
      const waiting = `select count(*) from seeks where table_id is null and left_at is null`;
      expect(await countOf(database, waiting)).toBe(seekers.length);
      const begin = performance.now();
      const passed = () => (performance.now() - begin) / 1000;
      await database.query(`select pg_advisory_unlock(${PAIRING})`);
      const kept = `select count(*) from seeks where table_id is not null`;
      await expect.poll(() => countOf(database, kept), { interval: 5 }).toBe(seekers.length);
      const paired = passed();
      await expect.poll(() => seekers.every(({ offers }) => offers.size > 0), { interval: 5 }).toBe(true);
      const asked = passed();
      await expect.poll(() => running(database), { interval: 5 }).toBe(KINDS.length * TABLES);
      const begun = passed();
      for (const seeker of seekers) seeker.stop();
      await expectAllSeated(database, seekers.length);
      const offers = seekers.flatMap(seeker => [...seeker.offers]);
      expect(offers).toHaveLength(seekers.length);
      expect(new Set(offers).size).toBe(seekers.length);
      const rate = (seconds: number) => ((KINDS.length * TABLES) / seconds).toFixed(0);
      console.info(
        `${seekers.length} people waited at two servers: ${rate(paired)} pairings a second, ` +
          `${rate(asked)} until the last one was asked, ` +
          `${rate(begun)} games begun a second, no seat twice`,
      );
    }),
  600_000,
);

test(
  'a crowd at two servers, one of which is killed meanwhile: everybody finds a table, and nobody sits twice',
  () =>
    withServers(async (servers, database) => {
      const seekers = await crowdAt(servers);
      const seeking = Promise.all(seekers.map(seeker => seeker.seek()));
      await expect.poll(() => running(database)).toBeGreaterThan((KINDS.length * TABLES) / 4);
      await servers[0].end('SIGKILL');
      await seeking;
      await expect.poll(() => running(database)).toBe(KINDS.length * TABLES);
      for (const seeker of seekers) seeker.stop();
      await expectAllSeated(database, seekers.length);
    }),
  600_000,
);
