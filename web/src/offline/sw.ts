// The site's own cache: what was loaded once can be played offline. Runs beside the pages, as a service worker.

/** The part of a service worker that is used here; the page's types do not know it. */
interface Worker extends EventTarget {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
}
interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Extendable {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Extendable {
  readonly notification: { readonly data: unknown; close(): void };
}

/** The server's notice about a table. */
interface Told {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly table: string | null;
}

const worker = globalThis as unknown as Worker;

const CACHE = 'ankerplatz';
const PAGE = '/';
const ICON = '/icon.svg';
/** All files of the site, written by the build. */
const LIST = '/files.json';
/** Milliseconds after which a page is shown from the cache. */
const PATIENCE = 4000;

const store = (): Promise<Cache> => caches.open(CACHE);

const keep = async (key: string, response: Response): Promise<Response> => {
  if (response.ok) await (await store()).put(key, response.clone());
  return response;
};

/** The names of these files change with what they hold. */
const fromCacheFirst = async (request: Request): Promise<Response> =>
  (await (await store()).match(request.url)) ?? keep(request.url, await fetch(request));

const late = (): Promise<never> => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), PATIENCE));

/** The newest, or what was kept while offline. The page is the same for every address. */
const fromLineFirst = async (request: Request, key: string): Promise<Response> => {
  try {
    return await Promise.race([fetch(request), late()]);
  } catch (error) {
    const kept = await (await store()).match(key);
    if (kept) return kept;
    throw error;
  }
};

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

/** Another window may still run a former site and need more of its files. */
const isAlone = async (): Promise<boolean> =>
  (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).length <= 1;

/** Fetches the present site: its page is kept when all its files are, and only then those of former ones go. */
const keepAll = async (): Promise<void> => {
  const cache = await store();
  const page = await fetched(PAGE);
  const files: readonly string[] = await (await fetched(LIST)).json();
  const wanted = new Set(files.map(path => new URL(path, worker.location.href).href));
  for (const url of wanted) if (!(await cache.match(url))) await keep(url, await fetched(url));
  await keep(ICON, await fetched(ICON));
  await keep(PAGE, page);
  if (!(await isAlone())) return;
  for (const { url } of await cache.keys())
    if (new URL(url).pathname.startsWith('/assets/') && !wanted.has(url)) await cache.delete(url);
};

worker.addEventListener('install', event => {
  const keepPage = async (): Promise<void> => {
    // A page that is kept already has all its files.
    if (!(await (await store()).match(PAGE))) await keep(PAGE, await fetch(PAGE));
    await worker.skipWaiting();
  };
  (event as Extendable).waitUntil(keepPage());
});

worker.addEventListener('activate', event => (event as Extendable).waitUntil(worker.clients.claim()));

worker.addEventListener('message', event =>
  (event as unknown as Extendable).waitUntil(keepAll().catch(() => undefined)),
);

/** A newer notice of a table takes the place of the one before. */
const showNotice = ({ title, body, url, table }: Told): Promise<void> =>
  worker.registration.showNotification(title, {
    ...{ body, icon: '/icon.svg', badge: '/icon.svg', data: url },
    ...(table !== null && { tag: table, renotify: true }),
  });

worker.addEventListener('push', event => {
  const { data } = event as Pushed;
  if (data) (event as Pushed).waitUntil(showNotice(data.json() as Told));
});

/** Where a notice leads, always on this site: its server may be known under several names. */
const placeOf = (url: unknown): URL => {
  const { pathname, search, hash } = new URL(String(url), worker.location.href);
  return new URL(pathname + search + hash, worker.location.href);
};

/** One tap leads to the table: to the window where it is open, or to a new one. */
const openNotice = async (place: URL): Promise<void> => {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === place.pathname);
  await (there ? there.focus() : worker.clients.openWindow(place.href));
};

worker.addEventListener('notificationclick', event => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(openNotice(placeOf(notification.data)));
});

/** Made by the server itself, for each request. */
const SERVERS_OWN = /^\/(?:api|admin|healthz|readyz|metrics)(?:\/|$)/;

worker.addEventListener('fetch', event => {
  const { request } = event as Fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || SERVERS_OWN.test(pathname)) return;
  if (pathname.startsWith('/assets/')) (event as Fetching).respondWith(fromCacheFirst(request));
  else if (request.mode === 'navigate') (event as Fetching).respondWith(fromLineFirst(request, PAGE));
  else if (pathname === ICON) (event as Fetching).respondWith(fromLineFirst(request, pathname));
});

// A module, so that its names are its own.
export {};
