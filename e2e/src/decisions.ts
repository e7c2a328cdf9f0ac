import { type Browser, expect, type Page } from '@playwright/test';
import { Api } from './api.ts';
import { isReady, mainButton } from './player.ts';
import { AT_THE_START, BEFORE_A_LAUNCH, BEFORE_THE_END, MIDDLE } from './positions.ts';
import type { TestServer } from './test-server.ts';
import { type Habits, visit } from './visitor.ts';

type Json = Readonly<Record<string, unknown>>;

/** A decision: where the game stands, or how it is begun; what is drafted already, what is tapped then. */
export interface Asked {
  readonly position?: Json;
  readonly begun?: Json;
  readonly moves?: readonly string[];
  readonly tap?: (page: Page) => Promise<unknown>;
}

const BOT = { kind: 'bot', level: 'deckhand' } as const;

/** One person and bots; goes from one decision to the next on the same page. */
export class Decider {
  private constructor(readonly page: Page) {}

  static async open(browser: Browser, server: TestServer, habits: Habits): Promise<Decider> {
    const page = await visit(browser, server.url, habits);
    await Api.of(page).guest('Anna', habits.language ?? 'en');
    await page.goto('/about');
    return new Decider(page);
  }

  /** Until what is drawn fits the new size. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
    await this.page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }

  async face({ position, begun, moves = [], tap }: Asked): Promise<void> {
    const { page } = this;
    const api = Api.of(page);
    const from = (position ?? begun)!;
    const seats = [{ kind: 'open' }, ...Array.from({ length: seatsOf(from) - 1 }, () => BOT)];
    const { game } = from;
    const asked = { game, visibility: 'invitation', ...(begun ?? { position }), seats };
    const { id, invitation } = await api.post<{ id: string; invitation: string }>('/tables', asked);
    await api.post(`/tables/${id}/sit`, { seat: 0, invitation });
    await api.post(`/tables/${id}/start`, {});
    // The draft as a reload would find it, on a device on which no note was read.
    await page.evaluate(
      ([key, kept, notes]) => {
        sessionStorage.setItem(key!, kept!);
        localStorage.removeItem(notes!);
      },
      [`ankerplatz.draft:${id}:1:0:0`, JSON.stringify(moves), `ankerplatz.${game}.notes`],
    );
    await page.goto(`/t/${id}`);
    await expect(page.locator('.action-bar-step')).toHaveCount(moves.length);
    await expect.poll(() => isReady(page)).toBe(true);
    await tap?.(page);
  }
}

const seatsOf = ({ players, variant }: Json): number => {
  if (Array.isArray(players)) return players.length;
  return variant === 'duel' ? 2 : 4;
};

const click =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).first().click();
  };
/** A sentence says why, and nothing else happens. */
const refused = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click({ force: true });
  await expect(page.locator('.notice')).toBeVisible();
};

const [anna, ...others] = BEFORE_A_LAUNCH.players;
const OPEN = { ...BEFORE_A_LAUNCH, used: BEFORE_A_LAUNCH.used.map(() => false), phase: 1, anchor: null };
const shipyard = (changes: Json, board: Json = OPEN): Json => ({
  ...board,
  players: [{ ...anna, ...changes }, ...others],
});
/** Action tiles so that the bonus asks nothing: three workers. */
const firstIs = (action: string): Json => {
  const rest = BEFORE_A_LAUNCH.tiles.filter(tile => tile !== action);
  return { ...OPEN, tiles: [action, ...rest] };
};
const RICH = { taler: 20, workers: 6, storage: [], passes: 0 };
const LADEN = { hull: ['bow', 'stern'], masts: ['helm', 'helm'], sails: ['helm', 'helm'], goods: ['salt', 'fish'] };
const FULL_SHIP = { hull: ['single'], masts: ['star'], sails: ['star'], goods: ['grain'] };
const MANY_SHIPS = [...Array.from({ length: 6 }, () => FULL_SHIP), ...anna!.ships];

/** The decisions of Nauticus. */
export const NAUTICUS: Readonly<Record<string, Asked>> = {
  'the first choice of the game': { position: AT_THE_START },
  'an action': { position: BEFORE_A_LAUNCH },
  'an action before the end': { position: BEFORE_THE_END },
  'an action with many ships': { position: shipyard({ ships: MANY_SHIPS }) },
  'an action with a full storage': {
    position: shipyard({
      storage: ['fish', 'coffee', 'salt', 'grain', 'fish', 'coffee', 'salt', 'grain', 'bow', 'stern', 'mast:star'],
    }),
  },
  'an action that is used': { position: BEFORE_A_LAUNCH, tap: refused('.action-row.is-used .action-take') },
  'hull parts': { position: shipyard(RICH, firstIs('hulls')), moves: ['take hulls'] },
  'where a hull part goes': {
    position: shipyard(RICH, firstIs('hulls')),
    moves: ['take hulls'],
    tap: click('.shop-item'),
  },
  masts: { position: shipyard(RICH, firstIs('masts')), moves: ['take masts'] },
  'where a mast goes': {
    position: shipyard(RICH, firstIs('masts')),
    moves: ['take masts'],
    tap: click('.shop-item.is-offered'),
  },
  sails: { position: shipyard(RICH, firstIs('sails')), moves: ['take sails'] },
  goods: { position: shipyard(RICH, firstIs('goods')), moves: ['take goods'] },
  'where a good goes': {
    position: shipyard(RICH, firstIs('goods')),
    moves: ['take goods'],
    tap: click('.shop-item.is-offered'),
  },
  'a bonus tile': { position: BEFORE_A_LAUNCH, moves: ['take sails'] },
  'goods, one bought': { position: shipyard(RICH, firstIs('goods')), moves: ['take goods', 'buy coffee store'] },
  'something too dear': {
    position: shipyard({ ...RICH, taler: 0, ships: [] }, firstIs('masts')),
    moves: ['take masts'],
    tap: refused('.shop-item:not(.is-offered)'),
  },
  rewards: { position: shipyard(RICH), moves: ['take sails', 'bonus sail:star', 'buy sail:star ship 2'] },
  'the last reward': {
    position: shipyard(RICH),
    moves: ['take sails', 'bonus sail:star', 'buy sail:star ship 2', 'reward taler'],
  },
  'rewards of a large ship': {
    position: shipyard(RICH, firstIs('sails')),
    moves: ['take sails', 'buy sail:anchor ship 1'],
  },
  transport: { position: shipyard({}, firstIs('transport')), moves: ['take transport'] },
  'where something transported goes': {
    position: shipyard({}, firstIs('transport')),
    moves: ['take transport'],
    tap: click('.turn .shop-item'),
  },
  money: { position: firstIs('money'), moves: ['take money'] },
  'money, used twice': { position: firstIs('money'), moves: ['take money', 'money', 'money'] },
  crowns: { position: firstIs('crowns'), moves: ['take crowns'] },
  delivery: {
    position: shipyard({ ships: [LADEN, { ...LADEN, goods: ['salt', 'salt'] }] }, firstIs('deliver')),
    moves: ['take deliver'],
  },
  'the extra action': { position: firstIs('money'), moves: ['take money', 'extra goods'] },
  'the extra action after a pass': { position: firstIs('money'), moves: ['take money', 'pass'] },
  'whether to submit': { position: shipyard(RICH, firstIs('hulls')), moves: ['take hulls', 'buy stern new', 'end'] },
};

/** Hands lie sorted: cards are found by their names. */
const hand = (...cards: readonly string[]): Json => ({ ...MIDDLE, hands: [cards, ...MIDDLE.hands.slice(1)] });
const card = (place: number) => `.hand-card >> nth=${place}`;
const use = (place: number) => `.uses .use >> nth=${place}`;
const pick =
  (...selectors: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const selector of selectors) await page.locator(selector).click();
  };
const ASHORE = {
  n: ['home', 'home', 'home', 'home'],
  e: MIDDLE.sailors.e,
  s: ['home', 'home', 'home', 'home'],
  w: MIDDLE.sailors.w,
};

/** One sailor ahead of another of the same side, both in reach of Moby Dick's cards. */
const IN_LINE = {
  n: ['t11', 't17', 't60', 'home'],
  e: ['t25', 'home', 't40', 'h3'],
  s: ['t21', 't36', 'h3', 'home'],
  w: ['t50', 't33', 'home', 'home'],
};
/** Submits what is chosen, and waits for what is asked then. */
const submitUntil = (asked: string) => async (page: Page) => {
  await mainButton(page).click();
  await page.locator(asked).first().waitFor();
  await expect.poll(() => isReady(page)).toBe(true);
};
const inTurn =
  (...taps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page): Promise<void> => {
    for (const tap of taps) await tap(page);
  };

/** The last of four has an 8 that moves nobody: the next misses a turn. */
const LEFT_AN_EIGHT = {
  ...MIDDLE,
  turn: 3,
  hands: [...MIDDLE.hands.slice(0, 3), ['8']],
  sailors: { ...MIDDLE.sailors, w: ASHORE.n },
};

/** Two people; one is about to ask the other for cards. */
const DUEL = {
  ...{
    game: 'nautilus',
    variant: 'duel',
    round: 2,
    dealer: 1,
    turn: 0,
    moby: null,
    open: [false, false],
    discards: [],
  },
  hands: [
    ['trade', '2', '6', '9'],
    ['9', 'storm', '3'],
  ],
  sailors: MIDDLE.sailors,
};

/** The decisions of Nautilùs. */
export const NAUTILUS: Readonly<Record<string, Asked>> = {
  'a card': { position: MIDDLE },
  'a sailor for a card': { position: MIDDLE, tap: pick(card(1)) },
  'a place for a sailor': { position: MIDDLE, tap: pick(card(1), use(0)) },
  'a use that is chosen': { position: hand('2', '3', '6', '9', '12'), tap: pick(card(0), use(0)) },
  'a sailor for the 5': { position: MIDDLE, tap: pick(card(0)) },
  'steps of the 5': { position: MIDDLE, tap: pick(card(0), use(0)) },
  'the other steps of the 5': { position: MIDDLE, moves: ['play 5 n1>t4'] },
  'a sailor for the other steps': { position: MIDDLE, moves: ['play 5 n1>t4'], tap: pick(use(0)) },
  'the first piece for a compass': { position: MIDDLE, tap: pick(card(3)) },
  'the second piece for a compass': { position: MIDDLE, tap: pick(card(3), use(0)) },
  'a swap that is chosen': { position: MIDDLE, moves: ['play compass n1 e1'] },
  'the Nautilùs card': { position: MIDDLE, tap: pick(card(2)) },
  'a storm': { position: MIDDLE, tap: pick(card(4)) },
  'the 4, backwards': { position: hand('4', '6', '9', '10', '12'), tap: pick(card(0)) },
  'the 8': { position: hand('8', '6', '9', '10', '12'), tap: pick('[aria-label="8"]') },
  'a start': { position: hand('1', '12', '9', '10', '6'), tap: pick('.hand-card[aria-label="12"]') },
  'a start or a walk': { position: hand('1', '12', '9', '10', '6'), tap: pick('.hand-card[aria-label="1"]') },
  'a telescope': { position: hand('telescope', '12', '9', '10', '6'), tap: pick(card(4)) },
  'a privateer': { position: hand('privateer', '12', '9', '10', '6'), tap: pick(card(4)) },
  'a trade': { position: hand('trade', '12', '9', '10', '6'), tap: pick(card(4)) },
  'Moby Dick': { position: hand('moby', '12', '9', '10', '6'), tap: pick(card(4)) },
  'a discard': { position: { ...hand('6', '9', '10', '3', '2'), sailors: ASHORE } },
  'a discard that is chosen': {
    position: { ...hand('6', '9', '10', '3', '2'), sailors: ASHORE },
    moves: ['discard 9'],
  },
  'a card that cannot be used': {
    position: { ...hand('6', '9', '10', '3', '12'), sailors: ASHORE },
    tap: refused('.hand-card[aria-disabled=true]'),
  },
  'a card with open hands': { position: { ...MIDDLE, open: [false, true, true, true] } },
  'a single card': { position: hand('6') },
  'whether to capture one’s own': {
    position: { ...hand('6', '7', '9', '10', '2'), sailors: IN_LINE },
    tap: pick(card(1)),
  },
  'one’s own in the way of a 7': {
    position: { ...hand('6', '7', '9', '10', '2'), sailors: IN_LINE },
    tap: pick(card(2)),
  },
  'a card to trade': {
    position: hand('trade', '12', '9', '10', '6'),
    tap: inTurn(pick(card(4)), submitUntil('.tray')),
  },
  'a turn for another': {
    position: hand('privateer', '12', '9', '10', '6'),
    tap: inTurn(pick(card(4)), submitUntil('.nautilus.is-commanded')),
  },
  'a card for the partner': { begun: { game: 'nautilus', variant: 'quick' } },
  'a card laid down for the partner': { begun: { game: 'nautilus', variant: 'quick' }, tap: pick(card(0)) },
  'a new hand?': { begun: { game: 'nautilus', variant: 'duel' } },
  'a missed turn': { position: LEFT_AN_EIGHT },
  'a card to ask for': { position: DUEL, tap: inTurn(pick('[data-place="card-trade"]'), submitUntil('.uses-cards')) },
};
