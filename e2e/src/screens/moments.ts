import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { glowing, mainButton } from '../player.ts';
import { BEFORE_A_LAUNCH, BEFORE_THE_END, MIDDLE } from '../positions.ts';
import { layTable } from '../tables.ts';
import { visit } from '../visitor.ts';
import { GUEST, type Open } from './screens.ts';

const BOT = { kind: 'bot', level: 'deckhand' } as const;

/** One person among bots, at a position. */
const tableAt =
  (position: Readonly<Record<string, unknown>>, bots: number): Open =>
  async (browser, server, habits) => {
    const seats = [{ kind: 'open' }, ...Array.from({ length: bots }, () => BOT)];
    const { pages } = await layTable(browser, server, { game: position.game, position, seats }, [
      { ...GUEST, ...habits },
    ]);
    await expect(glowing(pages[0]!).first()).toBeVisible();
    return pages[0]!;
  };

/** The moment after some taps. */
const after =
  (open: Open, act: (page: Page) => Promise<void>): Open =>
  async (...asked) => {
    const page = await open(...asked);
    await act(page);
    return page;
  };

/** Hands lie sorted. */
const card = (page: Page, place: number): Promise<void> => page.locator('.hand button').nth(place).click();
const use = (page: Page, place: number): Promise<void> => page.locator('.uses .use').nth(place).click();

const middle = tableAt(MIDDLE, 3);
const [, ...others] = MIDDLE.hands;
const holding = (...hand: string[]): Open => tableAt({ ...MIDDLE, hands: [hand, ...others] }, 3);

const launch = after(tableAt(BEFORE_A_LAUNCH, 2), async page => {
  await page.locator('.action-take').nth(2).click();
  await page.locator('.gifts button').first().click();
  await page.locator('.shop-item.is-wanted.is-offered:not(:has(.is-free))').first().click();
  const places = page.locator('.dock .is-offered.is-strong');
  if (await places.first().isVisible()) await places.first().click();
  await expect(page.locator('.rewards')).toBeVisible();
});

const commanding = after(holding('privateer', '6', '7', '2', '5'), async page => {
  await card(page, 4);
  if (await page.locator('.uses .use').first().isVisible()) await use(page, 0);
  await mainButton(page).click();
  await expect(page.locator('.nautilus.is-commanded')).toBeVisible();
});

const over: Open = async (browser, server, habits) => {
  const page = await middle(browser, server, habits);
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await Api.of(page).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  await expect(page.locator('.game-over-verdict')).toBeVisible();
  return page;
};

/** The record of a finished game, in its middle. */
const replay: Open = async (browser, server, habits) => {
  const page = await tableAt(BEFORE_THE_END, 2)(browser, server, habits);
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await Api.of(page).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  await expect(page.locator('.result').first()).toBeVisible();
  await page.goto(`/t/${id}/2`);
  await expect(page.locator('.replay-bar')).toBeVisible();
  return page;
};

/** Two people share a device: between them a curtain. */
const curtain: Open = async (browser, server, habits) => {
  const page = await visit(browser, server.url, habits);
  await page.goto('/new/nautilus?on=device');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('.hand-over')).toBeVisible();
  return page;
};

/** Moments of both games that take taps to come to. */
export const MOMENTS: Readonly<Record<string, Open>> = {
  'many actions open': tableAt(BEFORE_A_LAUNCH, 2),
  'a tile picked up': after(tableAt(BEFORE_A_LAUNCH, 2), async page => {
    await page.locator('.action-take').nth(3).click();
    await page.locator('.shop-item.is-offered').first().click();
  }),
  rewards: launch,
  'a card to choose': middle,
  'a card chosen': after(middle, page => card(page, 1)),
  'a sailor chosen': after(middle, async page => {
    await card(page, 1);
    await use(page, 0);
  }),
  'a portion of the 5': after(middle, async page => {
    await card(page, 0);
    await use(page, 0);
  }),
  'a swap': after(middle, async page => {
    await card(page, 3);
    await use(page, 0);
    await use(page, 0);
  }),
  'the Nautilùs card': after(middle, page => card(page, 2)),
  'a storm before it is played': after(middle, page => card(page, 4)),
  'playing for somebody else': commanding,
  'open hands': tableAt({ ...MIDDLE, open: [false, true, true, true] }, 3),
  'result of Nautilùs': over,
  replay,
  curtain,
  'the log': after(launch, async page => {
    const button = page.locator('.table-log-button');
    if (await button.isVisible()) await button.click();
  }),
  'the menu of a table': after(middle, page => page.locator('.table-tools button:visible').last().click()),
};
