import { GAME_IDS, type GameId } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import { isFull, someOf } from '../extent.ts';
import { missingFiles } from '../kept-files.ts';
import { takeCourse } from '../learning/course.ts';
import { ears } from '../learning/hearing.ts';
import { eyes, Learner, lessonsOf, typing } from '../learning/learner.ts';
import { puzzlesOf } from '../learning/puzzles.ts';
import { finger, tapping } from '../learning/tapping.ts';
import { Listener } from '../listener/listener.ts';
import { keys, typeMove } from '../player.ts';
import { test, testInTurn } from '../shared-server.ts';
import type { TestServer } from '../test-server.ts';
import { LANGUAGES, TONGUES, visit } from '../visitor.ts';

let server: TestServer;
test.beforeAll(({ shared }) => {
  server = shared;
});

/** Taps places one after another, wherever they are on the screen. */
const tapAll = async (page: Page, places: readonly string[]): Promise<void> => {
  for (const place of places) await page.locator(`[data-place~="${place}"]:visible`).first().tap();
};

/** Settings of a phone that was never here before, with all that moves and asks. */
const FRESH = { animation: 'full', confirm: true, notes: true, soundsOffered: false, botDelay: 500 } as const;

/** The time that the lessons of both games may take, in minutes by hand: 25 words in 7 seconds, a second for a tap. */
const LONGEST = 15;

for (const language of someOf(LANGUAGES, LANGUAGES.length))
  test(`from the first page through the lessons of both games by taps on a fresh phone: ${language}`, async ({
    browser,
  }) => {
    const page = await visit(browser, server.url, { device: 'phone', isNew: true, language, settings: FRESH });
    let minutes = 0;
    for (const game of GAME_IDS) {
      const pace = await takeCourse(page, game, {
        ...{ language, touch: finger, hand: tapping },
        ...(!isFull && { most: 1 }),
      });
      minutes += pace.human;
      console.log(`${game}, ${language}: ${pace}`);
    }
    expect(minutes).toBeLessThan(LONGEST);
    await page.context().close();
  });

test('who comes for the first time is asked whether to learn first', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone', isNew: true });
  await page.goto('/');
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'Learn first' }).tap();
  await page.getByRole('link', { name: 'Begin' }).tap();
  await expect(page.locator('.lesson-text')).toContainText(lessonsOf('nauticus')[0]!.steps[0]!.text.en);
  await page.context().close();
});

test('another move than the lesson means is answered and stepped back from', async ({ browser }) => {
  const page = await visit(browser, server.url, { device: 'phone' });
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

testInTurn(0)(
  'by keys alone, and without a server, lessons and a puzzle are learnt, left and found again',
  async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'desktop', settings: { confirm: true } });
    await page.goto('/');
    await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
    await server.stop();
    await page.goto('/learn/nautilus/8');
    const [lesson] = lessonsOf('nautilus').slice(7);
    await new Learner(lesson!, 'en', eyes(page, keys, typing(page))).learn();
    await page.goto('/learn/nauticus/8');
    await keys(page.locator('[data-place~="tile-money"]:visible').first());
    await page.reload();
    await expect(page.locator('.lesson-text')).toContainText('Use both blue workers.');
    await page.goto('/learn');
    await expect(page.locator('.course-number.is-done')).toHaveCount(1);
    await solve(page, 'nautilus');
    await page.context().close();
    await server.start();
  },
);

if (isFull)
  test('all lessons and a puzzle of each game without a server, by keys alone', async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', settings: { confirm: true } });
    await page.goto('/');
    await expect.poll(() => page.evaluate(missingFiles)).toBe(0);
    await server.stop();
    for (const game of GAME_IDS) {
      await takeCourse(page, game, { language: 'en', touch: keys, hand: typing });
      await solve(page, game);
    }
    await page.context().close();
    await server.start();
  });

for (const language of isFull ? LANGUAGES : [])
  test(`all lessons one after another by keys alone: ${language}`, async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'phone', language, settings: { confirm: true } });
    for (const game of GAME_IDS) await takeCourse(page, game, { language, touch: keys, hand: typing });
    await page.context().close();
  });

for (const language of isFull ? TONGUES : [])
  test(`lessons by ear alone, from their first sentence on: ${language}`, async ({ browser }) => {
    const page = await visit(browser, server.url, { device: 'desktop', language, settings: { confirm: true } });
    const listener = await Listener.on(page, language);
    const senses = ears(listener);
    for (const game of GAME_IDS) {
      const lessons = lessonsOf(game);
      await page.goto(`/learn/${game}/1`);
      for (const lesson of lessons) {
        await new Learner(lesson, language, senses).learn();
        if (lesson !== lessons.at(-1)) await senses.goToNext();
      }
    }
    await page.context().close();
  });
