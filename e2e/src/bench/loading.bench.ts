import { type Browser, expect, type Page, test } from '@playwright/test';
import { isReady } from '../player.ts';
import { layTable } from '../tables.ts';
import { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';
import { beside, indexOf, slowdownOf } from './yardstick.ts';

/** How much slower the processor is made, whatever machine this is. */
const THROTTLE = 4;
/** Longer tasks of the main thread keep a finger waiting, in milliseconds. */
const A_LONG_TASK = 50;
/** The blocking time of a page that begins, in milliseconds, that Lighthouse calls good. */
const BLOCKED = 200;
/** How long a page is watched after its last request, in milliseconds. */
const SETTLING = 2000;
const GUEST = { name: 'Anna', device: 'phone', settings: { animation: 'full' } } as const;

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

/** A line as the tools of browsers imitate it: a delay for each request, and bytes a second. */
interface Line {
  readonly latency: number;
  readonly throughput: number;
}
const SLOW_4G: Line = { latency: 562.5, throughput: 184_320 };
const SLOW_3G: Line = { latency: 2000, throughput: 50_000 };

const slow = async (page: Page, rate: number, line?: Line): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  if (!line) return;
  const { latency, throughput } = line;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput },
  });
};

const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: { at: number; ms: number }[] = [];
    Object.assign(globalThis, { tasks });
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

interface Begin {
  /** Milliseconds until anything was painted, and until something was to be read or looked at. */
  readonly painted: number;
  readonly contentful: number;
  /** Milliseconds of long tasks after that, beyond what a task may take. */
  readonly blocked: number;
}

const beginOf = (page: Page): Promise<Begin> =>
  page.evaluate(most => {
    const { tasks } = globalThis as unknown as { tasks: { at: number; ms: number }[] };
    const at = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    const [painted, contentful] = [at('first-paint'), at('first-contentful-paint')];
    const late = tasks.filter(task => task.at + task.ms > contentful);
    return { painted, contentful, blocked: late.reduce((sum, { ms }) => sum + ms - most, 0) };
  }, A_LONG_TASK);

const PAGES = ['/', '/rules/nauticus', '/rules/nautilus', '/new/nauticus', '/new/nautilus'];

for (const path of PAGES)
  test(`what a cold page blocks: ${path}`, async ({ browser }) => {
    const blocked = async (rate: number): Promise<number> => {
      const page = await visit(browser, server.url, GUEST);
      await watchTasks(page);
      await slow(page, rate);
      await page.goto(path);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(SETTLING);
      const begin = await beginOf(page);
      await page.context().close();
      return begin.blocked;
    };
    const empty = await browser.newPage();
    const index = await indexOf(empty);
    await empty.close();
    const slowdown = slowdownOf(index);
    console.log(
      [
        `${path}, tasks beyond ${A_LONG_TASK} ms after the first picture`,
        `slowed by ${THROTTLE}       ${beside(await blocked(THROTTLE), BLOCKED)}`,
        `slowed by ${slowdown.toFixed(1)}     ${beside(await blocked(slowdown), BLOCKED)} (a phone of the middle: this machine has an index of ${Math.round(index)})`,
      ].join('\n'),
    );
  });

/** A player opens the link of a table on a device that has nothing of the site. */
const openCold = async (
  browser: Browser,
  asked: { readonly game: string },
  line: Line,
): Promise<Begin & { readonly playable: number }> => {
  const seats = [{ kind: 'open' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'deckhand' }))];
  const { pages } = await layTable(browser, server, { ...asked, seats }, [GUEST]);
  await expect.poll(() => isReady(pages[0]!)).toBe(true);
  const address = pages[0]!.url();
  const kept = await pages[0]!.context().storageState();
  await pages[0]!.context().close();
  const page = await visit(browser, server.url, GUEST, kept);
  await watchTasks(page);
  await slow(page, THROTTLE, line);
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => isReady(page).catch(() => false), { intervals: [50] }).toBe(true);
  const playable = await page.evaluate(() => performance.now());
  const begin = await beginOf(page);
  await page.context().close();
  return { ...begin, playable };
};

const TABLES = { nauticus: { players: 4 }, nautilus: { variant: 'team' } };

for (const [game, options] of Object.entries(TABLES))
  test(`a cold link to a table on slow lines: ${game}`, async ({ browser }) => {
    const on4G = await openCold(browser, { game, ...options }, SLOW_4G);
    const on3G = await openCold(browser, { game, ...options }, SLOW_3G);
    console.log(
      [
        `${game}, a cold link to a table, a processor ${THROTTLE} times slower`,
        `slow 4G, first picture      ${beside(on4G.painted, 2500)}; with contents ${beside(on4G.contentful, 2500)}; playable after ${Math.round(on4G.playable)} ms`,
        `slow 3G, something to see   ${beside(on3G.painted, 4000)}; with contents ${beside(on3G.contentful, 4000)}`,
        `slow 3G, playable           ${beside(on3G.playable, 12_000)}`,
      ].join('\n'),
    );
    expect(on3G.playable).toBeGreaterThan(on3G.painted);
  });
