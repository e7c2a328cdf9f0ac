import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { SeededChance } from '@ankerplatz/kit';
import { PROTOCOL_VERSION, ServerMessage } from '@ankerplatz/protocol';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { TestApp, useApp } from '../testing/app.ts';
import { TestSocket } from '../testing/socket.ts';
import { choose, jsonOf, TestTable } from '../testing/tables.ts';

const server = useApp();
const TABLE = '111111111111';

const isServerMessage = Compile(ServerMessage);

describe('hello', () => {
  test('comes first: everything else is refused until then', async () => {
    const socket = await TestSocket.connect(server());
    socket.send({ type: 'ping' });
    const refused = await socket.next('refused');
    expect(refused).toMatchObject({ to: 'ping', error: { code: 'wrong-field', field: 'type', expected: 'hello' } });
    expect(await socket.greet()).toMatchObject({ protocol: PROTOCOL_VERSION, me: null });
    await socket.close();
  });

  test('an older client is told to load the page anew', async () => {
    const socket = await TestSocket.connect(server());
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION - 1 });
    expect(await socket.next('reload')).toEqual({ type: 'reload', protocol: PROTOCOL_VERSION });
    expect(await socket.closed).toBe(4001);
  });

  test('a newer client is sent on to another server', async () => {
    const socket = await TestSocket.connect(server());
    socket.send({ type: 'hello', protocol: PROTOCOL_VERSION + 1 });
    expect((await socket.next('bye')).reconnectIn).toBeGreaterThan(0);
    expect(await socket.closed).toBe(1012);
  });

  test('names who is known by a cookie, and by a token', async () => {
    const anna = await server().guest('Anna', 'de');
    const { token } = jsonOf<{ token: string }>(await anna.ask('POST', '/me/tokens', { name: 'bot' }), 201);
    for (const headers of [{ cookie: anna.cookie }, { authorization: `Bearer ${token}` }]) {
      const socket = await TestSocket.connect(server(), headers);
      expect((await socket.greet()).me).toEqual({ id: anna.id, name: 'Anna', login: null, language: 'de' });
      await socket.close();
    }
  });

  test('a page of another site cannot open a socket with a cookie', async () => {
    const anna = await server().guest();
    const headers = { cookie: anna.cookie, origin: 'https://elsewhere.example' };
    await expect(TestSocket.connect(server(), headers)).rejects.toThrow('403');
  });

  test('a path without a socket answers and closes the connection', async () => {
    const url = await server().listen();
    for (const path of ['/api/v1/tables', '/nowhere']) {
      const socket = new WebSocket(url.replace('http', 'ws') + path);
      socket.on('error', () => undefined);
      await new Promise(resolve => socket.on('close', resolve));
    }
  });
});

describe('a message that is not right', () => {
  const cases: readonly (readonly [
    what: string,
    text: string,
    to: string | null,
    code: string,
    field: string | null,
  ])[] = [
    ['no JSON', '{', null, 'bad-json', null],
    ['nothing', '', null, 'bad-json', null],
    ['a number', '7', null, 'wrong-field', ''],
    ['a list', '[]', null, 'wrong-field', ''],
    ['null', 'null', null, 'wrong-field', ''],
    ['without a type', '{}', null, 'wrong-field', 'type'],
    ['of an unknown type', '{"type":"cheat"}', 'cheat', 'wrong-field', 'type'],
    ['of an inherited type', '{"type":"constructor"}', 'constructor', 'wrong-field', 'type'],
    ['of no type', '{"type":{}}', null, 'wrong-field', 'type'],
    ['hello without a protocol', '{"type":"hello"}', 'hello', 'wrong-field', 'protocol'],
    ['a topic that does not exist', '{"type":"watch","topic":"all"}', 'watch', 'wrong-field', 'topic'],
    ['a lobby with a table', `{"type":"watch","topic":"lobby","table":"${TABLE}"}`, 'watch', 'wrong-field', 'table'],
    ['a table without an id', '{"type":"watch","topic":"table"}', 'watch', 'wrong-field', 'table'],
    ['an id that is none', '{"type":"watch","topic":"table","table":"x"}', 'watch', 'wrong-field', 'table'],
    [
      'a version as text',
      `{"type":"watch","topic":"table","table":"${TABLE}","from":"1"}`,
      'watch',
      'wrong-field',
      'from',
    ],
    ['an unknown table', `{"type":"watch","topic":"table","table":"${TABLE}"}`, 'watch', 'no-such-table', null],
    [
      'a look at what is not watched',
      `{"type":"look","table":"${TABLE}","visible":true}`,
      'look',
      'no-such-table',
      null,
    ],
    ['an unknown field', '{"type":"ping","loud":true}', 'ping', 'wrong-field', 'loud'],
    [
      'no moves',
      `{"type":"play","table":"${TABLE}","number":1,"asked":0,"moves":[],"id":"abcdefgh"}`,
      'play',
      'wrong-field',
      'moves',
    ],
    [
      'a move that is no text',
      `{"type":"play","table":"${TABLE}","number":1,"asked":0,"moves":[1],"id":"abcdefgh"}`,
      'play',
      'wrong-field',
      'moves.0',
    ],
    [
      'a request without an id',
      `{"type":"play","table":"${TABLE}","number":1,"asked":0,"moves":["x"]}`,
      'play',
      'wrong-field',
      'id',
    ],
    [
      'a play at an unknown table',
      `{"type":"play","table":"${TABLE}","number":1,"asked":0,"moves":["x"],"id":"abcdefgh"}`,
      'play',
      'no-such-table',
      null,
    ],
  ];

  test.each(cases)('%s is refused, and the connection stays', async (_, text, to, code, field) => {
    const socket = await TestSocket.of(await server().guest());
    socket.sendText(text);
    const refused = await socket.next('refused');
    expect(refused).toMatchObject({ to, error: { code, ...(field === null ? {} : { field }) } });
    expect(refused.error.message).not.toBe('');
    await socket.settle();
    await socket.close();
  });

  test('is refused in the language of who sent it, with its id', async () => {
    const socket = await TestSocket.of(await server().guest('Anna', 'de'));
    socket.sendText('{"type":"play","id":"abcdefgh"}');
    expect(await socket.next('refused')).toMatchObject({
      id: 'abcdefgh',
      error: { message: expect.stringMatching(/Feld/) },
    });
    await socket.close();
  });

  test('strangers may look, but neither play nor have tables of their own', async () => {
    const socket = await TestSocket.connect(server());
    await socket.greet();
    socket.send({ type: 'watch', topic: 'me' });
    expect((await socket.next('refused')).error.code).toBe('not-logged-in');
    socket.send({ type: 'play', table: TABLE, number: 1, asked: 0, moves: ['x'], id: 'abcdefgh' });
    expect((await socket.next('refused')).error.code).toBe('not-logged-in');
    socket.send({ type: 'watch', topic: 'lobby' });
    await socket.next('lobby');
    await socket.close();
  });

  test('one that is too large ends the connection', async () => {
    const socket = await TestSocket.of(await server().guest());
    socket.sendText(`{"type":"ping","x":"${'x'.repeat(40_000)}"}`);
    expect(await socket.closed).toBe(1009);
  });

  test('500 messages of junk are each answered by a message of the protocol', async () => {
    const socket = await TestSocket.of(await server().guest());
    const types = fc.constantFrom('hello', 'watch', 'unwatch', 'look', 'play', 'ping', 'x');
    const junk = fc.oneof(
      fc.string(),
      fc.json({ maxDepth: 3 }),
      fc
        .record(
          {
            type: fc.oneof(types, fc.jsonValue()),
            topic: fc.oneof(fc.constantFrom('lobby', 'me', 'table'), fc.jsonValue()),
            table: fc.oneof(fc.constant(TABLE), fc.jsonValue()),
            number: fc.jsonValue(),
            from: fc.jsonValue(),
            asked: fc.jsonValue(),
            moves: fc.jsonValue(),
            id: fc.oneof(fc.constant('abcdefgh'), fc.jsonValue()),
            visible: fc.jsonValue(),
            invitation: fc.jsonValue(),
            protocol: fc.constant(PROTOCOL_VERSION),
          },
          { requiredKeys: [] },
        )
        .map(value => JSON.stringify(value)),
    );
    const texts = fc.sample(junk, { numRuns: 500, seed: 1 }).filter(text => text.length < 30_000);
    for (const text of texts) socket.sendText(text);
    await socket.settle();
    const answers = socket.heard.map(text => JSON.parse(text) as { type: string; error?: { code: string } });
    expect(answers.filter(answer => !isServerMessage.Check(answer))).toEqual([]);
    expect(answers.filter(({ error }) => error?.code === 'server-error')).toEqual([]);
    expect(answers.filter(({ type }) => type === 'refused').length).toBeGreaterThan(texts.length / 2);
    await socket.close();
  });
});

describe('the lobby', () => {
  test('is sent at once, and again when a table is opened', async () => {
    const anna = await server().guest();
    const socket = await TestSocket.of(anna);
    socket.send({ type: 'watch', topic: 'lobby' });
    const before = await socket.next('lobby');
    const table = await TestTable.open([anna], { players: 2 });
    expect(before.open.map(({ id }) => id)).not.toContain(table.id);
    await socket.next('lobby', ({ open }) => open.some(({ id }) => id === table.id));
    socket.send({ type: 'unwatch', topic: 'lobby' });
    await socket.settle();
    const witness = await TestSocket.of(anna);
    witness.send({ type: 'watch', topic: 'lobby' });
    await witness.next('lobby');
    const second = await TestTable.open([anna], { players: 2 });
    await witness.next('lobby', ({ open }) => open.some(({ id }) => id === second.id));
    await socket.settle();
    expect(socket.rest('lobby')).toEqual([]);
    await Promise.all([socket.close(), witness.close()]);
  });
});

describe('my own tables', () => {
  test('are sent at once; then each that begins, ends or becomes my turn', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const socket = await TestSocket.of(berta);
    socket.send({ type: 'watch', topic: 'me' });
    expect((await socket.next('mine')).tables).toEqual([]);
    const table = await TestTable.started([anna, berta], { options: { start: 0 } });
    const isRunning = await socket.next('notice', ({ table: { status } }) => status === 'running');
    expect(isRunning.table).toMatchObject({ id: table.id, you: 1 });
    while ((await table.view(berta)).asked === null) await table.playOn('mine', 1);
    await socket.next('notice', ({ table: { isYourTurn } }) => isYourTurn);
    await table.agreeAll(1, 'end');
    await socket.next('notice', ({ table: { status } }) => status === 'over');
    await socket.close();
  });
});

describe('a table', () => {
  test('that is open tells who sits down, then how the game begins', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.open([anna], { players: 2 });
    const socket = await TestSocket.of(anna);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    expect((await socket.next('info')).info).toMatchObject({ status: 'open', you: 0 });
    await berta.ask('POST', `${table.path}/sit`, { seat: 1 });
    await socket.next('info', ({ info }) => info.seats[1]?.person?.name === 'Berta');
    await anna.ask('POST', `${table.path}/start`);
    expect(await socket.next('table')).toMatchObject({ number: 1, version: 0, seat: 0, from: null, entries: [] });
    await socket.close();
  });

  test('by invitation is unknown to strangers, shown with the invitation, and gone when a seat is given away', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.open([anna], { players: 2, visibility: 'invitation' });
    const { invitation } = await table.info();
    const socket = await TestSocket.of(berta);
    const watch = { type: 'watch', topic: 'table', table: table.id } as const;
    socket.send(watch);
    expect((await socket.next('refused')).error.code).toBe('no-such-table');
    socket.send({ ...watch, invitation: invitation! });
    expect((await socket.next('info')).info.you).toBeNull();
    await berta.ask('POST', `${table.path}/sit`, { seat: 1, invitation });
    socket.send(watch);
    await socket.next('info', ({ info }) => info.you === 1);
    await anna.ask('PUT', `${table.path}/seats/1`, { kind: 'open' });
    expect(await socket.next('gone')).toMatchObject({ table: table.id, error: { code: 'no-such-table' } });
    const count = socket.heard.length;
    const witness = await TestSocket.of(anna);
    witness.send(watch);
    await anna.ask('PUT', `${table.path}/seats/1`, { kind: 'bot', level: 'deckhand' });
    await witness.next('info', ({ info }) => info.seats[1]?.kind === 'bot');
    await socket.settle();
    expect(socket.heard.slice(count).map(heard => JSON.parse(heard).type)).toEqual(['pong']);
    await Promise.all([socket.close(), witness.close()]);
  });

  test('without spectators shows others who sits there, but not the game', async () => {
    const [anna, berta, carla] = await Promise.all(['Anna', 'Berta', 'Carla'].map(name => server().guest(name)));
    const table = await TestTable.started([anna!, berta!], { spectators: false });
    const socket = await TestSocket.of(carla!);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    await socket.next('info');
    const witness = await TestSocket.of(berta!);
    witness.send({ type: 'watch', topic: 'table', table: table.id });
    await table.playOn('closed', 3);
    await witness.next('table', ({ version }) => version >= 3);
    await socket.settle();
    expect(socket.rest('table')).toEqual([]);
    await Promise.all([socket.close(), witness.close()]);
  });

  test('is brought up to date from any version: what was missed, or a fresh view', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.started([anna, berta]);
    await table.playOn('resync', 40);
    const socket = await TestSocket.of(anna);
    const watch = { type: 'watch', topic: 'table', table: table.id } as const;
    for (const [asked, expected] of [
      [{}, null],
      [{ number: 1, from: 40 }, 40],
      [{ number: 1, from: 35 }, 35],
      [{ number: 1, from: 0 }, null],
      [{ number: 1, from: 41 }, null],
      [{ number: 2, from: 40 }, null],
      [{ from: 35 }, 35],
    ] as const) {
      socket.send({ ...watch, ...asked });
      const { from, version, entries } = await socket.next('table');
      expect({ from, version }).toEqual({ from: expected, version: 40 });
      const { entries: all } = jsonOf<{ entries: unknown[] }>(await anna.ask('GET', `${table.path}/entries`));
      expect(entries).toEqual(expected === null ? [] : all.slice(expected));
    }
    await socket.close();
  });

  test('answers the same through the socket as through the API, also to a repetition', async () => {
    const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
    const table = await TestTable.started([anna, berta]);
    const { person, view } = (await table.deciding())!;
    const socket = await TestSocket.of(person);
    const play = {
      ...({ type: 'play', table: table.id, number: 1, asked: view.asked! } as const),
      ...{ moves: [choose(view, SeededChance.from('same'))], id: 'request-1' },
    };
    socket.send(play);
    const played = await socket.next('played');
    expect(played).toEqual({ type: 'played', table: table.id, id: 'request-1', number: 1, version: 1 });
    socket.send(play);
    expect(await socket.next('played')).toEqual(played);
    const again = await table.play(person, view, play.moves, 'request-1');
    expect(again.json()).toEqual({ number: 1, version: 1 });
    for (const [moves, id] of [
      [['nonsense'], 'request-2'],
      [play.moves, 'request-3'],
    ] as const) {
      socket.send({ ...play, moves: [...moves], id });
      const { error } = await socket.next('refused', message => message.id === id);
      expect({ error }).toEqual((await table.play(person, view, moves, id)).json());
    }
    await socket.close();
  });
});

describe('limits', () => {
  test('whoever sends too much is told to wait; whoever goes on is shut out', async () => {
    const slow = await TestApp.start({ requestsAMinute: 60 });
    const socket = await TestSocket.connect(slow);
    await socket.greet();
    for (let count = 0; count < 20; count++) socket.send({ type: 'ping' });
    const refused = await socket.next('refused');
    expect(refused.error).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) });
    for (let count = 0; count < 600; count++) socket.send({ type: 'ping' });
    expect(await socket.closed).toBe(1008);
    await slow.stop();
  });

  test('nobody watches more than a hundred tables through one socket', async () => {
    const anna = await server().guest();
    const socket = await TestSocket.of(anna);
    const tables = await Promise.all(Array.from({ length: 101 }, () => TestTable.open([anna], { players: 2 })));
    for (const { id } of tables) socket.send({ type: 'watch', topic: 'table', table: id });
    expect(await socket.next('refused')).toMatchObject({ table: tables[100]!.id, error: { code: 'too-many-watched' } });
    await socket.close();
  });

  test('a socket ends soon after its session, and after its token', async () => {
    const quick = await TestApp.start({ heartbeatMs: 200 });
    const anna = await quick.guest();
    const made = jsonOf<{ id: string; token: string }>(await anna.ask('POST', '/me/tokens', { name: 'bot' }), 201);
    const bot = await TestSocket.connect(quick, { authorization: `Bearer ${made.token}` });
    const browser = await TestSocket.of(anna);
    await bot.greet();
    await anna.ask('DELETE', `/me/tokens/${made.id}`);
    expect(await bot.closed).toBe(1008);
    await browser.settle();
    await anna.ask('DELETE', '/sessions/current');
    expect(await browser.closed).toBe(1008);
    expect(browser.rest('refused')[0]?.error.code).toBe('not-logged-in');
    await quick.stop();
  });

  test('whoever says nothing is cut off: no hello, or no sign of life', async () => {
    const quick = await TestApp.start({ heartbeatMs: 200 });
    const mute = await TestSocket.connect(quick);
    const dead = await TestSocket.connect(quick);
    const alive = await TestSocket.connect(quick);
    await dead.greet();
    await alive.greet();
    dead.socket.pause();
    expect(await mute.closed).toBe(1006);
    await expect.poll(() => quick.app.realtime.connections.size).toBe(1);
    await alive.settle();
    dead.socket.terminate();
    await quick.stop();
  });
});

describe('at addresses where no sockets are', () => {
  const server = useApp();

  test.each(['/', '/healthz', '/api/v1/tables', '/api/v1/nothing', '/nothing'])('none is opened: %s', async path => {
    const url = (await server().listen()).replace('http', 'ws');
    const socket = new WebSocket(`${url}${path}`);
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(answer.statusCode).toBe(404);
    answer.destroy();
    expect(server().app.websocketServer.clients.size).toBe(0);
  });
});

test('who is welcomed is told the time of the database, whatever this machine’s clock says', async () => {
  const server = await TestApp.start();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  try {
    const socket = await TestSocket.connect(server);
    const { now } = await socket.greet();
    const { rows } = await server.connection.pool.query<{ now: Date }>('select clock_timestamp() as now');
    expect(Math.abs(rows[0]!.now.getTime() - Date.parse(now))).toBeLessThan(60_000);
    await socket.close();
  } finally {
    vi.useRealTimers();
  }
  await server.stop();
});

describe('a screen that everybody sees', () => {
  test('shows a table as strangers see it, though who runs it sits there and holds cards', async () => {
    const people = await Promise.all(['Anna', 'Bert'].map(name => server().guest(name)));
    const table = await TestTable.started(people, { game: 'nautilus', variant: 'duel' });
    const socket = await TestSocket.of(people[0]!);
    socket.send({ type: 'watch', topic: 'table', table: table.id, as: 'spectator' });
    const { seat, asked, view } = await socket.next('table');
    expect({ seat, asked }).toEqual({ seat: null, asked: null });
    expect((view as { hands: unknown[] }).hands.every(hand => typeof hand === 'number')).toBe(true);
    expect((await socket.next('info')).info.you).toBeNull();
    await socket.settle();
    expect(socket.heard.some(text => JSON.parse(text).type === 'orders')).toBe(false);
    socket.send({ type: 'watch', topic: 'table', table: table.id });
    expect((await socket.next('table')).seat, 'the same person at the table itself').toBe(0);
    const hidden = await TestTable.started(people, { visibility: 'invitation' });
    socket.send({ type: 'watch', topic: 'table', table: hidden.id, as: 'spectator' });
    expect((await socket.next('refused')).error.code).toBe('no-such-table');
    await socket.close();
  });
});
