import { expect, type Page, test } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { Ears } from '../../ears.ts';
import { House } from '../../house.ts';
import { isReady, lot, playOn, tap } from '../../player.ts';
import { visit } from '../../visitor.ts';

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const PHONE = { width: 390, height: 844 };

/** The link of the first start, by hand. */
const becomeAdministrator = async (page: Page): Promise<void> => {
  await page.goto(`/admin?code=${await house.adminCode()}`);
  await page.getByLabel('Name', { exact: true }).fill('Helga');
  await page.getByLabel('Login name').fill('helga');
  await page.getByLabel('New password').fill('quiet harbour');
  await page.getByRole('button', { name: 'Become administrator' }).tap();
  await expect(page.getByText('Your recovery code')).toBeVisible();
};

/** As a field for a date and an hour takes it. */
const inThreeDays = (): string => `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T19:30`;

const announce = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Announce an event' }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Club evening');
  await page.getByLabel('Date and hour').fill(inThreeDays());
  await page.getByRole('button', { name: 'Announce' }).tap();
  await expect(page.getByRole('heading', { name: 'Club evening' })).toBeVisible();
  return new URL(page.url()).pathname;
};

const signUp = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.getByRole('button', { name: 'I’m coming' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Berta');
  await dialog.locator('button[type=submit]').tap();
  await expect(page.getByText('You are coming.')).toBeVisible();
};

/** Whoever may touch something does, a few times. */
const playALittle = async (pages: readonly Page[]): Promise<void> => {
  const habit = { touch: tap, draw: lot(7), eagerness: 1 };
  const asked = async (): Promise<number> => (await Promise.all(pages.map(isReady))).indexOf(true);
  for (let touches = 0; touches < 8; touches++) {
    await expect.poll(asked, 'somebody is on turn').toBeGreaterThanOrEqual(0);
    const page = pages[await asked()];
    if (page) await playOn(page, habit, 1);
  }
};

test('a club’s evening by a host on a phone, from the first start to the archive', async ({ browser }) => {
  const host = await visit(browser, house.url, { device: 'phone' });
  const guest = await visit(browser, house.url, { device: 'phone' });
  for (const page of [host, guest]) await page.setViewportSize(PHONE);
  await becomeAdministrator(host);
  const address = await announce(host);
  await signUp(guest, address);
  await host.reload();
  await expect(host.locator('.listing-people')).toContainText('Berta');

  await host.getByRole('link', { name: 'A table of Nauticus' }).tap();
  await host.locator('.setup-go button').tap();
  await expect(host).toHaveURL(/\/t\/\w+/);
  const id = new URL(host.url()).pathname.split('/')[2]!;
  await guest.goto('/');
  await guest.locator(`.table-row[href="/t/${id}"]`).tap();
  await Api.of(guest).post(`/tables/${id}/sit`, { seat: 1 });
  for (const page of [host, guest]) await expect(page.locator('.table-board')).toBeVisible();
  await playALittle([host, guest]);

  // The screen runs in the browser of the host, who sits there.
  const screen = await host.context().newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  const ears = Ears.of(screen);
  await screen.goto('/tv');
  await expect(screen.locator('.tv-turn')).toBeVisible();
  await expect(screen.locator('.tv-table')).toContainText('Berta');
  await expect(screen.locator('.tv :is(button, a):not([inert] *)'), 'nothing to press').toHaveCount(0);
  const heard = JSON.stringify(await ears.all());
  expect(heard).toContain('\\"seat\\":null');
  expect(heard).not.toContain('\\"type\\":\\"orders\\"');

  await Api.of(host).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  await expect(screen.locator('.tv-turn')).toContainText('Berta');
  const record = await Api.of(host).get<{ entries: unknown[] }>(`/tables/${id}/games/1/record`);
  expect(record.entries.length).toBeGreaterThan(0);
  for (const page of [host, guest]) await page.context().close();
});
