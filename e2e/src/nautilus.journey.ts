import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { glowing, lot, playOn, tap } from './player.ts';
import { visit } from './visitor.ts';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

test('a whole quick game of Nautilùs with a partner against two bots by taps on a phone', async ({ browser }) => {
  test.setTimeout(600_000);
  const page = await visit(browser, house.url, { device: 'phone' });
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .last()
    .tap();
  await expect(page.locator('.tray'), 'first a card is given to the partner').toBeVisible();
  await expect(glowing(page).first()).toBeVisible();
  await playOn(page, { touch: tap, draw: lot(4), eagerness: 1 });
  await expect(page.locator('.tally')).toBeVisible();
  await expect(page.locator('.tally-figures tbody tr')).toHaveCount(5);
  await page.context().close();
});
