import { type Browser, expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../../api.ts';
import { expectAccessible, expectFits } from '../../checks.ts';
import { click, isOver, isReady, lot, mainButton, playOn, tap, whoseTurn } from '../../player.ts';
import { decide, mayDecide, whoDecides } from '../../sailing.ts';
import { fullTest, test } from '../../shared-server.ts';
import { TestServer } from '../../test-server.ts';
import { type Habits, type Tongue, visit } from '../../visitor.ts';
import { Wire } from '../../wire.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.open();
});
test.afterAll(() => server.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A visitor nobody here knows opens the first page. */
const come = async (browser: Browser, habits: Habits, url = server.url): Promise<Page> => {
  const page = await visit(browser, url, habits);
  await page.goto('/');
  return page;
};

/** Gives a name, which is all that is asked. */
const seek = async (page: Page, name: string, find: string, go: string): Promise<void> => {
  await page.locator('.find-opponents').getByRole('button', { name: find, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: go, exact: true }).click();
};

test('browsers that never met find each other, say that they are ready, and play; who leaves is not paired', async ({
  browser,
}) => {
  const gone = await come(browser, { language: 'en' });
  await seek(gone, 'Carla', 'Find opponents', 'Continue');
  await expect(gone.locator('.find-looking')).toContainText('Nobody else is waiting yet.');
  const bruno = await come(browser, { language: 'de', theme: 'dark' });
  await expect(bruno.locator('.find-count')).toContainText('1 Person wartet darauf (längste Wartezeit: 1 Minute).');
  await gone.context().close();
  await expect(bruno.locator('.find-count')).toContainText('Gerade wartet niemand darauf.');

  const anna = await come(browser, { device: 'phone', language: 'en' });
  await seek(anna, 'Anna', 'Find opponents', 'Continue');
  await expect(anna.locator('.find-looking')).toContainText('Looking for opponents: Nauticus, 2 players, Now');
  await expectFits(anna, 'looking for opponents');
  await expectAccessible(anna, 'looking for opponents');
  await anna.locator('.game-card-nauticus .button-main').tap();
  await expect(mainButton(anna), 'meanwhile she plays on her device').toBeVisible();

  await seek(bruno, 'Bruno', 'Mitspieler finden', 'Weiter');
  await expect(anna.getByRole('dialog')).toContainText('You play with Bruno.');
  await expect(anna.getByRole('dialog')).toContainText('Your game on this device is kept');
  await expectFits(anna, 'asked whether one is ready');
  await expectAccessible(anna, 'asked whether one is ready');
  await expect(button(anna, 'Ready'), 'Enter says yes').toBeFocused();
  await button(anna, 'Ready').tap();
  await expect(anna.locator('.waiting-seats')).toContainText('kept for Bruno');
  await button(bruno, 'Bereit').click();
  for (const page of [anna, bruno]) await expect(mainButton(page)).toBeVisible();
  expect(new URL(anna.url()).pathname).toBe(new URL(bruno.url()).pathname);
  await anna.goto('/');
  await expect(anna.getByRole('region', { name: 'My tables' })).toContainText('Bruno');
  await expect(anna.getByRole('region', { name: 'Games on this device' })).toContainText('Nauticus');
});

interface Words {
  readonly find: string;
  readonly go: string;
  readonly ready: string;
  /** The choices for a game of four. */
  readonly four: readonly [nauticus: string, nautilus: string];
}

const WORDS: Readonly<Record<Tongue, Words>> = {
  en: { find: 'Find opponents', go: 'Continue', ready: 'Ready', four: ['4 players', 'Team game'] },
  de: { find: 'Mitspieler finden', go: 'Weiter', ready: 'Bereit', four: ['4 Spieler', 'Teamspiel'] },
  fr: { find: 'Trouver des adversaires', go: 'Continuer', ready: 'Prêt', four: ['4 joueurs', 'Partie par équipes'] },
};

interface Stranger extends Habits {
  readonly name: string;
  readonly language: Tongue;
  /** Comes to the server that will die. */
  readonly isFar: boolean;
}

const STRANGERS: readonly Stranger[] = [
  { name: 'Anna', device: 'phone', language: 'en', isFar: false },
  { name: 'Bruno', device: 'desktop', language: 'de', theme: 'dark', isFar: true },
  { name: 'Claire', device: 'tablet', language: 'fr', isFar: true },
  { name: 'Dora', device: 'desktop', language: 'en', isFar: false },
];
const FIFTH: Stranger = { name: 'Emil', device: 'phone', language: 'de', isFar: true };

/** The two servers of a journey: a visitor at the far one is led to the other when it dies. */
interface Servers {
  readonly wire: Wire;
  readonly die: () => Promise<void>;
}

const withServers = async (walk: (servers: Servers) => Promise<void>): Promise<void> => {
  const second = await server.beside();
  const wire = await Wire.to(second.url);
  const die = async (): Promise<void> => {
    await second.stop('SIGKILL');
    wire.turnTo(server.url);
  };
  try {
    await walk({ wire, die });
  } finally {
    await wire.close();
    await second.close();
  }
};

/** Looks for three others to play Nauticus or Nautilùs with. */
const lookFor = async (browser: Browser, { wire }: Servers, who: Stranger, game: 0 | 1): Promise<Page> => {
  const { find, go, four } = WORDS[who.language];
  const page = await come(browser, who, who.isFar ? wire.url : server.url);
  const wish = page.locator('.find-wish');
  if (game === 1) await wish.getByRole('radio', { name: 'Nautilùs', exact: true }).check();
  await wish.getByRole('radio', { name: four[game], exact: true }).check();
  await seek(page, who.name, find, go);
  await expect(page.locator('.find-looking')).toBeVisible();
  return page;
};

/** The people on these pages say that they are ready; the table where they then play. */
const getReady = async (pages: readonly Page[]): Promise<string> => {
  for (const [at, page] of pages.entries()) await button(page, WORDS[STRANGERS[at]!.language].ready).click();
  for (const page of pages) await expect(mainButton(page)).toBeVisible();
  const paths = new Set(pages.map(page => new URL(page.url()).pathname));
  expect(paths.size, 'all sit at one table').toBe(1);
  return [...paths][0]!.split('/').at(-1)!;
};

interface Told extends Record<string, unknown> {
  readonly number: number;
  readonly seat: number;
  readonly asked: number | null;
  readonly view: { readonly moves: readonly string[] };
  readonly result: object | null;
}

/** Sailors rather reach a harbour, so that a game ends. */
const choose = (moves: readonly string[], draw: (most: number) => number): string => {
  const home = moves.filter(move => /^(play|step|use) .*h\d/.test(move));
  const from = home.length > 0 ? home : moves;
  return from[draw(from.length)]!;
};

/** These people play on as programs do, one after the other, until the game is over. */
const playByRequests = async (pages: readonly Page[], id: string): Promise<void> => {
  const draw = lot(7);
  const look = (person: Api): Promise<Told> => person.get(`/tables/${id}/view`);
  const seated = await Promise.all(
    pages.map(async page => ({ person: Api.of(page), seat: (await look(Api.of(page))).seat })),
  );
  const people = seated.sort((a, b) => a.seat - b.seat).map(({ person }) => person);
  for (let at = 0; ; ) {
    const { number, asked, view, result } = await look(people[at]!);
    if (result) return;
    if (asked === null) {
      at = (at + 1) % people.length;
      continue;
    }
    const moves = [choose(view.moves, draw)];
    await people[at]!.post(`/tables/${id}/moves`, { number, asked, moves, id: randomHex() });
  }
};

/** One of them watches the rest of the game; the others come back when it is over, and ask for the result. */
const playToTheEnd = async (pages: readonly Page[], id: string): Promise<void> => {
  const others = pages.filter(page => page !== pages[0]);
  for (const page of others) await page.goto('/about');
  await playByRequests(pages, id);
  for (const page of others) {
    await page.goto(`/t/${id}`);
    await page.locator('.action-bar-main:not([aria-disabled])').first().click();
  }
};

const close = (pages: readonly Page[]): Promise<unknown> => Promise.all(pages.map(page => page.context().close()));

/** Four browsers and two servers take longer than all journeys may: these belong to the full ones. */
fullTest(
  'four who never met are paired by two servers for Nauticus and play it to its end, though one server dies',
  async ({ browser }) => {
    await withServers(async servers => {
      const fifth = await lookFor(browser, servers, FIFTH, 0);
      const pages: Page[] = [];
      for (const who of STRANGERS.slice(0, 2)) pages.push(await lookFor(browser, servers, who, 0));
      const waiting = pages[0]!.locator('.find-looking');
      await expect(waiting).toContainText('2 other people are waiting');
      await fifth.context().close();
      await expect(waiting).toContainText('1 other person is waiting');
      for (const who of STRANGERS.slice(2)) pages.push(await lookFor(browser, servers, who, 0));
      const id = await getReady(pages);

      const habits = STRANGERS.map(({ device }, at) => ({
        ...{ touch: device === 'desktop' ? click : tap, draw: lot(at + 5), eagerness: 2 },
      }));
      const decided = new Set<number>();
      while (decided.size < pages.length) {
        const at = await whoseTurn(pages);
        decided.add(at);
        while ((await isReady(pages[at]!)) && !(await isOver(pages[at]!))) await playOn(pages[at]!, habits[at]!, 1);
        if (decided.size === 2) await servers.die();
      }
      await playToTheEnd(pages, id);
      for (const page of pages) await expect(page.locator('.result').first()).toBeVisible();
      const totals = await Promise.all(pages.map(page => page.locator('.result-figures tfoot').first().textContent()));
      expect(new Set(totals.map(text => text?.replace(/\D/g, ''))).size, 'all see the same points').toBe(1);
      await close(pages);
    });
  },
);

fullTest(
  'four who never met are paired for Nautilùs though a server dies while they wait, and play it to its end',
  async ({ browser }) => {
    await withServers(async servers => {
      const pages: Page[] = [];
      for (const who of STRANGERS.slice(0, 3)) pages.push(await lookFor(browser, servers, who, 1));
      await servers.die();
      await expect(pages[1]!.locator('.find-looking'), 'who is led to the other server waits on').toContainText(
        '2 weitere Personen warten',
      );
      pages.push(await lookFor(browser, servers, STRANGERS[3]!, 1));
      const id = await getReady(pages);

      const draws = STRANGERS.map((_, at) => lot(at + 1));
      const decided = new Set<number>();
      while (decided.size < pages.length)
        for (const at of await whoDecides(pages)) {
          if (!(await mayDecide(pages[at]!))) continue;
          decided.add(at);
          await decide(pages[at]!, STRANGERS[at]!.device === 'desktop' ? click : tap, draws[at]!);
        }
      await playToTheEnd(pages, id);
      for (const page of pages) await expect(page.locator('.tally')).toBeVisible();
      await close(pages);
    });
  },
);
