import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { loadOf } from './measure.ts';
import { glowing, isReady, mainButton } from './player.ts';
import { visit } from './visitor.ts';

/** How much slower the processor is made: a cheap phone. */
const THROTTLE = 4;
const TAPS = 12;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
};

interface Timings {
  readonly events: number[];
  readonly tasks: number[];
}

/** Notes how long every tap takes until the next picture, and every task of the main thread that is long. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: { events: number[]; tasks: number[] } = { events: [], tasks: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.events.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });

const timings = (page: Page): Promise<Timings> =>
  page.evaluate(() => (globalThis as unknown as { seen: Timings }).seen);

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;

const ms = (value: number): string => `${Math.round(value)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test('what a cheap phone feels', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'phone', settings: { animation: 'full' } });
  await watch(page);
  await throttle(page);
  const home = await loadOf(page, () => page.goto('/').then(() => undefined));
  const begun = Date.now();
  const table = await loadOf(page, async () => {
    await page
      .getByRole('button', { name: /Play now/ })
      .first()
      .tap();
    await expect.poll(() => isReady(page), { intervals: [20] }).toBe(true);
  });
  const playable = Date.now() - begun;
  for (let taps = 0; taps < TAPS; taps++) {
    const canTap = (await glowing(page).count()) > 0 && (await page.locator('.thumb-step').count()) < 2;
    await (canTap ? glowing(page).first() : mainButton(page)).tap();
    await page.waitForTimeout(400);
  }
  const { events, tasks } = await timings(page);
  console.log(
    [
      `home              ${kB(home.bytes)} in ${home.requests} requests`,
      `table, on top     ${kB(table.bytes)} in ${table.requests} requests`,
      `tap to playable   ${ms(playable)} (processor ${THROTTLE} times slower)`,
      `tap to next paint median ${ms(quantile(events, 0.5))}, worst ${ms(Math.max(0, ...events))} of ${events.length}`,
      `longest task      ${ms(Math.max(0, ...tasks))} while bots think and taps are taken`,
    ].join('\n'),
  );
  expect(events.length).toBeGreaterThan(0);
  await page.context().close();
});
