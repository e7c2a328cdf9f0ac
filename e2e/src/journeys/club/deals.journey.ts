import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { visitAsAdministrator } from '../../member.ts';
import { playOut } from '../../play-out.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/')[2]!;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

testInTurn(0)(
  'a deal of the club is set, played once by two, and tells each of the other only what they may know',
  async ({ browser }) => {
    const boss = await visitAsAdministrator(browser, server, { name: 'Boss' });
    await boss.goto('/');
    await boss.getByRole('link', { name: 'Deal of the day' }).click();
    await expect(boss.getByRole('heading', { name: 'To play now' })).toBeVisible();
    await expect(boss.locator('.deals-row')).toHaveCount(6);
    await expectFits(boss, 'deals');
    await expectAccessible(boss, 'deals');
    await boss.getByRole('link', { name: 'Set a deal of the club' }).click();
    await boss.getByLabel('Name', { exact: true }).fill('Harbour fair');
    await boss.getByRole('radio', { name: 'Deckhand' }).check();
    await expectAccessible(boss, 'a new deal');
    await press(boss, 'Set it');
    await expect(boss.getByRole('heading', { name: 'Harbour fair' })).toBeVisible();
    const address = new URL(boss.url()).pathname;

    const anna = await visit(browser, server.url);
    const bert = await visit(browser, server.url, { device: 'phone', language: 'de', theme: 'dark' });
    await Api.of(anna).guest('Anna', 'en');
    await Api.of(bert).guest('Bert', 'de');

    await anna.goto(address);
    await expect(anna.getByText('You have one attempt.', { exact: false })).toBeVisible();
    await press(anna, 'Begin my attempt');
    await expect(anna).toHaveURL(/\/t\/\w+/);
    await expect(anna.locator('.table-board')).toBeVisible();
    await anna.getByRole('button', { name: 'Menu' }).first().click();
    await expect(anna.getByRole('button', { name: 'Resign' })).toBeVisible();
    for (const hidden of ['What if …', 'Take back the last step', 'Share the table'])
      await expect(anna.getByRole('button', { name: hidden })).toHaveCount(0);
    await anna.keyboard.press('Escape');
    await playOut([anna], tableOf(anna), 0);
    await press(anna, 'How others played this deal');
    await expect(anna.getByText('Place 1 of 1')).toBeVisible();

    await bert.goto(address);
    await expect(bert.getByText('1 Person hat sie gespielt')).toBeVisible();
    await expect(bert.getByRole('heading', { name: 'Wie es ausging' })).toHaveCount(0);
    await bert.getByRole('switch').check();
    await expectFits(bert, 'a deal before it is played');
    await expectAccessible(bert, 'a deal before it is played');
    await press(bert, 'Meinen Versuch beginnen');
    await expect(bert.locator('.table-board')).toBeVisible();
    await playOut([bert], tableOf(bert), -1);
    await bert.goto(address);
    await expect(bert.getByRole('heading', { name: 'Wo sich die Wege trennten' })).toBeVisible();
    await expect(bert.getByRole('group', { name: 'Alle' }).getByRole('row')).toHaveCount(3);
    await expectFits(bert, 'a deal that was played');
    await expectAccessible(bert, 'a deal that was played');
    await anna.reload();
    await expect(anna.getByRole('group', { name: 'Everybody' }).getByText('Bert')).toBeVisible();
    await expect(bert.getByRole('group', { name: 'Alle' }).getByText('Anna'), 'who did not wish it').toHaveCount(0);
    await expectFits(anna, 'results of a deal');
    await expectAccessible(anna, 'results of a deal');
    for (const page of [boss, anna, bert]) await page.context().close();
  },
);
