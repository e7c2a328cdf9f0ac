import { type Browser, expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { visitAsAdministrator, visitAsMember } from '../member.ts';
import { glowing, isReady, mainButton } from '../player.ts';
import { BEFORE_THE_END } from '../positions.ts';
import { type Guest, layTable } from '../tables.ts';
import type { TestServer } from '../test-server.ts';
import { type Habits, visit } from '../visitor.ts';

export type Open = (browser: Browser, server: TestServer, habits: Habits) => Promise<Page>;

export const GUEST: Guest = { name: 'Anna' };

const at =
  (address: string): Open =>
  async (browser, server, habits) => {
    const page = await visit(browser, server.url, habits);
    await page.goto(address);
    await expect(page.locator('#content, main').first()).toBeVisible();
    return page;
  };

const lesson =
  (address: string): Open =>
  async (...asked) => {
    const page = await at(address)(...asked);
    await expect(page.locator('.lesson-text')).toBeVisible();
    return page;
  };

const asGuest =
  (address: string): Open =>
  async (browser, server, habits) => {
    const page = await visit(browser, server.url, habits);
    await Api.of(page).guest(GUEST.name, habits.language ?? 'en');
    await page.goto(address);
    await expect(page.locator('#content, main').first()).toBeVisible();
    return page;
  };

/** Opened by the button for those who want to play at once; a lone game waits for its person. */
const playNow =
  (game: string): Open =>
  async (browser, server, habits) => {
    const page = await at('/')(browser, server, habits);
    await page.locator(`.game-card-${game} button.game-card-play`).click();
    await expect(mainButton(page)).toBeVisible();
    await expect.poll(() => isReady(page)).toBe(true);
    return page;
  };

/** One person and two bots, shortly before the end. */
const late: Open = async (browser, server, habits) => {
  const seats = [{ kind: 'open' }, { kind: 'bot', level: 'deckhand' }, { kind: 'bot', level: 'mate' }];
  const asked = { game: 'nauticus', position: BEFORE_THE_END, seats };
  const { pages } = await layTable(browser, server, asked, [{ ...GUEST, ...habits }]);
  await expect.poll(() => glowing(pages[0]!).count()).toBeGreaterThan(0);
  return pages[0]!;
};

/** A step of the turn is drafted. */
const drafted: Open = async (...asked) => {
  const page = await late(...asked);
  await glowing(page).first().click();
  await expect(page.locator('.action-bar-step').first()).toBeVisible();
  return page;
};

const openTable: Open = async (browser, server, habits) => {
  const page = await visit(browser, server.url, habits);
  const api = Api.of(page);
  await api.guest(GUEST.name, habits.language ?? 'en');
  const { id } = await api.post<{ id: string }>('/tables', { game: 'nauticus', players: 3, visibility: 'invitation' });
  await api.post(`/tables/${id}/sit`, { seat: 0 });
  await page.goto(`/t/${id}`);
  await expect(page.locator('main h1')).toBeVisible();
  return page;
};

/** Resigned: the quickest end. */
const over: Open = async (browser, server, habits) => {
  const page = await late(browser, server, habits);
  const id = new URL(page.url()).pathname.split('/')[2]!;
  await Api.of(page).post(`/tables/${id}/resign`, { number: 1, id: `resign-${randomHex()}` });
  await expect(page.locator('.result').first()).toBeVisible();
  return page;
};

const withRefusal: Open = async (...asked) => {
  const page = await late(...asked);
  // The test library takes what is not offered for something that cannot be touched.
  await page.locator('.action-take[aria-disabled=true]').first().click({ force: true });
  await expect(page.locator('.notice')).toBeVisible();
  return page;
};

const rulesInPlace: Open = async (...asked) => {
  const page = await late(...asked);
  await page.locator('header button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  return page;
};

/** Two people who talk with each other. */
const talking: Open = async (browser, server, habits) => {
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'mate' }];
  const asked = { game: 'nauticus', position: BEFORE_THE_END, seats };
  const { id, pages } = await layTable(browser, server, asked, [
    { ...GUEST, ...habits },
    { name: 'Bruno', language: 'de' },
  ]);
  const [anna, bruno] = [pages[0]!, pages[1]!];
  await Api.of(bruno).post(`/tables/${id}/chat`, { phrase: 'hello', id: `said-${randomHex()}` });
  await Api.of(bruno).post(`/tables/${id}/chat`, { text: 'Guten Wind! Wer fängt an?', id: `said-${randomHex()}` });
  await Api.of(anna).post(`/tables/${id}/chat`, { phrase: 'good-luck', id: `said-${randomHex()}` });
  if (habits.device === 'phone') await anna.locator('.table-talk-button').tap();
  await expect(anna.locator('.talk-message')).toHaveCount(3);
  await expect(anna.locator('.talk-phrases button').first()).toBeVisible();
  await bruno.context().close();
  return anna;
};

const CLOCK = { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in', level: 'mate' };

/** A table with more time for one seat, and a player who asks for a pause. */
const tableWith =
  (clock: object | undefined): Open =>
  async (browser, server, habits) => {
    const page = await visit(browser, server.url, habits);
    const other = await visit(browser, server.url, habits);
    const [api, hers] = [Api.of(page), Api.of(other)];
    await api.guest(GUEST.name, habits.language ?? 'en');
    await hers.guest('Berta', habits.language ?? 'en');
    const asked = {
      game: 'nauticus',
      players: 2,
      visibility: 'public',
      options: { start: 0 },
      ...(clock && { clock }),
    };
    const { id } = await api.post<{ id: string }>('/tables', asked);
    await api.put(`/tables/${id}/seats/1/time`, { factor: 1.5 });
    await api.post(`/tables/${id}/sit`, { seat: 0 });
    await hers.post(`/tables/${id}/sit`, { seat: 1 });
    await api.post(`/tables/${id}/start`, {});
    await hers.post(`/tables/${id}/agree`, { number: 1, kind: 'pause', id: `pause-${randomHex()}` });
    await other.context().close();
    await page.goto(`/t/${id}`);
    await expect(page.locator('.clock')).toHaveCount(clock ? 2 : 0);
    await expect(page.locator('.action-bar-over .table-line')).toBeVisible();
    return page;
  };

const evening = tableWith(CLOCK);
/** Only where no clock runs, people decide on a silent seat. */
const clockless = tableWith(undefined);

/** One of the sheets that the menu opens, by the sign before its name. */
const fromMenu =
  (sign: number, table = evening): Open =>
  async (...asked) => {
    const page = await table(...asked);
    await page.locator('.table-tools button:visible').last().click();
    await page.locator('.table-menu button').nth(sign).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    return page;
  };

const newClock: Open = async (...asked) => {
  const page = await at('/new/nauticus')(...asked);
  await page.locator('.setup-more > summary').click();
  await page.locator('.setup-more .choice').last().scrollIntoViewIfNeeded();
  for (const radio of await page.locator('.setup-more').getByRole('radio').all()) {
    await radio.check();
    if ((await page.locator('.setup-factors').count()) > 0) break;
  }
  await page.locator('.setup-factors > summary').click();
  return page;
};

/** A price was tapped. */
const figureOfBox: Open = async (...asked) => {
  const page = await at('/box/nauticus')(...asked);
  await page.locator('.board-editor-figure.is-price').nth(4).click();
  await expect(page.locator('.figure-panel')).toBeVisible();
  return page;
};

/** One administrator a server, who has announced something. */
const announcements = new WeakMap<TestServer, Promise<string>>();

const announceEvent = async (browser: Browser, server: TestServer): Promise<string> => {
  const host = await visitAsAdministrator(browser, server, { name: 'Helga' });
  const api = Api.of(host);
  const startsAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
  const words = { name: 'Club evening at the harbour', text: 'Beginners are welcome.', place: 'Harbour 1' };
  const asked = { ...words, startsAt, zone: 'America/New_York', games: ['nauticus', 'nautilus'], most: 12 };
  const { id } = await api.post<{ id: string }>('/events', asked);
  await host.context().close();
  return id;
};

/** A guest says they come to the event. */
const event =
  (addressOf: (id: string) => string): Open =>
  async (browser, server, habits) => {
    const announced = announcements.get(server) ?? announceEvent(browser, server);
    announcements.set(server, announced);
    const id = await announced;
    const page = await visit(browser, server.url, habits);
    const api = Api.of(page);
    await api.guest(GUEST.name, habits.language ?? 'en');
    await api.put(`/events/${id}/coming`, {});
    await page.goto(addressOf(id));
    await expect(page.locator('.events h1')).toBeVisible();
    return page;
  };

interface Organised {
  readonly id: string;
  /** By which the server knows the organiser. */
  readonly cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;
}

/** One tournament a server, in its second round, whose organiser plays in it. */
const tournaments = new WeakMap<TestServer, Promise<Organised>>();
const ENTRANTS = ['Olga', 'Piet', 'Quirin', 'Rosa'];

const organise = async (browser: Browser, server: TestServer): Promise<Organised> => {
  const pages = await Promise.all(ENTRANTS.map(name => visitAsMember(browser, server, { name })));
  const api = Api.of(pages[0]!);
  const clock = { kind: 'live', bank: 1_200_000, increment: 20_000, late: 'stand-in', level: 'mate' };
  const asked = { name: 'Winter cup', game: 'nauticus', players: 2, kind: 'swiss', rounds: 3, clock };
  const { id } = await api.post<{ id: string }>('/tournaments', { ...asked, access: 'members', absent: 'last' });
  for (const page of pages) await Api.of(page).put(`/tournaments/${id}/entry`, {});
  await api.post(`/tournaments/${id}/action`, { action: 'start' });
  for (const table of [1, 2]) await api.put(`/tournaments/${id}/rounds/1/tables/${table}/result`, { ranks: [1, 2] });
  await expect.poll(async () => (await api.get<{ round: number }>(`/tournaments/${id}`)).round).toBe(2);
  const cookies = await pages[0]!.context().cookies();
  await Promise.all(pages.map(page => page.context().close()));
  return { id, cookies };
};

/** The tournament as its organiser sees it. */
const tournament =
  (addressOf: (id: string) => string): Open =>
  async (browser, server, habits) => {
    const organised = tournaments.get(server) ?? organise(browser, server);
    tournaments.set(server, organised);
    const { id, cookies } = await organised;
    const page = await visit(browser, server.url, habits);
    await page.context().addCookies(cookies);
    await page.goto(addressOf(id));
    await expect(page.locator('#content h1')).toBeVisible();
    return page;
  };

/** The deal of the day that stands first. */
const firstDeal: Open = async (browser, server, habits) => {
  const page = await visit(browser, server.url, habits);
  await page.goto('/deals');
  await page.locator('.deals-row').first().click();
  await expect(page.locator('.deals-own')).toBeVisible();
  return page;
};

/** A public game of two, as a projector shows it. */
const onScreen: Open = async (browser, server, habits) => {
  const page = await visit(browser, server.url, habits);
  const other = await visit(browser, server.url, habits);
  const [api, hers] = [Api.of(page), Api.of(other)];
  await api.guest(GUEST.name, habits.language ?? 'en');
  await hers.guest('Berta', habits.language ?? 'en');
  const { id } = await api.post<{ id: string }>('/tables', { game: 'nauticus', players: 2, visibility: 'public' });
  await api.post(`/tables/${id}/sit`, { seat: 0 });
  await hers.post(`/tables/${id}/sit`, { seat: 1 });
  await api.post(`/tables/${id}/start`, {});
  await page.goto('/tv');
  await expect(page.locator('.tv-turn')).toBeVisible();
  await other.context().close();
  return page;
};

/** Every screen that there is. */
export const SCREENS: Readonly<Record<string, Open>> = {
  home: at('/'),
  'new table': at('/new/nauticus'),
  'on this device': at('/new/nauticus?on=device'),
  'waiting room': openTable,
  'clock for a new table': newClock,
  'clocks and a question': evening,
  pause: fromMenu(1),
  'silent seat': fromMenu(2, clockless),
  'who may play for me': fromMenu(3, clockless),
  'standing orders': fromMenu(2),
  'first turn': playNow('nauticus'),
  'first card of Nautilùs': playNow('nautilus'),
  'late turn': late,
  'drafted turn': drafted,
  refusal: withRefusal,
  'rules in place': rulesInPlace,
  result: over,
  talk: talking,
  lessons: at('/learn'),
  'a lesson of Nauticus': lesson('/learn/nauticus/2'),
  'a lesson of Nautilùs': lesson('/learn/nautilus/3'),
  'Nauticus in a minute': at('/minute/nauticus'),
  'Nautilùs in a minute': at('/minute/nautilus'),
  rules: at('/rules/nauticus'),
  paragraph: at('/rules/nauticus/3.2.1'),
  'rules of Nautilùs': at('/rules/nautilus'),
  'kept games': at('/local'),
  'the box of Nauticus': at('/box/nauticus'),
  'a figure of the box': figureOfBox,
  'a board from a link': at('/box/nauticus#1-w3123132'),
  'the box of Nautilùs': at('/box/nautilus'),
  settings: at('/settings'),
  'settings of a guest': asGuest('/settings'),
  account: at('/account'),
  'account of a guest': asGuest('/account'),
  people: asGuest('/people'),
  club: at('/club'),
  leaderboard: asGuest('/ratings'),
  events: event(() => '/events'),
  event: event(id => `/events/${id}`),
  tv: onScreen,
  'new event': event(() => '/events/new'),
  deals: at('/deals'),
  'a deal': firstDeal,
  'new deal': at('/deals/new'),
  tournaments: tournament(() => '/tournaments'),
  tournament: tournament(id => `/tournaments/${id}`),
  'new tournament': tournament(() => '/tournaments/new'),
  'screen of a tournament': tournament(id => `/tournaments/${id}/screen`),
  about: at('/about'),
  licences: at('/about/licences'),
  imprint: at('/about/imprint'),
  missing: at('/nowhere'),
};
