// @vitest-environment node
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const SITE = 'http://site';

const kept = new Map<string, Response>();
const cache = {
  match: async (key: string) => kept.get(new URL(key, SITE).href)?.clone(),
  put: async (key: string, response: Response) => void kept.set(new URL(key, SITE).href, response),
  keys: async () => [...kept.keys()].map(url => ({ url })),
  delete: async (key: string) => kept.delete(key),
};

const fetched = vi.fn(async (_request: Request | string): Promise<Response> => new Response('new'));
const opened = vi.fn(async (_url: string) => undefined);
const shown = vi.fn(async (_title: string, _options: object) => undefined);
const windows: { url: string; focus: () => Promise<void> }[] = [];
const aWindow = (url: string) => ({ url, focus: async () => undefined });
const listeners = new Map<string, (event: unknown) => void>();

/** Sends an event to the worker; gives what it answers, or undefined where it leaves the request alone. */
const send = async (type: string, fields: object = {}): Promise<Response | undefined> => {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get(type)!({
    ...fields,
    waitUntil: (work: Promise<unknown>) => works.push(work),
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  await Promise.all(works);
  return answer;
};

const get = (path: string, fields: object = {}) =>
  send('fetch', { request: { method: 'GET', mode: 'cors', url: new URL(path, SITE).href, ...fields } });
const visit = (path: string) => get(path, { mode: 'navigate' });

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, hear: (event: unknown) => void) => listeners.set(type, hear));
  vi.stubGlobal('location', new URL(`${SITE}/sw.js`));
  vi.stubGlobal('skipWaiting', async () => undefined);
  vi.stubGlobal('clients', {
    claim: async () => undefined,
    matchAll: async () => windows,
    openWindow: opened,
  });
  vi.stubGlobal('registration', { showNotification: shown });
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', fetched);
  await import('./sw.ts');
});

beforeEach(() => {
  kept.clear();
  windows.splice(0, windows.length, aWindow(`${SITE}/`));
  fetched.mockReset();
  fetched.mockImplementation(async () => new Response('new'));
});

const lineIsLost = (): void => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
};

describe('the cache of the site', () => {
  test('holds the page from the first visit on, and shows it at every address without a line', async () => {
    await send('install');
    lineIsLost();
    for (const path of ['/', '/local/abc', '/rules/nauticus']) expect(await (await visit(path))!.text()).toBe('new');
  });

  test('shows the newest page as long as there is a line', async () => {
    kept.set(`${SITE}/`, new Response('old'));
    expect(await (await visit('/settings'))!.text()).toBe('new');
  });

  test('keeps no page that says that something is missing', async () => {
    kept.set(`${SITE}/`, new Response('old'));
    fetched.mockResolvedValue(new Response('missing', { status: 404 }));
    expect((await visit('/nowhere'))!.status).toBe(404);
    lineIsLost();
    expect(await (await visit('/'))!.text()).toBe('old');
  });

  test('asks for a file once', async () => {
    await get('/assets/app-1a.js');
    expect(await (await get('/assets/app-1a.js'))!.text()).toBe('new');
    expect(fetched).toHaveBeenCalledOnce();
  });

  test('leaves alone what it has no business with', async () => {
    expect(await get('/api/v1/tables')).toBeUndefined();
    expect(await visit('/admin')).toBeUndefined();
    expect(await get('https://elsewhere.example/assets/a.js')).toBeUndefined();
    expect(await get('/assets/a.js', { method: 'POST' })).toBeUndefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  test('fetches the whole site when told to, and lets files of former ones go', async () => {
    kept.set(`${SITE}/`, new Response('page'));
    kept.set(`${SITE}/assets/old-0a.js`, new Response('old'));
    kept.set(`${SITE}/assets/app-1a.js`, new Response('app'));
    fetched.mockImplementation(async request =>
      request === '/files.json' ? Response.json(['/assets/app-1a.js', '/assets/home-2b.js']) : new Response('new'),
    );
    await send('message');
    expect([...kept.keys()].sort()).toEqual([
      `${SITE}/`,
      `${SITE}/assets/app-1a.js`,
      `${SITE}/assets/home-2b.js`,
      `${SITE}/icon.svg`,
    ]);
    expect(fetched.mock.calls.map(([request]) => request)).not.toContain(`${SITE}/assets/app-1a.js`);
  });

  /** A newer site is on the server: of the former one nothing is left there. */
  const siteIsUpdated = (missing: readonly string[] = []): void => {
    fetched.mockImplementation(async request => {
      const { pathname } = new URL(typeof request === 'string' ? request : request.url, SITE);
      if (pathname.includes('old') || missing.includes(pathname)) return new Response('', { status: 404 });
      return pathname === '/files.json' ? Response.json(['/assets/app-2b.js']) : new Response('new');
    });
  };

  test('a game that runs in another window keeps its files when the site is updated', async () => {
    kept.set(`${SITE}/`, new Response('old'));
    kept.set(`${SITE}/assets/result-old.js`, new Response('result'));
    siteIsUpdated();
    windows.push(aWindow(`${SITE}/t/abc`));
    await send('message');
    expect(await (await get('/assets/result-old.js'))!.text()).toBe('result');
    windows.pop();
    await send('message');
    expect((await get('/assets/result-old.js'))!.status).toBe(404);
  });

  test('an update is kept whole or not at all', async () => {
    kept.set(`${SITE}/`, new Response('old'));
    kept.set(`${SITE}/assets/app-old.js`, new Response('app'));
    siteIsUpdated(['/assets/app-2b.js']);
    expect(await (await visit('/'))!.text()).toBe('new');
    await send('install');
    await send('message');
    lineIsLost();
    expect(await (await visit('/'))!.text()).toBe('old');
    expect(await (await get('/assets/app-old.js'))!.text()).toBe('app');
  });

  test('loses nothing when the line breaks meanwhile', async () => {
    kept.set(`${SITE}/assets/app-1a.js`, new Response('app'));
    lineIsLost();
    await send('message');
    expect([...kept.keys()]).toEqual([`${SITE}/assets/app-1a.js`]);
  });
});

describe('a notice', () => {
  const TOLD = { title: 'It is your turn', body: 'Nauticus with Bert', url: 'https://site/t/abc', table: 'abc' };

  test('is shown, one for each table', async () => {
    await send('push', { data: { json: () => TOLD } });
    const [title, options] = shown.mock.calls[0]!;
    expect(title).toBe('It is your turn');
    expect(options).toMatchObject({ body: 'Nauticus with Bert', tag: 'abc', data: 'https://site/t/abc' });
  });

  test('leads to the window of its table, or opens one, always on this site', async () => {
    const close = vi.fn();
    const click = (url: string) => send('notificationclick', { notification: { data: url, close } });
    await click('https://elsewhere.example/t/abc#invitation=x');
    expect(opened).toHaveBeenLastCalledWith(`${SITE}/t/abc#invitation=x`);
    const focus = vi.fn(async () => undefined);
    windows.push({ url: `${SITE}/t/abc`, focus });
    await click('https://site/t/abc');
    expect(focus).toHaveBeenCalledOnce();
    expect(opened).toHaveBeenCalledOnce();
    expect(close).toHaveBeenCalledTimes(2);
  });
});
