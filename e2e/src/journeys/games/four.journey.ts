import { jsonOf } from '@ankerplatz/nautilus/testing';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { Ears } from '../../ears.ts';
import { isFull } from '../../extent.ts';
import { click, lot, mainButton, tap } from '../../player.ts';
import { card, decide, held, mayDecide, putAside, typeDecision, use, whoDecides } from '../../sailing.ts';
import { type Guest, layTable } from '../../tables.ts';
import { TestServer } from '../../test-server.ts';
import { Wire } from '../../wire.ts';
import { recordOf, Witness } from '../../witness.ts';

let server: TestServer;
let wire: Wire;
test.beforeAll(async () => {
  server = await TestServer.open();
  wire = await Wire.to(server.url);
});
test.afterAll(async () => {
  await wire.close();
  await server.close();
});

/** Four devices, three languages; East's line can be cut; West has keys and nothing else. */
const guests = (): readonly Guest[] => [
  { name: 'Anna', device: 'phone', language: 'en' },
  { name: 'Emil', device: 'tablet', language: 'de', url: wire.url },
  { name: 'Sophie', device: 'desktop', language: 'fr', theme: 'dark' },
  { name: 'Will', device: 'desktop', language: 'en' },
];

interface Evening {
  readonly id: string;
  readonly pages: readonly Page[];
  readonly ears: readonly Ears[];
}

const evening = async (browser: Browser, position: ReturnType<typeof jsonOf>): Promise<Evening> => {
  const ears: Ears[] = [];
  const asked = { game: 'nautilus', position };
  const { id, pages } = await layTable(browser, server, asked, guests(), true, page => ears.push(Ears.of(page)));
  return { id, pages, ears };
};

const draws = [1, 2, 3, 4].map(lot);
const TOUCHES = [tap, tap, click];

/** A decision of a seat, each in its own way. */
const decideAt = (pages: readonly Page[], seat: number): Promise<void> => {
  const [page, draw, touch] = [pages[seat]!, draws[seat]!, TOUCHES[seat]];
  return touch ? decide(page, touch, draw) : typeDecision(page, moves => moves[draw(moves.length)]!);
};

/** Every player was sent all that was for them, and nothing else. */
const expectNoLeaks = async ({ id, pages, ears }: Evening): Promise<void> => {
  const witness = new Witness(await recordOf(Api.of(pages[0]!), id));
  for (const [seat, each] of ears.entries()) {
    const heard = await each.all();
    expect(witness.leaks(seat, heard), `what came to seat ${seat}`).toEqual([]);
    expect(each.missed.filter(path => path.startsWith('/api/'))).toEqual([]);
    expect(Math.max(...witness.versionsIn(heard))).toBeGreaterThanOrEqual(witness.version);
  }
};

const close = (pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map(page => page.context().close()));

const tray = (page: Page) => page.locator('.tray');
const round = (page: Page) => page.locator('.table-heading');

test('four devices, from the exchange on, in full to the end of the round: a reload, a cut line, a crash', async ({
  browser,
}) => {
  const table = await evening(
    browser,
    jsonOf('2 / . / . / . | n1 t3 n2 t60 e1 t20 e2 t40 s1 t34 s2 t25 w1 t50 w2 t12 moby t30 | round 2'),
  );
  const { id, pages } = table;
  const [north, east, south, west] = pages as [Page, Page, Page, Page];
  await decideAt(pages, 0);
  for (const page of pages) {
    await expect(round(page)).toHaveText(/3/);
    await expect(held(page)).toHaveCount(5);
    await expect(tray(page)).toBeVisible();
  }

  await held(north).first().tap();
  await expect(north.locator('.action-bar-step')).toHaveCount(1);
  await north.reload();
  await expect(north.locator('.action-bar-step'), 'a drafted card outlives a reload').toHaveCount(1);
  await decideAt(pages, 0);
  await expect(tray(north)).toHaveClass(/is-laid/);

  wire.cut();
  await expect(east.locator('.table-line-lost, .table-line-connecting')).toBeVisible();
  await decideAt(pages, 2);
  await expect(south.locator('.hand-note'), 'partners that have both given wait for the others').toHaveCount(0);
  await server.stop('SIGKILL');
  await server.start();
  wire.mend();
  await expect(east.locator('.table-line-lost, .table-line-connecting')).toHaveCount(0);
  await expect(tray(north), 'what was laid outlives a crash').toHaveClass(/is-laid/);

  await decideAt(pages, 1);
  await decideAt(pages, 3);
  for (const page of [east, west, north, south]) await expect(page.locator('.hand-note')).toHaveCount(1);
  await expect(north.locator('.hand-note')).toHaveText('from Sophie');
  await expect(east.locator('.hand-note')).toHaveText('von Will');

  if (isFull) {
    for (let decisions = 0; decisions < 80 && /3/.test((await round(north).textContent()) ?? ''); decisions++) {
      const [seat = 0] = await whoDecides(pages);
      if (await mayDecide(pages[seat]!)) await decideAt(pages, seat);
    }
    for (const page of pages) {
      await expect(round(page)).toHaveText(/4/);
      await expect(tray(page), 'the next exchange').toBeVisible();
    }
  }
  await Api.of(west).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  for (const page of pages) await expect(page.locator('.game-over-verdict')).toBeVisible();
  await expectNoLeaks(table);
  await close(pages);
});

if (isFull)
  test('four devices, from before the end to the result: a crash and a reload', async ({ browser }) => {
    const position = jsonOf(
      '3 telescope / 9 storm / 3 privateer / 6 compass | n1 h0 n2 h1 n3 h2 n4 h3 s1 h3 s2 h2 s3 t31 s4 t30 e1 t2 w1 t50 | turn 1 round 2',
    );
    const table = await evening(browser, position);
    const { pages } = table;
    const [north, east, south, west] = pages as [Page, Page, Page, Page];
    await card(east, '9').tap();
    await mainButton(east).tap();
    await card(south, '3').click();
    await use(south, 'port Sud 2').click();
    await mainButton(south).click();
    await typeDecision(west, moves => moves.find(move => move.startsWith('play 6'))!);
    await expect.poll(() => mayDecide(north), 'it is on North').toBe(true);
    await server.stop('SIGKILL');
    await server.start();
    await north.reload();
    await expect(north.locator('.recap-turns li'), 'what happened since').toHaveCount(3);
    await putAside(north);
    await card(north, '3').tap();
    await use(north, 'harbour South 1').tap();
    await mainButton(north).tap();
    for (const page of pages) await expect(page.locator('.tally')).toBeVisible();
    await expectNoLeaks(table);
    await close(pages);
  });
