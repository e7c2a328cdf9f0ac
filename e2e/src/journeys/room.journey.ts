import { expect, type Page } from '@playwright/test';
import { Api, randomHex } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import { click, keys, lot, playOn } from '../player.ts';
import { fullTest, test, testInTurn } from '../shared-server.ts';
import { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

interface Asked {
  readonly number: number;
  readonly asked: number | null;
  readonly view: { readonly moves: readonly string[] };
}

const NAUTICUS = { game: 'nauticus', players: 2, options: { start: 0 } };

/** A game for two by invitation with some moves, which both agree to end. Answers its id. */
const playedGame = async (anna: Api, bert: Api, asked: object = NAUTICUS): Promise<string> => {
  const wanted = { ...asked, visibility: 'invitation' };
  const { id, invitation } = await anna.post<{ id: string; invitation: string }>('/tables', wanted);
  for (const [seat, api] of [anna, bert].entries()) await api.post(`/tables/${id}/sit`, { seat, invitation });
  await anna.post(`/tables/${id}/start`, {});
  for (let made = 0; made < 6; made++)
    for (const api of [anna, bert]) {
      const { number, asked, view } = await api.get<Asked>(`/tables/${id}/view`);
      if (asked === null) continue;
      await api.post(`/tables/${id}/moves`, { number, asked, moves: [view.moves[0]], id: `move-${randomHex()}` });
    }
  for (const api of [anna, bert])
    await api.post(`/tables/${id}/agree`, { number: 1, kind: 'end', id: `end-${randomHex()}` });
  return id;
};

const slider = (page: Page) => page.getByLabel('Position in the game');
const inSheet = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name: 'Room', exact: true }).click();
  await act();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
};

testInTurn(1)(
  'a game is reviewed together by link: leading, following, pointing, a line, words, and handing on',
  async ({ browser }) => {
    const [anna, bert, carla] = (await Promise.all([
      visit(browser, server.url),
      visit(browser, server.url),
      visit(browser, server.url, { device: 'phone' }),
    ])) as [Page, Page, Page];
    await Api.of(anna).guest('Anna', 'en');
    await Api.of(bert).guest('Bert', 'en');
    await Api.of(carla).guest('Carla', 'en');
    const id = await playedGame(Api.of(anna), Api.of(bert));
    await anna.goto(`/t/${id}/2`);
    await anna.getByRole('button', { name: 'Review together' }).click();
    await expect(anna.getByText('You lead · 1 person')).toBeVisible();
    await expect(slider(anna), 'it opens where it was looked at').toHaveValue('2');

    // A guest who never sat there comes by the link alone.
    const link = anna.url();
    await carla.goto(link);
    await expect(carla.getByText('Anna leads · 2 people')).toBeVisible();
    await slider(anna).fill('3');
    await expect(slider(carla)).toHaveValue('3');
    await expectFits(carla, 'the review room on a phone');
    await expectAccessible(carla, 'the review room');

    // A guest who looks around is left alone, and comes back.
    await slider(carla).fill('1');
    await slider(anna).fill('4');
    await expect(anna.locator('.replay-bar-slider .figures')).toContainText('4 / ');
    await expect(slider(carla)).toHaveValue('1');
    await carla.getByRole('button', { name: 'Follow' }).click();
    await expect(slider(carla)).toHaveValue('4');

    // Pointing by keys: a place by its name.
    await inSheet(anna, async () => {
      const places = anna.getByLabel('Place', { exact: true });
      expect((await places.locator('option').allInnerTexts()).filter(name => /[a-z]-\d/.test(name))).toEqual([]);
      await places.selectOption('Dockyard (Bert)');
      await anna.getByRole('button', { name: 'Add', exact: true }).click();
    });
    await expect(carla.locator('.room-marks circle')).toHaveCount(1);
    // And by hand: from one place to another.
    await anna.getByRole('button', { name: 'Room', exact: true }).click();
    await anna.getByRole('button', { name: 'Point on the board' }).click();
    const [from, to] = await Promise.all(
      ['wheel', 'seat-1'].map(
        async place => (await anna.locator(`.table [data-place~="${place}"]`).first().boundingBox())!,
      ),
    );
    await anna.mouse.move(from!.x + from!.width / 2, from!.y + from!.height / 2);
    await anna.mouse.down();
    await anna.mouse.move(to!.x + 8, to!.y + 8);
    await anna.mouse.up();
    await expect(anna.locator('.room-marks path[marker-end]')).toHaveCount(1);
    await anna.getByRole('button', { name: 'Done pointing' }).click();
    // A phone draws no wheel: there the other end has a ring, beside the one from before.
    await expect(carla.locator('.room-marks circle')).toHaveCount(2);

    // A line that was not played.
    await anna.getByRole('button', { name: 'Try a line from here' }).click();
    await expect(carla.getByText('The leader plays this line.').first()).toBeVisible();
    const log = carla.locator('.room-branch');
    await expect(log).toBeVisible();
    await playOn(anna, { touch: click, draw: lot(5), eagerness: 1 }, 3);
    await anna.getByRole('button', { name: 'Back to the game' }).click();
    await expect(slider(carla)).toHaveValue('4');

    // Words, and the lead handed on.
    await carla.getByRole('button', { name: 'Chat' }).click();
    await carla.getByLabel('Write something').fill('Why not the wheel?');
    await carla.keyboard.press('Enter');
    await expect(carla.getByText('Why not the wheel?')).toBeVisible();
    await carla.keyboard.press('Escape');
    await expect(anna.getByRole('button', { name: 'Chat, 1 new message' })).toBeVisible();
    await inSheet(anna, () => anna.getByRole('button', { name: 'Hand the lead to Carla' }).first().click());
    await expect(carla.getByText('You lead · 2 people')).toBeVisible();
    await slider(carla).fill('5');
    await expect(slider(anna)).toHaveValue('5');

    // A guest who comes late finds all as it stands.
    await bert.goto(link);
    await expect(slider(bert)).toHaveValue('5');

    // The end is there without how it ended.
    await slider(carla).fill(String(await slider(carla).getAttribute('max')));
    await expect(bert.locator('.game-over-verdict')).toHaveCount(0);
    await bert.getByRole('button', { name: 'Room', exact: true }).click();
    await bert.getByRole('button', { name: 'Show the result' }).click();
    await expect(bert.getByText('All agreed to end the game.').first()).toBeVisible();
    await carla.getByRole('button', { name: 'Room', exact: true }).click();
    await carla.getByRole('button', { name: 'Close the room for all' }).click();
    await expect(bert.getByText('There is no such review room, or it has closed.')).toBeVisible();
    for (const page of [anna, bert, carla]) await page.context().close();
  },
);

/** Two on one database, which are closed however it ends. */
const withServers = async (walk: (first: TestServer, second: TestServer) => Promise<void>): Promise<void> => {
  const first = await TestServer.open();
  const second = await first.beside();
  try {
    await walk(first, second);
  } finally {
    await second.close();
    await first.close();
  }
};

/** Two more servers take longer than all journeys may: it belongs to the full ones. */
fullTest(
  'a room on a game with hidden hands, in French, by keys alone, at two servers of which one dies',
  async ({ browser }) => {
    await withServers(async (first, second) => {
      const [anne, bert] = await Promise.all(
        [first, second].map(server => visit(browser, server.url, { language: 'fr', theme: 'dark' })),
      );
      await Api.of(anne!).guest('Anne', 'fr');
      await Api.of(bert!).guest('Bert', 'fr');
      const id = await playedGame(Api.of(anne!), Api.of(bert!), { game: 'nautilus', variant: 'duel' });
      const place = (page: Page) => page.getByLabel('Position dans la partie');
      const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
      /** Anne goes on by a key. Answers the entry she has reached. */
      const goOn = async (): Promise<string> => {
        const before = await place(anne!).inputValue();
        await place(anne!).focus();
        await anne!.keyboard.press('ArrowRight');
        await expect(place(anne!)).not.toHaveValue(before);
        return place(anne!).inputValue();
      };
      await anne!.goto(`/t/${id}/0`);
      await keys(button(anne!, 'Analyser ensemble'));
      await expect(anne!.getByText('Vous menez · 1 personne')).toBeVisible();
      const { pathname, search } = new URL(anne!.url());
      await bert!.goto(`${pathname}${search}`);
      await expect(bert!.getByText('Anne mène · 2 personnes')).toBeVisible();
      await expect(place(bert!)).toHaveValue(await goOn());

      // A ring at a place that is chosen by its name.
      await keys(button(anne!, 'Salle'));
      await anne!.getByLabel('Endroit', { exact: true }).focus();
      await anne!.keyboard.press('ArrowDown');
      await keys(button(anne!, 'Ajouter'));
      await expect(anne!.locator('.room-marked li')).toHaveText(/^Anneau\s: /);
      await anne!.keyboard.press('Escape');
      await expect(bert!.locator('.room-marks circle')).toHaveCount(1);

      // Bert's server dies, and comes back: the room is as it stood, and goes on.
      await second.stop('SIGKILL');
      const gone = await goOn();
      await second.start();
      await expect(place(bert!)).toHaveValue(gone);
      await keys(button(bert!, 'Discussion'));
      await bert!.getByLabel('Écrivez quelque chose').focus();
      await bert!.keyboard.type('Pourquoi pas le 7 ?');
      await bert!.keyboard.press('Enter');
      await bert!.keyboard.press('Escape');
      await expect(anne!.getByRole('button', { name: 'Discussion, 1 nouveau message' })).toBeVisible();

      // Bert leads now, and plays a line that was not played.
      await keys(button(anne!, 'Salle'));
      await keys(button(anne!, 'Confier la conduite à Bert'));
      await anne!.keyboard.press('Escape');
      await expect(bert!.getByText('Vous menez · 2 personnes')).toBeVisible();
      await keys(button(bert!, 'Essayer une suite à partir d’ici'));
      await expect(anne!.locator('.room-branch')).toBeVisible();
      await expectAccessible(anne!, 'a room in French');
      await keys(button(bert!, 'Revenir à la partie'));
      await expect(anne!.locator('.room-branch')).toHaveCount(0);
      for (const page of [anne!, bert!]) await page.context().close();
    });
  },
);
