import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@ankerplatz/kit';
import { intendedMove, type Lesson, LessonRun, trustedLesson } from '@ankerplatz/kit/lesson';
import { GAME_IDS, GAMES, type GameId } from '@ankerplatz/registry';
import { expect, type Page } from '@playwright/test';
import { type Touch, typeMove } from '../player.ts';

const folderOf = (game: GameId): string => fileURLToPath(new URL(`../../../games/${game}/lessons/`, import.meta.url));

/** The lessons of a game in their order. */
export const lessonsOf = (game: GameId): readonly Lesson[] =>
  readdirSync(folderOf(game))
    .sort()
    .map(file =>
      trustedLesson(
        JSON.parse(readFileSync(folderOf(game) + file, 'utf8')),
        GAME_IDS.map(id => GAMES[id]),
      ),
    );

/** How a move is made on the page. */
export type Hand = (move: string) => Promise<void>;

/** Somebody who does what a lesson says. */
export class Learner {
  private run: LessonRun;
  private isResultAside = false;

  constructor(
    private readonly page: Page,
    private readonly lesson: Lesson,
    private readonly language: Language,
    private readonly touch: Touch,
  ) {
    const begun = LessonRun.begin(GAMES[lesson.game as GameId], lesson);
    if (!begun.ok) throw new Error(begun.error);
    this.run = begun.value;
  }

  /** Plays the lesson that is open to its end. */
  async learn(hand: Hand): Promise<void> {
    while (!this.run.isDone) {
      this.letOthersPlay();
      if (!this.run.isDone) await this.step(hand);
    }
    await this.putResultAside();
    await expect(this.page.locator('.lesson-said.is-done')).toBeVisible();
  }

  private letOthersPlay(): void {
    while (this.run.reading().due !== null) {
      const played = this.run.playDue();
      if (!played.ok) throw new Error(played.error);
      this.run = played.value;
    }
  }

  private async step(hand: Hand): Promise<void> {
    const { text } = this.lesson.steps[this.run.reading().step]!;
    await this.putResultAside();
    await expect(this.page.locator('.lesson-text')).toContainText(text[this.language]);
    const move = intendedMove(this.run);
    if (move === undefined) {
      await this.touch(this.page.locator('.lesson-said .button-main'));
      this.run = this.run.goOn();
      return;
    }
    await hand(move);
    const played = this.run.play(this.lesson.seat, [move]);
    if (!played.ok) throw new Error(played.error.code);
    this.run = played.value;
  }

  /** A lesson that ends its game ends with the result over the table. */
  private async putResultAside(): Promise<void> {
    if (this.run.position.outcome() === null || this.isResultAside) return;
    await expect(this.page.locator('.result')).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(this.page.locator('.result')).toHaveCount(0);
    this.isResultAside = true;
  }
}

/** Types a move into the command field and, where that makes the turn complete, submits it: by keys alone. */
export const typing =
  (page: Page): Hand =>
  async move => {
    await typeMove(page, move);
    if ((await page.locator('.lesson-text strong').count()) > 0) await page.keyboard.press('Control+Enter');
  };
