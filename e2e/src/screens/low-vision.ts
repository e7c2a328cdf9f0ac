import { expect, type Page } from '@playwright/test';
import { expectFits } from '../checks.ts';

/** Elements that can be pressed or filled in; marks on the board stand for chips that are listed, too. */
const CONTROLS = ':is(button, a[href], input, select, textarea, summary):not(.board-offer, .app-skip, .hidden-text)';

/** Until what is drawn fits the new size. */
const resize = async (page: Page, width: number, height: number): Promise<void> => {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
};

/** Controls that cannot be brought to where they are seen and pressed. */
const lostIn = (controls: string): string[] => {
  const over = document.querySelector('dialog[open]') ?? document;
  const shown = [...over.querySelectorAll<HTMLElement>(controls)].filter(
    each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[inert]'),
  );
  return shown
    .filter(control => {
      const body = control.matches('input') ? (control.closest('label') ?? control) : control;
      body.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = body.getBoundingClientRect();
      // Cards of a hand lie over each other: some part of each is free.
      const points = [0.5, 0.15, 0.85].map(way => [left + width * way, top + height * way] as const);
      return !points.some(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (body.contains(hit) || hit.contains(body));
      });
    })
    .map(each => `${each.className}: ${each.getAttribute('aria-label') ?? each.textContent}`);
};

/** At this size nothing needs scrolling sideways, no text is cut, and every control can be reached. */
export const expectReflow = async (page: Page, width: number, height: number, where: string): Promise<void> => {
  await resize(page, width, height);
  const at = `${where}, ${width}×${height}`;
  await expectFits(page, at);
  expect.soft(await page.evaluate(lostIn, CONTROLS), `${at}: out of reach`).toEqual([]);
};

/** WCAG 1.4.12: the spacing that readers may set for themselves. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

const space = (spacing: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacing);
  document.adoptedStyleSheets = spacing === '' ? [] : [sheet];
};

/** Words that leave the button, the seat or the card that they stand on, or are cut at its edge; not those that are scrolled there. */
const spilled = (): string[] => {
  const isScrolled = (text: Node, box: Element): boolean => {
    for (let each = text.parentElement; each && box.contains(each); each = each.parentElement)
      if (each.scrollHeight > each.clientHeight && getComputedStyle(each).overflowY === 'auto') return true;
    return false;
  };
  const isSpilled = (box: Element): boolean => {
    const outer = box.getBoundingClientRect();
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.textContent?.trim() || text.parentElement?.closest('.hidden-text, svg, .last-turn')) continue;
      // The caption of the last turn and refusals grow over the edge of the board.
      const grown = text.parentElement?.closest('.action-bar-caption, .notice');
      if ((grown && grown !== box && box.contains(grown)) || isScrolled(text, box)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, top, right, bottom, width } of range.getClientRects())
        if (
          width > 0 &&
          (left < outer.left - 2 || right > outer.right + 2 || top < outer.top - 4 || bottom > outer.bottom + 4)
        )
          return true;
    }
    return false;
  };
  return [...document.querySelectorAll('button, .notice, .action-bar, .use, .action-row, dialog, h1, th, td')]
    .filter(box => box.checkVisibility() && !box.closest('.hidden-text') && isSpilled(box))
    .map(box => `${box.className}: ${box.textContent?.slice(0, 60)}`);
};

/** With wider letters, words and lines nothing is cut and nothing leaves its place. */
export const expectSpaced = async (page: Page, width: number, height: number, where: string): Promise<void> => {
  await resize(page, width, height);
  const before = new Set(await page.evaluate(spilled));
  await page.evaluate(space, SPACING);
  const at = `${where}, ${width}×${height}, spaced`;
  await expectFits(page, at);
  expect
    .soft(
      (await page.evaluate(spilled)).filter(each => !before.has(each)),
      `${at}: spilled`,
    )
    .toEqual([]);
  expect.soft(await page.evaluate(lostIn, CONTROLS), `${at}: out of reach`).toEqual([]);
  await page.evaluate(space, '');
};

/** Colours of ours that draw lines and words, and how much they must differ from the ground. */
const INKS: Readonly<Record<string, number>> = {
  '--ink': 4.5,
  '--ink-soft': 4.5,
  '--sea': 3,
  '--line': 3,
  '--brass': 3,
};

/** Contrasts of drawn lines with the ground that the person has chosen for all pages. */
const contrasts = (names: readonly string[]): Record<string, number> => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.forcedColorAdjust = 'none';
  const light = (colour: string): number => {
    probe.style.color = '';
    probe.style.color = colour;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map(part => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const found = names.map(name => [name, contrast(light(`var(${name})`), light('Canvas'))]);
  probe.remove();
  return Object.fromEntries(found);
};

/** Words in the colour of the ground that the browser lays behind them. */
const buried = (): string[] => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Canvas';
  const ground = getComputedStyle(probe).color;
  probe.remove();
  const hasOwnGround = (element: Element): boolean => {
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)';
  };
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      each =>
        each instanceof HTMLElement && each.checkVisibility() && !hasOwnGround(each) && !each.closest('.hidden-text'),
    )
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim()))
    .filter(each => getComputedStyle(each).color === ground && getComputedStyle(each).forcedColorAdjust !== 'none')
    .map(each => `${each.className}: ${each.textContent?.slice(0, 40)}`);
};

/** Elements offered, chosen or on turn, though no shape says so when colours and shadows are gone. */
const unmarked = (): string[] => {
  const isMarked = (element: Element): boolean => {
    const { outlineStyle, borderTopWidth, fontWeight, backgroundColor, textDecorationLine } = getComputedStyle(element);
    const { backgroundColor: around } = getComputedStyle(element.parentElement!);
    return (
      outlineStyle !== 'none' ||
      Number.parseFloat(borderTopWidth) >= 2 ||
      Number(fontWeight) >= 700 ||
      textDecorationLine !== 'none' ||
      (backgroundColor !== around && backgroundColor !== 'rgba(0, 0, 0, 0)' && element.matches('.button-main'))
    );
  };
  return [...document.querySelectorAll<HTMLElement>(':is(.is-offered, .is-turn, [aria-pressed=true], .button-main)')]
    .filter(
      each => each instanceof HTMLElement && each.checkVisibility() && each.getAttribute('aria-disabled') !== 'true',
    )
    .filter(each => !isMarked(each))
    .map(each => `${each.className}: ${each.textContent?.slice(0, 40)}`);
};

/** Whatever palette the user has chosen for all pages: lines are seen, and what matters is told by shapes. */
export const expectForced = async (page: Page, where: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    // Styles for forced colours are loaded only where they are needed.
    for (const [name, least] of Object.entries(INKS))
      await expect
        .poll(
          async () => (await page.evaluate(contrasts, [name]))[name],
          `${where}, forced colours, ${colorScheme}: ${name}`,
        )
        .toBeGreaterThanOrEqual(least);
    await expect.poll(() => page.evaluate(buried), `${where}, forced colours, ${colorScheme}: buried`).toEqual([]);
    await expect
      .poll(() => page.evaluate(unmarked), `${where}, forced colours, ${colorScheme}: told by colour alone`)
      .toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
};

interface Stop {
  readonly name: string;
  readonly isSeen: boolean;
  readonly isMarked: boolean;
}

/** The element with the focus: whether any of it can be seen, and whether it shows that it has it. */
const stopNow = (): Stop | null => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  const body = focused.matches('input') ? (focused.closest('label') ?? focused) : focused;
  const { left, top, width, height } = body.getBoundingClientRect();
  const ways = [0.08, 0.5, 0.92];
  // The cursor of a board lets pointers through to what lies below it.
  const letsThrough = getComputedStyle(body).pointerEvents === 'none';
  const isOnScreen = left >= 0 && top >= 0 && left + width <= innerWidth && top + height <= innerHeight;
  const isSeen =
    (letsThrough && isOnScreen) ||
    ways.some(x =>
      ways.some(y => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        return hit !== null && (body.contains(hit) || (hit.contains(body) && hit.closest('svg') !== null));
      }),
    );
  const marks = [focused, ...body.querySelectorAll('*')].map(each => getComputedStyle(each));
  const isMarked = marks.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
  );
  const name = `${focused.className}: ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').slice(0, 60)}`;
  return { name, isSeen, isMarked };
};

const MOST_STOPS = 120;

/** WCAG 2.4.11: wherever a key leads, it is seen, and seen to be there. */
export const expectFocusSeen = async (page: Page, width: number, height: number, where: string): Promise<void> => {
  await resize(page, width, height);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const hidden: string[] = [];
  const first = new Set<string>();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopNow);
    // After the last one comes the browser itself, then the first.
    if (!stop && first.size > 0) break;
    if (!stop) continue;
    first.add(stop.name);
    if (!stop.isSeen) hidden.push(`hidden: ${stop.name}`);
    if (!stop.isMarked) hidden.push(`unmarked: ${stop.name}`);
  }
  expect(first.size, `${where}: places that a key leads to`).toBeGreaterThan(3);
  expect.soft(hidden, `${where}, ${width}×${height}`).toEqual([]);
};
