import { SeededChance } from '@ankerplatz/kit';
import { sampleSize } from '@ankerplatz/kit/sample-size';
import type { TournamentPage, TournamentPairing } from '@ankerplatz/protocol';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Person, TestApp } from '../testing/app.ts';
import { jsonOf, moveTo, TestTable } from '../testing/tables.ts';
import { irreproducible } from '../testing/tournaments.ts';

const CLOCK = { kind: 'live', bank: 600_000, increment: 20_000, late: 'stand-in', level: 'mate' } as const;
const DUEL = { name: 'Cup', game: 'nauticus', players: 2, clock: CLOCK, access: 'members', absent: 'last' } as const;
const PATIENT = { timeout: 60_000, interval: 50 };

/** Some members, and several servers on one database, of which one may be started anew. */
class Cup {
  private constructor(
    private servers: TestApp[],
    readonly people: readonly Person[],
    readonly id: string,
    private readonly chance: SeededChance,
  ) {}

  static async announce(count: number, wish: object, seed: string): Promise<Cup> {
    const first = await TestApp.start();
    const { databaseUrl } = first;
    const servers = [first, await TestApp.start({ databaseUrl })];
    const people: Person[] = [];
    for (let number = 0; number < count; number++) people.push(await first.guest(`P${number}`));
    // More people than may register from one address within an hour.
    await first.connection.pool.query('update identities set login = lower(id)');
    const page = jsonOf<TournamentPage>(await people[0]!.ask('POST', '/tournaments', { ...DUEL, ...wish }), 201);
    const cup = new Cup(servers, people, page.id, SeededChance.from(seed));
    for (const person of people) await person.ask('PUT', `/tournaments/${page.id}/entry`, {});
    return cup;
  }

  /** A person at one of the servers. */
  at(person: Person): Person {
    return moveTo(person, this.servers[this.chance.die(this.servers.length)]!);
  }

  async page(by = this.people[0]!): Promise<TournamentPage> {
    return jsonOf(await this.at(by).ask('GET', `/tournaments/${this.id}`));
  }

  async act(action: string): Promise<void> {
    jsonOf(await this.at(this.people[0]!).ask('POST', `/tournaments/${this.id}/action`, { action }));
  }

  /** Kills a server and starts it again. */
  async restart(): Promise<void> {
    const [gone, ...others] = this.servers;
    const { databaseUrl } = others[0]!;
    this.servers = [...others, await TestApp.start({ databaseUrl })];
    await gone!.stop();
  }

  private personAt(page: TournamentPage, place: number): Person {
    const { id } = page.entrants[place]!.people[0]!;
    return this.at(this.people.find(person => person.id === id)!);
  }

  async sit(page: TournamentPage, { table, entrants }: TournamentPairing, who: readonly number[]): Promise<Person[]> {
    const people = who.map(place => this.personAt(page, place));
    for (const [index, person] of people.entries())
      jsonOf(await person.ask('POST', `/tables/${table}/sit`, { seat: entrants.indexOf(who[index]!) }));
    return people;
  }

  /** At each table one has come in time, but for the first of all, which may be played to its end. */
  async playRound(page: TournamentPage, isFirstPlayed: boolean): Promise<void> {
    const { pairings, round } = page.played.at(-1)!;
    const open = pairings.filter(({ isSettled }) => !isSettled);
    for (const [index, pairing] of open.entries()) {
      const { entrants, table } = pairing;
      const isPlayed = isFirstPlayed && index === 0 && round === 1;
      const come = isPlayed ? entrants : [entrants[this.chance.die(entrants.length)]!];
      const people = await this.sit(page, pairing, come);
      if (isPlayed) await new TestTable(table!, people[0]!, people).playOn(`${this.id}${round}`);
    }
    await this.pass('show_until');
    await vi.waitFor(async () => {
      const after = await this.page();
      expect(after.round > page.round || after.status === 'over').toBe(true);
    }, PATIENT);
  }

  /** The time of something is over. */
  async pass(column: 'show_until' | 'due_at'): Promise<void> {
    await this.servers[0]!.connection.pool.query(
      `update tournament_rounds set ${column} = now() where tournament = $1`,
      [this.id],
    );
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map(server => server.stop()));
  }
}

describe('a whole tournament at two servers, one of which is started anew in between', () => {
  const cups: Cup[] = [];
  afterAll(() => Promise.all(cups.map(cup => cup.stop())));

  const many = sampleSize(64);
  const rounds = Math.ceil(Math.log2(many));
  test.each([
    ['round-robin', 4, 3, {}],
    ['swiss', many + 1, rounds, { rounds }],
    ['knockout', 4, 2, {}],
    ['knockout', 7, 2, { players: 4 }],
    ['evening', 4, 2, {}],
  ] as const)('%s of %i', { timeout: 600_000 }, async (kind, count, rounds, wish) => {
    const cup = await Cup.announce(count, { kind, ...wish }, `${kind} ${count}`);
    cups.push(cup);
    const { commitment, seed } = await cup.page();
    expect(seed, 'nobody knows the lots before the end').toBeNull();
    await cup.act('start');
    for (let page = await cup.page(); page.status !== 'over'; page = await cup.page()) {
      expect(page.played).toHaveLength(page.round);
      expect(page.seed).toBeNull();
      if (kind === 'evening' && page.round === rounds) await cup.act('finish');
      await cup.playRound(page, kind === 'round-robin');
      if (page.round === 1) await cup.restart();
    }
    const page = await cup.page();
    expect(page).toMatchObject({ round: rounds, commitment });
    const tables = page.played.flatMap(({ pairings }) => pairings.flatMap(({ table }) => table ?? []));
    expect(new Set(tables).size, 'no table is doubled').toBe(tables.length);
    for (const { pairings, byes } of page.played) {
      const playing = [...pairings.flatMap(({ entrants }) => entrants), ...byes];
      expect(new Set(playing).size, 'nobody sits twice').toBe(playing.length);
    }
    expect(page.played.flatMap(({ pairings }) => pairings).every(({ isSettled }) => isSettled)).toBe(true);
    expect(page.played[0]!.pairings[0]!.reason).toBe(kind === 'round-robin' ? 'played' : 'absent');
    expect(irreproducible(page)).toEqual([]);
  });
});

test('a slow round whose time is over moves on: who plays still is not counted, who never came neither', async () => {
  const clock = { kind: 'slow', move: 86_400_000, late: 'stand-in', level: 'mate' };
  const cup = await Cup.announce(4, { kind: 'round-robin', clock, roundMinutes: 10_080, showUpMinutes: 2880 }, 'slow');
  try {
    await cup.act('start');
    const first = await cup.page();
    const [played, empty] = first.played[0]!.pairings;
    await cup.sit(first, played!, played!.entrants);
    await cup.pass('show_until');
    const reasonOf = async (number: number): Promise<string | null> =>
      (await cup.page()).played[0]!.pairings.find(each => each.number === number)!.reason;
    await vi.waitFor(async () => expect(await reasonOf(empty!.number)).toBe('void'), PATIENT);
    expect(await cup.page()).toMatchObject({ round: 1, played: [{ pairings: [{ isSettled: false }, {}] }] });
    await cup.pass('due_at');
    await vi.waitFor(async () => expect((await cup.page()).round).toBe(2), PATIENT);
    expect(await reasonOf(played!.number)).toBe('late');
    expect((await cup.page()).standings.map(({ score }) => score)).toEqual([0, 0, 0, 0]);
  } finally {
    await cup.stop();
  }
});
