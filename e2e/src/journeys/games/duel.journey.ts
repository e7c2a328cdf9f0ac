import { type JsonObject, SeededChance } from '@ankerplatz/kit';
import { jsonOf } from '@ankerplatz/nautilus/testing';
import { gameById } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../../checks.ts';
import { click, lot, mainButton, tap } from '../../player.ts';
import { card, decide, held, use, whoDecides } from '../../sailing.ts';
import { test, testInTurn } from '../../shared-server.ts';
import { type Guest, layTable } from '../../tables.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Milliseconds. */
const LATE = 500;

/** All that the server says comes late, as on a busy machine: hands must not take that for an answer. */
const hearLate = (page: Page): Promise<void> =>
  page.routeWebSocket('**/socket', near => {
    const far = near.connectToServer();
    far.onMessage(message => void setTimeout(() => near.send(message), LATE));
  });

/** One start card among so many: one player has none. */
const FEW_STARTS = { deck: { 1: 1, 2: 8, 3: 8, 4: 8, 6: 8, 8: 8, 9: 8, 10: 8, trade: 1, compass: 1, storm: 1 } };

testInTurn(2)('a duel in two browsers: questions, answers, and new hands', async ({ browser }) => {
  const position = jsonOf('trade 2 / 9 storm | n1 t3 e1 t20', FEW_STARTS);
  const guests: readonly Guest[] = [
    { name: 'Anna', device: 'phone' },
    { name: 'Emil', device: 'desktop', language: 'de' },
  ];
  const { pages } = await layTable(browser, server, { game: 'nautilus', position }, guests, true, hearLate);
  const [anna, emil] = pages as [Page, Page];
  await card(anna, 'trade').tap();
  await mainButton(anna).tap();
  await use(anna, 'Ask for a 7').tap();
  await mainButton(anna).tap();
  await expect(use(anna, '7: no')).toHaveAttribute('aria-disabled', 'true');
  await expectFits(anna, 'a question was answered');
  await expectAccessible(anna, 'a question was answered');
  await use(anna, 'Ask for a 9').tap();
  await mainButton(anna).tap();
  await expect(anna.locator('.tray')).toBeVisible();
  await card(anna, '2').tap();
  await mainButton(anna).tap();
  await expect(held(anna)).toHaveCount(1);
  await expect(card(anna, '9'), 'what was asked for is hers').toBeVisible();
  await expect(card(emil, '2'), 'and his what she gave for it').toBeVisible();

  const draws = [lot(1), lot(2)];
  const turn = (seat: number): Promise<void> => decide(pages[seat]!, seat === 0 ? tap : click, draws[seat]!);
  const isSecond = async (): Promise<boolean> =>
    (await Promise.all(pages.map(page => page.locator('.table-heading').innerText()))).some(text => text.includes('2'));
  for (let [seat] = await whoDecides(pages); !(await isSecond()); [seat] = await whoDecides(pages)) await turn(seat!);

  const drawn: boolean[] = [];
  for (const page of pages) await expect(page.locator('.table-heading')).toHaveText(/2/);
  const [first] = await whoDecides(pages);
  for (const page of [pages[first!]!, pages[1 - first!]!]) {
    const again = page.locator('.uses .use').nth(1);
    await expect(page.locator('.uses .use').first()).toBeVisible();
    await expect(held(page)).toHaveCount(8);
    await expectFits(page, 'a new hand?');
    await expectAccessible(page, 'a new hand?');
    drawn.push(await again.isVisible());
    if (drawn.at(-1)) await again.click();
    await decide(page, click, draws[0]!);
  }
  expect(drawn, 'with one start card in the deck, one of two has none').toContain(true);
  await expect(pages[first!]!.locator('.hand .is-offered').first(), 'then who begins plays').toBeVisible();
  for (const page of pages) await expect(held(page)).toHaveCount(8);
  await Promise.all(pages.map(page => page.context().close()));
});

/** A game of two people on this device, as the page keeps it. */
const keptGame = (id: string, position: JsonObject) => {
  const nautilus = gameById('nautilus')!;
  const parsed = nautilus.parsePosition(position, SeededChance.from(id));
  if (!parsed.ok) throw new Error(parsed.error);
  return {
    id,
    game: 'nautilus',
    version: nautilus.version,
    number: 1,
    seats: ['Anna', 'Bert'].map(name => ({ kind: 'person', name })),
    options: parsed.value.setup.options,
    position,
    seed: id,
    entries: [],
    isOver: false,
    round: 1,
    touchedAt: new Date().toISOString(),
  };
};

/** Puts a game where the page keeps its own. */
const keep = (page: Page, game: { readonly id: string }): Promise<void> =>
  page.evaluate(
    kept =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('ankerplatz');
        asked.onupgradeneeded = () => asked.result.createObjectStore('games');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const writing = asked.result.transaction('games', 'readwrite');
          writing.objectStore('games').put(kept, kept.id);
          writing.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    game,
  );

/**
 * All of a page that can be looked at: the document, what assistive technology is told, what it stores beside games.
 */
const everything = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const shown = await page.evaluate(() => [
    document.documentElement.outerHTML,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, document.title, location.href]),
  ]);
  return [...shown, JSON.stringify(nodes)].join('\n');
};

const HANDS = [
  ['telescope', 'compass', 'card-9'],
  ['storm', 'privateer', 'card-10'],
] as const;

const expectSeen = async (page: Page, seat: number | null): Promise<void> => {
  const text = await everything(page);
  for (const [holder, words] of HANDS.entries())
    for (const word of words) expect(text.includes(word), `${word} for seat ${seat}`).toBe(holder === seat);
};

test('two people at one device: behind the curtain and in front of it, each sees only his own hand', async ({
  browser,
}) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await page.goto('/local');
  await keep(page, keptGame('c0ffee', jsonOf('telescope compass 9 2 / storm privateer 10 3 | n1 t3 e1 t20')));
  await page.goto('/local/c0ffee');
  const curtain = page.locator('.hand-over');
  await expect(curtain).toBeVisible();
  await expectSeen(page, null);
  await expectAccessible(page, 'the curtain');
  await expectFits(page, 'the curtain');

  await page.keyboard.press('Escape');
  await expect(curtain, 'it can only be answered').toBeVisible();
  await curtain.getByRole('button', { name: 'Anna' }).tap();
  await expect(held(page)).toHaveCount(4);
  await expectSeen(page, 0);
  await card(page, '9').tap();
  await card(page, '2').tap();
  await mainButton(page).tap();

  await expect(curtain).toBeVisible();
  await expectSeen(page, null);
  await page.reload();
  await expect(curtain, 'a reload shows nothing either').toBeVisible();
  await expectSeen(page, null);
  await curtain.getByRole('button', { name: 'Bert' }).tap();
  await expect(held(page)).toHaveCount(4);
  await expectSeen(page, 1);
  await page.context().close();
});
