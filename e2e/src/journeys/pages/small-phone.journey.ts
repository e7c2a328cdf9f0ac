import { expect, type Locator, type Page } from '@playwright/test';
import { someOf } from '../../extent.ts';
import { isReady, lot, mainButton, playOn, tap, typeMove } from '../../player.ts';
import { MIDDLE } from '../../positions.ts';
import { faultsOf } from '../../screens/layout.ts';
import { test } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const SMALLEST = { width: 360, height: 640 };

const onPhone = async (browser: Parameters<typeof visit>[0]): Promise<Page> => {
  const page = await visit(browser, server.url, { device: 'phone', language: 'de', settings: { notes: true } });
  await page.setViewportSize(SMALLEST);
  return page;
};

/** The place of an element on the screen, in pixels. */
const boxOf = async (target: Locator): Promise<{ left: number; top: number; right: number; bottom: number }> => {
  const { x, y, width, height } = (await target.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
};

test('the first turn on a small phone: the goal is read whole, and nothing lies on the counters', async ({
  browser,
}) => {
  const page = await onPhone(browser);
  await page.goto('/');
  await page.locator('.game-card-nauticus button.game-card-play').tap();
  await expect.poll(() => isReady(page)).toBe(true);
  const goal = page.locator('.notes-line');
  await expect(goal).toHaveText('Die meisten Punkte nach 4 Runden gewinnen: Schiffe, Kronen, Waren.');
  const bar = await boxOf(page.locator('.action-bar'));
  expect((await boxOf(goal)).bottom, 'the goal ends above the bar').toBeLessThanOrEqual(bar.top + 1);
  const counters = await boxOf(page.locator('.counters > li').last());
  const who = await boxOf(page.locator('.action-bar-who'));
  expect(who.left, 'whose turn it is stands beside the counters').toBeGreaterThanOrEqual(counters.right);
  await page.setViewportSize({ width: 412, height: 915 });
  const [first, second] = [
    await boxOf(page.locator('.action-row').nth(0)),
    await boxOf(page.locator('.action-row').nth(1)),
  ];
  expect(second.top, 'a larger phone shows two actions beside each other').toBe(first.top);
  await page.context().close();
});

test('a lesson on a small phone: its name is read whole, and the ring stays on the board', async ({ browser }) => {
  const page = await onPhone(browser);
  await page.goto('/learn/nautilus/7');
  await expect(page.locator('.pointer').first()).toBeVisible();
  const isWhole = await page
    .locator('.lesson-title')
    .evaluate(title => title.scrollWidth <= title.clientWidth && title.scrollHeight <= title.clientHeight + 1);
  expect(isWhole).toBe(true);
  // The card's uses push the hand below the bar.
  await page.locator('[data-place~="card-compass"]:visible').first().tap();
  await expect(page.locator('.uses .use').nth(4)).toBeVisible();
  const board = await boxOf(page.locator('main'));
  for (const pointer of await page.locator('.pointer:visible').all())
    expect((await boxOf(pointer)).bottom).toBeLessThanOrEqual(board.bottom + 1);
  await page.context().close();
});

/** Pixels, of a screen of 360×640. */
const LEAST_RING = { '/learn/nautilus/3': 195, '/puzzles/nautilus': 205 };

for (const [path, least] of Object.entries(LEAST_RING))
  test(`${path} on a small phone: the ring is large beside what is said, and stays so with a card chosen`, async ({
    browser,
  }) => {
    const page = await onPhone(browser);
    await page.goto(path);
    const puzzle = page.locator('.puzzles-table a').first();
    await expect(puzzle.or(page.locator('.lesson-panel')).first()).toBeVisible();
    if (await puzzle.isVisible()) await puzzle.tap();
    const widthOfRing = async (): Promise<number> =>
      (await page.locator('.nautilus-ring > .board').boundingBox())?.width ?? 0;
    await expect.poll(widthOfRing).toBeGreaterThanOrEqual(least);
    await page.locator('.hand-card.is-offered').first().tap();
    await expect(page.locator('.uses .use').first()).toBeVisible();
    const faults = await faultsOf(page, 'nautilus');
    expect(faults).toEqual([]);
    await page.context().close();
  });

/** More touches than a turn takes. */
const MOST = 40;

for (const game of someOf(['nautilus', 'nauticus'], 2))
  test(`the first game of ${game} with the coach on a small phone: nothing lies over anything`, async ({ browser }) => {
    const page = await onPhone(browser);
    await page.goto('/learn');
    await page.locator(`.course:has(#course-${game}) .course-first button`).tap();
    await expect(page.locator('.coach-panel')).toBeVisible();
    const panel = await boxOf(page.locator('.coach-panel'));
    expect(panel.bottom - panel.top, 'what is short stands in one row with its buttons').toBeLessThan(70);
    // The others' turns can be asked for.
    const soFar = page.locator('.action-bar-steps > .action-bar-since');
    const habit = { touch: tap, draw: lot(5), eagerness: 1 };
    for (let touched = 0; !(await soFar.isVisible()); touched++) {
      expect(touched).toBeLessThan(MOST);
      await playOn(page, habit, 1);
      await expect.poll(() => isReady(page)).toBe(true);
    }
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const faults = await faultsOf(page, game);
      expect(
        faults.filter(fault => fault.includes('lie over each other')),
        `${width}×${height}`,
      ).toEqual([]);
    }
    await page.context().close();
  });

/** How many lines its words take. */
const linesOf = (target: Locator): Promise<number> =>
  target.evaluate(element => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const tops = [...words.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
    return new Set(tops).size;
  });

test('who is waited for, and what has happened since, are read in two lines on a small phone', async ({ browser }) => {
  const seats = [
    { kind: 'open' },
    { kind: 'open' },
    ...Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'deckhand' })),
  ];
  const position = {
    ...MIDDLE,
    hands: [
      ['6', '9', '12'],
      ['9', '2', '3'],
      ['3', '2', '9'],
      ['6', '9', '2'],
    ],
  };
  // A name as long as those of the bots.
  const guests = [
    { name: 'Anna', device: 'phone', language: 'de' },
    { name: 'Leichtmatrose', language: 'de' },
  ] as const;
  const { pages } = await layTable(browser, server, { game: 'nautilus', position, seats }, guests);
  const [anna, other] = pages as [Page, Page];
  await anna.setViewportSize(SMALLEST);
  await expect.poll(() => isReady(anna)).toBe(true);
  await typeMove(anna, 'play 12 n4>t0');
  await mainButton(anna).tap();
  await expect(mainButton(anna)).toHaveText(/^Am Zug: Leichtmatrose\. Du bist nach .*\s2 dran\.$/);
  expect(await linesOf(mainButton(anna)), 'who is waited for').toBeLessThanOrEqual(2);
  await expect.poll(() => isReady(other)).toBe(true);
  await typeMove(other, 'play 2 e1>t7');
  await mainButton(other).click();
  const since = anna.locator('.action-bar-since .action-bar-words');
  await expect(since).toBeVisible();
  expect(await linesOf(since), 'what has happened since').toBeLessThanOrEqual(2);
  for (const page of pages) await page.context().close();
});
