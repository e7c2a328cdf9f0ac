import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { isFull } from '../../extent.ts';
import { visitAsMember } from '../../member.ts';
import { playOut } from '../../play-out.ts';
import { test } from '../../shared-server.ts';
import { TestServer } from '../../test-server.ts';
import type { Habits } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

const ENTRANTS: readonly (Habits & { readonly name: string })[] = [
  { name: 'Wanda' },
  { name: 'Xaver', device: 'phone', language: 'de', theme: 'dark' },
  { name: 'Yves', device: 'phone', language: 'fr' },
  { name: 'Zoe', theme: 'dark' },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

// Two whole games of two people; their traffic is also held by server/src/tournaments/scenarios/duplicate.test.ts.
if (isFull)
  test('four play a duplicate round: nothing of a table is seen at the other before both are over, then all are compared', async ({
    browser,
  }) => {
    const pages = await Promise.all(ENTRANTS.map(each => visitAsMember(browser, server, each)));
    const [host] = pages as [Page];
    await host.goto('/tournaments/new');
    await host.getByLabel('Name', { exact: true }).fill('Same luck');
    await host.getByRole('radio', { name: 'Round robin' }).check();
    await host.getByRole('switch', { name: 'Duplicate' }).check();
    await expectAccessible(host, 'the form');
    await press(host, 'Announce');
    await expect(host.getByRole('heading', { name: 'Same luck' })).toBeVisible();
    const address = new URL(host.url()).pathname;
    const id = address.split('/')[2]!;
    await press(host, 'Sign up');
    await expect(host.getByText('You have signed up.')).toBeVisible();
    for (const page of pages.slice(1)) await Api.of(page).put(`/tournaments/${id}/entry`, {});
    await Api.of(host).post(`/tournaments/${id}/action`, { action: 'start' });

    interface Mine {
      readonly mine: { readonly table: string; readonly seat: number };
    }
    const tables = new Map<string, Page[]>();
    for (const page of pages) {
      const { mine } = await Api.of(page).get<Mine>(`/tournaments/${id}`);
      await Api.of(page).post(`/tables/${mine.table}/sit`, { seat: mine.seat });
      tables.set(mine.table, [...(tables.get(mine.table) ?? []), page]);
    }
    const [[first, ones], [second, others]] = [...tables] as [[string, Page[]], [string, Page[]]];
    await playOut(ones, first, 0);
    for (const page of [...ones, ...others]) {
      await page.goto(address);
      await expect(page.locator('.listing-item:has(.tournaments-names)')).toHaveCount(2);
      await expect(page.locator(`a[href*="${others.includes(page) ? first : second}"]`)).toHaveCount(0);
      await expectFits(page, 'a hidden round');
      await expectAccessible(page, 'a hidden round');
    }
    await others[0]!.goto(`/t/${first}`);
    await expect(others[0]!.locator('.table-board')).toHaveCount(0);
    await playOut(others, second, -1);
    for (const page of pages) {
      await page.goto(address);
      await expect(page.locator('summary').filter({ hasText: '1' }).first()).toBeVisible();
      await page.locator('summary').filter({ hasText: '1' }).first().click();
      await expect(page.locator('details .tournaments-own h4')).toBeVisible();
      await expectFits(page, 'a round that was compared');
      await expectAccessible(page, 'a round that was compared');
    }
    for (const page of pages) {
      await page.locator('details .tournaments-own button').click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('.table-board')).toHaveCount(2);
      const told = dialog.locator('.side-by-side-turn');
      await expect(told.first()).not.toBeEmpty();
      expect(await told.first().textContent(), 'here they parted').not.toBe(await told.last().textContent());
      await expectFits(page, 'two games side by side');
      await expectAccessible(page, 'two games side by side');
    }
    const dialog = host.getByRole('dialog');
    const turn = await dialog.getByRole('status').first().textContent();
    await dialog.getByRole('button', { name: 'One turn forward' }).click();
    await expect(dialog.getByRole('status').first()).not.toHaveText(turn!);
    await dialog.getByRole('button', { name: 'Where you parted' }).click();
    await expect(dialog.getByRole('status').first()).toHaveText(turn!);
    for (const page of pages) await page.context().close();
  });
