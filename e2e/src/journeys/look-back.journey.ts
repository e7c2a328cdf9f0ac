import { readFileSync } from 'node:fs';
import { type GameRecord, makeRecord } from '@ankerplatz/kit';
import { expect, type Page } from '@playwright/test';
import { Api } from '../api.ts';
import { expectAccessible, expectFits } from '../checks.ts';
import type { House } from '../house.ts';
import { test } from '../shared-house.ts';
import { visit } from '../visitor.ts';

let house: House;
test.beforeAll(({ shared }) => {
  house = shared;
});

/** So few entries that they are judged soon. */
const ENTRIES = 60;

/** The beginning of a game played at random, which was given up then. */
const beginning = (file: string): GameRecord => {
  const {
    format: _,
    hash: __,
    ...record
  } = JSON.parse(
    readFileSync(new URL(`../../../games/${file}`, import.meta.url.replace('/e2e/dist/', '/e2e/')), 'utf8'),
  ) as GameRecord;
  return makeRecord({ ...record, entries: record.entries.slice(0, ENTRIES), end: { kind: 'resigned', seats: [0] } });
};

const review = (page: Page) => page.getByRole('region', { name: 'Game review' });
const isDone = (page: Page) => expect(review(page).getByText(/^All \d+ decisions judged\.$/)).toBeVisible();
const openReview = (page: Page) => page.getByRole('button', { name: 'Review', exact: true }).tap();

test('a finished game is reviewed beside its replay: curve, turning points, luck and skill; it is made once', async ({
  browser,
}) => {
  const page = await visit(browser, house.url, { device: 'phone' });
  await Api.of(page).guest('Anna', 'en');
  const { id } = await Api.of(page).post<{ id: string }>('/replays', beginning('nauticus/records/two-players.json'));
  await page.goto(`/r/${id}/0`);
  await openReview(page);
  await expect(review(page).getByRole('img')).toHaveAccessibleName(/^Player 1: from \d+% to \d+%\. Player 2: from/);
  await isDone(page);
  await expectAccessible(page, 'a review on a phone');
  await expectFits(page, 'a review on a phone');

  await review(page).getByText('The curve as a table').tap();
  await expect(review(page).getByRole('columnheader', { name: 'Step' })).toBeVisible();
  const points = review(page).getByRole('region', { name: 'Where it turned' }).getByRole('listitem');
  await points.first().getByRole('button', { name: 'Show the position' }).tap();
  await expect(points, 'the review is folded away: the board is seen').toHaveCount(0);
  await expect(page.getByLabel('Point of view').locator('option:checked')).toHaveText(/^As Player \d saw it$/);

  await page.reload();
  await openReview(page);
  await isDone(page);
  await points.first().getByRole('button', { name: 'Try again from here' }).tap();
  await expect(page).toHaveURL(/\/local\//);
  await page.context().close();
});
