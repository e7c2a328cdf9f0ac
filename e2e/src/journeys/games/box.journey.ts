import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { visitAsAdministrator } from '../../member.ts';
import { keys, mainButton, tap } from '../../player.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

const figure = (page: Page, name: RegExp) => page.locator('.board-editor-nauticus').getByRole('button', { name });
const choice = (page: Page, name: string) =>
  page.locator('.figure-panel-choices').getByRole('button', { name, exact: true });

/** The layout that a table is played with, as the server tells it. */
const layoutOf = async (page: Page): Promise<{ readonly prices: readonly (readonly number[])[] }> => {
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const answer = await page.context().request.get(`/api/v1/tables/${id}`);
  return (await answer.json()).options.layout;
};

testInTurn(0)(
  'a price is corrected on a phone, the table shows it, and a link brings it to another device',
  async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone' });
    await page.goto('/new/nauticus');
    await page.getByText('More options').tap();
    await tap(page.getByRole('link', { name: 'Compare with your copy' }));
    await tap(figure(page, /^Space 1, Price of item 1: 0, assumed/));
    await tap(choice(page, '3'));
    await tap(page.locator('.figure-panel').getByRole('button', { name: 'Close' }));
    await expect(figure(page, /^Space 1, Price of item 1: 3, corrected/)).toBeFocused();
    await expect(figure(page, /^Space 1, Price of item 4: 0, corrected/)).toBeVisible();

    const link = await page.getByLabel('Link to this board').inputValue();
    const code = new URL(link).hash;
    const saving = page.waitForEvent('download');
    await tap(page.getByRole('button', { name: 'Save as a file' }));
    const file = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(file.figures).toEqual([
      { figure: 'layout.prices.0.0', ours: 0, box: 3 },
      { figure: 'layout.prices.0.3', ours: 3, box: 0 },
    ]);

    await page.goto('/new/nauticus');
    await page.getByText('More options').tap();
    await expect(page.getByLabel('Corrected from your copy')).toBeChecked();
    await page.getByRole('button', { name: 'Open the table' }).tap();
    await page.getByLabel('Your name').fill('Anna');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/t\//);
    await expect(page.getByText('corrected board')).toBeVisible();
    expect((await layoutOf(page)).prices[0]).toEqual([3, 1, 2, 0]);

    const other = await visit(browser, server.url, { device: 'desktop' });
    await other.goto(`/box/nauticus${code}`);
    await expect(other.getByRole('img', { name: /^Space 1, Price of item 1: 3, corrected/ })).toBeVisible();
    await other.getByRole('button', { name: 'Keep this board' }).click();
    await expect(figure(other, /^Space 1, Price of item 1: 3, corrected/)).toBeVisible();
    await Promise.all([page, other].map(each => each.context().close()));
  },
);

testInTurn(1)('a corrected board lies on the table of those who play now', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'desktop' });
  await page.goto(`/box/nauticus#1-p${'3210'.repeat(8)}`);
  await page.getByRole('button', { name: 'Keep this board' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(mainButton(page)).toBeVisible();
  const labels = await page.locator('.ring-tile').evaluateAll(tiles => tiles.map(tile => tile.ariaLabel ?? ''));
  const tails = labels.flatMap(label => /(?:; [^;]*: \d taler){4}$/.exec(label)?.[0] ?? []);
  const rows = tails.map(tail => [...tail.matchAll(/(\d) taler/g)].map(([, price]) => price).join(''));
  expect(rows).toEqual(['3210', '3210', '3210', '3210']);
  await page.context().close();
});

testInTurn(1)('by keys alone: a bonus is corrected, and the focus comes back', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'desktop' });
  await page.goto('/box/nauticus');
  const bonus = figure(page, /^Space 1, Bonus: 3 workers/);
  await keys(bonus);
  await expect(choice(page, '3 workers')).toBeFocused();
  await keys(choice(page, '4 taler'));
  await page.keyboard.press('Escape');
  await expect(figure(page, /^Space 1, Bonus: 4 taler, corrected/)).toBeFocused();
  await expect(figure(page, /^Space 8, Bonus: 3 workers, corrected/)).toBeVisible();
  await page.context().close();
});

testInTurn(2)('a link that was cut on its way says so', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await page.goto('/box/nauticus#1-p0123');
  await expect(page.getByText('This link does not contain a valid board')).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).tap();
  await expect(figure(page, /^Space 1, Price of item 1: 0, assumed/)).toBeVisible();
  await page.context().close();
});

/** The options of a table that asks for no board. */
const optionsOf = async (page: Page, asked: object): Promise<Record<string, unknown>> => {
  const api = Api.of(page);
  const { id } = await api.post<{ id: string }>('/tables', { visibility: 'invitation', ...asked });
  return (await api.get<{ options?: Record<string, unknown> }>(`/tables/${id}`)).options ?? {};
};

testInTurn(0)(
  'the administrator makes his board that of the server; others see it and may keep it',
  async ({ browser }) => {
    const boss = await visitAsAdministrator(browser, server, { name: 'Boss' });
    await boss.goto('/box/nautilus');
    await expect(boss.getByText('New tables on this server use our version of the board')).toBeVisible();
    await boss.getByRole('button', { name: 'One fewer: storm' }).click();
    await boss.getByRole('button', { name: 'Make mine the board of this server' }).click();
    await expect(boss.getByText('The administrator has corrected the board')).toBeVisible();
    await boss.goto(`/box/nauticus#1-p${'3210'.repeat(8)}`);
    await boss.getByRole('button', { name: 'Keep this board' }).click();
    await boss.getByRole('button', { name: 'Make mine the board of this server' }).click();
    await expect(boss.getByText('The administrator has corrected the board')).toBeVisible();

    const anna = await visit(browser, server.url, { device: 'phone' });
    await Api.of(anna).guest('Anna', 'en');
    expect(await optionsOf(anna, { game: 'nauticus', players: 2 })).toMatchObject({
      layout: { prices: Array.from({ length: 8 }, () => [3, 2, 1, 0]) },
    });
    expect(await optionsOf(anna, { game: 'nautilus', variant: 'quick' })).toMatchObject({ deck: { storm: 0 } });
    await anna.goto('/box/nauticus');
    await expect(anna.getByText('The administrator has corrected the board')).toBeVisible();
    await expect(anna.getByRole('button', { name: 'Make mine the board of this server' })).toBeHidden();
    await anna.getByRole('link', { name: 'View', exact: true }).tap();
    await anna.getByRole('button', { name: 'Keep this board' }).tap();
    await expect(figure(anna, /^Space 1, Price of item 1: 3, corrected/)).toBeVisible();

    await boss.getByRole('button', { name: 'Back to our version of the board' }).click();
    await expect(boss.getByText('New tables on this server use our version of the board')).toBeVisible();
    expect(await optionsOf(anna, { game: 'nauticus', players: 2 })).not.toHaveProperty('layout');
    await Promise.all([boss, anna].map(each => each.context().close()));
  },
);
