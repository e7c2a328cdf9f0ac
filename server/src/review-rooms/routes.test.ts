import type { View } from '@ankerplatz/kit';
import type { FinishedGame, ReviewRoom } from '@ankerplatz/protocol';
import { describe, expect, test } from 'vitest';
import { randomId } from '../random.ts';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { jsonOf, problemOf, TestTable } from '../testing/tables.ts';

/** A person who gives no sign of life for half of this has gone. */
const server = useApp({ heartbeatMs: 4000 });

/** A game by invitation that is over after a few moves. */
const playedGame = async (at = server()): Promise<TestTable> => {
  const people = [await at.guest('Anna'), await at.guest('Bert')];
  const table = await TestTable.started(people, { game: 'nautilus', variant: 'duel', visibility: 'invitation' });
  await table.playOn('reviewed', 6);
  await table.agreeAll(1, 'end');
  return table;
};

const opened = async (table: TestTable, person = table.owner, access = {}): Promise<ReviewRoom> =>
  jsonOf(await person.ask('POST', `${table.path}/games/1/rooms`, access), 201);

const keyOf = async (table: TestTable): Promise<string> =>
  jsonOf<FinishedGame>(await table.owner.ask('GET', `${table.path}/games/1`)).key!;

/** Enters a room by a socket. */
const enter = async (person: Person, room: string, key?: string): Promise<TestSocket> => {
  const socket = await TestSocket.of(person);
  socket.send({ type: 'watch', topic: 'room', room, ...(key !== undefined && { key }) });
  await socket.next('room', ({ people }) => people.some(({ id }) => id === person.id));
  return socket;
};

const SHOWN = { entry: 3, branch: [], marks: [{ from: 'sea' }, { from: 'deck', to: 'pile' }] };

describe('a review room', () => {
  test('is opened on a finished game, at its beginning; who leads one there already comes back to it', async () => {
    const table = await playedGame();
    const room = await opened(table);
    expect(room).toMatchObject({
      ...{ table: table.id, number: 1, leader: { name: 'Anna' }, people: [], messages: [] },
      shown: { entry: 0, branch: null, marks: [] },
    });
    expect((await opened(table)).id).toBe(room.id);
    expect((await opened(table, table.people[1])).id).not.toBe(room.id);
  });

  test('is not opened on a game that runs, nor by who may not see the game', async () => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const running = await TestTable.started(people, { visibility: 'invitation' });
    expect(problemOf(await people[0]!.ask('POST', `${running.path}/games/1/rooms`, {}))).toBe('404 no-such-record');
    const table = await playedGame();
    const stranger = await server().guest('Carla');
    expect(problemOf(await stranger.ask('POST', `${table.path}/games/1/rooms`, {}))).toBe('404 no-such-table');
    const room = await opened(table);
    expect(problemOf(await stranger.ask('GET', `/rooms/${room.id}`))).toBe('404 no-such-table');
    const socket = await TestSocket.of(stranger);
    socket.send({ type: 'watch', topic: 'room', room: room.id });
    expect(await socket.next('refused')).toMatchObject({ room: room.id, error: { code: 'no-such-table' } });
    await socket.close();
  });

  test('opens to a guest who has the link to the game, and to who has no name, who is not among the people', async () => {
    const table = await playedGame();
    const key = await keyOf(table);
    const room = await opened(table);
    const annas = await enter(table.owner, room.id);
    const carla = await server().guest('Carla');
    const carlas = await enter(carla, room.id, key);
    const seen = await annas.next('room', ({ people }) => people.length === 2);
    expect(seen.people.map(({ name }) => name)).toEqual(['Anna', 'Carla']);
    const nobodys = await TestSocket.connect(server());
    await nobodys.greet();
    nobodys.send({ type: 'watch', topic: 'room', room: room.id, key });
    expect((await nobodys.next('room')).people).toHaveLength(2);
    for (const socket of [annas, carlas, nobodys]) await socket.close();
  });

  test('shows what the leader shows, also to who comes later; nobody else may show anything', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const room = await opened(table);
    const berts = await enter(bert, room.id);
    expect(problemOf(await anna.ask('PUT', `/rooms/${room.id}/shown`, SHOWN))).toBe('204');
    expect((await berts.next('room', ({ shown }) => shown.entry === SHOWN.entry)).shown).toEqual(SHOWN);
    expect(problemOf(await bert.ask('PUT', `/rooms/${room.id}/shown`, SHOWN))).toBe('403 not-leading');
    expect(jsonOf<ReviewRoom>(await bert.ask('GET', `/rooms/${room.id}`)).shown).toEqual(SHOWN);
    await berts.close();
  });

  test('refuses what is no place, too much of it, and a moment after the end', async () => {
    const table = await playedGame();
    const { id } = await opened(table);
    const show = async (change: object): Promise<string> => {
      const answer = await table.owner.ask('PUT', `/rooms/${id}/shown`, { ...SHOWN, ...change });
      return `${problemOf(answer)} ${answer.statusCode < 400 ? '' : answer.json().error.field}`;
    };
    expect(await show({ entry: 10_000 })).toBe('400 wrong-field entry');
    expect(await show({ entry: -1 })).toBe('400 wrong-field entry');
    expect(await show({ marks: [{ from: '<script>' }] })).toBe('400 wrong-field marks.0.from');
    expect(await show({ marks: Array(25).fill({ from: 'sea' }) })).toBe('400 wrong-field marks');
    expect(await show({ branch: Array(201).fill({ seat: 0, move: 'pass' }) })).toBe('400 wrong-field branch');
    expect(jsonOf<ReviewRoom>(await table.owner.ask('GET', `/rooms/${id}`)).shown.entry).toBe(0);
  });

  test('shows a line that was not played as far as the rules allow it, and refuses any other in a sentence', async () => {
    const people = [await server().guest('Anna'), await server().guest('Bert')];
    const table = await TestTable.started(people, { options: { start: 0 } });
    const { moves } = (await table.view(people[0]!)).view as View;
    await table.agreeAll(1, 'end');
    const { id } = await opened(table);
    const show = (branch: readonly object[]): ReturnType<Person['ask']> =>
      people[0]!.ask('PUT', `/rooms/${id}/shown`, { entry: 0, branch, marks: [] });
    const line = [{ seat: 0, move: moves[0]! }];
    expect(problemOf(await show(line))).toBe('204');
    const [junk, illegal, others] = [
      await show([...line, { seat: 0, move: 'take everything' }]),
      await show([{ seat: 0, move: 'end' }]),
      await show([{ seat: 1, move: moves[0]! }]),
    ];
    expect([junk, illegal, others].map(problemOf)).toEqual([
      '422 unknown-move',
      '422 illegal-move',
      '409 not-your-turn',
    ]);
    expect(junk.json().error).toMatchObject({ refusal: { index: 1 }, message: expect.stringContaining('everything') });
    expect(jsonOf<ReviewRoom>(await people[1]!.ask('GET', `/rooms/${id}`)).shown.branch).toEqual(line);
  });

  test('lets who reads something report it; the administrator reads it when the room is gone', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const annas = await enter(anna, id);
    jsonOf(await anna.ask('POST', `/rooms/${id}/chat`, { text: 'something rude', id: 'rude-words' }), 201);
    const report = async (person: Person, message: number): Promise<string> =>
      problemOf(await person.ask('POST', `/rooms/${id}/chat/${message}/report`, { reason: 'rude' }));
    expect(await report(bert, 2)).toBe('404 no-such-message');
    expect(await report(await server().guest('Carla'), 1)).toBe('404 no-such-table');
    for (let time = 0; time < 2; time++) expect(await report(bert, 1)).toBe('204');
    expect(problemOf(await anna.ask('DELETE', `/rooms/${id}`))).toBe('204');
    const { rows } = await server().connection.pool.query('select text, about, reason from reports where room = $1', [
      id,
    ]);
    expect(rows).toEqual([{ text: 'something rude', about: anna.id, reason: 'rude' }]);
    const reports = await server().app.administration.reports('en');
    expect(reports).toMatchObject([
      { table: table.id, about: { name: 'Anna' }, by: { name: 'Bert' }, text: 'something rude' },
    ]);
    await annas.close();
  });

  test('that is full says so, and lets those back in who were there', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const annas = await enter(anna, id);
    const { pool } = server().connection;
    await pool.query(
      `with people as (insert into identities (id, name) select 'crowd' || n, 'Crowd' from generate_series(1, 49) n returning id)
       insert into room_people (room, identity, seen_at) select $1, id, now() + interval '1 hour' from people`,
      [id],
    );
    const berts = await TestSocket.of(bert);
    berts.send({ type: 'watch', topic: 'room', room: id });
    expect(await berts.next('refused')).toMatchObject({ room: id, error: { code: 'room-full' } });
    await annas.close();
    const again = await enter(anna, id);
    await pool.query(`delete from room_people where identity like 'crowd%'`);
    await pool.query(`delete from identities where id like 'crowd%'`);
    for (const socket of [again, berts]) await socket.close();
  });

  test('is led by who it is handed on to, if he is there', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const hand = (from: Person, to: Person): ReturnType<Person['ask']> =>
      from.ask('PUT', `/rooms/${id}/leader`, { person: to.id });
    expect(problemOf(await hand(anna, bert))).toBe('404 no-such-person');
    const berts = await enter(bert, id);
    expect(problemOf(await hand(bert, bert))).toBe('403 not-leading');
    expect(problemOf(await hand(anna, bert))).toBe('204');
    await berts.next('room', ({ leader }) => leader.id === bert.id);
    expect(problemOf(await anna.ask('PUT', `/rooms/${id}/shown`, SHOWN))).toBe('403 not-leading');
    expect(problemOf(await bert.ask('PUT', `/rooms/${id}/shown`, SHOWN))).toBe('204');
    await berts.close();
  });

  test('is led by the next who came when the leader has been gone for a while', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const annas = await enter(anna, id);
    const berts = await enter(bert, id);
    await annas.close();
    await berts.next('room', ({ people, leader }) => people.length === 1 && leader.id === anna.id);
    await berts.next('room', ({ leader }) => leader.id === bert.id);
    await berts.close();
  });

  test('lets those talk who are in it: once for the same request, to who has not muted them', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const say = (person: Person, text: string, request = randomId()): ReturnType<Person['ask']> =>
      person.ask('POST', `/rooms/${id}/chat`, { text, id: request });
    expect(problemOf(await say(anna, 'hello'))).toBe('403 not-in-room');
    const annas = await enter(anna, id);
    const berts = await enter(bert, id);
    for (let time = 0; time < 2; time++)
      expect(jsonOf(await say(anna, ' Look at this! ', 'the-same-words'), 201)).toEqual({ message: 1 });
    const heard = await berts.next('room', ({ messages }) => messages.length > 0);
    expect(heard.messages).toMatchObject([{ message: 1, person: { name: 'Anna' }, text: 'Look at this!' }]);
    expect(problemOf(await say(anna, '\u202e'))).toBe('400 wrong-field');
    expect(problemOf(await bert.ask('PUT', `/me/mutes/${anna.id}`))).toBe('204');
    jsonOf(await say(anna, 'And at that.'), 201);
    await annas.next('room', ({ messages }) => messages.length === 2);
    expect(jsonOf<ReviewRoom>(await bert.ask('GET', `/rooms/${id}`)).messages).toEqual([]);
    await annas.close();
    await berts.close();
  });

  test('is closed by its leader, and by itself after a while without anybody; then it is gone with all that was said', async () => {
    const table = await playedGame();
    const [anna, bert] = table.people as [Person, Person];
    const { id } = await opened(table);
    const berts = await enter(bert, id);
    expect(problemOf(await bert.ask('DELETE', `/rooms/${id}`))).toBe('403 not-leading');
    expect(problemOf(await anna.ask('DELETE', `/rooms/${id}`))).toBe('204');
    expect(await berts.next('room-gone')).toMatchObject({ room: id, error: { code: 'no-such-room' } });
    const { id: next } = await opened(table);
    const again = await enter(bert, next);
    const { pool } = server().connection;
    await pool.query(`update review_rooms set opened_at = now() - interval '13 hours' where id = $1`, [next]);
    await server().app.reviewRooms.expire();
    await again.next('room-gone');
    const { id: empty } = await opened(table);
    await pool.query(`update review_rooms set seen_at = now() - interval '31 minutes' where id = $1`, [empty]);
    await server().app.reviewRooms.expire();
    expect(problemOf(await anna.ask('GET', `/rooms/${empty}`))).toBe('404 no-such-room');
    const { rows } = await pool.query('select 1 from room_people where room = any($1)', [[id, next, empty]]);
    expect(rows).toEqual([]);
    await berts.close();
    await again.close();
  });

  test('one person opens five at most', async () => {
    const anna = await server().guest('Anna');
    for (let game = 0; game < 6; game++) {
      const table = await TestTable.started([anna, await server().guest('Bert')]);
      await table.agreeAll(1, 'end');
      expect(problemOf(await anna.ask('POST', `${table.path}/games/1/rooms`, {}))).toBe(
        game < 5 ? '201' : '409 too-many-rooms',
      );
    }
  });
});

test('a room at two servers is one room, and outlives the one of its leader', async () => {
  const first = await TestApp.start();
  const { databaseUrl } = first;
  const second = await TestApp.start({ databaseUrl });
  const table = await playedGame(first);
  const { id } = await opened(table);
  const anna = table.at(second).owner;
  const [leader, follower] = [await enter(anna, id), await enter(table.people[1]!, id)];
  expect(problemOf(await anna.ask('PUT', `/rooms/${id}/shown`, SHOWN))).toBe('204');
  expect((await follower.next('room', ({ shown }) => shown.entry === 3)).shown).toEqual(SHOWN);
  jsonOf(await anna.ask('POST', `/rooms/${id}/chat`, { text: 'Look!', id: randomId() }), 201);
  await follower.next('room', ({ messages }) => messages.length === 1);
  await second.stop();
  await leader.closed;

  const back = await enter(table.owner, id);
  const third = await TestApp.start({ databaseUrl });
  const late = jsonOf<ReviewRoom>(await table.at(third).owner.ask('GET', `/rooms/${id}`));
  expect(late).toMatchObject({ leader: { name: 'Anna' }, shown: SHOWN, messages: [{ text: 'Look!' }] });
  expect(late.people.map(({ name }) => name).sort()).toEqual(['Anna', 'Bert']);
  expect(problemOf(await table.at(third).owner.ask('PUT', `/rooms/${id}/shown`, { ...SHOWN, entry: 5 }))).toBe('204');
  await follower.next('room', ({ shown }) => shown.entry === 5);
  for (const socket of [back, follower]) await socket.close();
  await third.stop();
  await first.stop();
});
