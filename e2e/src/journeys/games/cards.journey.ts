import { jsonOf } from '@ankerplatz/nautilus/testing';
import { expect, type Page } from '@playwright/test';
import { Api } from '../../api.ts';
import { expectFits } from '../../checks.ts';
import { someOf } from '../../extent.ts';
import { mainButton } from '../../player.ts';
import { card, held, use } from '../../sailing.ts';
import { test, testInTurn } from '../../shared-server.ts';
import type { TestServer } from '../../test-server.ts';
import { visit } from '../../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

const BOT = { kind: 'bot', level: 'deckhand' };

/** A tap: on a card of the hand, what to do with it, the main button by what it says. */
type Tap = readonly ['card' | 'use' | 'main', string];

interface Deed {
  /** In short: hands, pieces, rest. */
  readonly at: string;
  readonly taps: readonly Tap[];
  /** The moves that the server has then. */
  readonly moves: readonly string[];
  /** Where pieces stand then. */
  readonly stand?: readonly string[];
  readonly sees?: (page: Page) => Promise<void>;
}

/** The opponent who still holds cards has no sailor on the board, so they discard, and the board stays as it is. */
const DEEDS: Readonly<Record<string, Deed>> = {
  '12 brings out, 1 goes forward': {
    at: '1 12 2 / . / . / 9 9 9 | n1 t3',
    taps: [
      ...([
        ['card', '12'],
        ['use', 'comes out'],
        ['main', 'Play the 12'],
      ] as const),
      ...([
        ['card', '1'],
        ['use', 'Your no. 1 → North 4'],
        ['main', 'Play the 1'],
      ] as const),
    ],
    moves: ['play 12 n2>t0', 'play 1 n1>t4'],
    stand: ['Your no. 2: North start', 'Your no. 1: North 4'],
  },
  '1 brings out, 12 goes forward': {
    at: '1 12 2 / . / . / 9 9 9 | n1 t3 n2 h3 n3 h2',
    taps: [
      ...([
        ['card', '12'],
        ['use', 'Your no. 1 → North 15'],
        ['main', 'Play the 12'],
      ] as const),
      ...([
        ['card', '1'],
        ['use', 'comes out'],
        ['main', 'Play the 1'],
      ] as const),
    ],
    moves: ['play 12 n1>t15', 'play 1 n4>t0'],
  },
  '4 goes back, and into the harbour': {
    at: '4 4 2 / . / . / 9 9 9 | n1 t2 n2 t20',
    taps: [
      ...([
        ['card', '4'],
        ['use', 'Your no. 1: 2 places'],
        ['use', 'harbour North 2'],
        ['main', 'Play the 4'],
      ] as const),
      ...([
        ['card', '4'],
        ['main', 'Play the 4'],
      ] as const),
    ],
    moves: ['play 4 n1>h1', 'play 4 n2>t16'],
    stand: ['Your no. 1: harbour North 2', 'Your no. 2: East start'],
  },
  '5 is shared with the partner': {
    at: '5 2 / . / . / 9 9 9 | n1 t3 s1 t20',
    taps: [
      ['card', '5'],
      ['use', 'Your no. 1'],
      ['use', '2 steps → North 5'],
      ['use', '3 steps → East 7'],
      ['main', 'Play the 5'],
    ],
    moves: ['play 5 n1>t5', 'step s1>t23'],
  },
  '7 captures all whom it passes': {
    at: '7 2 / . / . / 9 9 9 | n1 t3 e1 t5 w1 t8',
    taps: [
      ['card', '7'],
      ['main', 'Play the 7'],
    ],
    moves: ['play 7 n1>t10'],
    stand: ['Your no. 1: North 10', 'East’s no. 1: whirlpool East', 'West’s no. 1: whirlpool West'],
  },
  '8 lets the next one miss a turn, or goes forward': {
    at: '8 8 2 / 3 9 / . / . | n1 t3 e1 t20',
    taps: [
      ...([
        ['card', '8'],
        ['use', 'misses a turn'],
        ['main', 'Play the 8'],
      ] as const),
      ...([
        ['card', '8'],
        ['use', 'North 11'],
        ['main', 'Play the 8'],
      ] as const),
    ],
    moves: ['play 8 skip', 'play 8 n1>t11'],
  },
  '6 ends in a cave': {
    at: '6 2 / . / . / 9 9 9 | n1 t3',
    taps: [
      ['card', '6'],
      ['use', 'cave North'],
      ['main', 'Play the 6'],
    ],
    moves: ['play 6 n1>c0'],
    stand: ['Your no. 1: cave North'],
  },
  '2 rides Moby Dick': {
    at: '2 3 / . / . / 9 9 9 | n1 t3 e1 t12 moby t5',
    taps: [
      ['card', '2'],
      ['main', 'Play the 2'],
    ],
    moves: ['play 2 n1>t5'],
    stand: ['Your no. 1: North 11', 'Moby Dick: North 12', 'East’s no. 1: whirlpool East'],
  },
  'compass swaps with Moby Dick and with another': {
    at: 'compass compass 2 / . / . / 9 9 9 | n1 t3 e1 t12 moby t30',
    taps: [
      ...([
        ['card', 'compass'],
        ['use', 'Your no. 1'],
        ['use', 'Moby Dick'],
        ['main', 'Play the compass'],
      ] as const),
      ...([
        ['card', 'compass'],
        ['use', 'Your no. 1'],
        ['use', 'East’s no. 1'],
        ['main', 'Play the compass'],
      ] as const),
    ],
    moves: ['play compass n1 moby', 'play compass n1 e1'],
    stand: ['Your no. 1: North 12', 'East’s no. 1: East 14', 'Moby Dick: North 3'],
  },
  'Nautilùs takes back and uses': {
    at: 'nautilus 2 / 9 9 / . / 6 | n1 t3 w1 t50 | turn 3',
    taps: [
      ['card', 'Nautilùs'],
      ['use', 'Take back the 6'],
      ['use', 'North 9'],
      ['main', 'Play the 6'],
    ],
    moves: ['play 6 w1>t56', 'play nautilus', 'use n1>t9'],
    stand: ['Your no. 1: North 9', 'West’s no. 1: West 2', 'Moby Dick: West 15'],
  },
  'storm moves the hands, and another card is played': {
    at: 'storm 2 / 9 3 / . / . | n1 t3 e1 t40',
    taps: [
      ['card', 'storm'],
      ['main', 'Play the storm: cannot be taken back'],
      ['card', '3'],
      ['main', 'Play the 3'],
    ],
    moves: ['play storm', 'play 3 n1>t6'],
  },
  'privateer plays the turn of the next': {
    at: 'privateer 2 / 9 3 / . / 10 10 | n1 t3 e1 t40',
    taps: [
      ['card', 'privateer'],
      ['main', 'Play the privateer: cannot be taken back'],
      ['card', '9'],
      ['main', 'Play the 9'],
    ],
    moves: ['play privateer', 'play 9 e1>t49'],
    stand: ['East’s no. 1: West 1'],
  },
  'telescope opens the hands of the others': {
    at: 'telescope 2 6 / . / . / 9 9 10 | n1 t3',
    taps: [
      ['card', 'telescope'],
      ['main', 'Play the telescope: cannot be taken back'],
    ],
    moves: ['play telescope'],
    sees: async page => {
      await expect(page.locator('.other.is-open')).toHaveCount(3);
      await expect(page.locator('.other').last()).toHaveAccessibleName(/You know: 9, (9|10); .*open hand/);
    },
  },
  'trade changes a card with the partner': {
    at: 'trade 2 9 / . / 3 10 / . | n1 t3',
    taps: [
      ['card', 'trade'],
      ['main', 'Play the trade: cannot be taken back'],
      ['card', '9'],
      ['main', 'Trade the 9'],
    ],
    moves: ['play trade', 'trade 9'],
    sees: page => expect(page.locator('.hand-note')).toHaveText(/^from /),
  },
  'Moby Dick goes to the next sailor': {
    at: 'moby 2 / . / . / 9 9 9 | n1 t3 e1 t12 moby t5',
    taps: [
      ['card', 'Moby Dick card'],
      ['main', 'Play the Moby Dick card'],
    ],
    moves: ['play moby'],
    stand: ['Moby Dick: North 12', 'East’s no. 1: whirlpool East'],
  },
  'none can be used: one is discarded': {
    at: '9 10 / . / . / 9 9 9 |',
    taps: [
      ['card', '9'],
      ['main', 'Discard the 9'],
    ],
    moves: ['discard 9'],
  },
  'whose sailors are in plays those of the partner': {
    at: '2 3 / . / . / 9 9 9 | n1 h0 n2 h1 n3 h2 n4 h3 s1 t40',
    taps: [
      ['card', '2'],
      ['main', 'Play the 2'],
    ],
    moves: ['play 2 s1>t42'],
  },
};

/** A table of one person and three bots. */
const open = async (page: Page, at: string): Promise<string> => {
  const api = Api.of(page);
  const asked = {
    game: 'nautilus',
    position: jsonOf(at),
    seats: [{ kind: 'open' }, BOT, BOT, BOT],
    visibility: 'invitation',
  };
  const { id } = await api.post<{ id: string }>('/tables', asked);
  await api.post(`/tables/${id}/sit`, { seat: 0 });
  await api.post(`/tables/${id}/start`, {});
  await page.goto(`/t/${id}`);
  return id;
};

/** Whether the lower edge of something can be touched; rows may be drawn sideways. */
const isUncovered = (element: Element): boolean => {
  const { left, bottom } = element.getBoundingClientRect();
  const x = Math.min(Math.max(left + 12, 12), innerWidth - 12);
  return element.parentElement!.contains(document.elementFromPoint(x, bottom - 6));
};

const TAPS: Readonly<Record<Tap[0], (page: Page, words: string) => Promise<void>>> = {
  card: (page, name) => card(page, name).tap(),
  use: async (page, words) => {
    await expect.poll(() => use(page, words).evaluate(isUncovered), `${words}: nothing lies over it`).toBe(true);
    await use(page, words).tap();
  },
  main: async (page, words) => {
    await expect(mainButton(page)).toHaveText(words);
    await mainButton(page).tap();
    await expect(page.locator('.action-bar-step'), 'it was handed in').toHaveCount(0);
  },
};

interface Log {
  readonly entries: readonly { readonly move: string | null }[];
}

const movesAt = async (page: Page, id: string): Promise<readonly (string | null)[]> => {
  const { entries } = await Api.of(page).get<Log & Record<string, unknown>>(`/tables/${id}/log`);
  return entries.map(({ move }) => move);
};

testInTurn(0)('cards by taps on a phone', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await Api.of(page).guest('Anna', 'en');
  for (const [name, { at, taps, moves, stand = [], sees }] of someOf(Object.entries(DEEDS), 3))
    await test.step(name, async () => {
      const id = await open(page, at);
      await expect(held(page).first()).toBeVisible();
      for (const [what, words] of taps) await TAPS[what](page, words);
      await expect.poll(() => movesAt(page, id), { message: name }).toEqual(expect.arrayContaining([...moves]));
      for (const words of stand) await expect(page.getByRole('region', { name: 'Sailors' }), name).toContainText(words);
      await sees?.(page);
      await expectFits(page, name);
    });
  await page.context().close();
});
