import { GAME_IDS, type GameId } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../extent.ts';
import type { House } from '../house.ts';
import { missingFiles } from '../kept-files.ts';
import { Learner, lessonsOf, typing } from '../learning/learner.ts';
import { puzzlesOf } from '../learning/puzzles.ts';
import { keys, tap, typeMove } from '../player.ts';
import { test } from '../shared-house.ts';
import { LANGUAGES, visit } from '../visitor.ts';

let house: House;
test.beforeAll(({ shared }) => {
  house = shared;
});

/** What is tapped, one after another, wherever it is on the screen. */
const tapAll = async (page: Page, places: readonly string[]): Promise<void> => {
  for (const place of places) await page.locator(`[data-place~="${place}"]:visible`).first().tap();
};

/** Moves of the first lessons by what is tapped for them. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  'take money': ['tile-money'],
  money: ['use'],
  end: ['button', 'button'],
  'play 6 n1>t10': ['card-6', 'button'],
};

test('who comes for the first time is asked, and taps through the first lesson of each game', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'phone', isNew: true, settings: { confirm: true } });
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'Learn first' }).tap();
  await page.getByRole('link', { name: 'Begin' }).tap();
  for (const game of GAME_IDS) {
    await page.goto(`/learn/${game}/1`);
    await new Learner(page, lessonsOf(game)[0]!, 'en', tap).learn(move => tapAll(page, TAPS[move] ?? []));
    await page.getByRole('link', { name: 'All lessons' }).tap();
    await expect(page.locator('.course-number.is-done')).toHaveCount(1);
  }
  await page.context().close();
});

test('another move than the lesson means is answered and stepped back from', async ({ browser }) => {
  const page = await visit(browser, house.url, { device: 'phone' });
  await page.goto('/learn/nauticus/8');
  await tapAll(page, ['tile-hulls']);
  await expect(page.locator('.lesson-said.is-astray')).toContainText('With 1 taler little can be bought');
  await page.getByRole('button', { name: 'Step back' }).first().tap();
  await expect(page.locator('.lesson-text')).toContainText('Only 1 taler left.');
  await page.context().close();
});

/** Types the best turn of a puzzle that has a short one, and submits it. */
const solve = async (page: Page, game: GameId): Promise<void> => {
  const [puzzle] = [...puzzlesOf(game)].sort((a, b) => a.best.length - b.best.length);
  await page.goto(`/puzzles/${game}/${puzzle!.id}`);
  const said = page.locator('.puzzle-text > p');
  await expect(said).toHaveText('Find the best turn.');
  for (const move of puzzle!.best) await typeMove(page, move);
  await page.keyboard.press('Control+Enter');
  await expect(said).toHaveText('Solved: that is the best turn.');
};

test('by keys alone, and without a server, lessons and a puzzle are learnt, left and found again', async ({
  browser,
}) => {
  const page = await visit(browser, house.url, { device: 'desktop', settings: { confirm: true } });
  await page.goto('/');
  await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
  await house.stop();
  await page.goto('/learn/nautilus/8');
  const [lesson] = lessonsOf('nautilus').slice(7);
  await new Learner(page, lesson!, 'en', keys).learn(typing(page));
  await page.goto('/learn/nauticus/8');
  await keys(page.locator('[data-place~="tile-money"]:visible').first());
  await page.reload();
  await expect(page.locator('.lesson-text')).toContainText('Use both blue workers.');
  await page.goto('/learn');
  await expect(page.locator('.course-number.is-done')).toHaveCount(1);
  await solve(page, 'nautilus');
  await page.context().close();
  await house.start();
});

if (isFull)
  test('all lessons and a puzzle of each game without a server, by keys alone', async ({ browser }) => {
    const page = await visit(browser, house.url, { device: 'phone', settings: { confirm: true } });
    await page.goto('/');
    await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
    await house.stop();
    for (const game of GAME_IDS) {
      for (const [place, lesson] of lessonsOf(game).entries()) {
        await page.goto(`/learn/${game}/${place + 1}`);
        await new Learner(page, lesson, 'en', keys).learn(typing(page));
      }
      await solve(page, game);
    }
    await page.context().close();
    await house.start();
  });

for (const language of isFull ? LANGUAGES : [])
  test(`all lessons one after another by keys alone: ${language}`, async ({ browser }) => {
    const page = await visit(browser, house.url, { device: 'phone', language, settings: { confirm: true } });
    for (const game of GAME_IDS)
      for (const [place, lesson] of lessonsOf(game).entries()) {
        await page.goto(`/learn/${game}/${place + 1}`);
        await new Learner(page, lesson, language, keys).learn(typing(page));
      }
    await page.context().close();
  });
