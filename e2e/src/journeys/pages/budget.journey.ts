import { expect } from '@playwright/test';
import { type Load, loadOf } from '../../measure.ts';
import { isReady, mainButton } from '../../player.ts';
import { BEFORE_THE_END, MIDDLE } from '../../positions.ts';
import { test } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { LANGUAGES, visit } from '../../visitor.ts';

const KB = 1000;
const HOME_BYTES = 60 * KB;
const TABLE_BYTES = 130 * KB;
const MOST_REQUESTS = 20;
const BOT = { kind: 'bot', level: 'deckhand' } as const;

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const expectWithin = ({ requests, bytes }: Load, most: number): void => {
  console.log(`${(bytes / KB).toFixed(1)} kB of ${most / KB} kB, ${requests} requests of ${MOST_REQUESTS}`);
  expect(bytes).toBeLessThanOrEqual(most);
  expect(requests).toBeLessThanOrEqual(MOST_REQUESTS);
};

/** Two people each, so that they may talk; no cards change hands meanwhile. */
const OPEN = { kind: 'open' } as const;
const TABLES = [
  { game: 'nauticus', position: BEFORE_THE_END, seats: [OPEN, OPEN, BOT] },
  { game: 'nautilus', position: MIDDLE, seats: [OPEN, OPEN, BOT, BOT] },
] as const;

for (const language of LANGUAGES) {
  test(`the first load of the home page keeps its budget (${language})`, async ({ browser }) => {
    const page = await visit(browser, server.url, { language });
    expectWithin(await loadOf(page, () => page.goto('/').then(() => undefined)), HOME_BYTES);
    await page.context().close();
  });

  test(`a table on this device, its bots among it, keeps its budget (${language})`, async ({ browser }) => {
    const page = await visit(browser, server.url, { language });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const added = await loadOf(page, async () => {
      await page.locator('.game-card .button-main').first().click();
      await expect.poll(() => isReady(page)).toBe(true);
    });
    expectWithin(added, TABLE_BYTES);
    // Another visit: neither the browser's cache nor the site's own.
    const { context, address } = { context: page.context(), address: page.url() };
    const games = await context.storageState({ indexedDB: true });
    await context.close();
    const fresh = await visit(browser, server.url, { language }, games);
    const whole = await loadOf(fresh, async () => {
      await fresh.goto(address);
      await expect.poll(() => isReady(fresh)).toBe(true);
    });
    expectWithin(whole, TABLE_BYTES);
    await fresh.context().close();
  });

  for (const asked of TABLES)
    test(`a table of ${asked.game}, its rules, board and language among it, keeps its budget (${language})`, async ({
      browser,
    }) => {
      const { id, pages } = await layTable(browser, server, asked, [
        { name: 'Anna', language },
        { name: 'Bruno', language },
      ]);
      const cookies = await pages[0]!.context().cookies();
      const fresh = await visit(browser, server.url, { language });
      await fresh.context().addCookies(cookies);
      const load = await loadOf(fresh, async () => {
        await fresh.goto(`/t/${id}`);
        await expect(mainButton(fresh)).toBeVisible();
        await expect(fresh.locator('.side-talk .talk')).toBeVisible();
      });
      expectWithin(load, TABLE_BYTES);
      for (const page of [...pages, fresh]) await page.context().close();
    });
}
