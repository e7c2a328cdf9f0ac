import { type Browser, expect, type Page } from '@playwright/test';
import { Api, contribution } from './api.ts';
import type { House } from './house.ts';
import { glowing, mainButton } from './player.ts';
import { BEFORE_THE_END } from './positions.ts';
import { type Guest, layTable } from './tables.ts';
import { type Habits, visit } from './visitor.ts';

type Open = (browser: Browser, house: House, habits: Habits) => Promise<Page>;

const GUEST: Guest = { name: 'Anna' };

const at =
  (address: string): Open =>
  async (browser, house, habits) => {
    const page = await visit(browser, house.url, habits);
    // Playwright takes what is marked as not offered for something that cannot be touched.
    await page.locator('.action-take[aria-disabled=true]').first().click({ force: true });
    await expect(page.locator('.notice')).toBeVisible();
    return page;
  };

const rulesInPlace: Open = async (...asked) => {
  const page = await late(...asked);
  await page.locator('header button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page;
};

/** Every screen that there is. */
export const SCREENS: Readonly<Record<string, Open>> = {
  home: at('/'),
  'new table': at('/new/nauticus'),
  'on this device': at('/new/nauticus?on=device'),
  'waiting room': openTable,
  'first turn': playNow,
  'late turn': late,
  'drafted turn': drafted,
  refusal: withRefusal,
  'rules in place': rulesInPlace,
  result: over,
  rules: at('/rules/nauticus'),
  paragraph: at('/rules/nauticus/3.2.1'),
  'kept games': at('/local'),
  settings: at('/settings'),
  account: at('/account'),
  'account of a guest': asGuest('/account'),
  about: at('/about'),
  licences: at('/about/licences'),
  missing: at('/nowhere'),
};
