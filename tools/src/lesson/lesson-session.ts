import type { Game, Language, View } from '@ankerplatz/kit';
import { type Lesson, LessonRun } from '@ankerplatz/kit/lesson';
import { wrap } from '../boards/layout.ts';
import { explain } from '../play/commands.ts';
import { PlaySession } from '../play/play-session.ts';
import type { Terminal } from '../play/terminal.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import type { LessonWords } from './words.ts';

/** The number of the lesson, and how many there are. */
export interface LessonNumber {
  readonly number: number;
  readonly lessons: number;
}

const NUMBER = /^\d+$/;

/** A lesson at a terminal. */
export class LessonSession {
  private readonly words: LessonWords;
  /** The version of the board that was shown last. */
  private shown = -1;

  private constructor(
    private run: LessonRun,
    private readonly session: PlaySession,
    private readonly language: Language,
  ) {
    this.words = CATALOGUES[language].lesson;
  }

  static async open(terminal: Terminal, game: Game, lesson: Lesson, language: Language): Promise<LessonSession> {
    const begun = LessonRun.begin(game, lesson);
    if (!begun.ok) throw new Error(begun.error);
    const session = await PlaySession.open(terminal, TerminalTable.of(begun.value.logs), language);
    session.holder = lesson.seat;
    return new LessonSession(begun.value, session, language);
  }

  /** Plays it to its end. False: the learner left. */
  async play({ number, lessons }: LessonNumber): Promise<boolean> {
    const { lesson } = this.run;
    const { bold } = this.session.terminal.paint;
    this.session.terminal.print('', bold(this.words.title(number, lessons, lesson.title[this.language])));
    this.session.say(lesson.goal[this.language]);
    for (;;) {
      this.letOthersPlay();
      if (this.run.isDone) break;
      const isThere = await this.step();
      if (!isThere) return false;
    }
    this.session.say('', this.words.done);
    return true;
  }

  private become(run: LessonRun): void {
    const before = this.run.version;
    this.run = run;
    this.session.table = TerminalTable.of(run.logs);
    for (const events of run.events.slice(before)) this.session.tell(events, run.lesson.seat);
  }

  private letOthersPlay(): void {
    while (this.run.reading().due !== null) {
      const played = this.run.playDue();
      if (!played.ok) throw new Error(played.error);
      this.become(played.value);
    }
  }

  private async step(): Promise<boolean> {
    const { step } = this.run.reading();
    const { kind } = this.run.lesson.steps[step]!.until;
    const isRead = kind === 'continue' || kind === 'look';
    const view = this.show(isRead ? 'picture' : 'decision');
    // Below the board, which may be higher than the screen.
    this.sayStep();
    return isRead ? this.pause() : this.decide(view);
  }

  /** The board as the learner sees it, and what is possible; not again what was shown last. */
  private show(kind: 'picture' | 'decision'): View {
    const { session, run } = this;
    const { seat } = run.lesson;
    const view = run.log.game.view(run.position, seat);
    const isAsked = kind === 'decision' && run.position.deciders().includes(seat);
    if (isAsked || (kind === 'picture' && this.shown !== run.version))
      session.terminal.print('', ...session.board[kind](session.sceneOf(view)));
    if (isAsked) session.showChoices(view);
    this.shown = run.version;
    return view;
  }

  private sayStep(): void {
    const { step, astray } = this.run.reading();
    const { text, why } = this.run.lesson.steps[step]!;
    const { bold, yellow } = this.session.terminal.paint;
    const { print } = this.session.terminal;
    print('');
    if (astray !== null) print(...wrap(`${why?.[this.language]} ${this.words.astray}`).map(yellow));
    else print(...wrap(`${this.words.step(step + 1, this.run.lesson.steps.length)} ${text[this.language]}`).map(bold));
  }

  private async pause(): Promise<boolean> {
    const line = await this.session.terminal.ask(`${this.words.goOn} `);
    if (line === null || line.trim() === 'quit') return false;
    this.become(this.run.goOn());
    return true;
  }

  /** Asks until something was done. */
  private async decide(view: View): Promise<boolean> {
    for (;;) {
      const line = await this.session.terminal.ask('> ');
      if (line === null || line.trim() === 'quit') return false;
      if (this.understand(view, line.trim().replace(/\s+/g, ' '))) return true;
    }
  }

  private understand(view: View, text: string): boolean {
    const { session, run } = this;
    if (text === 'back') return this.back();
    const choices = session.board.choices(view);
    const move = NUMBER.test(text) ? choices[Number(text) - 1]?.move : text;
    const played = move === undefined || move === '' ? null : run.play(run.lesson.seat, [move]);
    if (played?.ok) {
      this.become(played.value);
      return true;
    }
    session.say(move === undefined || move === '' ? this.words.hint : explain(session, view, move));
    return false;
  }

  private back(): boolean {
    const { version, entries, lesson } = this.run;
    const last = entries.findLastIndex(({ seat }) => seat === lesson.seat);
    const place = this.run.reading().astray ?? last;
    if (version === 0 || place < 0) {
      this.session.say(this.words.nothingBack);
      return false;
    }
    const { run, redo } = this.run.back(place);
    const again = run.play(lesson.seat, redo);
    if (!again.ok) throw new Error(again.error.code);
    this.become(again.value);
    return true;
  }
}
