import { type GameRecord, makeRecord } from '@ankerplatz/kit';
import { expect, type Page } from '@playwright/test';
import { Api } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import { someOf } from '../extent.ts';
import { gameEnd } from '../game-end.ts';
import { mainButton, typeMove } from '../player.ts';
import { keepGame, recordedGame } from '../recorded-games.ts';
import { fullTest, test } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';
import { visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Entries so few that they are judged soon. */
const ENTRIES = 60;

/** The beginning of a game played at random, which was given up then. */
const beginning = (file: string): GameRecord => {
  const { format: _, hash: __, ...record } = recordedGame(file);
  return makeRecord({ ...record, entries: record.entries.slice(0, ENTRIES), end: { kind: 'resigned', seats: [0] } });
};

const review = (page: Page) => page.getByRole('region', { name: 'Game review' });
const isDone = (page: Page) => expect(review(page).getByText(/^All \d+ decisions judged\.$/)).toBeVisible();
const openReview = (page: Page) => page.getByRole('button', { name: 'Review', exact: true }).tap();

test('a finished game is reviewed beside its replay: curve, turning points, luck and skill; it is made once', async ({
  browser,
}) => {
  const page = await visit(browser, server.url, { device: 'phone' });
  await Api.of(page).guest('Anna', 'en');
  const { id } = await Api.of(page).post<{ id: string }>('/replays', beginning('nauticus/records/two-players.json'));
  await page.goto(`/r/${id}/0`);
  await page.setViewportSize({ width: 360, height: 640 });
  const caption = (await page.locator('.replay-bar .action-bar-caption').boundingBox())!;
  expect(caption.width, 'what was done has a row of its own').toBeGreaterThan(280);
  await openReview(page);
  await expect(review(page).getByRole('img')).toHaveAccessibleName(
    /^Player 1: from \d+% to \d+%\. Player 2: from .* Scale: 0 to 100%, rounds 1 to \d+\.$/,
  );
  await isDone(page);
  await expectAccessible(page, 'a review on a phone');
  await expectFits(page, 'a review on a phone');

  await review(page).getByText('The curve as a table').tap();
  await expect(review(page).getByRole('columnheader', { name: 'Step' })).toBeVisible();
  const points = review(page).getByRole('region', { name: 'Where it turned' }).getByRole('listitem');
  await points.first().getByRole('button', { name: 'Show the position' }).tap();
  await points.first().getByRole('button', { name: 'Better: one step on' }).tap();
  await expect(points.first(), 'the review stays open').toBeVisible();
  const board = (await page.getByRole('main').boundingBox())!.height;
  expect(board / 640, 'the board is seen beside it').toBeGreaterThan(0.45);
  await review(page).getByRole('button', { name: 'Fold the review away' }).tap();
  await expect(page.getByLabel('Point of view').locator('option:checked')).toHaveText(/^As Player \d saw it$/);

  await page.reload();
  await openReview(page);
  await isDone(page);
  await points.first().getByRole('button', { name: 'Try again from here' }).tap();
  await expect(page).toHaveURL(/\/local\//);
  await page.context().close();
});

/** Judging a game once more takes longer than all journeys may: it belongs to the full ones. */
fullTest(
  'a review is stopped, goes on, looks deeper, and is read back from its file by somebody else, in French',
  async ({ browser }) => {
    const record = beginning('nauticus/records/two-players.json');
    const opened = async (): Promise<Page> => {
      const page = await visit(browser, server.url, { language: 'fr' });
      await Api.of(page).guest('Chloé', 'fr');
      const { id } = await Api.of(page).post<{ id: string }>('/replays', record);
      await page.goto(`/r/${id}/0`);
      await button(page, 'Analyse').click();
      return page;
    };
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
    const head = (page: Page) => page.locator('.look-back-head');
    const chloe = await opened();
    await expect(head(chloe)).toContainText(/Décisions examinées\s: [1-9]/);
    await button(chloe, 'Arrêter').click();
    await expect(head(chloe)).toContainText(/^Analyse de la partieArrêt après [1-9]/);
    const [, stopped] = /après (\d+)/.exec(await head(chloe).innerText())!;
    await button(chloe, 'Continuer').click();
    const judged = async (): Promise<number> => Number(/(\d+) sur/.exec(await head(chloe).innerText())?.[1] ?? stopped);
    expect(await judged()).toBeGreaterThanOrEqual(Number(stopped));
    await expect(head(chloe)).toContainText('décisions sont examinées.');
    const [download] = await Promise.all([
      chloe.waitForEvent('download'),
      button(chloe, 'Enregistrer l’analyse dans un fichier').click(),
    ]);
    await button(chloe, 'Examiner de plus près').click();
    await expect(head(chloe)).toContainText(/Décisions examinées\s: [1-9]/);

    const other = await opened();
    const [chooser] = await Promise.all([
      other.waitForEvent('filechooser'),
      button(other, 'Ouvrir une analyse enregistrée').click(),
    ]);
    await chooser.setFiles(await download.path());
    await expect(head(other)).toContainText(/sont examinées\. Lue dans un fichier/);
    for (const page of [chloe, other]) await page.context().close();
  },
);

/** A game, and the words of the language in which it is seen. */
const ENDS = [
  ['nauticus/records/two-players.json', 'de', 'Spielanalyse', 'Wo es sich entschied'],
  ['nautilus/records/quick.json', 'fr', 'Analyse de la partie', 'Là où tout a basculé'],
] as const;

for (const [file, language, look, turned] of someOf(ENDS, 2))
  test(`the end of a game on this device: points, the curve, where it turned, another game: ${file}`, async ({
    browser,
  }) => {
    const page = await visit(browser, server.url, { device: 'phone', language, theme: 'dark' });
    await page.setViewportSize({ width: 360, height: 640 });
    const record = recordedGame(file);
    const last = record.entries.at(-1) as { readonly seat: number; readonly move: string };
    await page.goto(await keepGame(page, record, last.seat, record.entries.slice(0, -1)));
    // The recap of the others' turns comes up by itself.
    await page.getByRole('dialog').press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await typeMove(page, last.move);
    await mainButton(page).tap();
    const end = await gameEnd(page, language);
    await expectFits(page, 'the end of a game on a small phone');
    await end.turned.tap();
    await expect(page.getByRole('region', { name: look })).toBeVisible();
    await expect(page.getByRole('region', { name: turned })).toBeAttached();
    await page.context().close();
  });
