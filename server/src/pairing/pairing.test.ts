import type { Invitations, Seek, Seeks, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { type Person, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, problemOf } from '../testing/tables.ts';

const TWO = { game: 'nauticus', players: 2 };
const FOUR = { game: 'nautilus', variant: 'team' };

const seek = async (person: Person, wanted: object = TWO, pace = 'live'): Promise<Seeks> =>
  jsonOf(await person.ask('PUT', `/seeks/${pace}`, wanted));

const seeksOf = async (person: Person): Promise<Seeks> => jsonOf(await person.ask('GET', '/seeks'));

type Offer = NonNullable<Seek['offer']>;

/** The seat that is kept for a person, once one is. */
const offerTo = (person: Person): Promise<Offer> => waitFor(async () => (await seeksOf(person)).mine[0]?.offer);

const waitFor = async <T>(look: () => Promise<T | null | undefined>): Promise<T> => {
  let found: T | null | undefined;
  await expect
    .poll(async () => {
      found = await look();
      return found ?? null;
    })
    .not.toBeNull();
  return found!;
};

const sitDown = (person: Person, { table, seat }: Pick<Offer, 'table' | 'seat'>) =>
  person.ask('POST', `/tables/${table}/sit`, { seat });

const infoOf = async (person: Person, table: string): Promise<TableInfo> =>
  jsonOf(await person.ask('GET', `/tables/${table}`));

const useGuests = (server: ReturnType<typeof useApp>) => (names: readonly string[]) =>
  Promise.all(names.map(name => server().guest(name)));

describe('two people who look for the same', () => {
  const server = useApp();
  const guests = useGuests(server);

  test('are asked whether they are ready, and play as soon as both have sat down', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    expect(await seek(anna!)).toMatchObject({
      waiting: [{ ...TWO, pace: 'live', people: 1 }],
      mine: [{ ...TWO, pace: 'live', offer: null }],
    });
    await seek(bert!);
    const offers = [await offerTo(anna!), await offerTo(bert!)];
    expect(new Set(offers.map(({ table }) => table)).size).toBe(1);
    expect(offers.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    expect(offers[0]!.people.map(({ name, isReady }) => [name, isReady])).toEqual([
      ['Anna', false],
      ['Bert', false],
    ]);
    expect((await seeksOf(anna!)).waiting).toEqual([]);
    const { table } = offers[0]!;
    const before = await infoOf(anna!, table);
    expect(before).toMatchObject({ status: 'open', starts: 'paired', clock: { kind: 'live' }, visibility: 'public' });
    expect(before.seats.map(({ keptFor }) => keptFor?.name).sort()).toEqual(['Anna', 'Bert']);
    expect(problemOf(await sitDown(anna!, offers[0]!))).toBe('200');
    expect((await offerTo(bert!)).people.filter(({ isReady }) => isReady).map(({ name }) => name)).toEqual(['Anna']);
    const begun = jsonOf<TableInfo>(await sitDown(bert!, offers[1]!));
    expect(begun.status).toBe('running');
    await expect.poll(async () => (await seeksOf(anna!)).mine).toEqual([]);
  });

  test('have their seats for themselves, and nobody changes what they were paired for', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    await seek(anna!);
    await seek(bert!);
    const [mine, his] = [await offerTo(anna!), await offerTo(bert!)];
    const path = `/tables/${mine.table}`;
    expect(problemOf(await sitDown(carla!, mine))).toBe('409 seat-kept');
    expect(problemOf(await sitDown(anna!, his))).toBe('409 seat-kept');
    const bot = { kind: 'bot', level: 'mate' };
    expect(problemOf(await anna!.ask('PUT', `${path}/seats/${his.seat}`, bot))).toBe('409 paired');
    expect(problemOf(await anna!.ask('PUT', `${path}/clock`, { clock: null }))).toBe('409 paired');
    jsonOf(await sitDown(anna!, mine));
    expect(problemOf(await anna!.ask('POST', `${path}/swap`, { seat: his.seat }))).toBe('409 paired');
    expect(jsonOf<{ open: { id: string }[] }>(await carla!.ask('GET', '/tables')).open).toEqual([]);
  });

  test('are not paired if one of them has blocked the other', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    expect(problemOf(await bert!.ask('PUT', `/me/blocks/${anna!.id}`))).toBe('204');
    expect(problemOf(await bert!.ask('PUT', `/me/blocks/${bert!.id}`))).toBe('404 no-such-person');
    expect((await bert!.ask('GET', '/me/blocks')).json().people).toEqual([{ id: anna!.id, name: 'Anna' }]);
    await seek(anna!);
    await seek(bert!);
    const waitingFor = async (person: Person) => (await seeksOf(person)).waiting.map(({ people }) => people);
    expect([await waitingFor(anna!), await waitingFor(bert!), await waitingFor(carla!)]).toEqual([[1], [1], [2]]);
    await seek(carla!);
    const { people } = await offerTo(anna!);
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Carla']);
    expect((await seeksOf(bert!)).mine[0]!.offer).toBeNull();
    expect(problemOf(await bert!.ask('DELETE', `/me/blocks/${anna!.id}`))).toBe('204');
    expect((await bert!.ask('GET', '/me/blocks')).json().people).toEqual([]);
    await bert!.ask('DELETE', '/seeks/live');
  });
});

describe('who looks for opponents', () => {
  const server = useApp();
  const guests = useGuests(server);

  test('is refused what cannot be played, and changes nothing by it', async () => {
    const [anna] = await guests(['Anna']);
    expect(problemOf(await anna!.ask('PUT', '/seeks/live', { game: 'nauticus', players: 5 }))).toBe('400 wrong-field');
    expect(problemOf(await anna!.ask('PUT', '/seeks/live', { game: 'chess' }))).toBe('400 wrong-field');
    expect(problemOf(await anna!.ask('PUT', '/seeks/soon', TWO))).toBe('404 no-such-page');
    const bots = { after: 0, level: 'emperor' };
    expect(problemOf(await anna!.ask('PUT', '/seeks/live', { ...TWO, bots }))).toBe('400 wrong-field');
    expect((await seeksOf(anna!)).mine).toEqual([]);
  });

  test('keeps the place with the same again, and loses it with something else', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    const first = (await seek(anna!, FOUR)).mine[0]!;
    expect((await seeksOf(bert!)).waiting).toEqual([{ ...FOUR, pace: 'live', people: 1, since: first.since }]);
    expect((await seek(anna!, FOUR)).mine[0]!.since).toBe(first.since);
    const [other] = (await seek(anna!, { game: 'nauticus', players: 3 })).mine;
    expect(Date.parse(other!.since)).toBeGreaterThan(Date.parse(first.since));
    expect((await seek(bert!, FOUR)).waiting.map(({ people }) => people)).toEqual([1, 1]);
    for (const person of [anna!, bert!]) await person.ask('DELETE', '/seeks/live');
    expect((await seeksOf(anna!)).waiting).toEqual([]);
  });

  test('may wait for a live and for a slow game at once', async () => {
    const [anna] = await guests(['Anna']);
    await seek(anna!, TWO, 'live');
    expect((await seek(anna!, TWO, 'slow')).mine.map(({ pace }) => pace)).toEqual(['live', 'slow']);
    for (const pace of ['live', 'slow']) await anna!.ask('DELETE', `/seeks/${pace}`);
  });

  test('for a slow game is told of opponents in every way he has, and has two days to come', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!, TWO, 'slow');
    await seek(bert!, TWO, 'slow');
    const { table, until } = await offerTo(anna!);
    expect(Date.parse(until) - Date.now()).toBeGreaterThan(47 * 3_600_000);
    const invited = () =>
      server().connection.pool.query(`select from notices where table_id = $1 and reason = 'invited'`, [table]);
    await expect.poll(async () => (await invited()).rowCount).toBe(2);
    for (const [person, other] of [
      [anna!, 'Bert'],
      [bert!, 'Anna'],
    ] as const) {
      const { invitations } = jsonOf<Invitations>(await person.ask('GET', '/me/invitations'));
      expect(invitations.find(each => each.table === table)!.by.name, 'nobody waits for himself').toBe(other);
    }
    await anna!.ask('DELETE', '/seeks/slow');
    await bert!.ask('DELETE', '/seeks/slow');
  });

  test('gets bots only if asked for, and when nobody has come in time', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!, { game: 'nauticus', players: 3 });
    await seek(bert!, { game: 'nauticus', players: 3, bots: { after: 0, level: 'deckhand' } });
    const offer = await offerTo(bert!);
    expect(offer).toMatchObject({ people: [{ name: 'Bert' }], bots: 2 });
    expect((await seeksOf(anna!)).mine[0]!.offer).toBeNull();
    expect(jsonOf<TableInfo>(await sitDown(bert!, offer))).toMatchObject({ status: 'running' });
    await anna!.ask('DELETE', '/seeks/live');
  });
});

describe('who does not come', () => {
  const server = useApp();
  const guests = useGuests(server);
  const tooLate = (table: string) =>
    server().connection.pool.query(`update seeks set until = now() - interval '1 second' where table_id = $1`, [table]);

  test('loses the place; the others wait again where they did before', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    const { since } = (await seek(anna!)).mine[0]!;
    await seek(bert!);
    const offer = await offerTo(anna!);
    jsonOf(await sitDown(anna!, offer));
    await tooLate(offer.table);
    await expect.poll(async () => (await seeksOf(bert!)).mine).toEqual([]);
    expect((await seeksOf(anna!)).mine).toMatchObject([{ since, offer: null }]);
    expect(await infoOf(anna!, offer.table)).toMatchObject({ status: 'closed' });
    await seek(carla!);
    expect((await offerTo(anna!)).people.map(({ name }) => name)).toEqual(['Anna', 'Carla']);
  });

  test('can say so, and nobody waits for the time to run out', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!);
    await seek(bert!);
    const offer = await offerTo(anna!);
    jsonOf(await sitDown(anna!, offer));
    expect(problemOf(await bert!.ask('DELETE', '/seeks/live'))).toBe('204');
    expect((await seeksOf(anna!)).mine).toMatchObject([{ offer: null }]);
    await anna!.ask('DELETE', '/seeks/live');
  });

  test('costs nobody a place if the server died before there was a table', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!, FOUR);
    await seek(bert!, FOUR);
    const lost = `update seeks set table_id = 'Anker1234567', seat = 0, until = now() - interval '1 second' where identity = any($1)`;
    await server().connection.pool.query(lost, [[anna!.id, bert!.id]]);
    await expect.poll(async () => (await seeksOf(anna!)).mine[0]?.offer).toBeNull();
    expect((await seeksOf(bert!)).mine).toMatchObject([{ offer: null }]);
  });
});

describe('who goes', () => {
  const server = useApp();
  const guests = useGuests(server);
  const age = (person: Person, column: string, interval: string) =>
    server().connection.pool.query(`update seeks set ${column} = now() - interval '${interval}' where identity = $1`, [
      person.id,
    ]);

  test('is counted no more at once, and looks no longer after some seconds; who comes back meanwhile still does', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!);
    const socket = await TestSocket.of(anna!);
    socket.send({ type: 'watch', topic: 'seeks' });
    await socket.next('seeks', ({ mine }) => mine.length === 1);
    await socket.close();
    await expect.poll(async () => (await seeksOf(bert!)).waiting).toEqual([]);
    expect((await seeksOf(anna!)).mine).toHaveLength(1);
    const again = await TestSocket.of(anna!);
    again.send({ type: 'watch', topic: 'seeks' });
    await again.next('seeks', ({ waiting }) => waiting.length === 1);
    await again.close();
    await expect.poll(async () => (await seeksOf(bert!)).waiting).toEqual([]);
    await age(anna!, 'left_at', '7 seconds');
    await expect.poll(async () => (await seeksOf(anna!)).mine).toEqual([]);
  });

  test('without a word, as with a server that was killed, looks no longer either', async () => {
    const [anna] = await guests(['Anna']);
    await seek(anna!);
    await age(anna!, 'seen_at', '16 seconds');
    await expect.poll(async () => (await seeksOf(anna!)).mine).toEqual([]);
  });

  test('still looks for a slow game, for seven days after the last visit', async () => {
    const [anna] = await guests(['Anna']);
    const { pool } = server().connection;
    const visited = (interval: string) =>
      pool.query(`update sessions set seen_at = now() - interval '${interval}' where identity = $1`, [anna!.id]);
    const isThere = async () => (await pool.query('select from seeks where identity = $1', [anna!.id])).rowCount;
    await seek(anna!, TWO, 'slow');
    await age(anna!, 'since', '30 days');
    await age(anna!, 'seen_at', '30 days');
    await visited('6 days');
    await app(server).tidy();
    expect(await isThere()).toBe(1);
    await visited('8 days');
    await app(server).tidy();
    expect(await isThere()).toBe(0);
  });

  test('for ever takes his seeks and blocks along', async () => {
    const [anna, bert] = await guests(['Anna', 'Bert']);
    await seek(anna!, FOUR);
    await anna!.ask('PUT', `/me/blocks/${bert!.id}`);
    expect(problemOf(await anna!.ask('DELETE', '/me'))).toBe('204');
    expect((await seeksOf(bert!)).waiting).toEqual([]);
    const { rowCount } = await server().connection.pool.query('select from blocks where identity = $1', [anna!.id]);
    expect(rowCount).toBe(0);
  });
});

const app = (server: ReturnType<typeof useApp>) => server().app.pairing;

describe('by socket', () => {
  const server = useApp();

  test('everybody hears how many wait, and who seeks what becomes of it', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert', 'de')];
    const stranger = await TestSocket.connect(server());
    await stranger.greet();
    const [hers, his] = [await TestSocket.of(anna), await TestSocket.of(bert)];
    for (const socket of [stranger, hers, his]) socket.send({ type: 'watch', topic: 'seeks' });
    await seek(anna);
    expect((await stranger.next('seeks', ({ waiting }) => waiting.length > 0)).mine).toEqual([]);
    await seek(bert);
    const isOffered = ({ mine }: Seeks): boolean => !!mine[0]?.offer;
    const { mine } = await hers.next('seeks', isOffered);
    await his.next('seeks', isOffered);
    jsonOf(await sitDown(anna, mine[0]!.offer!));
    await his.next('seeks', seeks => !!seeks.mine[0]?.offer?.people.some(({ isReady }) => isReady));
    await stranger.next('seeks', ({ waiting }) => waiting.length === 0);
    for (const socket of [stranger, hers, his]) await socket.close();
  });
});

describe('who looks for people about as strong', () => {
  const server = useApp();
  const guests = useGuests(server);
  const like = (wanted: object = TWO) => ({ ...wanted, likeStrength: true });
  /** Gives a rating as after many rated games of two at Nauticus. */
  const rate = async (person: Person, mu: number): Promise<void> => {
    const { pool } = server().connection;
    await pool.query('insert into rated_players (id, identity) values ($1, $1)', [person.id]);
    for (const pace of ['live', 'slow'])
      await pool.query('insert into ratings (player, kind, mu, sigma, games) values ($1, $2, $3, 2, 40)', [
        ...[person.id, `nauticus two ${pace}`, mu],
      ]);
  };
  const waitedFor = (person: Person, ms: number) =>
    server().connection.pool.query(
      `update seeks set since = now() - $2 * interval '1 millisecond' where identity = $1`,
      [person.id, ms],
    );

  test.each(['live', 'slow'] as const)(
    'waits for them, reads how far that reaches, and takes anybody in the end: %s',
    async pace => {
      const [anna, bert] = await guests(['Anna', 'Bert']);
      await rate(anna!, 35);
      const mine = async () => (await seeksOf(anna!)).mine[0]!;
      await seek(anna!, like(), pace);
      expect((await mine()).strength).toEqual({ rating: 1800, reach: 100 });
      await seek(bert!, TWO, pace);
      expect((await seeksOf(bert!)).mine[0]!.strength).toBeNull();
      const halfway = pace === 'live' ? 15_000 : 3 * 3_600_000;
      await waitedFor(anna!, halfway);
      await seek(anna!, like(), pace);
      expect((await mine()).strength).toEqual({ rating: 1800, reach: 200 });
      expect((await mine()).offer, 'he is 300 points away').toBeNull();
      await waitedFor(anna!, 2 * halfway);
      expect((await offerTo(anna!)).people.map(({ name }) => name).sort()).toEqual(['Anna', 'Bert']);
      for (const person of [anna!, bert!]) await person.ask('DELETE', `/seeks/${pace}`);
    },
  );

  test('meets the nearest of those who wait', async () => {
    const [anna, bert, carla] = await guests(['Anna', 'Bert', 'Carla']);
    await rate(anna!, 30);
    await rate(bert!, 21);
    await rate(carla!, 29);
    const lock = await server().connection.pool.connect();
    await lock.query(`begin`);
    await lock.query(`select pg_advisory_xact_lock(hashtextextended('pairing', 0))`);
    await seek(anna!, like());
    await waitedFor(anna!, 60_000);
    await seek(bert!);
    await seek(carla!);
    await lock.query('commit');
    lock.release();
    expect((await offerTo(anna!)).people.map(({ name }) => name).sort()).toEqual(['Anna', 'Carla']);
    for (const person of [anna!, bert!, carla!]) await person.ask('DELETE', '/seeks/live');
  });
});

describe('who looks for a rated game', () => {
  const server = useApp();

  test('is a member, takes no bots, and meets those alone who look for one too', async () => {
    const rated = { ...TWO, rated: true };
    const [anna, bert] = [(await member(server(), 'en', 'Anna')).person, (await member(server(), 'en', 'Bert')).person];
    const guest = await server().guest('Gustav');
    expect(problemOf(await guest.ask('PUT', '/seeks/live', rated))).toBe('409 rated-members');
    const bots = { after: 0, level: 'mate' };
    expect(problemOf(await anna.ask('PUT', '/seeks/live', { ...rated, bots }))).toBe('409 rated-bots');
    await seek(guest);
    expect((await seek(anna, rated)).waiting).toMatchObject([{ people: 1 }, { people: 1, rated: true }]);
    await seek(bert, rated);
    const [mine, his] = [await offerTo(anna), await offerTo(bert)];
    expect(await infoOf(guest, mine.table)).toMatchObject({ rated: true });
    expect(problemOf(await sitDown(anna, mine))).toBe('409 rated-unsaid');
    for (const [person, { table, seat }] of [
      [anna, mine],
      [bert, his],
    ] as const)
      jsonOf(await person.ask('POST', `/tables/${table}/sit`, { seat, rated: true }));
    expect(await infoOf(anna, mine.table)).toMatchObject({ status: 'running', rated: true });
    await guest.ask('DELETE', '/seeks/live');
  });
});
