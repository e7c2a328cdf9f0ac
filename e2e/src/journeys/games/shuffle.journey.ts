import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { test, testInTurn } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const sitDown = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Leave the table' })).toBeVisible();
};

const giveUp = (page: Page, id: string, number: number): Promise<unknown> =>
  Api.of(page).post(`/tables/${id}/resign`, { number, id: `resign-${randomHex()}` });

const verdict = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Check the shuffle' }).first().click();
  await expect(page.locator('.shuffle-verdict')).toBeVisible();
  return page.locator('.shuffle-verdict').innerText();
};

testInTurn(2)(
  'two devices open their shares by themselves, also for a rematch, and say whether they witnessed the shuffle',
  async ({ browser }) => {
    const [anna, bruno] = [await visit(browser, server.url), await visit(browser, server.url)];
    await Api.of(anna).guest('Anna', 'en');
    await Api.of(bruno).guest('Bruno', 'en');
    const { id } = await Api.of(anna).post<{ id: string }>('/tables', {
      ...{ game: 'nauticus', players: 2, visibility: 'public', options: { start: 0 } },
    });
    for (const page of [anna, bruno]) {
      await page.goto(`/t/${id}`);
      await sitDown(page);
    }
    await bruno.reload();
    await anna.locator('.waiting-begin').click();
    for (const page of [anna, bruno]) await expect(page.locator('.table')).toBeVisible();
    await giveUp(bruno, id, 1);
    for (const page of [anna, bruno]) await expect(page.locator('.game-over-verdict')).toBeVisible();
    expect(await verdict(anna)).toBe('Witnessed by this device: nobody could choose this shuffle.');
    await bruno.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('chance')) localStorage.removeItem(key);
    });
    expect(await verdict(bruno)).toBe('Consistent, but not witnessed by this device.');

    for (const page of [anna, bruno]) {
      await page.reload();
      await page.getByRole('button', { name: 'Play again' }).first().click();
    }
    const games = async () => (await Api.of(anna).get<{ number: number }>(`/tables/${id}`)).number;
    await expect.poll(games, 'the rematch begins').toBe(2);
    for (const page of [anna, bruno]) await expect(page.locator('.action-bar-main[aria-disabled]')).toBeVisible();
    await giveUp(anna, id, 2);
    for (const page of [anna, bruno]) await expect(page.locator('.game-over-verdict')).toBeVisible();
    for (const page of [anna, bruno]) {
      expect(await verdict(page)).toBe('Witnessed by this device: nobody could choose this shuffle.');
      await page.context().close();
    }
  },
);
