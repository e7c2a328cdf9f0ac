import { expect, type Locator, type Page } from '@playwright/test';

/** Draws like a die, the same for the same seed: a journey that failed can be walked again. */
export const lot = (seed: number): ((most: number) => number) => {
  let state = seed;
  return most => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
};

/** The action bar's one button. */
export const mainButton = (page: Page): Locator => page.locator('.action-bar-main').last();
/** Everything that glows because it may be tapped now. */
export const glowing = (page: Page): Locator =>
  page.locator(':is(button, [role=button]).is-offered:visible, .is-offered > button:first-child:visible');
/** Also while the result is still on its way: whoever plays has a button that tells whether it can be pressed. */
export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator(':is(.game-over, .result, .action-bar-main:not([aria-disabled])):visible').count()) > 0;

/** Whatever cannot be reached for so long may be gone. */
const REACH_MS = 5000;
/** On a machine that is busy enough the hand itself takes longer than that: it is given more time each time. */
const LONGEST_REACH_MS = 120_000;

/** How a hand reaches what it wants: by a tap, a click, or keys alone; `timeout` in milliseconds. */
export type Touch = (target: Locator, timeout?: number) => Promise<void>;
export const tap: Touch = (target, timeout = REACH_MS) => target.tap({ timeout });
export const click: Touch = (target, timeout = REACH_MS) => target.click({ timeout });

const MOST_KEYS = 150;

/** Walks the focus forward until it is on the target, then presses Enter. */
export const keys: Touch = async target => {
  const wanted = await target.elementHandle();
  for (let pressed = 0; pressed < MOST_KEYS; pressed++) {
    if (await wanted?.evaluate(element => element === document.activeElement))
      return target.page().keyboard.press('Enter');
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${await target.evaluate(element => element.outerHTML.slice(0, 200))}`);
};

/** What is asked now: changes with every step, so that a hand knows when its tap has been taken in. */
export const situation = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const offered = [...document.querySelectorAll('.is-offered')].map(element => element.textContent);
    const button = [...document.querySelectorAll('.action-bar-main')].at(-1);
    const steps = document.querySelectorAll('.action-bar-step').length;
    const picked = [...document.querySelectorAll('[aria-pressed=true]')].map(element => element.textContent);
    return JSON.stringify([offered, picked, button?.textContent, button?.getAttribute('aria-disabled'), steps]);
  });

/** Something can be tapped, if only the button. */
export const isReady = async (page: Page): Promise<boolean> =>
  (await mainButton(page).getAttribute('aria-disabled')) !== 'true' || (await glowing(page).count()) > 0;

interface Habit {
  readonly touch: Touch;
  readonly draw: (most: number) => number;
  /** How many glowing things are touched in a turn, at most, before the button is. */
  readonly eagerness: number;
}

/**
 * A touch, and whatever it changes. Cards that are discarded by themselves may be quicker than the hand: then they have changed it, and the hand
 * touches nothing that has come since.
 */
export const touchAt = async (page: Page, before: string, touch: Touch, target: Locator): Promise<void> => {
  const hasChanged = async (): Promise<boolean> => (await situation(page)) !== before;
  let reach = REACH_MS;
  await expect(async () => {
    if (await hasChanged()) return;
    reach = Math.min(2 * reach, LONGEST_REACH_MS);
    await touch(target, reach / 2);
  }).toPass({ timeout: 2 * LONGEST_REACH_MS });
  await expect.poll(hasChanged, { intervals: [20, 40, 80, 160], message: 'a touch changes something' }).toBe(true);
};

/** One touch: something that glows, or the button. */
const step = async (page: Page, { touch, draw, eagerness }: Habit): Promise<void> => {
  const before = await situation(page);
  const offers = await glowing(page).count();
  const steps = await page.locator('.action-bar-step').count();
  const canPress = (await mainButton(page).getAttribute('aria-disabled')) !== 'true';
  const wants = offers > 0 && (!canPress || (steps < eagerness && draw(4) > 0));
  const target = wants ? glowing(page).nth(draw(offers)) : mainButton(page);
  await touchAt(page, before, touch, target);
};

/** Plays a seat until the game is over, or as many own touches. */
export const playOn = async (page: Page, habit: Habit, touches = Number.POSITIVE_INFINITY): Promise<void> => {
  for (let touched = 0; touched < touches && !(await isOver(page)); touched++) {
    await expect.poll(async () => (await isReady(page)) || (await isOver(page))).toBe(true);
    if (await isOver(page)) return;
    await step(page, habit);
  }
};

/** The place in the list of the page whose turn it is. */
export const whoseTurn = async (pages: readonly Page[]): Promise<number> => {
  let seat = -1;
  const isKnown = async (): Promise<boolean> => {
    seat = (await Promise.all(pages.map(isReady))).indexOf(true);
    return seat >= 0;
  };
  await expect.poll(isKnown).toBe(true);
  return seat;
};

/** Types a move into the command field, by keys alone; it is drafted, not submitted. */
export const typeMove = async (page: Page, move: string): Promise<void> => {
  // Keys that come before the table listens are lost.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.locator('.command input')).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.keyboard.type(move);
  await page.keyboard.press('Enter');
  await expect(page.locator('.command-answer')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(page.locator('.command')).toHaveCount(0);
};
