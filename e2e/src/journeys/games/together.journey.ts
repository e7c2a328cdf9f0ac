import { expect } from '@playwright/test';
import { gameEnd } from '../../game-end.ts';
import { click, glowing, isOver, lot, playOn, tap, whoseTurn } from '../../player.ts';
import { BEFORE_THE_END } from '../../positions.ts';
import { test } from '../../shared-server.ts';
import { layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

test('three browsers play a game to its end, with a reload, a dropped line and a restart of the server', async ({
  browser,
}) => {
  const { pages } = await layTable(browser, server, { game: 'nauticus', position: BEFORE_THE_END }, [
    { name: 'Anna', device: 'phone', language: 'en', settings: { confirm: true } },
    { name: 'Bruno', device: 'desktop', language: 'de', settings: { confirm: false } },
    { name: 'Claire', device: 'desktop', language: 'fr', theme: 'dark', settings: { confirm: false } },
  ]);
  const habits = pages.map((_, seat) => ({ touch: seat === 0 ? tap : click, draw: lot(seat + 5), eagerness: 2 }));

  const first = await whoseTurn(pages);
  await habits[first]!.touch(glowing(pages[first]!).first());
  await expect(pages[first]!.locator('.action-bar-step')).toHaveCount(1);
  await pages[first]!.reload();
  await expect(pages[first]!.locator('.action-bar-step'), 'a drafted step outlives a reload').toHaveCount(1);

  await pages[first]!.context().setOffline(true);
  await expect.poll(() => pages[first]!.evaluate(() => navigator.onLine)).toBe(false);
  await pages[first]!.context().setOffline(false);
  await expect(pages[first]!.locator('.action-bar-step'), 'and a lost line').toHaveCount(1);

  await server.stop('SIGKILL');
  await server.start();
  await expect(pages[first]!.locator('.action-bar-step'), 'and a crash of the server').toHaveCount(1);

  for (let turns = 0; turns < 200 && !(await isOver(pages[0]!)); turns++) {
    const seat = await whoseTurn(pages);
    await playOn(pages[seat]!, habits[seat]!, 1);
    if (turns === 4) {
      await server.stop('SIGTERM');
      await server.start();
    }
  }
  for (const page of pages) await expect(page.locator('.result').first()).toBeVisible();
  const totals = await Promise.all(pages.map(page => page.locator('.result-figures tfoot').first().textContent()));
  expect(new Set(totals.map(text => text?.replace(/\D/g, ''))).size, 'all see the same points').toBe(1);
  const ends = await Promise.all(
    (['en', 'de', 'fr'] as const).map((language, seat) => gameEnd(pages[seat]!, language)),
  );
  for (const [seat, { again }] of ends.entries()) await habits[seat]!.touch(again);
  for (const page of pages) await expect(page.locator('.result'), 'another game begins').toHaveCount(0);
  for (const page of pages) await page.context().close();
});
