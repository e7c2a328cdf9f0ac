import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type Person, TestApp, useApp } from '../testing/app.ts';
import { makeSite, PAGE, SCRIPT } from '../testing/site.ts';
import { PAGES } from './routes.ts';

const folder = makeSite();
afterAll(() => rmSync(folder, { recursive: true }));

const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('the site', () => {
  const server = useApp({ site: folder });
  const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers });

  test.each([
    ...[
      '/',
      '/new/nauticus',
      '/t/111111111111',
      '/t/111111111111/17',
      '/t/111111111111?invitation=x',
      '/r/111111111111',
    ],
    ...[
      '/rules/nauticus',
      '/rules/nauticus/3.2.1',
      '/box/nautilus',
      '/deals',
      '/deals/111111111111/1/7',
      '/learn',
      '/learn/nauticus',
      '/learn/nauticus/3',
      '/learn/nauticus/review/abc',
      '/puzzles',
      '/puzzles/nauticus',
      '/puzzles/nauticus/12-50',
      '/local',
      '/local/abc',
      '/settings',
      '/account',
      '/about',
    ],
  ])('%s is a page of it, fresh every time', async path => {
    const answer = await get(path, HTML);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('tells browsers what a page and its language will ask for, where that is known', async () => {
    const { headers } = await get('/rules/nauticus/3.2.1', { ...HTML, 'accept-language': 'fr-CH, de;q=0.5' });
    expect(headers.link).toBe(
      '</assets/Rules-1a.js>; rel=modulepreload, </assets/Rules-2b.css>; rel=preload; as=style; crossorigin, </assets/fr-3c.js>; rel=modulepreload',
    );
    expect((await get('/about', HTML)).headers.link).toBeUndefined();
    expect((await get('/ahead.json')).statusCode, 'the list is for the server alone').toBe(404);
  });

  describe('a table tells browsers to fetch its game', () => {
    const table = async (visibility: string) => {
      const [anna, berta] = [await server().guest('Anna'), await server().guest('Berta')];
      const { id } = (await anna.ask('POST', '/tables', { game: 'nauticus', players: 2, visibility })).json();
      return { anna, berta, id: id as string };
    };
    const linksFor = async (id: string, who?: Person) =>
      (await get(`/t/${id}`, { ...HTML, ...(who && { cookie: who.cookie }) })).headers.link;

    test('to whoever may know of it', async () => {
      const { anna, berta, id } = await table('invitation');
      await expect.poll(() => linksFor(id, anna)).toContain('nauticus');
      for (const stranger of [berta, undefined]) expect(await linksFor(id, stranger)).not.toContain('nauticus');
      expect(await linksFor('111111111111', anna), 'no such table').not.toContain('nauticus');
      const open = await table('public');
      await expect.poll(() => linksFor(open.id)).toContain('nauticus');
    });

    test('and does not wait for a database that does not answer', async () => {
      const { anna, id } = await table('public');
      const { reading } = server().app.tables;
      const asked = vi.spyOn(reading, 'gameAt');
      asked.mockRejectedValueOnce(new Error('gone')).mockReturnValueOnce(new Promise(() => undefined));
      for (const state of ['gone', 'silent']) expect(await linksFor(id, anna), state).toContain('TablePage');
      asked.mockRestore();
    });
  });

  test('no script and no style stands inside a page', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  test('scripts carry nothing that concerns pages; what they are is never guessed', async () => {
    const { headers } = await get('/assets/main-4f.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect((await get('/icon.svg')).headers['content-security-policy'], 'a drawing').toBe("default-src 'none'");
    expect((await get('/assets/worker-5a.js')).headers).toHaveProperty('content-security-policy');
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('files are kept for ever, as small as the browser takes them: %s', async (accepted, sent) => {
    const answer = await get('/assets/main-4f.js', { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(answer.headers['content-encoding']).toBe(sent);
    if (sent === undefined) expect(answer.body).toBe(SCRIPT);
    else expect(answer.rawPayload.length).toBeLessThan(SCRIPT.length / 2);
  });

  test('what has not changed is not sent again', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('who has lost his way gets the page that says so; programs get a problem', async () => {
    const lost = await get('/no/such/page', HTML);
    expect([lost.statusCode, lost.body]).toEqual([404, PAGE]);
    for (const url of [
      '/no/such/page',
      '/assets/old-1a.js',
      '/assets/../index.html',
      '/index.html.br',
      '/api/v1/nothing',
    ])
      expect((await get(url)).json()).toMatchObject({ error: { code: 'no-such-page' } });
    expect((await get('/api/v1/nothing', HTML)).json()).toMatchObject({ error: { code: 'no-such-page' } });
  });

  test('five who come for the first time from one address get all of it', async () => {
    const home = await TestApp.start({ site: folder, requestsAMinute: 600 });
    const url = await home.listen();
    const statuses = new Map<number, number>();
    const paths = Array.from({ length: 167 }, (_, index) => ['/', '/icon.svg', '/assets/main-4f.js'][index % 3]!);
    for (let visitor = 0; visitor < 5; visitor++) {
      const answers = paths.map(async path => {
        const answer = await fetch(`${url}${path}`);
        await answer.arrayBuffer();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      });
      await Promise.all(answers);
    }
    expect([...statuses]).toEqual([[200, 5 * 167]]);
    expect((await fetch(`${url}/api/v1/tables`)).status).toBe(200);
    await home.stop();
  });

  test('who is refused a page reads why in words', async () => {
    const home = await TestApp.start({ site: folder, requestsAMinute: 1 });
    await home.app.club.change({ name: 'Segelclub <Nord>' });
    const ask = () => home.app.inject({ url: '/admin', headers: { ...HTML, 'accept-language': 'de' } });
    expect((await ask()).statusCode).toBe(200);
    const { statusCode, headers, body } = await ask();
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain('<title>Segelclub &lt;Nord&gt;</title>');
    expect(body).toContain('<h1><a href="/">Segelclub &lt;Nord&gt;</a></h1>');
    expect(body).toContain('<p>');
    expect(body).not.toContain('{');
    await home.stop();
  });

  test('nobody is asked who he is', async () => {
    const answer = await get('/', { cookie: 'ankerplatz=nonsense', authorization: 'Bearer nonsense' });
    expect(answer.statusCode).toBe(200);
  });
});

test('every page that the site knows is served to who comes by its address', () => {
  const source = readFileSync(new URL('../../../web/src/shell/routes.ts', import.meta.url), 'utf8');
  const [, table = ''] = /const ROUTES[^\n]*\n([\s\S]*?)\n};/.exec(source) ?? [];
  const known = [...table.matchAll(/^ {2}'?([\w-]*)'?: /gm)].map(([, name]) => name);
  expect(known.length).toBeGreaterThan(15);
  expect(known.filter(name => !PAGES.some(page => page.split('/')[1] === name))).toEqual([]);
});

test('a server without a built site says so and serves programs all the same', async () => {
  const bare = await TestApp.start({ site: join(folder, 'nowhere') });
  expect((await bare.app.inject('/')).json()).toMatchObject({ error: { code: 'no-such-page' } });
  const visit = await bare.app.inject({ url: '/', headers: HTML });
  expect([visit.statusCode, visit.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(bare.logged.some(line => line.includes('the site is not built'))).toBe(true);
  expect((await bare.ask('GET', '/tables')).statusCode).toBe(200);
  await bare.stop();
});
