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

/** Makes a move on the page. */
export type Hand = (move: string) => Promise<void>;

/** The way in which a learner takes a lesson in, and goes on. */
export interface Senses {
  /** Until this is what the lesson says. */
  read(text: string): Promise<void>;
  /** After a step that only says something. */
  goOn(): Promise<void>;
  readonly hand: Hand;
  /** A game that has ended shows its result over the table. */
  putResultAside(): Promise<void>;
  /** Until the lesson says that it is done. */
  finish(): Promise<void>;
}

/** A learner who does what a lesson says. */
export class Learner {
  private run: LessonRun;
  private isResultAside = false;
  /** The last step that was read: it is said once, however many moves it asks for. */
  private lastRead = -1;

  constructor(
    private readonly lesson: Lesson,
    private readonly language: Language,
    private readonly senses: Senses,
  ) {
    const begun = LessonRun.begin(GAMES[lesson.game as GameId], lesson);
    if (!begun.ok) throw new Error(begun.error);
    this.run = begun.value;
  }

  /** Plays the lesson that is open to its end. */
  async learn(): Promise<void> {
    while (!this.run.isDone) {
      this.letOthersPlay();
      if (!this.run.isDone) await this.step();
    }
    await this.putResultAside();
    await this.senses.finish();
  }

  private letOthersPlay(): void {
    while (this.run.reading().due !== null) {
      const played = this.run.playDue();
      if (!played.ok) throw new Error(played.error);
      this.run = played.value;
    }
  }

  private async step(): Promise<void> {
    const { step } = this.run.reading();
    await this.putResultAside();
    if (step !== this.lastRead) await this.senses.read(this.lesson.steps[step]!.text[this.language]);
    this.lastRead = step;
    const move = intendedMove(this.run);
    if (move === undefined) {
      await this.senses.goOn();
      this.run = this.run.goOn();
      return;
    }
    await this.senses.hand(move);
    const played = this.run.play(this.lesson.seat, [move]);
    if (!played.ok) throw new Error(played.error.code);
    this.run = played.value;
  }

  private async putResultAside(): Promise<void> {
    if (this.run.position.outcome() === null || this.isResultAside) return;
    await this.senses.putResultAside();
    this.isResultAside = true;
  }
}

/** By what is to be seen on the page. */
export const eyes = (page: Page, touch: Touch, hand: Hand): Senses => ({
  hand,
  read: text => expect(page.locator('.lesson-text')).toContainText(text),
  goOn: () => touch(page.locator('.lesson-said .button-main')),
  putResultAside: async () => {
    await expect(page.locator('.result')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.result')).toHaveCount(0);
  },
  finish: () => expect(page.locator('.lesson-said.is-done')).toBeVisible(),
});

/** Types a move into the command field and, where that makes the turn complete, submits it: by keys alone. */
export const typing =
  (page: Page): Hand =>
  async move => {
    await typeMove(page, move);
    if ((await page.locator('.lesson-text strong').count()) > 0) await page.keyboard.press('Control+Enter');
  };
