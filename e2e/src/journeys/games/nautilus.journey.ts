import { expect } from '@playwright/test';
import { expectAccessible, expectFits } from '../../checks.ts';
import { isFull, someOf } from '../../extent.ts';
import { glowing, lot, mainButton, playOn, tap } from '../../player.ts';
import { MIDDLE } from '../../positions.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

test('a quick game of Nautilùs with a partner against two bots by taps on a phone, in full to its end', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const page = await visit(browser, server.url, { device: 'phone' });
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .last()
    .tap();
  await expect(page.locator('.tray'), 'first a card is given to the partner').toBeVisible();
  await expect(glowing(page).first()).toBeVisible();
  await playOn(page, { touch: tap, draw: lot(4), eagerness: 1 }, isFull ? undefined : 12);
  if (isFull) {
    await expect(page.locator('.tally')).toBeVisible();
    await expect(page.locator('.tally-figures tbody tr')).toHaveCount(5);
  }
  await page.context().close();
});

const SEATS = [{ kind: 'open' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'deckhand' }))];

for (const device of someOf(['phone', 'desktop'] as const, 2))
  testInTurn(1)(`cards by taps, accessible and nothing cut: ${device}`, async ({ browser }) => {
    const asked = { game: 'nautilus', position: MIDDLE, seats: SEATS };
    const { pages } = await layTable(browser, server, asked, [{ name: 'Anna', device }]);
    const page = pages[0]!;
    const card = (name: string): Promise<void> => page.locator(`.hand button[aria-label^="${name}"]`).click();
    const use = (words: string): Promise<void> => page.locator('.uses .use').filter({ hasText: words }).first().click();
    await expect(glowing(page).first()).toBeVisible();
    await expectAccessible(page, 'a card is to be chosen');
    await expectFits(page, 'a card is to be chosen');

    await card('5');
    await page.locator('.uses .use').first().click();
    await expect(page.locator('.uses .is-hollow').first()).toBeVisible();
    await expectAccessible(page, 'a portion of the 5');
    await expectFits(page, 'a portion of the 5');
    await use('North 4');
    await expect(mainButton(page)).toHaveText('4 steps of the 5 left');

    await page.getByRole('button', { name: /step back/i }).click();
    await card('compass');
    await page.locator('.uses .use').first().click();
    await use('South 8');
    await expect(page.locator('.uses-ask')).toContainText('before the harbour');

    await card('Nautilùs');
    await expect(page.locator('.uses-ask')).toContainText('nothing to take back');
    await expectAccessible(page, 'the Nautilùs');

    await card('storm');
    await expect(mainButton(page)).toHaveText('Play the storm: cannot be taken back');
    await mainButton(page).click();
    await expect(page.locator('.hand button')).toHaveCount(5);
    await expect(mainButton(page)).toHaveText('Choose a move');
    await page.context().close();
  });
