/** Hands that play either game in any browser. */
import { expect } from '@playwright/test';
import type { Tab } from './driver.ts';

const SOON = { intervals: [20, 50, 100, 200] };

/** A thing that can be pressed: by a selector, and which of those that are seen. */
interface Target {
  readonly selector: string;
  readonly nth?: number;
  /** The element's own words, whole. */
  readonly words?: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of what is to be pressed; nothing while it is missing, or while something else lies over it. */
const pointOf = ({ selector, nth = 0, words }: Target): Point | null => {
  const seen = [...document.querySelectorAll(selector)].filter(
    element =>
      element.checkVisibility() &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible' &&
      (words === undefined || element.textContent?.trim() === words),
  );
  const element = seen.at(nth);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null;
};

/** The point where a target can be pressed, once it has come to rest; nothing if it is not seen. */
const restOf = async (tab: Tab, target: Target): Promise<Point | null> => {
  const first = await tab.evaluate(pointOf, target);
  const second = await tab.evaluate(pointOf, target);
  return first?.x === second?.x && first?.y === second?.y ? second : null;
};

export const press = async (tab: Tab, target: Target): Promise<void> => {
  let point: Point | null = null;
  const isAtRest = async (): Promise<boolean> => {
    point = await restOf(tab, target);
    return point !== null;
  };
  const message = `${target.selector} ${target.words ?? ''} can be pressed`;
  await expect.poll(isAtRest, { ...SOON, message }).toBe(true);
  await tab.press(point!.x, point!.y);
};

export const count = (tab: Tab, selector: string): Promise<number> =>
  tab.evaluate(
    wanted =>
      [...document.querySelectorAll(wanted)].filter(
        element => element.checkVisibility() && element.getClientRects().length > 0,
      ).length,
    selector,
  );

export const expectSeen = (tab: Tab, selector: string, many = 1): Promise<void> =>
  expect.poll(() => count(tab, selector), { ...SOON, message: `${selector} is seen` }).toBeGreaterThanOrEqual(many);

export const textsOf = (tab: Tab, selector: string): Promise<readonly string[]> =>
  tab.evaluate(wanted => [...document.querySelectorAll(wanted)].map(each => each.textContent ?? ''), selector);

/** Where a game stands on the page. */
interface Situation {
  readonly isOver: boolean;
  /** The device is to be handed over, or something is told that must be closed. */
  readonly dialog: 'hand over' | 'told' | null;
  readonly canPress: boolean;
  readonly isBusy: boolean;
  readonly offers: number;
  readonly steps: number;
  /** Changes with every step. */
  readonly print: string;
}

const GLOWING = ':is(button, [role=button]).is-offered, .is-offered > button:first-child';

const situationIn = (glowing: string): Situation => {
  const isSeen = (element: Element): boolean => element.checkVisibility() && element.getClientRects().length > 0;
  const seen = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const button = [...document.querySelectorAll('.action-bar-main')].at(-1);
  const offered = [...document.querySelectorAll('.is-offered')].map(element => element.textContent);
  const picked = [...document.querySelectorAll('[aria-pressed=true]')].map(element => element.textContent);
  const steps = document.querySelectorAll('.action-bar-step').length;
  const disabled = button?.getAttribute('aria-disabled');
  const isHandedOver = seen('.hand-over').length > 0;
  const isTold = seen('dialog[open]').length > 0;
  return {
    isOver: seen('.game-over, .result, .tally, .action-bar-main:not([aria-disabled])').length > 0,
    dialog: isHandedOver ? 'hand over' : isTold ? 'told' : null,
    canPress: disabled === 'false',
    isBusy: button?.getAttribute('aria-busy') === 'true',
    offers: seen(glowing).length,
    steps,
    print: JSON.stringify([offered, picked, button?.textContent, disabled, steps, isHandedOver, isTold]),
  };
};

const situation = (tab: Tab): Promise<Situation> => tab.evaluate(situationIn, GLOWING);

export const isOver = async (tab: Tab): Promise<boolean> => (await situation(tab)).isOver;

const isMine = ({ isBusy, canPress, offers, dialog }: Situation): boolean =>
  dialog !== null || (!isBusy && (canPress || offers > 0));

/** The player of this window can act, or the game is over. */
const isAsked = async (tab: Tab): Promise<boolean> => {
  const now = await situation(tab);
  return now.isOver || isMine(now);
};

export interface Habit {
  readonly draw: (most: number) => number;
  /** How many glowing things are pressed in a turn, at most, before the button is. */
  readonly eagerness: number;
}

/** One press: something that glows, or the button. What changes by itself meanwhile has changed it, too. */
const step = async (tab: Tab, { draw, eagerness }: Habit): Promise<void> => {
  const before = await situation(tab);
  if (before.isOver || !isMine(before)) return;
  const { dialog, canPress, offers, steps, print } = before;
  const wants = offers > 0 && (!canPress || (steps < eagerness && draw(4) > 0));
  const glows = { selector: GLOWING, nth: wants ? draw(offers) : 0 };
  const target: Target = wants ? glows : { selector: '.action-bar-main', nth: -1 };
  const hasChanged = async (): Promise<boolean> => (await situation(tab)).print !== print;
  if (dialog === 'told') await tab.key('Escape');
  else if (dialog === 'hand over') await press(tab, { selector: '.hand-over button' });
  else {
    const point = await restOf(tab, target);
    // Covered for a moment, moving or gone: looked at again.
    if (!point) return;
    await tab.press(point.x, point.y);
  }
  const message = `a press on ${JSON.stringify(target)} changes something: ${print}`;
  await expect.poll(hasChanged, { ...SOON, message }).toBe(true);
};

/** Plays for all who sit in these windows, until the game is over or so many presses have been made. */
export const play = async (tabs: readonly Tab[], habit: Habit, presses = Number.POSITIVE_INFINITY): Promise<void> => {
  for (let pressed = 0; pressed < presses; pressed++) {
    let asked: Tab | undefined;
    const isSomebodyAsked = async (): Promise<boolean> => {
      for (const tab of tabs)
        if (await isAsked(tab)) {
          asked = tab;
          return true;
        }
      return false;
    };
    await expect.poll(isSomebodyAsked, { ...SOON, message: 'somebody is asked' }).toBe(true);
    if (await isOver(asked!)) return;
    await step(asked!, habit);
  }
};
