import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { click, lot, mainButton, playOn } from './player.ts';
import { visit } from './visitor.ts';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

/** How many files of the site are not kept yet. */
const missingFiles = async (): Promise<number> => {
  const files: readonly string[] = await (await fetch('/files.json')).json();
  const kept = new Set((await (await caches.open('ankerplatz')).keys()).map(({ url }) => new URL(url).pathname));
  return files.filter(path => !kept.has(path)).length;
};

/** How many turns the log tells of; a phone shows it when asked. */
const turnsOf = async (page: Page): Promise<number> => {
  // Who comes back is told what has happened; that is put aside.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.log')).toBeVisible();
  const turns = await page.locator('.log li').count();
  await page.keyboard.press('Escape');
  return turns;
};

test('who was there once plays against a bot without a server, and finds the game again', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'phone', settings: { confirm: false } });
  await page.goto('/');
  await expect.poll(() => page.evaluate(missingFiles), { timeout: 60_000 }).toBe(0);
  await house.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(mainButton(page)).toBeVisible();
  await playOn(page, { touch: click, draw: lot(5), eagerness: 1 }, 6);
  const turns = await turnsOf(page);
  expect(turns).toBeGreaterThan(0);
  await page.reload();
  await expect(mainButton(page)).toBeVisible();
  // The bot may have gone on meanwhile.
  await expect.poll(() => turnsOf(page)).toBeGreaterThanOrEqual(turns);
  await page.context().close();
  await house.start();
});
