import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import type { House } from '../house.ts';
import { click, glowing, isReady, mainButton } from '../player.ts';
import { test } from '../shared-house.ts';
import { layTable } from '../tables.ts';

let house: House;
test.beforeAll(({ shared }) => {
  house = shared;
});

/** Signs of life are no words. */
const isWord = (frame: string): boolean => !frame.includes('"ping"');

/** Everything that leaves a page or is loaded by it. */
const listen = (page: Page): string[] => {
  const left: string[] = [];
  page.on('request', request => left.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => left.push(`frame ${payload}`)));
  return left;
};

const open = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText('What if …').click();
  await expect(page.getByRole('heading', { name: 'What if …' })).toBeFocused();
};

const close = (page: Page): Promise<void> => page.getByRole('button', { name: 'Back to the table' }).click();

const playByProgram = async (api: Api, id: string): Promise<void> => {
  const { number, asked, view } = await api.get<{ number: number; asked: number; view: { moves: string[] } }>(
    `/tables/${id}/view`,
  );
  await api.post(`/tables/${id}/moves`, { number, asked, moves: [view.moves[0]], id: `move-${randomHex()}` });
};

test("what if: another's seat is played on, nothing leaves the page, and the table is there as it went on", async ({
  browser,
}) => {
  let left: string[] = [];
  const asked = { game: 'nauticus', players: 2, options: { start: 0 } };
  const guests = [{ name: 'Bruno' }, { name: 'Anna' }];
  const { id, pages } = await layTable(browser, house, asked, guests, true, page => {
    left = listen(page);
  });
  const [bruno, anna] = pages as [Page, Page];
  await expect(mainButton(anna)).toBeVisible();
  await expect.poll(() => isReady(bruno)).toBe(true);
  // It is the other one's turn: his seat is played here.
  await open(anna);
  await expectFits(anna, 'what if');
  await expectAccessible(anna, 'what if');
  left.length = 0;
  await click(glowing(anna).first());
  await expect(anna.locator('.action-bar-step')).toHaveCount(1);
  const assets = left.filter(line => /^GET .*\/assets\//.test(line));
  expect(left.filter(line => !assets.includes(line) && isWord(line))).toEqual([]);
  expect(assets.filter(line => /bot|coach|worker|think|judge|review/i.test(line))).toEqual([]);
  // Meanwhile the table goes on.
  await playByProgram(Api.of(bruno), id);
  await expect(anna.getByText('The game has moved on at the table.')).toBeVisible();
  await close(anna);
  await expect(anna.locator('.what-if')).toHaveCount(0);
  for (const page of pages) await page.context().close();
});
