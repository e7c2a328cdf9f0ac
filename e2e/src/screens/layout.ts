import { expect, type Page } from '@playwright/test';
import { brokenWords } from '../checks.ts';

/** Zones that must be seen together while one decides, each by its places on the page. */
const ZONES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  nauticus: {
    board: '.nauticus-ring .ring',
    ships: '.nauticus-yard .dock',
    storage: '.nauticus-yard .storage, .nauticus-yard .storage > *',
    purse: '.action-bar .counters',
    offers: '.nauticus-deciding > :is(.actions:not([inert]), .turn)',
    note: '.nauticus-deciding .notes-line',
    question: '.action-bar-buttons',
  },
  nautilus: {
    board: '.nautilus-ring > .board',
    pile: '.nautilus-ring > .discards > *',
    hand: '.nautilus-hand .hand-fan',
    purse: '.action-bar .harbour',
    offers: '.nautilus-deciding > .uses',
    note: '.nautilus-deciding .notes-line',
    question: '.action-bar-buttons',
  },
};

/** Zones that are missing, cut off, or lie over each other; a page runs it alone, so it holds all it needs. */
const faultsIn = (zones: Readonly<Record<string, string>>): string[] => {
  const faults: string[] = [];
  const rects = new Map<string, DOMRect[]>();
  const describe = ({ left, top, right, bottom }: DOMRect): string =>
    [left, top, right, bottom].map(Math.round).join(' ');
  /** The part of the screen that an element can show itself in. */
  const clipOf = (element: Element): DOMRect => {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue;
      const rect = parent.getBoundingClientRect();
      left = Math.max(left, rect.left);
      top = Math.max(top, rect.top);
      right = Math.min(right, rect.right);
      bottom = Math.min(bottom, rect.bottom);
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
    inner.left >= outer.left - 2 &&
    inner.top >= outer.top - 2 &&
    inner.right <= outer.right + 2 &&
    inner.bottom <= outer.bottom + 2;
  for (const [zone, selector] of Object.entries(zones)) {
    const elements = [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length > 0);
    // Notes come with few questions.
    if (elements.length === 0 && zone !== 'note') faults.push(`${zone} is missing`);
    rects.set(
      zone,
      elements.map(element => element.getBoundingClientRect()),
    );
    for (const element of elements) {
      const rect = element.getBoundingClientRect();
      const clip = clipOf(element);
      if (rect.width < 4 || rect.height < 4) faults.push(`${zone} has no size`);
      if (!isInside(rect, clip)) faults.push(`${zone} (${describe(rect)}) is cut off at ${describe(clip)}`);
    }
  }
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const names = [...rects.keys()];
  const isRound = (zone: string): boolean => zone === 'board' || zone === 'pile';
  const hasShips = document.querySelector('.dock-empty') === null;
  for (const [i, a] of names.entries())
    for (const b of names.slice(i + 1)) {
      // Deck and pile lie in the corners that a round board leaves free.
      if (isRound(a) && isRound(b)) continue;
      // The first line of a game may stand where ships will be.
      if (a === 'ships' && b === 'note' && !hasShips) continue;
      const both = rects.get(a)!.some(one => rects.get(b)!.some(other => overlap(one, other)));
      if (both) faults.push(`${a} and ${b} lie over each other`);
    }
  const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
  if (bar && rects.get('purse')!.some(({ top }) => top < bar.top))
    faults.push('purse reaches over the edge of the bar');
  // Goods and coins are counted in the bar, too, where a refusal may take its place.
  const refusal = document.querySelector('.notice')?.getBoundingClientRect();
  for (const [zone, parts] of rects)
    if (refusal && zone !== 'purse' && parts.some(part => overlap(part, refusal)))
      faults.push(`a refusal lies over ${zone}`);
  return faults;
};

/** Words that lie over other words, or over the sign of a button beside them. */
const wordsOverEachOther = (): string[] => {
  // Boards and hands are drawn over each other; what waits elsewhere, or is for ears alone, is not seen; hints and refusals lie over others.
  const apart = 'svg, .board, .discards, .hand, .hint, .notice, .hidden-text, .app-skip, dialog, [inert]';
  interface Seen {
    readonly element: Element;
    readonly words: string;
    readonly rect: DOMRect;
  }
  const clippedTo = (element: Element, rect: DOMRect): DOMRect => {
    let { left, top, right, bottom } = rect;
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflow === 'visible') continue;
      const clip = parent.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(apart);
  const seen: Seen[] = [];
  const see = (element: Element, words: string, { left, top, width, height }: DOMRect, inset: number): void => {
    const rect = clippedTo(element, new DOMRect(left, top + height * inset, width, height * (1 - 2 * inset)));
    if (rect.width > 2 && rect.height > 2) seen.push({ element, words, rect });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    const words = node.textContent!.trim();
    if (words === '' || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // Lines of a narrow paragraph touch: the letters themselves are lower.
    for (const rect of range.getClientRects()) see(element, words.slice(0, 40), rect, 0.18);
  }
  for (const sign of document.querySelectorAll('main .rule-mark'))
    if (isShown(sign)) see(sign, sign.getAttribute('aria-label') ?? 'a sign', sign.getBoundingClientRect(), 0.1);
  const liesOver = (a: Seen, b: Seen): boolean =>
    !(a.element.contains(b.element) || b.element.contains(a.element)) &&
    Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left) > 2 &&
    Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top) > 2;
  return seen.flatMap((a, i) =>
    seen
      .slice(i + 1)
      .filter(b => liesOver(a, b))
      .map(b => `"${a.words}" and "${b.words}" lie over each other`),
  );
};

/** The words of the main button, where they reach beyond it. */
const tooLongIn = (): string[] =>
  [...document.querySelectorAll('.action-bar-main')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ textContent }) => `"${textContent}" is wider than its button`);

/** Piles on the board, and what could not be touched. */
const coveredIn = (): string[] => {
  const faults: string[] = [];
  const plate = document.querySelector('.nautilus-ring .board')?.getBoundingClientRect();
  for (const element of document.querySelectorAll('.nautilus-ring > .discards > *')) {
    const pile = element.getBoundingClientRect();
    if (!plate || pile.width === 0) continue;
    const middle = { x: plate.left + plate.width / 2, y: plate.top + plate.height / 2 };
    const x = Math.max(pile.left, Math.min(middle.x, pile.right));
    const y = Math.max(pile.top, Math.min(middle.y, pile.bottom));
    if (Math.hypot(x - middle.x, y - middle.y) < plate.width / 2 - 4) faults.push('a pile lies on the board');
  }
  const covered = [...document.querySelectorAll<HTMLElement>('main :is(.is-offered, .hand-card, .shop-item, .use)')]
    .filter(
      each =>
        each.matches('button') && each.getClientRects().length > 0 && !each.closest('.nauticus-all, .hand, [inert]'),
    )
    .filter(each => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(each.contains(hit) || hit.contains(each));
    })
    .map(each => each.getAttribute('aria-label') ?? each.textContent);
  if (covered.length > 0) faults.push(`covered or out of sight: ${covered.join(' | ')}`);
  return faults;
};

/** Zones that are missing, cut off, covered, or lie over each other, words that are broken, each in a sentence. */
export const faultsOf = async (page: Page, game: string): Promise<readonly string[]> => [
  ...(await page.evaluate(faultsIn, ZONES[game]!)),
  ...(await page.evaluate(wordsOverEachOther)),
  ...(await page.evaluate(coveredIn)),
  ...(await page.evaluate(tooLongIn)),
  ...(await page.evaluate(brokenWords)),
];

/** Board, what one has, what one may do and the question are seen together; nothing lies over anything. */
export const expectSeenTogether = async (page: Page, game: string, where: string): Promise<void> => {
  expect.soft(await faultsOf(page, game), where).toEqual([]);
};
