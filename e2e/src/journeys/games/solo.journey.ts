import { expect } from '@playwright/test';
import { isReady, keys, lot, mainButton, playOn, tap } from '../../player.ts';
import { BEFORE_THE_END } from '../../positions.ts';
import { fullTest, test } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

test('a whole game against a bot by taps on a phone', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .tap();
  await expect.poll(() => isReady(page)).toBe(true);
  await playOn(page, { touch: tap, draw: lot(1), eagerness: 3 });
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.locator('.result-bars')).toHaveCount(2);
  await page.context().close();
});

fullTest('a game against a bot by keys alone on a desktop, from its first turns on', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'desktop', settings: { confirm: false } });
  await page.goto('/');
  await keys(page.getByRole('button', { name: /Play now/ }).first());
  await expect(mainButton(page)).toBeVisible();
  await playOn(page, { touch: keys, draw: lot(2), eagerness: 1 });
  await expect(page.locator('.result')).toBeVisible();
  await page.context().close();
});

test('the end of a game by keys alone', async ({ browser }) => {
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }, { kind: 'bot', level: 'deckhand' }];
  const asked = { game: 'nauticus', position: BEFORE_THE_END, seats };
  const { pages } = await layTable(browser, server, asked, [{ name: 'Anna', settings: { confirm: false } }]);
  await playOn(pages[0]!, { touch: keys, draw: lot(2), eagerness: 1 });
  await expect(pages[0]!.locator('.result')).toBeVisible();
  await pages[0]!.context().close();
});
