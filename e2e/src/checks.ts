import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Words that are seen in a button with a name of its own, but are not in that name: people who control the page by
 * voice say what they see. A seat's last turn is told elsewhere.
 */
const unnamedWords = (): string[] => {
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [...document.querySelectorAll('.for-eyes')].flatMap(seen => {
    const name = ` ${plain(seen.previousElementSibling?.textContent ?? '')} `;
    return [...seen.querySelectorAll('*')]
      .filter(each => !each.closest('svg, .last-turn') && each.getClientRects().length > 0)
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
      .flatMap(({ textContent }) => textContent!.split(', ').map(plain))
      .filter(words => /\p{L}/u.test(words) && !name.includes(` ${words} `))
      .map(words => `"${words}" is not in "${name.trim()}"`);
  });
};

/** The page is accessible, as far as a program can tell. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  // Pages without frames of others: neither a second page nor what passes is needed.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(STANDARDS)
    .setLegacyMode();
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
  expect(await page.evaluate(unnamedWords), where).toEqual([]);
};

/** Elements whose text is wider or higher than they show. */
const cutTexts = (): string[] => {
  const isCut = (element: HTMLElement): boolean => {
    if (element.closest('.hidden-text')) return false;
    const style = getComputedStyle(element);
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip' || style.textOverflow === 'ellipsis';
    const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim());
    if (!hides || !hasText || element.clientWidth <= 1) return false;
    return style.writingMode.startsWith('vertical')
      ? element.scrollHeight > element.clientHeight + 1
      : element.scrollWidth > element.clientWidth + 1;
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(isCut)
    .map(element => `${element.className}: ${element.textContent?.slice(0, 60)}`);
};

/** Words that go on in the next line, although nothing in them allows a break: neither a hyphen nor a dictionary. What is longer than any word is an address. */
export const brokenWords = (): string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    const { hyphens, visibility } = getComputedStyle(parent);
    // Text for ears alone is a dot.
    const isSeen = visibility !== 'hidden' && parent.getBoundingClientRect().width > 2;
    if (!isSeen || parent.closest('svg, input, textarea')) continue;
    const text = node.textContent!;
    // Whole words, and what a space without a break holds together: the name of a bot and its number.
    const words = /(?<!\S)[^\s\u00ad\u200b/–-]{3,20}(?!\S)/g;
    const isWhole = hyphens !== 'auto' && !parent.closest('[aria-hidden=true]');
    for (const { 0: word, index } of [...(isWhole ? text.matchAll(words) : []), ...text.matchAll(/\S\u00a0\S/g)]) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 4) faults.add(`"${word}" is broken (${parent.className})`);
    }
  }
  return [...faults];
};

/** The page needs no scrolling sideways, and no text is cut. */
export const expectFits = async (page: Page, where: string): Promise<void> => {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `${where}: the page is wider than the screen`).toBeLessThanOrEqual(client);
  expect(await page.evaluate(cutTexts), `${where}: cut texts`).toEqual([]);
};

/** No word is broken: true of words of a language, not of whatever people call themselves. */
export const expectWhole = async (page: Page, where: string): Promise<void> =>
  expect(await page.evaluate(brokenWords), `${where}: broken words`).toEqual([]);
