import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectFits } from '../checks.ts';
import { House } from '../house.ts';
import { mainButton } from '../player.ts';
import { type Habits, visit } from '../visitor.ts';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Somebody whom nobody here knows comes to the first page. */
const come = async (browser: Parameters<typeof visit>[0], habits: Habits): Promise<Page> => {
  const page = await visit(browser, house.url, habits);
  await page.goto('/');
  return page;
};

/** Gives a name, which is all that is asked. */
const seek = async (page: Page, name: string, find: string, go: string): Promise<void> => {
  await page.locator('.find-opponents').getByRole('button', { name: find, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: go, exact: true }).click();
};

test('browsers that never met find each other, say that they are ready, and play; who leaves is not paired', async ({
  browser,
}) => {
  const gone = await come(browser, { language: 'en' });
  await seek(gone, 'Carla', 'Find opponents', 'Continue');
  await expect(gone.locator('.find-looking')).toContainText('Nobody else is waiting yet.');
  const bruno = await come(browser, { language: 'de', theme: 'dark' });
  await expect(bruno.locator('.find-count')).toHaveText('1 Person wartet darauf');
  await gone.context().close();
  await expect(bruno.locator('.find-count')).toContainText('Gerade wartet niemand darauf.');

  const anna = await come(browser, { device: 'phone', language: 'en' });
  await seek(anna, 'Anna', 'Find opponents', 'Continue');
  await expect(anna.locator('.find-looking')).toContainText('Looking for opponents: Nauticus, 2 players, Now');
  await expectFits(anna, 'looking for opponents');
  await expectAccessible(anna, 'looking for opponents');
  await anna.locator('.game-card-nauticus .button-main').tap();
  await expect(mainButton(anna), 'meanwhile she plays on her device').toBeVisible();

  await seek(bruno, 'Bruno', 'Mitspieler finden', 'Weiter');
  await expect(anna.getByRole('dialog')).toContainText('You play with Bruno.');
  await expect(anna.getByRole('dialog')).toContainText('Your game on this device is kept');
  await expectFits(anna, 'asked whether one is ready');
  await expectAccessible(anna, 'asked whether one is ready');
  await expect(button(anna, 'Ready'), 'Enter says yes').toBeFocused();
  await button(anna, 'Ready').tap();
  await expect(anna.locator('.waiting-seats')).toContainText('kept for Bruno');
  await button(bruno, 'Bereit').click();
  for (const page of [anna, bruno]) await expect(mainButton(page)).toBeVisible();
  expect(new URL(anna.url()).pathname).toBe(new URL(bruno.url()).pathname);
  await anna.goto('/');
  await expect(anna.getByRole('region', { name: 'My tables' })).toContainText('Bruno');
  await expect(anna.getByRole('region', { name: 'Games on this device' })).toContainText('Nauticus');
});
