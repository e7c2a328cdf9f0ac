import { expect } from '@playwright/test';
import { click, glowing, isOver, lot, mainButton, playOn } from '../../player.ts';
import { SCREENS } from '../../screens/screens.ts';
import { test, testInTurn } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

testInTurn(1)(
  'two people at one device: each in turn, and a step of the one before can be taken back',
  async ({ browser }) => {
    const page = await visit(browser, server.url, { settings: { confirm: false } });
    await page.goto('/new/nauticus?on=device');
    await page.locator('button[type=submit]').click();
    await expect(mainButton(page)).toBeVisible();
    await playOn(page, { touch: click, draw: lot(3), eagerness: 1 }, 12);
    expect(await isOver(page)).toBe(false);
    const address = page.url();
    const log = await page.locator('.log li').count();
    await page.goto('/');
    await page.goto(address);
    await expect(page.locator('.log li'), 'a kept game is as it was left').toHaveCount(log);
    await page.context().close();
  },
);

testInTurn(1)('the language can be switched in the middle of a turn; the draft stays', async ({ browser }) => {
  const page = await SCREENS['drafted turn']!(browser, server, { language: 'en' });
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('ankerplatz.settings') ?? '{}');
    const value = JSON.stringify({ ...kept, language: 'de' });
    localStorage.setItem('ankerplatz.settings', value);
    dispatchEvent(new StorageEvent('storage', { key: 'ankerplatz.settings', newValue: value }));
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('region', { name: 'Mitspieler' }).or(page.getByText('Runde 5'))).not.toHaveCount(0);
  await expect(page.locator('.action-bar-step')).toHaveCount(1);
  await page.context().close();
});

test('what is not allowed explains itself with its paragraph, which opens in place', async ({ browser }) => {
  const page = await SCREENS.refusal!(browser, server, { language: 'en' });
  const refusal = page.getByRole('alert').or(page.locator('.notice')).filter({ hasText: '§' }).first();
  await expect(refusal).toBeVisible();
  await refusal
    .getByRole('button', { name: /§/ })
    .or(refusal.getByRole('link', { name: /§/ }))
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('§');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(glowing(page).first()).toBeVisible();
  await page.context().close();
});

test('a tile that is picked up moves nothing on a phone, and neither does putting it back', async ({ browser }) => {
  const page = await SCREENS['late turn']!(browser, server, { device: 'phone', language: 'de' });
  await page.locator('.action-take[aria-disabled=false]').first().tap();
  const goods = page.locator('.shop-item.is-offered');
  await expect(goods.first()).toBeVisible();
  const places = async (): Promise<readonly (number | undefined)[]> =>
    Promise.all(['.dock', '.storage', '.action-bar-main'].map(async at => (await page.locator(at).boundingBox())?.y));
  const before = await places();
  for (let good = 0; good < (await goods.count()); good++) {
    await goods.nth(good).tap();
    if ((await page.locator('.action-bar-step').count()) > 1) await page.keyboard.press('Control+z');
    else expect(await places(), `with good ${good} picked up`).toEqual(before);
  }
  await page.context().close();
});
