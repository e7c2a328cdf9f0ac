import { expect, type Page } from '@playwright/test';
import { Front } from '../front.ts';
import { missingFiles } from '../kept-files.ts';
import { click, glowing, lot, mainButton, playOn } from '../player.ts';
import { test, testInTurn } from '../shared-server.ts';
import { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

/** A dialog has an entry in the browser's history: on its way back there, the browser gives up loading a page. */
const isAloneInHistory = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      return page.evaluate(() => history.state?.open ?? 0);
    })
    .toBe(0);

/** How many turns the log tells of; a phone shows it when asked. */
const turnsOf = async (page: Page): Promise<number> => {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.locator('.log')).toBeVisible();
  const turns = await page.locator('.log li').count();
  await page.keyboard.press('Escape');
  await isAloneInHistory(page);
  return turns;
};

const HABIT = { touch: click, draw: lot(5), eagerness: 1 } as const;

test('who was there once plays both games without a server, and finds them again', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone', settings: { confirm: false } });
  await page.goto('/');
  await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
  await server.stop();
  await page.reload();
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await expect(mainButton(page)).toBeVisible();
  await playOn(page, HABIT, 6);
  // A player who comes back is told what has happened, sooner or later; that is put aside.
  await page.addLocatorHandler(page.getByRole('dialog', { name: /^(Since your turn|So far)/ }), () =>
    page.keyboard.press('Escape'),
  );
  const turns = await turnsOf(page);
  expect(turns).toBeGreaterThan(0);
  await page.reload();
  await expect(mainButton(page)).toBeVisible();
  // The bot may have gone on meanwhile.
  await expect.poll(() => turnsOf(page)).toBeGreaterThanOrEqual(turns);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nautilùs');
  await playOn(page, HABIT, 6);
  expect(await turnsOf(page)).toBeGreaterThan(0);
  await page.context().close();
  await server.start();
});

/** The worker of another site than the one that was there at first. */
const isRenewed = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  return (
    registration?.active?.scriptURL !== undefined && registration.installing === null && registration.waiting === null
  );
};

const NEWER = '<meta name="newer">';

testInTurn(2)('a newer site leaves a running game alone, whatever its windows do', async ({ browser }) => {
  const front = await Front.open(server.url);
  const page = await visit(browser, front.url, { device: 'desktop' });
  await page.goto('/');
  await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
  await page.getByRole('button', { name: 'Play now' }).first().click();
  await glowing(page).first().click();
  await expect(page.locator('.action-bar-step').first()).toBeVisible();
  const steps = await page.locator('.action-bar-step').allTextContents();
  await page.evaluate(() => Object.assign(globalThis, { isTheSame: true }));

  const [site, worker] = await Promise.all(['/', '/sw.js'].map(async path => (await fetch(server.url + path)).text()));
  const answers: Readonly<Record<string, string>> = {
    '/sw.js': `${worker}// newer`,
    '/files.json': '["/assets/newer.js"]',
    '/assets/newer.js': '// newer',
  };
  // The server knows nothing of the former files any more.
  front.instead = path => {
    if (path.startsWith('/assets/')) return answers[path] ?? null;
    return path === '/' || path.startsWith('/local/') ? site!.replace('<head>', `<head>${NEWER}`) : answers[path];
  };
  const controlled = page.evaluate(
    () => new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true))),
  );
  await page.evaluate(isRenewed);
  await controlled;
  const other = await page.context().newPage();
  await other.goto('/');
  const isKept = async (): Promise<boolean> => (await caches.match('/assets/newer.js')) !== undefined;
  await expect.poll(() => other.evaluate(isKept)).toBe(true);
  await other.close();

  expect(await page.evaluate(() => 'isTheSame' in globalThis), 'the page was not loaded anew').toBe(true);
  expect(await page.locator('.action-bar-step').allTextContents()).toEqual(steps);
  await page.getByRole('button', { name: 'Rules' }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading').first(),
    'a part that was not needed before',
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await isAloneInHistory(page);
  await playOn(page, { touch: click, draw: lot(3), eagerness: 1 }, 3);
  expect(await page.evaluate(() => 'isTheSame' in globalThis)).toBe(true);
  await page.reload();
  await expect(mainButton(page), 'the newer site goes on with the game').toBeVisible();
  await expect(page.locator('meta[name=newer]')).toHaveCount(1);
  await page.context().close();
  await front.close();
});
