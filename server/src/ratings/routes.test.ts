import type { GameRatings, Leaderboard, NewTable, PersonRatings, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { member, PASSWORD } from '../testing/member.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';

const CLOCK = { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in' } as const;
const RATED = { rated: true, clock: CLOCK } satisfies Partial<NewTable>;
const TWO = 'game=nauticus&class=two&pace=live';

const members = async (server: TestApp, ...names: readonly string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const name of names) people.push((await member(server, 'en', name)).person);
  return people;
};

const resign = async (table: TestTable, person: Person, number = 1): Promise<void> => {
  jsonOf(await person.ask('POST', `${table.path}/resign`, { number, id: randomId() }));
};

/** A rated game that the last of these people gives up. */
const play = async (people: readonly Person[], wanted: Partial<NewTable> = {}): Promise<TestTable> => {
  const table = await TestTable.started(people, { ...RATED, ...wanted });
  await resign(table, people.at(-1)!);
  return table;
};

const ratingsOf = async (by: Person, of: Person): Promise<PersonRatings['ratings']> =>
  jsonOf<PersonRatings>(await by.ask('GET', `/people/${of.id}/ratings`)).ratings;

const changesAt = async (by: Person, table: TestTable, number = 1): Promise<GameRatings> =>
  jsonOf(await by.ask('GET', `${table.path}/games/${number}/ratings`));

const boardFor = async (by: Person, kind = TWO): Promise<Leaderboard> =>
  jsonOf(await by.ask('GET', `/ratings?${kind}`));

const same = { different: [], wrong: [] };

describe('a rated table', () => {
  const server = useApp();

  test('says so, and takes members alone who say that they know it', async () => {
    const [anna, bert] = await members(server(), 'Anna', 'Bert');
    const guest = await server().guest('Gustav');
    const table = await TestTable.open([anna!], { ...RATED, players: 2 });
    expect(await table.info(bert!)).toMatchObject({ rated: true });
    const sit = (person: Person, more: object) => person.ask('POST', `${table.path}/sit`, { seat: 1, ...more });
    const body = { game: 'nauticus', players: 2, visibility: 'public', ...RATED };
    expect(problemOf(await guest.ask('POST', '/tables', body))).toBe('409 rated-members');
    expect(problemOf(await sit(bert!, {}))).toBe('409 rated-unsaid');
    expect(problemOf(await sit(guest, { rated: true }))).toBe('409 rated-members');
    expect(problemOf(await sit(bert!, { rated: true }))).toBe('200');
    expect(problemOf(await anna!.ask('PATCH', table.path, { rated: false }))).toBe('409 rated-late');
    expect(problemOf(await anna!.ask('PATCH', table.path, { coach: true }))).toBe('409 coach-late');
    expect(problemOf(await anna!.ask('PUT', `${table.path}/clock`, { clock: null }))).toBe('409 rated-clock');
  });

  test.each([
    ['rated-clock', { clock: undefined }],
    ['rated-plain', { coach: true }],
    ['rated-plain', { options: { start: 0 } }],
    ['rated-bots', { seats: [{ kind: 'open' }, { kind: 'bot', level: 'mate' }] }],
  ] as const)('cannot be had without what it needs: %s', async (code, more) => {
    const [anna] = await members(server(), 'Anna');
    const body = { game: 'nauticus', players: 2, visibility: 'public', ...RATED, ...more };
    expect(problemOf(await anna!.ask('POST', '/tables', body))).toBe(`409 ${code}`);
  });

  test('is made of another one only while its owner is alone, who is a member', async () => {
    const [anna, bert] = await members(server(), 'Anna', 'Bert');
    const guest = await server().guest('Gustav');
    const plain = { players: 2, clock: CLOCK };
    const alone = await TestTable.open([anna!], plain);
    expect(jsonOf<TableInfo>(await anna!.ask('PATCH', alone.path, { rated: true })).rated).toBe(true);
    expect(problemOf(await anna!.ask('PUT', `${alone.path}/seats/1`, { kind: 'bot', level: 'mate' }))).toBe(
      '409 rated-bots',
    );
    const full = await TestTable.open([anna!, bert!], { clock: CLOCK });
    expect(problemOf(await anna!.ask('PATCH', full.path, { rated: true }))).toBe('409 rated-late');
    const guests = await TestTable.open([guest], plain);
    expect(problemOf(await guest.ask('PATCH', guests.path, { rated: true }))).toBe('409 rated-members');
  });

  test('takes nothing back', async () => {
    const people = await members(server(), 'Anna', 'Bert');
    const table = await TestTable.started(people, RATED);
    await table.playOn('one move', 1);
    const { version } = await table.view(people[0]!);
    const vote = { number: 1, kind: 'take-back', to: 0, version, id: randomId() };
    expect(problemOf(await people[0]!.ask('POST', `${table.path}/agree`, vote))).toBe('409 rated-take-back');
  });
});

describe('a rated game', () => {
  const server = useApp();

  test('changes the ratings of all, and says why', async () => {
    const [anna, bert, carla] = (await members(server(), 'Anna', 'Bert', 'Carla')) as [Person, Person, Person];
    const table = await play([anna, bert]);
    await server().app.rater.settle();
    const before = { rating: 1500, spread: 500 };
    const changes = await changesAt(carla, table);
    expect(changes).toMatchObject({ state: 'counted', kind: { game: 'nauticus', class: 'two', pace: 'live' } });
    expect(changes.seats).toMatchObject([
      { before, rank: 1, hasLeft: false, weight: 1, chance: 0.5 },
      { before, rank: 2, hasLeft: true, weight: 1, chance: 0.5 },
    ]);
    const [[hers], [his]] = [await ratingsOf(carla, anna), await ratingsOf(carla, bert)];
    expect(hers).toMatchObject({ games: 1, opponents: 1, isProvisional: true, place: null });
    expect(hers!.rating).toBe(changes.seats[0]!.after.rating);
    expect(hers!.rating - 1500).toBe(1500 - his!.rating);
    expect(hers!.rating).toBeGreaterThan(1500);
    expect(hers!.spread).toBeLessThan(500);
    expect(await ratingsOf(carla, carla)).toEqual([]);
  });

  test('that all agree to end does not count', async () => {
    const people = (await members(server(), 'Anna', 'Bert')) as [Person, Person];
    const table = await TestTable.started(people, RATED);
    await table.agreeAll(1, 'end');
    await server().app.rater.settle();
    expect(await changesAt(people[0], table)).toMatchObject({ state: 'void', reason: 'agreed', seats: [] });
    expect(await ratingsOf(people[0], people[0])).toEqual([]);
  });

  test('is none at any other table', async () => {
    const people = (await members(server(), 'Anna', 'Bert')) as [Person, Person];
    const table = await TestTable.started(people, { clock: CLOCK });
    await resign(table, people[1]);
    await server().app.rater.settle();
    expect(await changesAt(people[0], table)).toMatchObject({ state: 'unrated' });
    expect(await ratingsOf(people[0], people[0])).toEqual([]);
  });

  test('is worked out again as it was, and what was tampered with is found and corrected', async () => {
    const { rater } = server().app;
    const { pool } = server().connection;
    expect(await rater.check(false)).toMatchObject(same);
    await pool.query(`update ratings set mu = mu + 0.000001 where player = (select min(player) from ratings)`);
    await pool.query(`update rated_seats set weight = 0.5 where place = (select min(place) from rated_seats)`);
    const found = await rater.check(false);
    expect(found.different).toHaveLength(1);
    expect(found.wrong).toHaveLength(1);
    expect((await rater.check(true)).wrong).toHaveLength(1);
    expect(await rater.check(false)).toMatchObject(same);
  });
});

describe('the leaderboard', () => {
  const server = useApp();

  test('shows who is sure and has met ten opponents, those who show it, and bots apart', async () => {
    const names = Array.from({ length: 11 }, (_, index) => `Player ${index}`);
    const [best, ...others] = (await members(server(), ...names)) as [Person, ...Person[]];
    for (const other of others) {
      const table = await play([best, other]);
      jsonOf(await best.ask('POST', `${table.path}/agree`, { number: 1, kind: 'rematch', id: randomId() }));
      jsonOf(await other.ask('POST', `${table.path}/agree`, { number: 1, kind: 'rematch', id: randomId() }));
      await resign(table, other, 2);
    }
    await server().app.rater.settle();
    const early = await boardFor(best);
    expect(early.mine).toMatchObject({ games: 20, opponents: 10 });
    // The number of games that it takes does not matter here.
    await server().connection.pool.query('update ratings set sigma = 2');
    const board = await boardFor(best);
    expect(board.people).toMatchObject([{ place: 1, isMe: true, person: { id: best.id }, games: 20 }]);
    expect(board.mine).toMatchObject({ place: 1, isProvisional: false });
    expect(board.bots.map(({ level }) => level)).toEqual(['admiral', 'captain', 'mate', 'deckhand']);
    const [first, second] = others as [Person, Person];
    expect((await boardFor(first)).mine).toMatchObject({ opponents: 1, place: null });
    expect((await boardFor(first, 'game=nauticus&class=two&pace=slow')).people).toEqual([]);
    expect(problemOf(await second.ask('PUT', `/me/blocks/${best.id}`))).toBe('204');
    expect((await boardFor(second)).people).toMatchObject([{ place: 1, person: null }]);
    jsonOf(await best.ask('PATCH', '/me/shown', { ratings: false }));
    expect((await boardFor(first)).people).toEqual([]);
    expect(problemOf(await best.ask('GET', `/ratings?${TWO}`))).toBe('403 ratings-hidden');
    expect(problemOf(await best.ask('GET', `/people/${first.id}/ratings`))).toBe('403 ratings-hidden');
    expect(problemOf(await first.ask('GET', `/people/${best.id}/ratings`))).toBe('403 ratings-hidden');
    expect(await ratingsOf(best, best)).toHaveLength(1);
  });
});

describe('who hides ratings', () => {
  const server = useApp();

  test('sees at the end of a game what it changed for himself, and others see nothing of him', async () => {
    const [anna, bert] = (await members(server(), 'Anna', 'Bert')) as [Person, Person];
    const table = await play([anna, bert]);
    await server().app.rater.settle();
    jsonOf(await anna.ask('PATCH', '/me/shown', { ratings: false }));
    const isSeen = async (by: Person) => (await changesAt(by, table)).seats.map(change => change !== null);
    expect(await isSeen(anna)).toEqual([true, false]);
    expect(await isSeen(bert)).toEqual([false, true]);
  });
});

test('whoever leaves for ever is on no page any more; the ratings of others stay as they are', async () => {
  const server = await TestApp.start();
  const [anna, bert] = (await members(server, 'Anna', 'Bert')) as [Person, Person];
  await play([anna, bert]);
  await server.app.rater.settle();
  const before = await ratingsOf(anna, anna);
  expect(problemOf(await bert.ask('DELETE', '/me', { password: PASSWORD }))).toBe('204');
  expect(problemOf(await anna.ask('GET', `/people/${bert.id}/ratings`))).toBe('404 no-such-person');
  expect(await ratingsOf(anna, anna)).toEqual(before);
  expect(await server.app.rater.check(false)).toMatchObject({ games: 1, people: 2, ...same });
  const { rows } = await server.connection.pool.query('select row_to_json(p)::text as text from rated_players p');
  for (const { text } of rows) expect(text).not.toContain(bert.id);
  await server.stop();
});

test('two servers that end games at once rate each once; what a killed one leaves, the next one rates', async () => {
  const one = await TestApp.start();
  const two = await TestApp.start({ databaseUrl: one.databaseUrl });
  const people = (await members(one, 'Anna', 'Bert', 'Carla', 'Dora')) as [Person, Person, Person, Person];
  const couples = [
    [people[0], people[1]],
    [people[1], people[2]],
    [people[2], people[3]],
    [people[3], people[0]],
  ] as const;
  const tables = await Promise.all(couples.map(couple => TestTable.started(couple, RATED)));
  await two.app.rater.stop();
  await Promise.all(
    tables.map((table, index) => {
      const server = index % 2 === 0 ? one : two;
      return resign(table.at(server), moveTo(couples[index]![1], server));
    }),
  );
  await one.app.rater.settle();
  const check = (): Promise<unknown> => one.app.rater.check(false);
  expect(await check()).toMatchObject({ games: 2, ...same });
  const next = await TestApp.start({ databaseUrl: one.databaseUrl });
  await Promise.all([next.app.rater.settle(), one.app.rater.all()]);
  expect(await check()).toMatchObject({ games: 4, people: 4, ...same });
  expect((await ratingsOf(people[0], people[0]))[0]).toMatchObject({ games: 2 });
  for (const server of [next, two, one]) await server.stop();
});
