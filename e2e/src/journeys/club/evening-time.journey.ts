import { expect, type Locator, type Page } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { mainButton } from '../../player.ts';
import { AT_THE_START } from '../../positions.ts';
import { fullTest, test, testInTurn } from '../../shared-server.ts';
import { type Guest, layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const ANNA: Guest = { name: 'Anna', settings: { confirm: true } };
const BRUNO: Guest = { name: 'Bruno', settings: { confirm: true } };
const CLARA: Guest = { name: 'Clara', device: 'phone', settings: { confirm: true } };
const FRIENDS = { game: 'nauticus', players: 2, options: { start: 0 } };
const THREE = { game: 'nauticus', position: AT_THE_START };

interface View {
  readonly number: number;
  readonly version: number;
  readonly asked: number | null;
}

/** Plays moves as a program would, with the cookies of a page. */
const play = async (page: Page, id: string, ...moves: readonly string[]): Promise<void> => {
  const api = Api.of(page);
  const { number, asked } = await api.get<View>(`/tables/${id}/view`);
  await api.post(`/tables/${id}/moves`, { number, asked, moves, id: `move-${randomHex()}` });
};

const fromMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: item }).click();
};
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const line = (page: Page, words: string): Locator => page.locator('.table-line', { hasText: words });
const closeAll = (pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map(page => page.context().close()));

testInTurn(2)('a turn is drafted and handed in before it is asked for', async ({ browser }) => {
  const { id, pages } = await layTable(browser, server, THREE, [ANNA, BRUNO, CLARA]);
  const [anna, bruno, clara] = pages as [Page, Page, Page];
  await play(anna, id, 'take money', 'pass', 'end');
  await button(clara, 'Plan your turn now').tap();
  await expect(clara.locator('.action-bar-who')).toHaveText('Your next turn:');
  await expect(mainButton(clara)).toHaveAttribute('aria-disabled', 'false');
  await mainButton(clara).tap();
  await expect(mainButton(clara)).toHaveText('Submit in advance');
  await mainButton(clara).tap();
  await expect(clara.locator('.action-bar-caption')).toContainText('Submitted in advance:');
  await expectFits(clara, 'handed in early');
  await expectAccessible(clara, 'handed in early');

  await button(clara, 'Withdraw').tap();
  await expect(mainButton(clara)).toHaveText('Submit in advance');
  await mainButton(clara).tap();
  await expect(clara.locator('.action-bar-caption')).toContainText('Submitted in advance:');
  await clara.reload();
  await expect(clara.locator('.action-bar-caption'), 'it outlives a reload').toContainText('Submitted in advance:');

  await play(bruno, id, 'pass', 'end');
  await expect(anna.locator('.log'), 'the turn of Clara was played by itself').toContainText('Clara passes');
  await closeAll(pages);
});

testInTurn(0)('a pause, a take-back and another player on a silent seat are agreed on', async ({ browser }) => {
  const { id, pages } = await layTable(browser, server, THREE, [ANNA, BRUNO, CLARA]);
  const [anna, bruno, clara] = pages as [Page, Page, Page];

  await fromMenu(anna, 'Pause the game');
  await button(anna, 'Ask the others').click();
  await line(bruno, 'Anna: let us pause.').getByRole('button', { name: 'Agree' }).click();
  await expect(line(clara, 'Anna and Bruno: let us pause.')).toBeVisible();
  await expectFits(clara, 'asked for a pause');
  await expectAccessible(clara, 'asked for a pause');
  await button(clara, 'Agree').tap();
  for (const page of pages) await expect(line(page, 'The game is paused.')).toBeVisible();
  await button(clara, 'Resume now').tap();
  for (const page of [anna, bruno]) await line(page, 'let us resume.').getByRole('button', { name: 'Agree' }).click();
  for (const page of pages) await expect(line(page, 'The game is paused.')).toHaveCount(0);

  await play(anna, id, 'take money', 'pass', 'end');
  await expect(mainButton(clara)).toContainText('Waiting for Bruno');
  await fromMenu(anna, 'Ask to take back');
  await line(clara, 'Anna: take back the last 3 moves?').getByRole('button', { name: 'Agree' }).tap();
  await button(bruno, 'Agree').click();
  await expect(anna.locator('.action-bar-who'), 'she decides again').toHaveText('Your turn.');
  await expect(bruno.locator('.log')).toContainText('By agreement, the last moves have been taken back.');

  await play(anna, id, 'take money', 'pass', 'end');
  await expect(mainButton(clara)).toContainText('Waiting for Bruno');
  await fromMenu(anna, 'A player is not responding');
  await expectAccessible(anna, 'somebody is silent');
  await button(anna, 'Ask the others').click();
  await button(clara, 'Agree').tap();
  await expect(line(bruno, 'Deckhand is playing for you.')).toBeVisible();
  await expect(anna.getByText('Deckhand for Bruno').first()).toBeVisible();
  await button(bruno, 'Take my seat back').click();
  await expect(line(bruno, 'is playing for you')).toHaveCount(0);
  await expect(anna.locator('.log')).toContainText('Bruno is back.');
  await closeAll(pages);
});

fullTest('a watcher takes over a silent seat until its player is back', async ({ browser }) => {
  const { id, pages } = await layTable(browser, server, { ...FRIENDS, visibility: 'public' }, [ANNA, BRUNO]);
  const [anna, bruno] = pages as [Page, Page];
  const clara = await visit(browser, server.url, CLARA);
  await Api.of(clara).guest('Clara', 'en');
  await clara.goto(`/t/${id}`);
  await fromMenu(clara, 'Offer to take over a seat');
  await button(clara, 'Offer').tap();
  await expect(clara.getByRole('dialog')).toHaveCount(0);
  await bruno.bringToFront();
  await fromMenu(bruno, 'A player is not responding');
  await bruno.getByRole('radio', { name: 'Clara' }).check();
  await button(bruno, 'Ask the others').click();
  await expect(line(anna, 'Somebody else is playing for you.')).toBeVisible();
  await expect(clara.locator('.action-bar-who'), 'she plays on from there').toHaveText('Your turn.');
  await button(anna, 'Take my seat back').click();
  await expect(anna.locator('.action-bar-who')).toHaveText('Your turn.');
  await closeAll([...pages, clara]);
});

test('clocks run, warn, and run out; orders pass', async ({ browser }) => {
  const clock = { kind: 'live', bank: 12_000, increment: 0, late: 'stand-in', level: 'deckhand' };
  const { pages } = await layTable(browser, server, { ...FRIENDS, clock }, [ANNA, { ...BRUNO, device: 'phone' }]);
  const [anna, bruno] = pages as [Page, Page];
  await expect(bruno.locator('.clock.is-running')).toHaveCount(1);
  await expect(anna.locator('.clock.is-scarce')).toContainText('low on time');
  await expect(anna.getByRole('alert')).toContainText('Low on time:');
  await expectFits(bruno, 'clocks');
  await expectAccessible(bruno, 'clocks');
  await fromMenu(bruno, 'Standing orders');
  await bruno.getByRole('switch', { name: 'Pass until the end of the round' }).tap();
  await expect(bruno.getByRole('switch', { name: 'Pass until the end of the round' })).toBeChecked();
  await expectAccessible(bruno, 'standing orders');
  await bruno.keyboard.press('Escape');
  await expect(line(anna, 'Deckhand is playing for you.')).toBeVisible();
  await expect(bruno.getByText('Deckhand for Anna').first()).toBeVisible();
  await button(anna, 'Take my seat back').click();
  await expect(line(anna, 'is playing for you')).toHaveCount(0);
  await closeAll(pages);
});

test('a table with a clock is opened by taps', async ({ browser }) => {
  const page = await visit(browser, server.url, CLARA);
  await Api.of(page).guest('Clara', 'en');
  await page.goto('/new/nauticus');
  await page.getByText('More options').tap();
  await page.getByRole('radio', { name: 'Live clock' }).check();
  await page.getByText('Extra time for some players').tap();
  await page.getByLabel('Time at the seat with the lighthouse').selectOption('2');
  await expectFits(page, 'a clock for a new table');
  await expectAccessible(page, 'a clock for a new table');
  await button(page, 'Open the table').tap();
  await expect(page.locator('.waiting-kind')).toContainText('20 min + 20 s per turn');
  await expect(page.locator('.waiting-seats')).toContainText('2 × time');
  await page.context().close();
});
