import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

testInTurn(1)(
  'two who meet at a table follow each other, see that the other is here once both show it, and a block hides',
  async ({ browser }) => {
    const { id, pages } = await layTable(
      browser,
      server,
      { game: 'nauticus', players: 2, visibility: 'public' },
      [
        { name: 'Lotte Lührs', device: 'phone', language: 'de' },
        { name: 'Marcel', device: 'desktop', language: 'fr', theme: 'dark' },
      ],
      false,
    );
    const [lotte, marcel] = pages as [Page, Page];
    await Api.of(lotte).register('lotte-luehrs');
    await marcel.reload();
    await expect(marcel.locator('.waiting-seats').getByRole('img', { name: 'Membre' })).toBeVisible();
    await marcel.getByRole('link', { name: 'Lotte Lührs' }).click();
    await expect(marcel.getByRole('heading', { level: 1 })).toContainText('Lotte Lührs');
    await expect(marcel.getByText('Membre, ici depuis')).toBeVisible();
    await press(marcel, 'Suivre');
    await expect(marcel.getByRole('button', { name: 'Ne plus suivre' })).toBeVisible();
    await expectFits(marcel, 'the page of a member');
    await expectAccessible(marcel, 'the page of a member');

    await lotte.getByRole('link', { name: 'Marcel' }).tap();
    await press(lotte, 'Folgen');
    await expect(lotte.getByRole('button', { name: 'Nicht mehr folgen' })).toBeVisible();
    await expectFits(lotte, 'the page of a guest');
    await expectAccessible(lotte, 'the page of a guest');
    await expect(lotte.getByText('gerade da')).toHaveCount(0);
    await Api.of(marcel).patch('/me/shown', { presence: true });
    await lotte.goto('/account');
    await lotte.getByText('Was andere von dir sehen').tap();
    await lotte.getByRole('switch', { name: 'Ob du gerade da bist' }).tap();
    await expectAccessible(lotte, 'what others see');

    await lotte.goto('/people');
    await expect(lotte.getByRole('link', { name: /Marcel.*gerade da/ })).toBeVisible();
    await expectFits(lotte, 'people');
    await expectAccessible(lotte, 'people');
    await marcel.goto('/people');
    await marcel.getByRole('searchbox').fill('LOTTE LU');
    await marcel.getByRole('search').getByRole('link', { name: /Lotte/ }).click();
    await expect(marcel.getByText('est là', { exact: true })).toBeVisible();

    await lotte.getByRole('link', { name: /Marcel/ }).tap();
    await press(lotte, 'Blockieren');
    await lotte.getByRole('dialog').getByRole('button', { name: 'Blockieren' }).tap();
    await expect(lotte.getByText('Marcel ist blockiert.')).toBeVisible();
    await marcel.reload();
    await expect(marcel.getByText('Cette personne n’existe pas.')).toBeVisible();
    await marcel.goto(`/t/${id}`);
    await expect(marcel.locator('.waiting-seats'), 'who sits at a table together still does').toContainText('Lotte');
    for (const page of pages) await page.context().close();
  },
);

testInTurn(1)('a name of wide letters fits wherever it stands on a phone', async ({ browser }) => {
  const asked = { game: 'nautilus', variant: 'team', visibility: 'public' };
  const { id, pages } = await layTable(
    browser,
    server,
    asked,
    ['W', 'M'].map(letter => ({ name: letter.repeat(24), device: 'phone' as const })),
    false,
  );
  for (const page of pages)
    for (const address of [`/t/${id}`, '/', '/account']) {
      await page.goto(address);
      await expect(
        page
          .locator('main')
          .getByText(/W{24}|M{24}/)
          .first(),
      ).toBeVisible();
      await expectFits(page, address);
    }
  for (const page of pages) await page.context().close();
});
