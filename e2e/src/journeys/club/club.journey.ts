import { readFileSync } from 'node:fs';
import { type Download, expect, type Page, test } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { expectFits } from '../../checks.ts';
import { Ears } from '../../ears.ts';
import { isReady, lot, playOn, tap } from '../../player.ts';
import { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

/** The smallest in use. */
const PHONE = { width: 360, height: 640 };

/** The link of the first start, by hand. */
const becomeAdministrator = async (page: Page): Promise<void> => {
  await page.goto(`/admin?code=${await server.adminCode()}`);
  await page.getByLabel('Name', { exact: true }).fill('Helga');
  await page.getByLabel('Login name').fill('helga');
  await page.getByLabel('New password').fill('quiet harbour');
  await page.getByRole('button', { name: 'Become administrator' }).tap();
  await expect(page.getByText('Your recovery code')).toBeVisible();
  await expectFits(page, 'the administration');
};

/** A name for the club, and nobody comes in without being invited. */
const nameClub = async (page: Page): Promise<void> => {
  const club = page.locator('#club');
  await club.getByLabel('Name').fill('Harbour club');
  await club.getByLabel('Who may come in').selectOption('invitation');
  await club.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByRole('status')).toHaveText('Done.');
};

/** The text of a file that is downloaded. */
const fileBy = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [file] = await Promise.all([page.waitForEvent('download') as Promise<Download>, press()]);
  return readFileSync(await file.path(), 'utf8');
};

/** A time as a field for a date and an hour takes it. */
const inThreeDays = (): string => `${new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)}T19:30`;

/** An event, for the calendar too; answers the link by which people sign up. */
const announce = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Announce an event' }).tap();
  await page.getByLabel('Name', { exact: true }).fill('Club evening');
  await page.getByLabel('Date and hour').fill(inThreeDays());
  await page.getByRole('button', { name: 'Announce' }).tap();
  await expect(page.getByRole('heading', { name: 'Club evening' })).toBeVisible();
  await expect(page.locator('.share-link .qr')).toBeVisible();
  await expectFits(page, 'an event');
  const calendar = await fileBy(page, () => page.getByRole('link', { name: 'Enter in my calendar' }).tap());
  expect(calendar).toContain('SUMMARY:Club evening');
  return page.locator('.share-link input').inputValue();
};

/** By the link, or the code, of a visitor whom the club does not know. */
const signUp = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await page.getByRole('button', { name: 'I’m coming' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Berta');
  await dialog.locator('button[type=submit]').tap();
  await expect(page.getByText('You are coming.')).toBeVisible();
};

/** The player on turn touches something, a few times. */
const playALittle = async (pages: readonly Page[]): Promise<void> => {
  const habit = { touch: tap, draw: lot(7), eagerness: 1 };
  const asked = async (): Promise<number> => (await Promise.all(pages.map(isReady))).indexOf(true);
  for (let touches = 0; touches < 8; touches++) {
    await expect.poll(asked, 'somebody is on turn').toBeGreaterThanOrEqual(0);
    const page = pages[await asked()];
    if (page) await playOn(page, habit, 1);
  }
};

/** The screen runs in the browser of the host, who sits there. */
const watchScreen = async (host: Page): Promise<Page> => {
  const screen = await host.context().newPage();
  await screen.setViewportSize({ width: 1280, height: 720 });
  const ears = Ears.of(screen);
  await screen.goto('/tv');
  await expect(screen.locator('.tv-turn')).toBeVisible();
  await expect(screen.locator('.tv-table')).toContainText('Berta');
  await expect(screen.locator('.tv-club')).toContainText('Harbour club');
  await expect(screen.locator('.tv :is(button, a):not([inert] *)'), 'nothing to press').toHaveCount(0);
  const heard = JSON.stringify(await ears.all());
  expect(heard).toContain('\\"seat\\":null');
  expect(heard).not.toContain('\\"type\\":\\"orders\\"');
  await expectUpright(screen);
  return screen;
};

/** On the smallest phone, too, the ring is large, and nothing of the board is cut. */
const expectUpright = async (screen: Page): Promise<void> => {
  await screen.setViewportSize(PHONE);
  const ring = screen.locator('.tv .ring-board');
  await expect.poll(async () => (await ring.boundingBox())?.width ?? 0).toBeGreaterThan(PHONE.width / 3);
  const cut = await screen.locator('.tv-board').evaluate(board => board.scrollHeight - board.clientHeight);
  expect(cut, 'pixels of the board that nobody sees').toBeLessThanOrEqual(1);
};

/** The host's announcement lies over the head of a table, and over nothing else. */
const tellAll = async (host: Page, guest: Page): Promise<void> => {
  const text = 'The harbour master wants to sleep: please finish your games by eleven, and see you next week.';
  await Api.of(host).put('/admin/announcement', { text, restartAt: '2099-01-01T22:00:00.000Z' });
  const card = guest.locator('.announced-card');
  await expect(card).toContainText('harbour master');
  const [over, seats] = await Promise.all([card.boundingBox(), guest.locator('.table-seats').boundingBox()]);
  expect(over!.y + over!.height).toBeLessThanOrEqual(seats!.y);
  for (const page of [host, guest]) await page.locator('.announced-card').getByRole('button').tap();
  await expect(card).toHaveCount(0);
};

interface Talk {
  readonly messages: readonly { readonly number: number }[];
}

/** Berta's message is reported; the host reads it, silences her, and shuts her out. */
const keepOrder = async (host: Page, guest: Page, id: string): Promise<void> => {
  await Api.of(guest).post(`/tables/${id}/chat`, { text: 'Rotten herrings!', id: `said-${randomHex()}` });
  const { messages } = await Api.of(host).get<Talk>(`/tables/${id}/chat`);
  await Api.of(host).post(`/tables/${id}/chat/${messages.at(-1)!.number}/report`, { reason: 'Not nice' });
  await host.goto('/admin');
  const reports = host.locator('#reports');
  await expect(reports).toContainText('Rotten herrings!');
  await reports.getByRole('button', { name: 'Mute' }).tap();
  await reports.getByRole('button', { name: 'Dealt with' }).tap();
  await expect(reports).not.toContainText('Rotten herrings!');
  const berta = host.locator('#people li', { hasText: 'Berta' });
  await expect(berta).toContainText('muted');
  await berta.getByText('Shut out', { exact: true }).tap();
  await berta.getByLabel('Reason').fill('Be nice');
  await expectFits(host, 'somebody is shut out');
  await berta.getByRole('button', { name: 'Yes, do it' }).tap();
  await expect(host.locator('#bans')).toContainText('Be nice');
  await expect(host.locator('#audit')).toContainText('Helga shut out Berta for 7 days');
  await guest.goto('/');
  await expect(guest.locator('body')).toContainText('Be nice');
};

test('a club’s evening by a host on a phone, from the first start to the archive', async ({ browser }) => {
  const host = await visit(browser, server.url, { device: 'phone' });
  const guest = await visit(browser, server.url, { device: 'phone' });
  for (const page of [host, guest]) await page.setViewportSize(PHONE);
  await becomeAdministrator(host);
  await nameClub(host);
  const link = await announce(host);
  await signUp(guest, link);
  await expect(guest.locator('.shell-head')).toContainText('Harbour club');
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
  await tellAll(host, guest);
  await playALittle([host, guest]);

  const screen = await watchScreen(host);
  await Api.of(host).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  await expect(screen.locator('.tv-turn')).toContainText('Berta');
  const record = await Api.of(host).get<{ entries: unknown[] }>(`/tables/${id}/games/1/record`);
  expect(record.entries.length).toBeGreaterThan(0);

  await keepOrder(host, guest, id);
  const archive = await fileBy(host, () => host.getByRole('link', { name: 'Download the archive' }).tap());
  expect(archive).toContain('Helga');
  expect(archive).toContain('Berta');
  for (const page of [host, guest]) await page.context().close();
});
