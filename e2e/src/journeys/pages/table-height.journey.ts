import { expect, type Page } from '@playwright/test';
import { isFull, isInTurn } from '../../extent.ts';
import { SCREENS } from '../../screens/screens.ts';
import { test } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';

test.describe.configure({ mode: 'parallel' });

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

interface Height {
  readonly page: number;
  readonly screen: number;
  /** How far the page is scrolled. */
  readonly scrolled: number;
}

const heightOf = (page: Page): Promise<Height> =>
  page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    screen: innerHeight,
    scrolled: Math.round(scrollY),
  }));

/** A wheel and a finger, both moving up over the bar at the bottom. */
const scrollOverBar = async (page: Page): Promise<void> => {
  const { x, y, width, height } = (await page.locator('.action-bar').boundingBox())!;
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 400);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...{ x: Math.round(middle.x), y: Math.round(middle.y), yDistance: -300 },
    ...{ gestureSourceType: 'touch', preventFling: true },
  });
};

const TABLES = ['first turn', 'first card of Nautilùs', 'late turn', 'talk'];

const DEVICES = ['phone', 'desktop'] as const;

for (const [index, name] of [...TABLES.entries()].filter(([index]) => isInTurn(index)))
  for (const device of isFull ? DEVICES : [DEVICES[index % 2]!])
    test(`${name}, ${device}: the table is as high as the screen and stays in its place`, async ({ browser }) => {
      const page = await SCREENS[name]!(browser, server, { device });
      // On a phone the talk covers the bar.
      if (name !== 'talk') await scrollOverBar(page);
      const { page: height, screen, scrolled } = await heightOf(page);
      expect({ height, scrolled }).toEqual({ height: screen, scrolled: 0 });
      await page.context().close();
    });
