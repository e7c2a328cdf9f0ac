import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { API } from './api.ts';
import { languageBy } from './http/language.ts';
import { addressOf } from './http/limits.ts';
import { TestApp, useApp } from './testing/app.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

describe('what cannot be understood', () => {
  const server = useApp();

  test.each([
    ['an unknown page', { method: 'GET', url: '/nothing' }, 404, 'no-such-page'],
    ['an unknown page of the interface', { method: 'GET', url: `${API}/nothing` }, 404, 'no-such-page'],
    ['an unknown method', { method: 'PUT', url: `${API}/me` }, 404, 'no-such-page'],
    ['a broken address', { method: 'GET', url: '/%zz' }, 400, 'bad-request'],
    ['broken JSON', { method: 'POST', url: `${API}/guests`, headers: JSON_TYPE, payload: '{"name"' }, 400, 'bad-json'],
    ['no JSON', { method: 'POST', url: `${API}/guests`, headers: JSON_TYPE, payload: '' }, 400, 'bad-json'],
    [
      'a form',
      { method: 'POST', url: `${API}/guests`, headers: { 'content-type': 'text/plain' }, payload: '{"name":"A"}' },
      415,
      'wrong-media-type',
    ],
    [
      'what PostgreSQL cannot hold',
      {
        method: 'POST',
        url: `${API}/sessions`,
        headers: JSON_TYPE,
        payload: JSON.stringify({ login: 'an\0na', password: 'quiet harbour' }),
      },
      400,
      'bad-request',
    ],
    [
      'too much',
      {
        method: 'POST',
        url: `${API}/guests`,
        headers: JSON_TYPE,
        payload: JSON.stringify({ name: 'a'.repeat(70_000) }),
      },
      413,
      'too-large',
    ],
    [
      'a poisoned object',
      { method: 'POST', url: `${API}/guests`, headers: JSON_TYPE, payload: '{"name":"A","__proto__":{"a":1}}' },
      400,
      'bad-json',
    ],
  ] as const)('%s', async (_, request, status, code) => {
    const answer = await server().app.inject(request);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    expect(answer.json().error.message).toMatch(/\w/);
  });

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400, 'bad-request'],
    ['endless headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 413, 'too-large'],
  ])('%s', async (_, sent, status, code) => {
    const { port } = new URL(await server().listen());
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.end(sent);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body).error.code).toBe(code);
  });

  test('a request that never comes to an end is told so, and cut off', async () => {
    const { port } = new URL(await server().listen());
    server().app.server.headersTimeout = 1;
    const socket = connectSocket(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nhost');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"too-slow"/);
  });
});

describe('languages', () => {
  const server = useApp();

  test.each([
    [undefined, undefined],
    ['de', 'de'],
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['fr;q=0.3, de-AT', 'de'],
    ['nl, it;q=0.5', undefined],
    ['nl, en;q=0.5', 'en'],
    [';;;q=q,,', undefined],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', undefined],
  ])('%s asks for %s', (header, language) => {
    expect(languageBy(header)).toBe(language);
  });

  test.each([
    ['en', 'There is nothing at this address.'],
    ['de', 'Unter dieser Adresse gibt es nichts.'],
    ['fr', 'Il n’y a rien à cette adresse.'],
    ['nl', 'There is nothing at this address.'],
  ])('a stranger who prefers %s reads: %s', async (language, message) => {
    const answer = await server().ask('GET', '/nothing', undefined, { 'accept-language': language });
    expect(answer.json().error.message).toBe(message);
  });

  test('who has chosen a language reads it whatever the browser prefers', async () => {
    const anna = await server().guest('Anna', 'fr');
    const answer = await anna.ask('GET', '/nothing', undefined, { 'accept-language': 'de' });
    expect(answer.json().error.message).toBe('Il n’y a rien à cette adresse.');
  });
});

describe('pages of other sites', () => {
  const server = useApp();

  test.each([
    ['the same site', { origin: 'https://anker.example', host: 'anker.example' }, 200],
    ['the same site on a port', { origin: 'http://anker.example:3000', host: 'anker.example:3000' }, 200],
    ['another site', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: 'http://anker.example:4000', host: 'anker.example:3000' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a program', {}, 200],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_, headers, status) => {
    const anna = await server().guest();
    const answer = await anna.ask('PATCH', '/me', { name: 'Anton' }, headers);
    expect(answer.statusCode).toBe(status);
  });

  test('may not open a socket with a visitor’s cookie', async () => {
    const anna = await server().guest();
    const headers = { origin: 'https://evil.example', upgrade: 'websocket', connection: 'upgrade' };
    expect((await anna.ask('GET', '/me', undefined, headers)).statusCode).toBe(403);
  });

  test('a token proves itself, wherever the page is from', async () => {
    const anna = await server().guest();
    const { token } = (await anna.ask('POST', '/me/tokens', { name: 'bot' })).json();
    const headers = { origin: 'https://other.example', authorization: `Bearer ${token}` };
    expect((await server().ask('PATCH', '/me', { name: 'Anton' }, headers)).statusCode).toBe(200);
  });

  test('with a token that is none, the cookie does not help', async () => {
    const anna = await server().guest();
    const headers = { origin: 'https://other.example', authorization: 'Bearer none' };
    expect((await anna.ask('PATCH', '/me', { name: 'Anton' }, headers)).statusCode).toBe(401);
  });
});

describe('headers', () => {
  const server = useApp();

  test('pages run what comes from here alone, on plain http too', async () => {
    const headers = { host: 'anker.example:3000' };
    const policy = (await server().app.inject({ url: '/', headers })).headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' ws://anker.example:3000 wss://anker.example:3000;");
    const strange = await server().app.inject({ url: '/', headers: { host: 'a;script-src *' } });
    expect(strange.headers['content-security-policy']).toContain("connect-src 'self' 'self';");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  });
});

describe('limits', () => {
  test('who asks too often is told how long to wait; others are not concerned', async () => {
    const server = await TestApp.start({ requestsAMinute: 3 });
    const anna = await server.guest();
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push((await anna.ask('GET', '/me')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const refused = await anna.ask('GET', '/me');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().error).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) });
    expect((await server.guest('Berta')).id).toMatch(/./);
    await server.stop();
  });

  test('strangers are counted by address', async () => {
    const server = await TestApp.start({ requestsAMinute: 2 });
    const ask = (remoteAddress: string) => server.app.inject({ method: 'GET', url: `${API}/me`, remoteAddress });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2'])
      statuses.push((await ask(address)).statusCode);
    expect(statuses).toEqual([401, 401, 429, 401]);
    await server.stop();
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:DB8::1:2:3:4:5', '2001:db8:0:1'],
    ['fe80::1', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:c000:201', '192.0.2.1'],
  ])('the address %s counts as %s', (ip, key) => {
    expect(addressOf({ ip } as Parameters<typeof addressOf>[0])).toBe(key);
  });

  test('newcomers of one address are counted', async () => {
    const server = await TestApp.start({ requestsAMinute: 40 });
    const statuses = [];
    for (let count = 0; count < 11; count++)
      statuses.push((await server.ask('POST', '/guests', { name: 'Anna' })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    await server.stop();
  });

  test('people who share an address are slowed down together in the end', async () => {
    const server = await TestApp.start({ requestsAMinute: 1 });
    const statuses = [];
    for (let count = 0; count < 21; count++) {
      const { session } = await server.app.accounts.comeIn('Anna', 'en');
      statuses.push((await server.ask('GET', '/me', undefined, { cookie: `ankerplatz=${session}` })).statusCode);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    await server.stop();
  });

  test('who floods the server with cookies is refused before the database is asked whose they are', async () => {
    const server = await TestApp.start({ requestsAMinute: 1, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const statuses = [];
    for (let count = 0; count < 22; count++)
      statuses.push((await server.ask('GET', '/me', undefined, { cookie: `ankerplatz=guess${count}` })).statusCode);
    expect(statuses).toEqual([...Array(20).fill(503), 429, 429]);
    await server.stop();
  });

  test('behind a proxy only what that proxy has written counts', async () => {
    const server = await TestApp.start({ requestsAMinute: 1, trustProxy: true });
    const ask = (forwarded: string) => server.ask('GET', '/me', undefined, { 'x-forwarded-for': forwarded });
    expect((await ask('10.0.0.1, 192.0.2.1')).statusCode).toBe(401);
    expect((await ask('10.0.0.2, 192.0.2.1')).statusCode).toBe(429);
    expect((await ask('10.0.0.2, 192.0.2.9')).statusCode).toBe(401);
    await server.stop();
  });
});

describe('errors of the server itself', () => {
  test('are logged under an id that the user sees, without what the query was about', async () => {
    const server = await TestApp.start();
    // Renamed, not dropped: that needs no lock but its own, whatever is being swept meanwhile.
    await server.connection.pool.query('alter table identities rename to gone');
    const answer = await server.ask('POST', '/guests', { name: 'Geheimrat' });
    const { code, id, message } = answer.json().error;
    expect([answer.statusCode, code]).toEqual([500, 'server-error']);
    expect(message).toContain(id);
    const line = server.logged.find(each => each.includes(id) && each.includes('server error'));
    expect(line).toContain('42P01');
    expect(server.logged.join('')).not.toContain('Geheimrat');
    await server.stop();
  });

  test('a database that cannot be reached is not the fault of who asks: try again', async () => {
    const server = await TestApp.start({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
    const answer = await server.ask('POST', '/guests', { name: 'Anna' });
    expect([answer.statusCode, answer.json().error.code, answer.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    await server.stop();
  });
});

describe('stopping', () => {
  test('what is under way is answered, what comes later is sent away', async () => {
    const server = await TestApp.start({ passwordCost: 14 });
    const { port } = new URL(await server.listen());
    const socket = connectSocket(Number(port), '127.0.0.1').setEncoding('utf8');
    const body = JSON.stringify({ login: 'nobody', password: 'nothing' });
    const head = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n`;
    const asked = once(server.app.server, 'request');
    socket.write(`POST ${API}/sessions HTTP/1.1\r\n${head}\r\n${body}`);
    await asked;
    const stopped = server.stop();
    while (server.app.server.listening) await nextTurn();
    socket.write(`GET ${API}/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n`);
    const heard = await text(socket);
    expect(heard).toContain('HTTP/1.1 401 ');
    expect(heard).toContain('HTTP/1.1 503 ');
    expect(heard).toContain('"code":"draining"');
    await stopped;
  });
});
