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
/** Elements that glow because they may be tapped now. */
export const glowing = (page: Page): Locator =>
  page.locator(':is(button, [role=button]).is-offered:visible, .is-offered > button:first-child:visible');

/**
 * The things that a player at a table sees at once: a question to the browser for each of them would take most of a
 * journey.
 */
export interface Sight {
  /** The decision that is asked now: changes with every step, so that a hand knows when its touch has been taken in. */
  readonly situation: string;
  /** How many things glow. */
  readonly offers: number;
  /** How many steps are drafted. */
  readonly steps: number;
  readonly canPress: boolean;
  /** A move is on its way to the server, and the draft of it still shown. */
  readonly isBusy: boolean;
  /** Of Nautilùs: how many uses of the chosen card glow, and how many cards. */
  readonly uses: number;
  readonly cards: number;
  readonly hasDialog: boolean;
  /** The end counts while the result is still on its way, too: a player has a button that tells whether it can be pressed. */
  readonly isOver: boolean;
}

export const sightOf = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const visible = (selector: string): Element[] =>
      all(selector).filter(
        element => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      );
    const textsOf = (selector: string) => all(selector).map(element => element.textContent);
    const button = all('.action-bar-main').at(-1);
    const blocked = button?.getAttribute('aria-disabled');
    const steps = all('.action-bar-step').length;
    const picked = textsOf('[aria-pressed=true]');
    return {
      situation: JSON.stringify([textsOf('.is-offered'), picked, button?.textContent, blocked, steps]),
      offers: visible(':is(button, [role=button]).is-offered, .is-offered > button:first-child').length,
      steps,
      canPress: button !== undefined && blocked !== 'true',
      isBusy: button?.getAttribute('aria-busy') === 'true',
      uses: visible('.uses .is-offered').length,
      cards: visible('.hand .is-offered').length,
      hasDialog: all('dialog[open]').length > 0,
      isOver: visible(':is(.game-over, .result, .action-bar-main:not([aria-disabled]))').length > 0,
    };
  });

export const isOver = async (page: Page): Promise<boolean> => (await sightOf(page)).isOver;

/** Whatever cannot be reached for so long may be gone. */
const REACH_MS = 5000;
/** On a machine that is busy enough the hand itself takes longer than that: it is given more time each time. */
const LONGEST_REACH_MS = 120_000;

/** The way a hand reaches a target: by a tap, a click, or keys alone; `timeout` in milliseconds. */
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

export const situation = async (page: Page): Promise<string> => (await sightOf(page)).situation;

const isAsked = ({ canPress, offers }: Sight): boolean => canPress || offers > 0;

/** The player can tap something, if only the button. */
export const isReady = async (page: Page): Promise<boolean> => isAsked(await sightOf(page));

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
const step = async (page: Page, sight: Sight, { touch, draw, eagerness }: Habit): Promise<void> => {
  const { offers, steps, canPress } = sight;
  const wants = offers > 0 && (!canPress || (steps < eagerness && draw(4) > 0));
  const target = wants ? glowing(page).nth(draw(offers)) : mainButton(page);
  await touchAt(page, sight.situation, touch, target);
};

/** Plays a seat until the game is over, or as many own touches. */
export const playOn = async (page: Page, habit: Habit, touches = Number.POSITIVE_INFINITY): Promise<void> => {
  for (let touched = 0; touched < touches; touched++) {
    let sight = await sightOf(page);
    const isOn = async (): Promise<boolean> => {
      sight = await sightOf(page);
      return isAsked(sight) || sight.isOver;
    };
    if (!isAsked(sight) && !sight.isOver) await expect.poll(isOn, { intervals: [20, 40, 80, 160] }).toBe(true);
    if (sight.isOver) return;
    await step(page, sight, habit);
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
