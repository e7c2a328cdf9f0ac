import type { FollowedPeople, Invitations, PeopleList, PersonPage, TableInfo } from '@ankerplatz/protocol';
import { describe, expect, test, vi } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { member } from '../testing/member.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';

const UNKNOWN = '404 no-such-person';

const pageOf = async (by: Person, of: Person): Promise<PersonPage> => jsonOf(await by.ask('GET', `/people/${of.id}`));

const done = async (by: Person, method: 'PUT' | 'DELETE', path: string): Promise<void> => {
  expect((await by.ask(method, path)).statusCode).toBe(204);
};

const follow = (by: Person, whom: Person): Promise<void> => done(by, 'PUT', `/people/${whom.id}/follow`);

const show = async (person: Person, choices: object): Promise<object> =>
  jsonOf(await person.ask('PATCH', '/me/shown', choices));

const followedBy = async (person: Person): Promise<FollowedPeople['people']> =>
  jsonOf<FollowedPeople>(await person.ask('GET', '/me/people')).people;

const search = async (by: Person, name: string): Promise<string[]> =>
  jsonOf<PeopleList>(await by.ask('GET', `/people?name=${encodeURIComponent(name)}`)).people.map(each => each.name);

const here = async (person: Person): Promise<TestSocket> => {
  const socket = await TestSocket.of(person);
  await socket.settle();
  return socket;
};

const becomes = (by: Person, of: Person, isHere: boolean): Promise<void> =>
  vi.waitFor(async () => expect((await pageOf(by, of)).isHere).toBe(isHere), { interval: 20 });

describe('the page of somebody', () => {
  const server = useApp();

  test('names him, marks members, and says whether he shows his games', async () => {
    const { person: anna } = await member(server(), 'en', 'Anna M');
    const bert = await server().guest('Bert');
    const page = await pageOf(bert, anna);
    expect(page).toEqual({
      ...{ id: anna.id, name: 'Anna M', isMember: true, isMe: false, isFollowed: false, isHere: false },
      ...{ since: new Date().toISOString().slice(0, 7), showsGames: false },
    });
    const shown = { games: 'everybody', presence: false, findable: true, ratings: true };
    expect(await show(anna, { games: 'everybody' })).toEqual(shown);
    expect((await pageOf(bert, anna)).showsGames).toBe(true);
    const his = await pageOf(anna, bert);
    expect([his.isMember, his.since]).toEqual([undefined, undefined]);
    expect(await pageOf(bert, bert)).toMatchObject({ isMe: true, showsGames: true });
  });

  test('there is none of nobody, and none of who has left', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    await follow(anna, bert);
    expect((await bert.ask('DELETE', '/me')).statusCode).toBe(204);
    for (const id of [bert.id, randomId()]) expect(problemOf(await anna.ask('GET', `/people/${id}`))).toBe(UNKNOWN);
    expect(await followedBy(anna)).toEqual([]);
  });
});

describe('following', () => {
  const server = useApp();

  test('is undone, is done once, and not to oneself', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    for (let count = 0; count < 2; count++) await follow(anna, bert);
    expect(await followedBy(anna)).toEqual([{ id: bert.id, name: 'Bert', isHere: false }]);
    expect((await pageOf(anna, bert)).isFollowed).toBe(true);
    for (let count = 0; count < 2; count++) await done(anna, 'DELETE', `/people/${bert.id}/follow`);
    expect(await followedBy(anna)).toEqual([]);
    expect(problemOf(await anna.ask('PUT', `/people/${anna.id}/follow`))).toBe(UNKNOWN);
    expect(problemOf(await anna.ask('PUT', `/people/${randomId()}/follow`))).toBe(UNKNOWN);
  });

  test('whoever is followed learns nothing of it, by no request and by no socket', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started([anna, bert], { visibility: 'public' });
    const paths = [
      ...['/me', '/me/people', '/me/shown', '/me/blocks', '/me/mutes', '/me/companions', '/me/invitations'],
      ...['/me/notices', '/tables', '/tables/mine', '/seeks', '/people?name=an'],
      ...[`/people/${anna.id}`, `/people/${bert.id}`, table.path, `${table.path}/chat`],
    ];
    const learnt = async () => Promise.all(paths.map(async path => [path, (await bert.ask('GET', path)).body]));
    for (const person of [anna, bert]) await show(person, { presence: true });
    const socket = await TestSocket.of(bert);
    for (const topic of ['lobby', 'me', 'seeks'] as const) socket.send({ type: 'watch', topic });
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    const watching = await here(anna);
    await socket.settle();
    const [before, heard] = [await learnt(), socket.heard.length];
    await follow(anna, bert);
    await pageOf(anna, bert);
    await followedBy(anna);
    expect(await learnt()).toEqual(before);
    await socket.settle();
    // The socket's own ping is answered, and nothing else is said.
    expect(socket.heard.slice(heard).map(text => JSON.parse(text).type)).toEqual(['pong']);
    for (const each of [socket, watching]) await each.close();
  });
});

describe('who is here', () => {
  const server = useApp();
  const two = async (): Promise<[Person, Person]> => [await server().guest('Anna'), await server().guest('Bert')];

  test('is seen by those who follow each other if both show it, and not otherwise', async () => {
    const [anna, bert] = await two();
    const socket = await here(bert);
    await follow(anna, bert);
    await show(bert, { presence: true });
    await show(anna, { presence: true });
    expect((await pageOf(anna, bert)).isHere).toBe(false);
    await follow(bert, anna);
    await becomes(anna, bert, true);
    expect(await followedBy(anna)).toMatchObject([{ id: bert.id, isHere: true }]);
    await show(anna, { presence: false });
    expect((await pageOf(anna, bert)).isHere).toBe(false);
    await show(anna, { presence: true });
    await becomes(anna, bert, true);
    await show(bert, { presence: false });
    expect((await pageOf(anna, bert)).isHere).toBe(false);
    await show(bert, { presence: true });
    await becomes(anna, bert, true);
    await done(bert, 'DELETE', `/people/${anna.id}/follow`);
    expect((await pageOf(anna, bert)).isHere).toBe(false);
    await socket.close();
  });

  test('who goes is gone, with the last of his windows', async () => {
    const [anna, bert] = await two();
    for (const [person, other] of [
      [anna, bert],
      [bert, anna],
    ] as const) {
      await follow(person, other);
      await show(person, { presence: true });
    }
    const sockets = [await here(bert), await here(bert)];
    await becomes(anna, bert, true);
    await sockets[0]!.close();
    expect((await pageOf(anna, bert)).isHere).toBe(true);
    await sockets[1]!.close();
    await becomes(anna, bert, false);
  });

  test('of who does not show it nothing is kept', async () => {
    const [, bert] = await two();
    const socket = await here(bert);
    await server().app.people.note([bert.id]);
    const { rows } = await server().connection.pool.query('select 1 from presences where identity = $1', [bert.id]);
    expect(rows).toEqual([]);
    await socket.close();
  });

  test('is known to other servers, and forgotten when a server stops', async () => {
    const second = await TestApp.start({ databaseUrl: server().databaseUrl });
    const [anna, bert] = await two();
    for (const person of [anna, bert]) await show(person, { presence: true });
    await follow(anna, bert);
    await follow(bert, anna);
    const socket = await here(moveTo(bert, second));
    await becomes(anna, bert, true);
    await second.stop();
    await becomes(anna, bert, false);
    await socket.closed;
  });
});

describe('a block', () => {
  const server = useApp();

  test('ends both follows and hides each from the other, like somebody unknown', async () => {
    const { person: anna } = await member(server(), 'en', 'Anna M');
    const { person: bert } = await member(server(), 'en', 'Bert M');
    await follow(anna, bert);
    await follow(bert, anna);
    await done(anna, 'PUT', `/me/blocks/${bert.id}`);
    for (const [by, of] of [
      [anna, bert],
      [bert, anna],
    ] as const) {
      const nobody = await by.ask('GET', `/people/${randomId()}`);
      const hidden = await by.ask('GET', `/people/${of.id}`);
      expect([hidden.statusCode, hidden.body]).toEqual([404, nobody.body]);
      expect(problemOf(await by.ask('PUT', `/people/${of.id}/follow`))).toBe(UNKNOWN);
      expect(await followedBy(by)).toEqual([]);
      expect(await search(by, of.name)).toEqual([]);
    }
    await done(anna, 'DELETE', `/me/blocks/${bert.id}`);
    expect((await pageOf(bert, anna)).isFollowed).toBe(false);
    expect(await search(bert, 'anna')).toEqual(['Anna M']);
  });

  test('keeps invitations away', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    await TestTable.started([anna, bert]);
    await done(bert, 'PUT', `/me/blocks/${anna.id}`);
    const table = await TestTable.open([anna], { players: 2 });
    expect(problemOf(await anna.ask('POST', `${table.path}/invite`, { person: bert.id }))).toBe(UNKNOWN);
    expect(jsonOf<PeopleList>(await anna.ask('GET', '/me/companions')).people).toEqual([]);
  });
});

describe('where somebody sits whom one has blocked, or who has blocked one', () => {
  const server = useApp();
  const sit = (person: Person, table: TestTable, more = {}) =>
    person.ask('POST', `${table.path}/sit`, { seat: 1, ...more });

  test('one sits down only if asked, and who was blocked does not, and is not told why', async () => {
    const [anna, bert, carla] = await Promise.all(['Anna', 'Bert', 'Carla'].map(name => server().guest(name)));
    await anna!.ask('PUT', `/me/blocks/${bert!.id}`);
    const [hers, his] = [
      await TestTable.open([anna!], { players: 3, starts: 'full' }),
      await TestTable.open([bert!], { players: 3, starts: 'full' }),
    ];
    const refused = await sit(bert!, hers, { besideBlocked: true });
    expect(problemOf(refused)).toBe('409 apart');
    expect(refused.json().error.message).not.toMatch(/block|Anna/);
    expect(problemOf(await sit(anna!, his))).toBe('409 beside-blocked');
    expect((await his.info()).seats[1]!.kind).toBe('open');
    expect(problemOf(await sit(anna!, his, { besideBlocked: true }))).toBe('200');
    expect(problemOf(await sit(carla!, hers))).toBe('200');
  });
});

describe('invitations of people who never sat together', () => {
  const server = useApp();
  const invitationsOf = async (person: Person): Promise<number> =>
    jsonOf<Invitations>(await person.ask('GET', '/me/invitations')).invitations.length;

  test('arrive where both follow each other; who is not followed back is not told so', async () => {
    const [anna, bert] = [await server().guest('Anna'), await server().guest('Bert')];
    const invite = async (): Promise<number> => {
      const table = await TestTable.open([anna], { players: 2 });
      return (await anna.ask('POST', `${table.path}/invite`, { person: bert.id })).statusCode;
    };
    expect(await invite()).toBe(404);
    await follow(anna, bert);
    expect(await invite()).toBe(204);
    expect(await invitationsOf(bert)).toBe(0);
    await follow(bert, anna);
    expect(await invite()).toBe(204);
    expect(await invitationsOf(bert)).toBe(1);
  });
});

describe('the search for a name', () => {
  const server = useApp();

  test('finds members by the beginning of their names, whatever case and accents, at most 20', async () => {
    const { person: rene } = await member(server(), 'fr', 'Renée du Port');
    const by = await server().guest('Gerd');
    for (const name of ['ren', 'RENÉE', 'renée  du']) expect(await search(by, name)).toEqual(['Renée du Port']);
    expect(await search(by, 'Port')).toEqual([]);
    expect(await search(rene, 'ren')).toEqual([]);
    for (let count = 0; count < 21; count++) await member(server(), 'en', `Zoe ${count}`);
    expect(await search(by, 'zoe')).toHaveLength(20);
  });

  test.each(['%%', '__', '\\\\'])('%s is no pattern', async name => {
    const by = await server().guest('Gerd');
    expect(await search(by, name)).toEqual([]);
  });

  test('finds neither guests nor who does not want to be found', async () => {
    const by = await server().guest('Gerd');
    await server().guest('Xaver');
    const { person: xenia } = await member(server(), 'en', 'Xaver II');
    expect(await search(by, 'xaver')).toEqual(['Xaver II']);
    await show(xenia, { findable: false });
    expect(await search(by, 'xaver')).toEqual([]);
    expect((await pageOf(by, xenia)).name).toBe('Xaver II');
  });

  test('is asked no more often than somebody types', async () => {
    const by = await server().guest('Gerd');
    const answers = [];
    for (let count = 0; count < 31; count++) answers.push((await by.ask('GET', '/people?name=qq')).statusCode);
    expect([answers[0], answers.at(-1)]).toEqual([200, 429]);
  });
});

describe('the name of a member', () => {
  const server = useApp();

  test.each(['Berta', 'BERTA', 'Bértà', 'Ber\u200bta', 'Вerta'])('is not taken by a guest: %s', async name => {
    await member(server());
    const refused = await server().ask('POST', '/guests', { name });
    expect(problemOf(refused)).toBe('409 name-taken');
    const guest = await server().guest('Gerd');
    expect(problemOf(await guest.ask('PATCH', '/me', { name }))).toBe('409 name-taken');
    expect(jsonOf(await guest.ask('PATCH', '/me', { language: 'de' }))).toMatchObject({ name: 'Gerd' });
  });

  test('is free again once he has another, or has left', async () => {
    const { person } = await member(server(), 'en', 'Ottilie');
    jsonOf(await person.ask('PATCH', '/me', { name: 'Odile' }));
    expect((await server().ask('POST', '/guests', { name: 'Ottilie' })).statusCode).toBe(201);
    expect(problemOf(await server().ask('POST', '/guests', { name: 'Odile' }))).toBe('409 name-taken');
    expect((await person.ask('DELETE', '/me', { password: 'quiet harbour' })).statusCode).toBe(204);
    expect((await server().ask('POST', '/guests', { name: 'Odile' })).statusCode).toBe(201);
  });

  test('is protected from the start, whatever release he registered with', async () => {
    await member(server(), 'en', 'Altmeister');
    await server().connection.pool.query("update identities set folded_name = null where name = 'Altmeister'");
    await server().app.accounts.foldNames();
    expect(problemOf(await server().ask('POST', '/guests', { name: 'altmeister' }))).toBe('409 name-taken');
  });

  test('is marked at tables, in the lobby and in the chat; that of a guest is not', async () => {
    const { person: anna } = await member(server(), 'en', 'Anna M');
    const bert = await server().guest('Bert');
    const table = await TestTable.open([anna, bert], { players: 3, visibility: 'public' });
    const marked = { id: anna.id, name: 'Anna M', isMember: true };
    const plain = { id: bert.id, name: 'Bert' };
    const info: TableInfo = await table.info();
    expect([info.owner, info.seats[0]!.person, info.seats[1]!.person]).toEqual([marked, marked, plain]);
    const lobby = jsonOf<{ open: TableInfo[] }>(await bert.ask('GET', '/tables'));
    expect(lobby.open.find(({ id }) => id === table.id)?.owner).toEqual(marked);
    for (const person of [anna, bert])
      jsonOf(await person.ask('POST', `${table.path}/chat`, { text: 'hello', id: randomId() }), 201);
    const { messages } = jsonOf<{ messages: { person: object }[] }>(await bert.ask('GET', `${table.path}/chat`));
    expect(messages.map(({ person }) => person)).toEqual([marked, plain]);
    expect(jsonOf(await bert.ask('GET', '/me/companions'))).toEqual({ people: [marked] });
  });
});
