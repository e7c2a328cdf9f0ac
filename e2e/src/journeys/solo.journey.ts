import { expect } from '@playwright/test';
import type { House } from '../house.ts';
import { isReady, keys, lot, mainButton, playOn, tap } from '../player.ts';
import { test } from '../shared-house.ts';
import { visit } from '../visitor.ts';

let house: House;
test.beforeAll(({ shared }) => {
  house = shared;
});

test('a whole game against a bot by taps on a phone', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'phone' });
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

test('a whole game against a bot by keys alone on a desktop', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'desktop', settings: { confirm: false } });
  await page.goto('/');
  await keys(page.getByRole('button', { name: /Play now/ }).first());
  await expect(mainButton(page)).toBeVisible();
  await playOn(page, { touch: keys, draw: lot(2), eagerness: 1 });
  await expect(page.locator('.result')).toBeVisible();
  await page.context().close();
});
