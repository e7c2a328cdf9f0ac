import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import { test, testInTurn } from '../shared-server.ts';
import { layTable } from '../tables.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const giveUp = (page: Page, id: string, number: number): Promise<unknown> =>
  Api.of(page).post(`/tables/${id}/resign`, { number, id: `resign-${randomHex()}` });

const rematch = async (pages: readonly Page[], id: string, number: number): Promise<void> => {
  for (const page of pages)
    await Api.of(page).post(`/tables/${id}/agree`, { number, kind: 'rematch', id: `again-${randomHex()}` });
};

testInTurn(1)(
  'two games of one evening stand in the history, on the page with its figures, and in the file; who hides is somebody',
  async ({ browser }) => {
    const { id, pages } = await layTable(browser, server, { game: 'nauticus', players: 2, visibility: 'public' }, [
      { name: 'Hilde', device: 'phone', language: 'de', theme: 'dark' },
      { name: 'Igor', device: 'desktop' },
    ]);
    const [hilde, igor] = pages as [Page, Page];
    await giveUp(igor, id, 1);
    await rematch(pages, id, 1);
    await giveUp(hilde, id, 2);

    await hilde.goto('/');
    const rows = hilde.locator('.game-rows a');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(0)).toContainText('Platz 2');
    await expect(rows.nth(1)).toContainText('gewonnen');
    await hilde.getByRole('link', { name: 'Alle Partien' }).tap();
    await expect(hilde.getByText('2 Partien, 1 gewonnen')).toBeVisible();
    await expect(hilde.getByRole('group', { name: 'Mit wem' }).getByRole('row', { name: /Igor/ })).toBeVisible();
    await expectFits(hilde, 'my statistics');
    await expectAccessible(hilde, 'my statistics');
    await hilde.getByRole('combobox', { name: 'Mitspieler' }).selectOption('bots');
    await expect(hilde.getByText('Keine Partie passt zu deiner Auswahl.')).toBeVisible();
    await hilde.getByRole('combobox', { name: 'Mitspieler' }).selectOption('people');
    const [download] = await Promise.all([
      hilde.waitForEvent('download'),
      hilde.getByRole('link', { name: 'CSV für Tabellen' }).tap(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^games-.*\.csv$/);

    await igor.goto('/account');
    await igor.getByText('What others see of you').click();
    await igor.getByRole('radio', { name: 'Nobody' }).check({ force: true });
    await expect(igor.getByRole('radio', { name: 'Nobody' })).toBeChecked();
    await hilde.reload();
    await expect(hilde.getByText('2 Partien, 1 gewonnen')).toBeVisible();
    await expect(hilde.locator('.statistics')).not.toContainText('Igor');
    await expect(hilde.locator('.statistics')).toContainText('Jemand');

    const stranger = await visit(browser, server.url, { language: 'fr' });
    await stranger.goto('/club');
    await expect(stranger.getByRole('group', { name: 'Résultats' })).toContainText('Nauticus');
    await expectFits(stranger, 'statistics of the club');
    await expectAccessible(stranger, 'statistics of the club');
    for (const page of [...pages, stranger]) await page.context().close();
  },
);
