import type { BotGameId } from '@ankerplatz/bots';
import { loadJudge } from '@ankerplatz/bots/judges';
import type { Game, Language, View } from '@ankerplatz/kit';
import type { LessonRun } from '@ankerplatz/kit/lesson';
import {
  answerIn,
  beginPuzzle,
  isAnswered,
  isBest,
  type Puzzle,
  runsOf,
  type Verdict,
  verdictOf,
} from '@ankerplatz/kit/puzzle';
import { explain } from '../play/commands.ts';
import { PlaySession } from '../play/play-session.ts';
import type { Terminal } from '../play/terminal.ts';
import { TerminalTable } from '../play/terminal-table.ts';
import { CATALOGUES } from '../text/catalogues.ts';
import { SEED } from './proof.ts';
import type { PuzzleWords } from './words.ts';

const NUMBER = /^\d+$/;

/** A puzzle at a terminal. */
export class PuzzleSession {
  private run: LessonRun;
  private hints = 0;

  private constructor(
    private readonly game: Game,
    private readonly puzzle: Puzzle,
    private readonly session: PlaySession,
    private readonly words: PuzzleWords,
    private readonly asked: LessonRun,
  ) {
    this.run = asked;
  }

  static async open(terminal: Terminal, game: Game, puzzle: Puzzle, language: Language): Promise<PuzzleSession> {
    const asked = beginPuzzle(game, puzzle);
    const session = await PlaySession.open(terminal, TerminalTable.of(asked.logs), language);
    session.holder = puzzle.seat;
    return new PuzzleSession(game, puzzle, session, CATALOGUES[language].puzzle, asked);
  }

  /** Asks until the puzzle is solved. False: the solver left. */
  async solve(): Promise<boolean> {
    const { words, session, puzzle } = this;
    const { bold } = session.terminal.paint;
    session.terminal.print('', bold(`${words.title(puzzle.id)}, ${words.difficulties[puzzle.difficulty]}`));
    session.say(words.find, words.help);
    for (;;) {
      if (!(await this.turn())) return false;
      if (await this.judge()) return true;
      this.become(this.asked);
    }
  }

  private become(run: LessonRun): void {
    const before = this.run.version;
    this.run = run;
    this.session.table = TerminalTable.of(run.logs);
    for (const events of run.events.slice(before)) this.session.tell(events, this.puzzle.seat);
  }

  /** A whole turn. False: the solver left. */
  private async turn(): Promise<boolean> {
    const { session, puzzle } = this;
    while (!isAnswered(this.game, puzzle, this.run)) {
      const view = this.game.view(this.run.position, puzzle.seat);
      session.terminal.print('', ...session.board.decision(session.sceneOf(view)));
      session.showChoices(view);
      const isThere = await this.decide(view);
      if (!isThere) return false;
    }
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
    const { session, puzzle, run } = this;
    if (text === 'hint') return this.hint();
    if (text === 'back') {
      this.become(this.asked);
      return true;
    }
    const move = NUMBER.test(text) ? session.board.choices(view)[Number(text) - 1]?.move : text;
    const played = move === undefined || move === '' ? null : run.play(puzzle.seat, [move]);
    if (played?.ok) {
      this.become(played.value);
      return true;
    }
    session.say(move === undefined || move === '' ? this.words.help : explain(session, view, move));
    return false;
  }

  /** First what it is about, then how it begins. */
  private hint(): false {
    const { words, puzzle, session } = this;
    this.hints++;
    const begin = { seat: puzzle.seat, move: puzzle.best[0]! };
    session.say(words.ideas[puzzle.theme], ...(this.hints > 1 ? [words.begins(session.wordsOf(begin))] : []));
    return false;
  }

  /** Says what the answer brings. */
  private async judge(): Promise<boolean> {
    const { game, puzzle, session, words } = this;
    const moves = answerIn(puzzle, this.run);
    if (isBest(game, puzzle, moves)) {
      session.say('', words.found);
      return true;
    }
    session.say('', words.looking);
    const judge = await loadJudge(game.id as BotGameId, game.version);
    const view = game.view(this.asked.position, puzzle.seat);
    const verdict = verdictOf(game.id, judge.worths(view, [puzzle.best, moves], runsOf(game.id), SEED));
    if (verdict.isRight) session.say(words.asGood);
    else this.answer(verdict, judge.measure);
    return verdict.isRight;
  }

  private answer({ played, best }: Verdict, measure: 'points' | 'chance'): void {
    const { words, session, puzzle } = this;
    session.say(measure === 'points' ? words.points(played, best) : words.chances(played, best), words.line);
    const line = this.asked.play(puzzle.seat, puzzle.best);
    if (line.ok) for (const events of line.value.events.slice(this.asked.version)) session.tell(events, puzzle.seat);
  }
}
