import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { visitAsMember } from '../../member.ts';
import { test, testInTurn } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';
import type { Habits } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

interface Entrant extends Habits {
  readonly name: string;
  readonly enter: string;
  readonly entered: string;
  readonly sit: string;
}

const ENTRANTS: readonly Entrant[] = [
  { name: 'Tilda', enter: 'Sign up', entered: 'You have signed up.', sit: 'Sit down' },
  {
    ...{ name: 'Uwe', device: 'phone', language: 'de', theme: 'dark' },
    ...{ enter: 'Anmelden', entered: 'Du bist angemeldet.', sit: 'Platz nehmen' },
  },
  {
    ...{ name: 'Violette', device: 'phone', language: 'fr' },
    ...{ enter: 'S’inscrire', entered: 'Vous êtes inscrit.', sit: 'S’asseoir' },
  },
];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

testInTurn(2)(
  'three sign up by the link, two play while the third sits out, and the result stands in the standings',
  async ({ browser }) => {
    const pages = await Promise.all(ENTRANTS.map(each => visitAsMember(browser, server, each)));
    const [host] = pages as [Page];
    await host.goto('/tournaments');
    await host.getByRole('link', { name: 'Announce a tournament' }).click();
    await host.getByLabel('Name', { exact: true }).fill('Cup of three');
    await host.getByRole('radio', { name: 'Round robin' }).check();
    await host.getByRole('radio', { name: 'Only with the link' }).check();
    await press(host, 'Announce');
    await expect(host.getByRole('heading', { name: 'Cup of three' })).toBeVisible();
    const address = new URL(host.url()).pathname;
    for (const [index, page] of pages.entries()) {
      if (page !== host) await page.goto(address);
      await press(page, ENTRANTS[index]!.enter);
      await expect(page.locator('.tournaments-entered')).toContainText(ENTRANTS[index]!.entered);
      await expectFits(page, 'signed up');
      await expectAccessible(page, 'signed up');
    }
    await press(host, 'Start');
    await host.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
    await expect(host.locator('.tournaments-mine')).toBeVisible();

    const seated: Page[] = [];
    for (const [index, page] of pages.entries()) {
      await expect(page.locator('.tournaments-mine')).toBeVisible();
      await expectFits(page, 'a round');
      await expectAccessible(page, 'a round');
      const sit = page.getByRole('button', { name: ENTRANTS[index]!.sit, exact: true });
      if ((await sit.count()) === 0) continue;
      await sit.click();
      await expect(page).toHaveURL(/\/t\/\w+/);
      seated.push(page);
    }
    expect(seated).toHaveLength(2);
    for (const page of seated) await expect(page.locator('.table-board')).toBeVisible();
    const table = new URL(seated[0]!.url()).pathname.split('/')[2];
    for (const page of seated)
      await Api.of(page).post(`/tables/${table}/agree`, { number: 1, kind: 'end', id: randomHex() });

    await host.goto(address);
    await expect(host.getByText('Round 2 of 3').first()).toBeVisible();
    const standings = host.getByRole('group', { name: 'Standings' });
    await expect(standings.getByRole('row')).toHaveCount(4);
    await expect(standings.getByRole('cell', { name: '0.5', exact: true }).first()).toBeVisible();
    await host.goto(`${address}/screen`);
    await expect(host.locator('.tournaments-ranking li')).toHaveCount(3);
    await expectFits(host, 'the screen of a tournament');
    await expectAccessible(host, 'the screen of a tournament');
    for (const page of pages) await page.context().close();
  },
);
