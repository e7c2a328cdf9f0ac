import { expect, type Page, test } from '@playwright/test';
import { loadOf } from '../measure.ts';
import { glowing, isReady, lot, mainButton } from '../player.ts';
import { BEFORE_A_LAUNCH, BEFORE_THE_END, MIDDLE } from '../positions.ts';
import { layTable } from '../tables.ts';
import { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';
import { BEGIN, type Frame, watchFrames, watchTaps } from './frames.ts';
import { beside, indexOf } from './yardstick.ts';

/** How much slower the processor is made: a cheap phone. */
const THROTTLE = 4;
const TAPS = 24;
/** Milliseconds from a tap to the next picture, at most. */
const A_TAP = 100;
/** Milliseconds after which a hand gives up. */
const A_REACH = 5000;
/** Waits for admirals, and the milliseconds that they last together, at least; bots that have no choice are waited for in no time. */
const WAITS = 5;
const A_WHILE = 1000;
/** Taps after which admirals have been waited for in any deal. */
const MOST_TAPS = 400;

const GAMES = [
  { id: 'nauticus', name: 'Nauticus' },
  { id: 'nautilus', name: 'Nautilùs' },
] as const;

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

const throttle = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
};

/** In milliseconds, of the page's own clock. */
interface Timed {
  readonly at: number;
  readonly ms: number;
  /** Of a tap: what was tapped. */
  readonly on?: string;
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
    const nameOf = (target: Node | null): string =>
      target instanceof Element ? (target.closest('button, [role=button]') ?? target).classList.value : 'what is gone';
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[])
        if (entry.interactionId)
          seen.taps.push({ at: entry.startTime, ms: entry.duration, on: `${entry.name} on ${nameOf(entry.target)}` });
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, ms: duration });
    }).observe({ type: 'longtask', buffered: true });
  });

const clock = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** Timings since a time. */
const timingsSince = async (page: Page, since: number): Promise<Timings> => {
  const { taps, tasks } = await page.evaluate(() => (globalThis as unknown as { seen: Timings }).seen);
  return { taps: taps.filter(({ at }) => at >= since), tasks: tasks.filter(({ at }) => at >= since) };
};

const sorted = (values: readonly Timed[]): readonly Timed[] => [...values].sort((a, b) => a.ms - b.ms);
const median = (values: readonly Timed[]): number => sorted(values)[values.length >> 1]?.ms ?? 0;
const worst = (values: readonly Timed[]): number => sorted(values).at(-1)?.ms ?? 0;

const ms = (value: number): string => `${Math.round(value)} ms`;
/** The slowest and what they were on. */
const slowest = (taps: readonly Timed[]): string =>
  sorted(taps)
    .slice(-3)
    .map(({ ms: took, on }) => `${ms(took)} ${on}`)
    .join(', ');
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A while for what comes of a tap. */
const aWhile = (page: Page): Promise<unknown> => page.waitForTimeout(400);
/** Until the picture of a tap is drawn. */
const aPicture = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** A hand on a table. */
class Hand {
  private readonly draw = lot(7);
  private taps = 0;

  constructor(
    private readonly page: Page,
    /** Taps of a turn before the button is pressed, where that can be. */
    private readonly eagerness: number,
    /** After a tap. */
    private readonly rest: (page: Page) => Promise<unknown>,
  ) {}

  /** Until there is something to tap. */
  async wait(): Promise<void> {
    await expect.poll(() => isReady(this.page), { intervals: [50], timeout: 60_000 }).toBe(true);
  }

  /** One tap on what may be tapped, and a rest; answers whether it was on the button. */
  async tap(): Promise<boolean> {
    await this.wait();
    const offers = await glowing(this.page).count();
    const canPress = (await mainButton(this.page).getAttribute('aria-disabled')) !== 'true';
    const wants = offers > 0 && (!canPress || this.taps < this.eagerness);
    this.taps = wants ? this.taps + 1 : 0;
    const target = wants ? glowing(this.page).nth(this.draw(offers)) : mainButton(this.page);
    // The target may be gone before the hand is there.
    const isTapped = await target.tap({ timeout: A_REACH }).then(
      () => true,
      () => false,
    );
    await this.rest(this.page);
    return isTapped && !wants;
  }
}

test('the yardstick: what a tap on an almost empty page costs', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await watch(page);
  await page.goto('about:blank');
  const index = await indexOf(page);
  await page.setContent('<button onclick="this.textContent += 1">1</button>');
  await throttle(page);
  const begun = await clock(page);
  for (let taps = 0; taps < TAPS; taps++) {
    await page.locator('button').tap();
    await page.waitForTimeout(100);
  }
  const { taps } = await timingsSince(page, begun);
  console.log(
    [
      `the yardstick: this machine has an index of ${Math.round(index)} as Lighthouse counts it`,
      `tap to next paint median ${ms(median(taps))}, worst ${ms(worst(taps))} on a page with one button, a processor ${THROTTLE} times slower`,
    ].join('\n'),
  );
  expect(taps.length).toBeGreaterThan(0);
  await page.context().close();
});

for (const [place, { name: game }] of GAMES.entries())
  test(`what a cheap phone feels: ${game}`, async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', settings: { animation: 'full' } });
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
    const hand = new Hand(page, 2, aWhile);
    const stop = await watchTaps(browser);
    await page.evaluate(name => performance.mark(name), BEGIN);
    let presses = 0;
    for (let taps = 0; taps < TAPS; taps++) presses += (await hand.tap()) ? 1 : 0;
    const costs = [...(await stop())].sort((a, b) => a - b);
    const playing = await timingsSince(page, playable);
    console.log(
      [
        `${game}, a processor ${THROTTLE} times slower`,
        `home              ${kB(home.bytes)} in ${home.requests} requests`,
        `table, on top     ${kB(table.bytes)} in ${table.requests} requests`,
        `tap to playable   ${ms(playable - begun)}, longest task ${ms(worst(loading.tasks))}`,
        `tap to next paint median ${ms(median(playing.taps))}, of ${playing.taps.length}, worst ${beside(worst(playing.taps), A_TAP)}`,
        `of the processor  median ${ms(costs[costs.length >> 1] ?? 0)}, of ${costs.length}, worst ${beside(costs.at(-1) ?? 0, A_TAP)}`,
        `slowest taps      ${slowest(playing.taps)}`,
        `longest task      ${ms(worst(playing.tasks))} in play, the button pressed ${presses} times`,
      ].join('\n'),
    );
    expect(playing.taps.length).toBeGreaterThan(0);
    await page.context().close();
  });

/** A game on this device in which every bot is an admiral. */
const amongAdmirals = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/new/${id}?on=device`);
  await expect(page.locator('.setup-seats')).toBeVisible();
  for (const seat of await page.locator('.setup-seats select').all())
    if ((await seat.inputValue()) !== 'me') await seat.selectOption('admiral');
  await page.locator('.setup-go button').tap();
  await expect(mainButton(page)).toBeVisible();
};

for (const { id, name } of GAMES)
  test(`what a cheap phone feels while admirals think: ${name}`, async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', settings: { confirm: false } });
    await watch(page);
    await throttle(page);
    await amongAdmirals(page, id);
    const hand = new Hand(page, 0, aPicture);
    let [waits, waited, longest] = [0, 0, 0];
    for (let taps = 0; taps < MOST_TAPS && (waits < WAITS || waited < A_WHILE); taps++) {
      await hand.tap();
      const begun = await clock(page);
      if (await isReady(page)) continue;
      await hand.wait();
      const ended = await clock(page);
      waits++;
      waited += ended - begun;
      longest = Math.max(longest, worst((await timingsSince(page, begun)).tasks.filter(({ at }) => at < ended)));
    }
    console.log(
      [
        `${name}, a processor ${THROTTLE} times slower, ${waits} waits for admirals, ${ms(waited)} in all`,
        `longest task      ${longest > 0 ? ms(longest) : 'none of more than 50 ms'} while they think and play`,
      ].join('\n'),
    );
    expect(waits).toBeGreaterThan(0);
    await page.context().close();
  });

/** The most that a moment may take of a frame, in milliseconds. */
const A_FRAME = 8;
/** A person who passes whatever comes. */
const passTurn = async (page: Page): Promise<void> => {
  await page.locator('.action-take[aria-disabled=false]').first().tap();
  while (!(await page.locator('.scene-lines, .result').first().isVisible())) {
    if (await isReady(page))
      await mainButton(page)
        .tap({ timeout: 2000 })
        .catch(() => undefined);
    await page.waitForTimeout(100);
  }
};

/** A card of the hand, the first thing that it can do, and the button until it is handed in; after a storm another card. */
const playCard =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`.hand-card[aria-label^="${name}"]`).first().tap();
    while (!(await page.locator('.action-bar-meanwhile, .result').first().isVisible())) {
      const offers = page.locator('.uses .use.is-offered:visible');
      const canPress = (await mainButton(page).getAttribute('aria-disabled')) !== 'true';
      const next = (await offers.count()) > 0 ? offers : page.locator('.hand-card.is-offered');
      await (canPress ? mainButton(page) : next.first()).tap({ timeout: 2000 }).catch(() => undefined);
      await page.waitForTimeout(50);
    }
  };

const figures = (frames: readonly Frame[]): string => {
  const costs = frames.map(({ ms: took }) => took).sort((a, b) => a - b);
  const at = (part: number): string => (costs[Math.floor((costs.length - 1) * part)] ?? 0).toFixed(1);
  const over = costs.filter(took => took > A_FRAME).length;
  return `median ${at(0.5)} ms, 19 of 20 ${at(0.95)} ms, worst ${at(1)} ms of ${costs.length} pictures, ${over} too long`;
};

interface Moment {
  readonly position: Readonly<Record<string, unknown>> & { readonly game: string };
  readonly bots: number;
  /** Up to the tap that brings it. */
  readonly bring: (page: Page) => Promise<void>;
  /** Milliseconds that it lasts. */
  readonly lasts: number;
}

const USED = [true, true, true, false, true, true, true, false];
const ALMOST_WON = {
  ...MIDDLE,
  hands: [['6', '9', '2', '3', '12'], ...MIDDLE.hands.slice(1)],
  sailors: { ...MIDDLE.sailors, n: ['h1', 'h2', 'h3', 't59'], s: ['h0', 'h1', 'h2', 'h3'] },
};

const MOMENTS: Readonly<Record<string, Moment>> = {
  'Nauticus: bots take their turns': {
    position: BEFORE_A_LAUNCH,
    bots: 2,
    lasts: 4000,
    bring: async page => {
      await page.locator('.action-take').nth(4).tap();
      await mainButton(page).tap();
      await mainButton(page).tap();
    },
  },
  'Nauticus: a ship is launched': {
    position: BEFORE_A_LAUNCH,
    bots: 2,
    lasts: 1500,
    bring: async page => {
      await page.locator('.action-take').nth(2).tap();
      await page.locator('.gifts button').first().tap();
      await page.locator('.shop-item.is-wanted.is-offered:not(:has(.is-free))').first().tap();
      const places = page.locator('.dock .is-offered.is-strong');
      if (await places.first().isVisible()) await places.first().tap();
      await expect(page.locator('.rewards')).toBeVisible();
    },
  },
  'Nauticus: a round ends and the wheel turns': {
    position: { ...BEFORE_THE_END, round: 3, phase: 7, used: USED },
    bots: 2,
    lasts: 3000,
    bring: async page => {
      // Folded, as a phone has it at first, the ring shows no wheel.
      await page.locator('.ring-strip').tap();
      await passTurn(page);
    },
  },
  'Nauticus: points are counted': {
    position: { ...BEFORE_THE_END, phase: 7, used: USED },
    bots: 2,
    lasts: 3000,
    bring: passTurn,
  },
  'Nautilùs: bots sail': { position: MIDDLE, bots: 3, lasts: 4000, bring: playCard('6') },
  'Nautilùs: a storm, and the bots after it': { position: MIDDLE, bots: 3, lasts: 4000, bring: playCard('storm') },
  'Nautilùs: the last sailor comes home': { position: ALMOST_WON, bots: 3, lasts: 2500, bring: playCard('6') },
};

for (const [name, { position, bots, bring, lasts }] of Object.entries(MOMENTS))
  test(`what a moment costs a cheap phone: ${name}`, async ({ browser }) => {
    const seats = [{ kind: 'open' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'deckhand' }))];
    const guest = { name: 'Anna', device: 'phone', settings: { animation: 'full', confirm: true } } as const;
    const { pages } = await layTable(browser, server, { game: position.game, position, seats }, [guest]);
    const page = pages[0]!;
    await expect.poll(() => isReady(page)).toBe(true);
    await throttle(page);
    const stop = await watchFrames(browser);
    await bring(page);
    await page.evaluate(name => performance.mark(name), BEGIN);
    await page.waitForTimeout(lasts);
    const frames = await stop();
    const [drawn, moved] = [frames.filter(({ isDrawn }) => isDrawn), frames.filter(({ isDrawn }) => !isDrawn)];
    console.log(
      [
        `${name}, a processor ${THROTTLE} times slower, at most ${A_FRAME} ms a picture are wanted`,
        `what moves        ${figures(moved)}`,
        `what is drawn     ${figures(drawn)}`,
      ].join('\n'),
    );
    expect(frames.length).toBeGreaterThan(0);
    await page.context().close();
  });
