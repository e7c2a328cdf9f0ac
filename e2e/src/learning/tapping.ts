import { expect, type Locator, type Page } from '@playwright/test';
import { situation, type Touch } from '../player.ts';
import type { Hand } from './learner.ts';

const place = (name: string): string => `[data-place~="${name}"]`;

/** Where a tile goes: what is tapped after the tile itself. */
const WHERE: Readonly<Record<string, (number: string) => string>> = {
  new: () => '.dock-new',
  store: () => '.storage-here',
  ship: number => place(`ship-0-${number}`),
};

const tileTo = (rest: string): readonly string[] => {
  const [tile, where, number = ''] = rest.split(' ');
  return [place(`item-${tile}`), WHERE[where!]!(number)];
};

/** `n1>h2` */
const walk = (text: string): readonly string[] => {
  const [sailor, to] = text.split('>') as [string, string];
  return [place(`piece-${sailor}`), place(to.startsWith('h') ? `${sailor[0]}${to}` : to)];
};

const USE = '.uses-chips .use.is-offered';

const playCard = (rest: string): readonly string[] => {
  const [card, ...how] = rest.split(' ');
  const first = place(`card-${card}`);
  if (how[0] === 'skip') return [first, `${USE}:not(:has(.use-piece))`];
  if (card === 'nautilus') return [first, USE];
  return [first, ...how.flatMap(part => (part.includes('>') ? walk(part) : [place(`piece-${part}`)]))];
};

const card = (name: string): readonly string[] => [place(`card-${name}`)];
const button = (): readonly string[] => [place('button')];
const use = (): readonly string[] => [place('use')];

/** By the first word of a move: what is tapped for it, one after another, as far as it takes. */
const TARGETS: Readonly<Record<string, (rest: string) => readonly string[]>> = {
  take: action => [place(`tile-${action}`)],
  buy: tileTo,
  load: tileTo,
  bonus: tile => [place(`item-${tile}`)],
  reward: reward => [...(reward.includes('+') ? [place('reward-goods')] : []), place(`reward-${reward}`)],
  extra: action => [`${place('extra')} button`, place(`extra-${action}`)],
  money: use,
  crowns: use,
  deliver: use,
  pass: button,
  end: button,
  play: playCard,
  use: walk,
  step: walk,
  give: card,
  trade: card,
};

/** A finger: on the board, what lies nearest to it is meant, and no element of its own. */
export const finger: Touch = async target => {
  await target.scrollIntoViewIfNeeded();
  const isDrawn = await target.evaluate(element => element instanceof SVGElement);
  if (!isDrawn) return target.tap();
  const { x, y, width, height } = (await target.boundingBox())!;
  await target.page().touchscreen.tap(x + width / 2, y + height / 2);
};

const stepsOf = (page: Page): Promise<number> => page.locator('.action-bar-step').count();

/** Waits until a tap has been taken in. */
const touched = async (page: Page, touch: Touch, target: Locator): Promise<void> => {
  const before = await situation(page);
  const opened = page.locator('dialog[open], .reward-pairs');
  const open = await opened.count();
  await touch(target);
  const hasChanged = async (): Promise<boolean> =>
    (await situation(page)) !== before || (await opened.count()) !== open;
  await expect.poll(hasChanged, { intervals: [20, 40, 80], message: 'a tap changes something' }).toBe(true);
};

/** Taps whatever a move takes and, where that makes the turn complete, the large button. */
export const tapping =
  (page: Page, touch: Touch): Hand =>
  async move => {
    const [verb = ''] = move.split(' ');
    const before = await stepsOf(page);
    for (const target of TARGETS[verb]!(move.slice(verb.length + 1))) {
      if ((await stepsOf(page)) > before) break;
      // The only sailor that is left is lifted by itself.
      if ((await page.locator(`.is-picked ${target}:visible`).count()) > 0) continue;
      await touched(page, touch, page.locator(`${target}:visible`).first());
    }
    expect(await stepsOf(page), `${move} is drafted`).toBeGreaterThan(before);
    if ((await page.locator('.lesson-text strong').count()) > 0)
      await touched(page, touch, page.locator(`${place('button')}:visible`).first());
  };
