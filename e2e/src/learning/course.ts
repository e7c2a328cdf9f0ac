import type { GameId } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import type { Touch } from '../player.ts';
import type { Language } from '../visitor.ts';
import { eyes, type Hand, Learner, lessonsOf } from './learner.ts';
import { Pace } from './pace.ts';

/** The way in which a learner goes about it. */
export interface Manner {
  readonly language: Language;
  readonly touch: Touch;
  /** By the touch that makes moves, which is counted. */
  readonly hand: (page: Page, touch: Touch) => Hand;
  /** How many lessons of each game. */
  readonly most?: number;
}

/** From the first page through the lessons of a game, each by the way that the page offers; how long that takes. */
export const takeCourse = async (page: Page, game: GameId, manner: Manner): Promise<Pace> => {
  const pace = new Pace();
  const touch = pace.counted(manner.touch);
  const lessons = lessonsOf(game).slice(0, manner.most);
  await page.goto('/');
  await touch(page.locator(`a.game-card-learn[href="/learn/${game}"]`));
  await touch(page.locator('.course-head .button-main'));
  for (const [place, lesson] of lessons.entries()) {
    await expect(page).toHaveURL(new RegExp(`/learn/${game}/${place + 1}$`));
    const senses = eyes(page, touch, manner.hand(page, touch));
    const read = async (text: string): Promise<void> => {
      await senses.read(text);
      pace.read(text);
    };
    await new Learner(lesson, manner.language, { ...senses, read }).learn();
    const isLast = place === lessons.length - 1;
    await touch(page.locator(isLast ? '.lesson-ways a.button-plain' : '.lesson-ways a.button-main'));
  }
  await expect(page.locator('.course-number.is-done')).toHaveCount(lessons.length);
  return pace;
};
