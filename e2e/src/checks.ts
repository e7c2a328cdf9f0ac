import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing on the page keeps anybody out, as far as a program can tell. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  // Pages without frames of others: neither a second page nor what passes is needed.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    .setLegacyMode();
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(node => node.html).join(' | ')}`);
  expect(found, where).toEqual([]);
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

/** Nothing needs scrolling sideways, and no text is cut. */
export const expectFits = async (page: Page, where: string): Promise<void> => {
  const { scroll, client } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    client: document.documentElement.clientWidth,
  }));
  expect(scroll, `${where}: the page is wider than the screen`).toBeLessThanOrEqual(client);
  expect(await page.evaluate(cutTexts), `${where}: cut texts`).toEqual([]);
};
