import { test as base, expect } from '@playwright/test';
import { missingFiles } from '../kept-files.ts';
import { lot } from '../player.ts';
import { TestServer } from '../test-server.ts';
import type { Driver, Tab } from './driver.ts';
import { openBrowser } from './found.ts';
import { layTable, visit } from './guest.ts';
import { count, expectSeen, type Habit, play, press, textsOf } from './hands.ts';

let server: TestServer;
let driver: Driver;
const test = base;
test.beforeAll(async () => {
  [server, driver] = await Promise.all([TestServer.open(), openBrowser()]);
});
test.afterAll(async () => {
  await driver.close();
  await server.close();
});
test.beforeEach(() => {
  test.info().annotations.push({ type: 'browser', description: driver.version });
});

const BOT = { kind: 'bot', level: 'deckhand' } as const;
const PERSON = { kind: 'open' } as const;
const habit = (seed: number, eagerness: number): Habit => ({ draw: lot(seed), eagerness });

/** Games kept on the device come a little later than the page, and move what is below them. */
const playNow = (tab: Tab, game: string): Promise<void> =>
  expect(async () => {
    await press(tab, { selector: `.game-card-${game} button.game-card-play` });
    await expect.poll(() => count(tab, '.action-bar-main'), { timeout: 5000 }).toBeGreaterThan(0);
  }).toPass();

/** From the result to the game's first turns, one by one. */
const lookBack = async (tab: Tab): Promise<void> => {
  await press(tab, { selector: 'dialog button', words: 'Replay the game' });
  await expectSeen(tab, '.replay-bar');
  const place = (): Promise<string> =>
    tab.evaluate(
      selector => document.querySelector<HTMLInputElement>(selector)?.value ?? '',
      '.replay-bar-slider input',
    );
  await expect.poll(place).toBe('0');
  for (const turn of [1, 2]) {
    const before = await place();
    await press(tab, { selector: '.replay-bar [aria-label="One turn forward"]' });
    await expect.poll(place, `turn ${turn}`).not.toBe(before);
    expect((await textsOf(tab, '.replay-bar-said')).join('').trim(), 'what happened is told').not.toBe('');
  }
};

test('Nauticus on this device, a whole game against a bot, and looked back at', async () => {
  const tab = await visit(driver, server.url);
  await tab.goto('/');
  await playNow(tab, 'nauticus');
  await play([tab], habit(1, 3));
  await expectSeen(tab, '.result');
  await expectSeen(tab, '.result-bars', 2);
  await lookBack(tab);
  await tab.close();
});

test('Nautilùs on this device, a whole game with a partner against two bots', async () => {
  const tab = await visit(driver, server.url);
  await tab.goto('/');
  await playNow(tab, 'nautilus');
  await expectSeen(tab, '.tray');
  await play([tab], habit(4, 1));
  await expectSeen(tab, '.tally');
  await tab.close();
});

test('Nauticus at the server, two people in two windows, a whole game with words', async () => {
  const tabs = [await visit(driver, server.url), await visit(driver, server.url)];
  const [anna, bruno] = tabs as [Tab, Tab];
  await layTable(tabs, ['Anna', 'Bruno'], { game: 'nauticus', players: 2, seats: [PERSON, PERSON] });
  await press(anna, { selector: '.talk-say input' });
  await anna.type('Fair wind!');
  await anna.key('Enter');
  const said = async (): Promise<boolean> => (await textsOf(bruno, '.talk-words')).includes('Fair wind!');
  await expect.poll(said, 'what one says the other reads').toBe(true);
  await press(bruno, { selector: '.talk-phrases button' });
  await expectSeen(anna, '.talk-words', 2);
  await play(tabs, habit(2, 1));
  for (const tab of tabs) await expectSeen(tab, '.result');
  const totals = await Promise.all(tabs.map(tab => textsOf(tab, '.result-figures tfoot')));
  expect(totals[0]!.length).toBeGreaterThan(0);
  expect(totals[0], 'both read the same points').toEqual(totals[1]);
  for (const tab of tabs) await tab.close();
});

test('Nautilùs at the server, a whole game with three bots, and looked back at', async () => {
  const tab = await visit(driver, server.url);
  await layTable([tab], ['Anna'], { game: 'nautilus', variant: 'quick', seats: [PERSON, BOT, BOT, BOT] });
  await play([tab], habit(5, 1));
  await expectSeen(tab, '.tally');
  await lookBack(tab);
  await tab.close();
});

test('both games without a server, found again after a reload', async () => {
  const tab = await visit(driver, server.url);
  await tab.goto('/');
  await expect.poll(() => tab.evaluate(missingFiles, undefined), 'all files are kept').toBe(0);
  await server.stop();
  for (const game of ['nauticus', 'nautilus']) {
    await tab.goto('/');
    await playNow(tab, game);
    await play([tab], habit(6, 1), 8);
    await tab.reload();
    await expectSeen(tab, '.action-bar-main');
    await play([tab], habit(7, 1), 4);
  }
  expect(await count(tab, '.action-bar-main')).toBeGreaterThan(0);
  await tab.close();
  await server.start();
});
