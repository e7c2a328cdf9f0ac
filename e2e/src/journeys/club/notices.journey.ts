import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

/** Requests to a webhook and to a push service that are the same machine. */
const received: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: string }[] = [];
const service = createServer((request, answer) => {
  const parts: Buffer[] = [];
  request.on('data', part => parts.push(part));
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: String(Buffer.concat(parts)) });
    answer.writeHead(201).end();
  });
});

let server: TestServer;
let host: string;
test.beforeAll(async () => {
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  server = await TestServer.open({ NOTICES_ALLOW: host, NOTICE_DELAY_S: '0' });
});
test.afterAll(async () => {
  await server.close();
  service.close();
});

const until = async (path: string): Promise<(typeof received)[number]> => {
  const find = () => received.find(each => each.path === path);
  await expect.poll(() => find() !== undefined).toBe(true);
  return find()!;
};

interface OpenTable {
  readonly id: string;
  readonly invitation: string;
}

const sitTogether = async (owner: Page, others: readonly Page[], asked: object): Promise<OpenTable> => {
  const table = await Api.of(owner).post<OpenTable>('/tables', { visibility: 'invitation', ...asked });
  for (const [seat, page] of [owner, ...others].entries()) {
    const { invitation } = table;
    await Api.of(page).post(`/tables/${table.id}/sit`, { seat, invitation });
  }
  return table;
};

/** Gives a message to the worker of the site, as the browser does when its push service brings one. */
const deliver = async (page: Page, data: string): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId: await registered, data });
};

/** A browser without a screen has nowhere to show notices, and only a hand may open windows. */
interface Desktop {
  shown: { readonly title: string; readonly options: { readonly data?: unknown } }[];
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<void> };
  dispatchEvent: (event: Event) => boolean;
}

/** Runs in the worker: keeps what would be shown. */
const standIn = (): void => {
  const desktop = globalThis as unknown as Desktop;
  desktop.shown = [];
  desktop.registration.showNotification = async (title, options) => void desktop.shown.push({ title, options });
};

/** Runs in the worker: taps the notice that was shown first, and answers where that leads. */
const tapFirst = (): Promise<string> => {
  const desktop = globalThis as unknown as Desktop;
  return new Promise(resolve => {
    desktop.clients.openWindow = async to => resolve(to);
    const notification = { data: desktop.shown[0]?.options.data, close: () => undefined };
    const tap = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
    desktop.dispatchEvent(tap);
  });
};

test('a turn is told to a browser that is subscribed, and a tap leads to the table', async ({ browser }) => {
  const bruno = await visit(browser, server.url);
  const anna = await visit(browser, server.url);
  await Api.of(anna).guest('Anna', 'en');
  await Api.of(bruno).guest('Bruno', 'en');
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };
  await Api.of(bruno).post('/me/notices/push', { endpoint: `http://${host}/push`, keys });
  await Api.of(bruno).put('/me/notices/webhook', { url: `http://${host}/hook` });

  const { id } = await sitTogether(anna, [bruno], { game: 'nautilus', variant: 'duel', options: { dealer: 0 } });
  await Api.of(anna).post(`/tables/${id}/start`, {});
  const { headers } = await until('/push');
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: id });
  const { title, body, url, table } = JSON.parse((await until('/hook')).body);
  expect({ title, body, table }).toEqual({ title: 'It is your turn', body: 'Nautilùs with Anna', table: id });

  await bruno.goto('/');
  await bruno.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const [worker] = bruno.context().serviceWorkers();
  await worker!.evaluate(standIn);
  await deliver(bruno, JSON.stringify({ title, body, url, table }));
  await expect
    .poll(() => worker!.evaluate(() => (globalThis as unknown as Desktop).shown))
    .toEqual([
      {
        title: 'It is your turn',
        options: expect.objectContaining({ body: 'Nautilùs with Anna', tag: id, data: url }),
      },
    ]);
  expect(await worker!.evaluate(tapFirst)).toBe(`${server.url}/t/${id}`);
  for (const page of [anna, bruno]) await page.context().close();
});

test('somebody known is invited from the waiting room, finds the table and sits down; its owner changes the clock', async ({
  browser,
}) => {
  const anna = await visit(browser, server.url, { device: 'phone' });
  const cleo = await visit(browser, server.url, { device: 'desktop' });
  await Api.of(anna).guest('Anna', 'en');
  await Api.of(cleo).guest('Cleo', 'en');
  await Api.of(cleo).put('/me/notices/webhook', { url: `http://${host}/cleo` });
  await sitTogether(anna, [cleo], { game: 'nauticus', players: 2 });
  const { id } = await sitTogether(anna, [], { game: 'nauticus', players: 2 });
  await anna.goto(`/t/${id}`);
  await anna.getByRole('button', { name: 'Invite: Cleo' }).tap();
  await expect(anna.locator('.waiting-companions').getByText('Cleo is invited')).toBeVisible();
  await expectAccessible(anna, 'a waiting room');
  await expectFits(anna, 'a waiting room');
  expect(JSON.parse((await until('/cleo')).body)).toMatchObject({ title: 'Anna invites you to play', table: id });

  await cleo.goto('/');
  await cleo.getByRole('link', { name: /Anna is waiting for you/ }).click();
  await expect(cleo).toHaveURL(new RegExp(`/t/${id}`));
  await cleo.getByRole('button', { name: /^Sit here/ }).click();
  await anna.getByText('Change the clock').tap();
  await anna.getByLabel('Days per move').tap();
  await expect(cleo.getByText('2 days per move')).toBeVisible();
  await expect(cleo.getByText('Change the clock')).toBeHidden();

  await cleo.goto('/settings');
  await cleo.getByLabel('A game is over').click();
  await expect(cleo.getByLabel('A game is over')).not.toBeChecked();
  const kinds = async (): Promise<string[]> => (await Api.of(cleo).get<{ kinds: string[] }>('/me/notices')).kinds;
  await expect.poll(kinds).toEqual(['due', 'invited']);
  for (const page of [anna, cleo]) await page.context().close();
});
