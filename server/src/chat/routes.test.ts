import { LANGUAGES, SeededChance } from '@ankerplatz/kit';
import { type Chat, PHRASES } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { choose, jsonOf, moveTo, problemOf, TestTable } from '../testing/tables.ts';
import { CATALOGUES } from '../text/catalogues.ts';

const say = (person: Person, table: TestTable, text: string, id = randomId()) =>
  person.ask('POST', `${table.path}/chat`, { text, id });

const read = async (person: Person, table: TestTable): Promise<Chat> =>
  jsonOf(await person.ask('GET', `${table.path}/chat`));

const texts = async (person: Person, table: TestTable): Promise<string[]> =>
  (await read(person, table)).messages.map(({ text }) => text);

const people = async (server: TestApp): Promise<[Person, Person, Person]> => [
  await server.guest('Anna'),
  await server.guest('Bert'),
  await server.guest('Carla'),
];

describe('talk at a table', () => {
  const server = useApp();

  test('players talk to players; spectators among themselves, which players read after the game', async () => {
    const [anna, bert, carla] = await people(server());
    const table = await TestTable.started([anna, bert]);
    jsonOf(await say(anna, table, ' Good <b>evening</b>! '), 201);
    jsonOf(await say(carla, table, 'Anna has the better ships'), 201);
    expect(await texts(bert, table)).toEqual(['Good <b>evening</b>!']);
    expect(await texts(carla, table)).toEqual(['Good <b>evening</b>!', 'Anna has the better ships']);
    await table.agreeAll(1, 'end');
    expect(await texts(bert, table)).toHaveLength(2);
    await table.agreeAll(1, 'rematch');
    jsonOf(await say(carla, table, 'Now Bert has'), 201);
    expect(await texts(bert, table)).toEqual(['Good <b>evening</b>!', 'Anna has the better ships']);
  });

  test('before the first game everybody in the room hears everybody, seated or not', async () => {
    const [anna, bert, carla] = await people(server());
    const table = await TestTable.open([anna], { players: 3 });
    jsonOf(await say(bert, table, 'Good evening, is the seat free?'), 201);
    expect(await texts(anna, table)).toEqual(['Good evening, is the seat free?']);
    jsonOf(await say(anna, table, 'It is'), 201);
    expect(await texts(carla, table)).toEqual(['Good evening, is the seat free?', 'It is']);
  });

  test('the same request says it once; of many at once each has a number of its own', async () => {
    const [anna, bert] = await people(server());
    const table = await TestTable.started([anna, bert]);
    const id = randomId();
    const answers = await Promise.all([
      ...[say(anna, table, 'once', id), say(anna, table, 'once', id)],
      ...[say(anna, table, 'a'), say(bert, table, 'b'), say(bert, table, 'c')],
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
    const { messages } = await read(anna, table);
    expect(messages.map(({ message }) => message)).toEqual([1, 2, 3, 4]);
    expect(messages.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'once']);
  });

  test('a phrase is a code, read in the language of who reads', async () => {
    const [anna, bert] = [await server().guest('Anna', 'de'), await server().guest('Bert', 'fr')];
    const table = await TestTable.started([anna, bert]);
    jsonOf(await anna.ask('POST', `${table.path}/chat`, { phrase: 'well-played', id: randomId() }), 201);
    expect(await texts(anna, table)).toEqual(['Gut gespielt!']);
    expect(await texts(bert, table)).toEqual(['Bien joué\u00a0!']);
    expect((await read(bert, table)).messages[0]).toMatchObject({ phrase: 'well-played', room: 'players', number: 1 });
  });

  test.each(LANGUAGES)('every phrase has words: %s', async language => {
    const person = await server().guest('Anna', language);
    const { phrases } = jsonOf<{ phrases: { phrase: string; text: string }[] }>(await person.ask('GET', '/phrases'));
    expect(phrases.map(({ phrase }) => phrase)).toEqual([...PHRASES]);
    expect(phrases.map(({ text }) => text)).toEqual(Object.values(CATALOGUES[language].phrases));
    expect(new Set(phrases.map(({ text }) => text)).size).toBe(PHRASES.length);
  });

  test.each([
    ['nothing', '   '],
    ['two lines', 'a\nb'],
    ['a control character', 'a\u0007'],
    ['half a character', 'a\ud800'],
    ['what turns the text around it', '\u202eevil'],
    ['what cannot be seen', '\u200b\u200b'],
  ])('%s is not said', async (_, text) => {
    const [anna, bert] = await people(server());
    const table = await TestTable.open([anna, bert]);
    const answer = await say(anna, table, text);
    expect(problemOf(answer)).toBe('400 wrong-field');
    expect(answer.body).toContain('1 to 300 visible characters in one line');
    expect(await texts(anna, table)).toEqual([]);
  });

  test('no more than 300 characters, and not too many in a row', async () => {
    const [anna, bert] = await people(server());
    const table = await TestTable.open([anna, bert]);
    expect(problemOf(await say(anna, table, 'a'.repeat(301)))).toBe('400 wrong-field');
    const statuses = [];
    for (let count = 0; count < 9; count++) statuses.push((await say(anna, table, 'a')).statusCode);
    expect(statuses.at(0)).toBe(201);
    expect(statuses.at(-1)).toBe(429);
    expect((await say(bert, table, 'b')).statusCode).toBe(201);
  });

  test('whom somebody has muted he does not read, now or before, until he wants to again', async () => {
    const [anna, bert, carla] = await people(server());
    const table = await TestTable.started([anna, bert, carla]);
    jsonOf(await say(bert, table, 'before'), 201);
    expect((await anna.ask('PUT', `/me/mutes/${bert.id}`)).statusCode).toBe(204);
    jsonOf(await say(bert, table, 'after'), 201);
    expect(await texts(anna, table)).toEqual([]);
    expect(await texts(carla, table)).toEqual(['before', 'after']);
    expect(jsonOf(await anna.ask('GET', '/me/mutes'))).toEqual({ people: [{ id: bert.id, name: 'Bert' }] });
    expect((await anna.ask('DELETE', `/me/mutes/${bert.id}`)).statusCode).toBe(204);
    expect(await texts(anna, table)).toEqual(['before', 'after']);
    expect(problemOf(await anna.ask('PUT', `/me/mutes/${randomId()}`))).toBe('404 no-such-person');
    expect(problemOf(await anna.ask('PUT', `/me/mutes/${anna.id}`))).toBe('404 no-such-person');
  });

  test('what one may read one may report, once', async () => {
    const [anna, bert, carla] = await people(server());
    const table = await TestTable.started([anna, bert]);
    jsonOf(await say(carla, table, 'psst'), 201);
    const report = (person: Person) => person.ask('POST', `${table.path}/chat/1/report`, { reason: 'rude' });
    expect(problemOf(await report(anna))).toBe('404 no-such-message');
    for (let count = 0; count < 2; count++) expect((await report(carla)).statusCode).toBe(204);
    const { rows } = await server().connection.pool.query('select reason from reports where table_id = $1', [table.id]);
    expect(rows).toEqual([{ reason: 'rude' }]);
  });
});

describe('while cards change hands', () => {
  const server = useApp();

  test('nobody may talk, neither players nor spectators; afterwards everybody may', async () => {
    const four = await Promise.all(['Anna', 'Bert', 'Carla', 'Dora'].map(name => server().guest(name)));
    const watcher = await server().guest('Emil');
    const table = await TestTable.started(four, { game: 'nautilus', variant: 'team' });
    const socket = await TestSocket.of(four[0]!);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    expect(await socket.next('chat')).toMatchObject({ isOpen: false, messages: [] });
    for (const person of [...four, watcher]) {
      expect(problemOf(await say(person, table, 'give me your 9'))).toBe('409 chat-silent');
      expect((await read(person, table)).isOpen).toBe(false);
    }
    const chance = SeededChance.from('exchange');
    for (const person of four) {
      const view = await table.view(person);
      jsonOf(await table.play(person, view, [choose(view, chance)]));
    }
    expect(await socket.next('chat')).toMatchObject({ isOpen: true });
    jsonOf(await say(four[0]!, table, 'there'), 201);
    jsonOf(await say(watcher, table, 'oh'), 201);
    await socket.close();
  });
});

describe('talk through sockets', () => {
  test('comes to all who may read it, through any server', async () => {
    const first = await TestApp.start();
    const second = await TestApp.start({ databaseUrl: first.databaseUrl });
    const [anna, bert, carla] = await people(first);
    const table = await TestTable.started([anna, bert]);
    const sockets = [
      await TestSocket.of(anna),
      await TestSocket.of(moveTo(bert, second)),
      await TestSocket.of(moveTo(carla, second)),
    ];
    for (const socket of sockets) {
      socket.send({ type: 'watch', topic: 'table', table: table.id });
      await socket.next('table');
      await socket.settle();
    }
    jsonOf(await say(anna, table, 'hello'), 201);
    for (const socket of sockets)
      expect((await socket.next('chat')).messages).toMatchObject([
        { message: 1, text: 'hello', person: { name: 'Anna' } },
      ]);
    await bert.ask('PUT', `/me/mutes/${anna.id}`);
    jsonOf(await say(carla, table, 'psst'), 201);
    jsonOf(await say(anna, table, 'who speaks?'), 201);
    jsonOf(await say(bert, table, 'nobody'), 201);
    expect((await sockets[0]!.next('chat')).messages[0]!.text).toBe('who speaks?');
    expect((await sockets[1]!.next('chat')).messages[0]!.text).toBe('nobody');
    expect((await sockets[2]!.next('chat')).messages[0]!.text).toBe('psst');
    for (const socket of sockets) await socket.close();
    await first.stop();
    await second.stop();
  });
});
