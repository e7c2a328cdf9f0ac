import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import { click, glowing, isReady, mainButton, tap } from '../player.ts';
import { MIDDLE } from '../positions.ts';
import { recordedGame } from '../recorded-games.ts';
import { fullTest, test, testInTurn } from '../shared-server.ts';
import { layTable } from '../tables.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Signs of life are no words. */
const isWord = (frame: string): boolean => !frame.includes('"ping"');

/** All requests and sockets of a page. */
const listen = (page: Page): string[] => {
  const left: string[] = [];
  page.on('request', request => left.push(`${request.method()} ${new URL(request.url()).pathname}`));
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => left.push(`frame ${payload}`)));
  return left;
};

const TITLE = { en: 'What if …', fr: 'Et si…' } as const;
const BACK = { en: 'Back to the table', fr: 'À la table' } as const;
type Spoken = keyof typeof TITLE;

const open = async (page: Page, language: Spoken = 'en'): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByText(TITLE[language]).click();
  await expect(page.getByRole('heading', { name: TITLE[language] })).toBeFocused();
};

const close = async (page: Page, language: Spoken = 'en'): Promise<void> => {
  await page.getByRole('button', { name: BACK[language] }).click();
  await expect(page.locator('.what-if')).toHaveCount(0);
};

/** Requests that tell something, and files that think. */
const thoughtOrSaid = (left: readonly string[]): readonly string[] =>
  left.filter(line =>
    /^GET .*\/assets\//.test(line) ? /bot|coach|worker|think|judge|review/i.test(line) : isWord(line),
  );

const playByProgram = async (api: Api, id: string): Promise<void> => {
  const { number, asked, view } = await api.get<{ number: number; asked: number; view: { moves: string[] } }>(
    `/tables/${id}/view`,
  );
  await api.post(`/tables/${id}/moves`, { number, asked, moves: [view.moves[0]], id: `move-${randomHex()}` });
};

testInTurn(2)(
  "what if: another's seat is played on, nothing leaves the page, and the table is there as it went on",
  async ({ browser }) => {
    let left: string[] = [];
    const asked = { game: 'nauticus', players: 2, options: { start: 0 } };
    const guests = [{ name: 'Bruno' }, { name: 'Anna' }];
    const { id, pages } = await layTable(browser, server, asked, guests, true, page => {
      left = listen(page);
    });
    const [bruno, anna] = pages as [Page, Page];
    await expect(mainButton(anna)).toBeVisible();
    await expect.poll(() => isReady(bruno)).toBe(true);
    // Bruno's turn, which is played here.
    await open(anna);
    await expectFits(anna, 'what if');
    await expectAccessible(anna, 'what if');
    left.length = 0;
    await click(glowing(anna).first());
    await expect(anna.locator('.action-bar-step')).toHaveCount(1);
    expect(thoughtOrSaid(left)).toEqual([]);
    // Meanwhile the table goes on.
    await playByProgram(Api.of(bruno), id);
    await expect(anna.getByText('The game has moved on at the table.')).toBeVisible();
    await close(anna);
    for (const page of pages) await page.context().close();
  },
);

const anotherDeal = (page: Page) => page.getByRole('button', { name: 'Une autre donne possible' });

fullTest(
  'what if with hidden hands, in French: where others play it is supposed what they do, and cards stay face down',
  async ({ browser }) => {
    let left: string[] = [];
    const bot = { kind: 'bot', level: 'deckhand' };
    const asked = { game: 'nautilus', position: MIDDLE, seats: [{ kind: 'open' }, { kind: 'open' }, bot, bot] };
    const guests = [{ name: 'Bruno' }, { name: 'Anne', language: 'fr' as const }];
    const { pages } = await layTable(browser, server, asked, guests, true, page => {
      left = listen(page);
    });
    const [bruno, anne] = pages as [Page, Page];
    await expect.poll(() => isReady(bruno)).toBe(true);
    await open(anne, 'fr');
    left.length = 0;
    await expect(anotherDeal(anne)).toHaveCount(0);
    await anne.getByLabel('Supposons que Bruno…').selectOption({ index: 1 });
    await expect(anne.locator('.what-if .log li')).toHaveCount(1);
    await expectAccessible(anne, 'what if with hidden hands');
    const hands = await anne.locator('.what-if .other-cards').allInnerTexts();
    expect([hands.length, hands.join('')], 'no card of theirs is told').toEqual([3, '']);
    expect(thoughtOrSaid(left)).toEqual([]);
    await close(anne, 'fr');
    await expect(anne.locator('.log li')).toHaveCount(0);
    for (const page of pages) await page.context().close();
  },
);

testInTurn(0)(
  'what if in a replay with hidden hands, in French, on a phone: another deal at a press, any seat, and back without a trace',
  async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', language: 'fr' });
    await Api.of(page).guest('Anne', 'fr');
    const { id } = await Api.of(page).post<{ id: string }>('/replays', recordedGame('nautilus/records/duel.json'));
    await page.goto(`/r/${id}/120`);
    const place = page.getByLabel('Position dans la partie');
    await expect(place).toHaveValue('120');
    await open(page, 'fr');
    const hand = (): Promise<string[]> => page.locator('.what-if .hand button').allInnerTexts();
    const [first, hands] = [await hand(), new Set<string>()];
    expect(first.length).toBeGreaterThan(0);
    for (let deal = 2; deal < 6; deal++) {
      await anotherDeal(page).tap();
      await expect(page.getByText(`(donne ${deal})`)).toBeVisible();
      hands.add((await hand()).join());
    }
    expect(hands.size, 'who looks on knows no hand').toBeGreaterThan(1);
    await expectFits(page, 'what if on a phone, in French');
    await tap(glowing(page).first());
    await close(page, 'fr');
    await expect(place).toHaveValue('120');
    await page.context().close();
  },
);
