import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { loadOf } from './measure.ts';
import { glowing, isReady, mainButton } from './player.ts';
import { visit } from './visitor.ts';

/** How much slower the processor is made: a cheap phone. */
const THROTTLE = 4;
const TAPS = 24;

let house: House;
test.beforeAll(async () => {
  house = await House.open();
});
test.afterAll(() => house.close());

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
};

/** In milliseconds, of the page's own clock. */
interface Timed {
  readonly at: number;
  readonly ms: number;
}

interface Timings {
  /** From a tap to the next picture. */
  readonly taps: Timed[];
  /** Tasks of the main thread that are long: more than 50 ms. */
  readonly tasks: Timed[];
}

const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Timings = { taps: [], tasks: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.taps.push({ at: entry.startTime, ms: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** What was seen since a time. */
const timingsSince = async (page: Page, since: number): Promise<Timings> => {
  const { taps, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Timings }).seen);
  return { taps: taps.filter(({ at }) => at >= since), tasks: tasks.filter(({ at }) => at >= since) };
};

const sorted = (values: readonly Timed[]): readonly number[] => values.map(({ ms }) => ms).sort((a, b) => a - b);
const median = (values: readonly Timed[]): number => sorted(values)[values.length >> 1] ?? 0;
const worst = (values: readonly Timed[]): number => sorted(values).at(-1) ?? 0;

const ms = (value: number): string => `${Math.round(value)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** One tap on what may be tapped; answers whether a bot is to think after it. */
const tapOn = async (page: Page): Promise<boolean> => {
  await expect.poll(() => isReady(page), { intervals: [50], timeout: 30_000 }).toBe(true);
  const steps = await page.locator('.thumb-step').count();
  const canPress = (await mainButton(page).getAttribute('aria-disabled')) !== 'true';
  const wants = (await glowing(page).count()) > 0 && (!canPress || steps < 2);
  await (wants ? glowing(page).first() : mainButton(page)).tap();
  await page.waitForTimeout(400);
  return !wants;
};

for (const [place, game] of ['Nauticus', 'Nautilùs'].entries())
  test(`what a cheap phone feels: ${game}`, async ({ browser }) => {
    const page = await visit(browser, house.url, { device: 'phone', settings: { animation: 'full' } });
    await watch(page);
    await throttle(page);
    const home = await loadOf(page, () => page.goto('/').then(() => undefined));
    const begun = await clock(page);
    const table = await loadOf(page, async () => {
      await page
        .getByRole('button', { name: /Play now/ })
        .nth(place)
        .tap();
      await expect.poll(() => isReady(page), { intervals: [20] }).toBe(true);
    });
    const playable = await clock(page);
    const loading = await timingsSince(page, begun);
    let turns = 0;
    for (let taps = 0; taps < TAPS; taps++) turns += (await tapOn(page)) ? 1 : 0;
    const playing = await timingsSince(page, playable);
    console.log(
      [
        `${game}, a processor ${THROTTLE} times slower`,
        `home              ${kB(home.bytes)} in ${home.requests} requests`,
        `table, on top     ${kB(table.bytes)} in ${table.requests} requests`,
        `tap to playable   ${ms(playable - begun)}, longest task ${ms(worst(loading.tasks))}`,
        `tap to next paint median ${ms(median(playing.taps))}, worst ${ms(worst(playing.taps))} of ${playing.taps.length}`,
        `longest task      ${ms(worst(playing.tasks))} in play, while bots think and play ${turns} turns`,
      ].join('\n'),
    );
    expect(playing.taps.length).toBeGreaterThan(0);
    await page.context().close();
  });
