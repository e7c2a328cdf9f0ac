import { SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { TournamentPage } from '@ankerplatz/protocol';
import pg from 'pg';
import { expect, test } from 'vitest';
import { API } from '../../api.ts';
import { randomId } from '../../random.ts';
import { makeDatabase } from '../../testing/database.ts';
import { Program } from '../../testing/program.ts';
import { expectReproducible } from '../../testing/tournaments.ts';

const PEOPLE = sampleSize(64);
const ROUNDS = Math.ceil(Math.log2(PEOPLE));
const CUP = {
  ...{ name: 'Cup', game: 'nauticus', players: 2, kind: 'swiss', rounds: ROUNDS, access: 'members', absent: 'last' },
  clock: { kind: 'live', bank: 600_000, increment: 0, late: 'stand-in' },
};

/** Two servers on one database, of which one is killed now and then, and whoever asks one that is alive. */
class Servers {
  private urls: string[] = [];

  private constructor(
    private readonly databaseUrl: string,
    private programs: Program[],
  ) {}

  static async start(databaseUrl: string): Promise<Servers> {
    const pair = new Servers(databaseUrl, []);
    await pair.add();
    await pair.add();
    return pair;
  }

  private async add(): Promise<void> {
    const program = new Program({ DATABASE_URL: this.databaseUrl, REQUESTS_A_MINUTE: '1000000', LOG_LEVEL: 'warn' });
    this.programs.push(program);
    this.urls.push(await program.url());
  }

  /** The older one dies without a word; another takes its place. */
  async kill(): Promise<void> {
    await this.programs.shift()!.end('SIGKILL');
    this.urls.shift();
    await this.add();
  }

  async stop(): Promise<void> {
    await Promise.all(this.programs.map(program => program.end('SIGKILL')));
  }

  /** Asked again, of whichever is alive, until it is answered. */
  async ask(cookie: string, method: string, path: string, body?: object): Promise<Response> {
    for (let tried = 0; ; tried++) {
      const url = this.urls[tried % this.urls.length]!;
      const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
      const asked = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await fetch(`${url}${API}${path}`, asked).catch(() => null);
      if (answer && answer.status < 500) return answer;
    }
  }
}

const come = async (servers: Servers, name: string): Promise<string> => {
  const answer = await servers.ask('', 'POST', '/guests', { name });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
};

type Pairing = TournamentPage['played'][number]['pairings'][number];

/** Both sit down, and one of them gives up: the server itself finds out how it ended, whichever is alive. */
const playOut = async (servers: Servers, { table }: Pairing, players: readonly string[]): Promise<void> => {
  for (const [seat, person] of players.entries()) await servers.ask(person, 'POST', `/tables/${table}/sit`, { seat });
  for (const person of players) {
    const given = await servers.ask(person, 'POST', `/tables/${table}/resign`, { number: 1, id: randomId() });
    if (given.ok) return;
  }
};

test('a Swiss tournament goes on while servers are killed: no pairing is lost or doubled, and all can be worked out again', {
  timeout: 900_000,
}, async () => {
  const databaseUrl = await makeDatabase();
  const pool = new pg.Pool({ connectionString: databaseUrl });
  const servers = await Servers.start(databaseUrl);
  const people: string[] = [];
  for (let number = 0; number < PEOPLE; number++) people.push(await come(servers, String(number)));
  // So many do not register from one address within an hour.
  await pool.query('update identities set login = lower(id)');
  const [host] = people as [string];
  const { id } = (await (await servers.ask(host, 'POST', '/tournaments', CUP)).json()) as TournamentPage;
  for (const person of people) await servers.ask(person, 'PUT', `/tournaments/${id}/entry`, {});
  const pageNow = async (): Promise<TournamentPage> =>
    (await (await servers.ask(host, 'GET', `/tournaments/${id}`)).json()) as TournamentPage;
  await servers.ask(host, 'POST', `/tournaments/${id}/action`, { action: 'start' });
  const chance = SeededChance.from('kills');
  for (let page = await pageNow(); page.status !== 'over'; page = await pageNow()) {
    const { round, pairings } = page.played.at(-1)!;
    const open = pairings.filter(({ isSettled }) => !isSettled);
    for (const pairing of open) {
      const { number, entrants } = pairing;
      if (number % 2 === 1) {
        const names = entrants.map(at => page.entrants.find(({ place }) => place === at)!.people[0]!.name);
        await playOut(
          servers,
          pairing,
          names.map(name => people[Number(name)]!),
        );
        continue;
      }
      const ranks = chance.die(2) === 0 ? [1, 2] : [2, 1];
      await servers.ask(host, 'PUT', `/tournaments/${id}/rounds/${round}/tables/${number}/result`, { ranks });
    }
    // The next round is about to be paired, or half of it is.
    if (open.length > 0) await servers.kill();
  }
  const page = await pageNow();
  const { rows } = await pool.query('select count(*)::int as tables from tables');
  const tables = page.played.flatMap(({ pairings }) => pairings.map(({ table }) => table));
  expect(page.round).toBe(ROUNDS);
  expect(tables).toHaveLength(ROUNDS * Math.floor(PEOPLE / 2));
  expect(new Set(tables).size).toBe(tables.length);
  const { rows: games } = await pool.query('select count(*)::int as played from games');
  expect(games[0].played, 'every other table was played').toBeGreaterThan(0);
  expect(rows[0].tables, 'no table was opened for nothing').toBe(tables.length);
  expectReproducible(page);
  await servers.stop();
  await pool.end();
});
