import type { Game, GameEvent, Position } from '../game.ts';
import type { MoveEntry } from '../log/entry.ts';
import { GameLog } from '../log/game-log.ts';
import type { Refusal } from '../play/door.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { endsTurn } from '../turn.ts';
import type { Lesson } from './lesson.ts';
import { type LessonReading, type LineMove, readLesson } from './lesson-reading.ts';

/** The part of a run that is needed to go on with it another day. */
export interface KeptRun {
  readonly entries: readonly MoveEntry[];
  readonly goneOn: readonly number[];
}

/** The draft, which is not handed in. */
export interface Drafted {
  readonly moves: readonly string[];
  readonly isComplete: boolean;
}

const NOTHING: Drafted = { moves: [], isComplete: false };

const isTurnOver = ({ events, position }: GameLog, seat: Seat): boolean =>
  endsTurn(events) || !position.deciders().includes(seat);

/** A learner's way through a lesson. Immutable: every action answers a new run. */
export class LessonRun {
  private constructor(
    readonly lesson: Lesson,
    /** At the beginning and after every move. */
    readonly logs: readonly GameLog[],
    private readonly goneOn: ReadonlySet<number>,
  ) {}

  /** The beginning, or what is wrong with the position. The game is that of the lesson's version of the rules. */
  static begin(game: Game, lesson: Lesson): Result<LessonRun, string> {
    const { beginning, luck } = lesson;
    const begun = GameLog.begin(game, { ...beginning, chance: { kind: 'seed', seed: luck } });
    return begun.ok ? ok(new LessonRun(lesson, [begun.value], new Set())) : begun;
  }

  get log(): GameLog {
    return this.logs.at(-1)!;
  }

  get position(): Position {
    return this.log.position;
  }

  get version(): number {
    return this.logs.length - 1;
  }

  /** Events of the moves so far, the last one's last. */
  get events(): readonly (readonly GameEvent[])[] {
    return this.logs.slice(1).map(({ events }) => events);
  }

  get entries(): readonly MoveEntry[] {
    return this.logs.slice(1).map(({ last }) => last as MoveEntry);
  }

  get kept(): KeptRun {
    return { entries: this.entries, goneOn: [...this.goneOn] };
  }

  reading(drafted: Drafted = NOTHING): LessonReading {
    return readLesson(this.lesson, [...this.line, ...this.draftLine(drafted)], this.goneOn);
  }

  get isDone(): boolean {
    return this.reading().step === this.lesson.steps.length;
  }

  /** Moves of a seat, all or nothing. */
  play(seat: Seat, moves: readonly string[]): Result<LessonRun, Refusal> {
    const logs = [...this.logs];
    for (const move of moves) {
      const played = logs.at(-1)!.add({ seat, move });
      if (!played.ok) return played;
      logs.push(played.value);
    }
    return ok(new LessonRun(this.lesson, logs, this.goneOn));
  }

  /** The step that is shown is ended by a button or a look. */
  goOn(drafted: Drafted = NOTHING): LessonRun {
    const { step } = this.reading(drafted);
    const kind = this.lesson.steps[step]?.until.kind;
    if (kind !== 'continue' && kind !== 'look') return this;
    return new LessonRun(this.lesson, this.logs, new Set([...this.goneOn, step]));
  }

  /** The next move of another seat, if one is due. */
  playDue(): Result<LessonRun, string> {
    const { due } = this.reading();
    if (!due) return ok(this);
    const played = this.play(due.seat, [due.move]);
    return played.ok ? played : err(`${due.seat}: ${due.move} (${played.error.code})`);
  }

  /** Before the move of this place in the line: where its turn began, and what is to be drafted again. */
  back(place: number): { readonly run: LessonRun; readonly redo: readonly string[] } {
    const { line } = this;
    const isHere = (at: number): boolean => at < 0 || line[at]!.endsTurn || line[at]!.seat !== this.lesson.seat;
    let begin = Math.min(place, line.length);
    while (!isHere(begin - 1)) begin--;
    const redo = line.slice(begin, place).map(({ move }) => move);
    return { run: new LessonRun(this.lesson, this.logs.slice(0, begin + 1), this.goneOn), redo };
  }

  /** The kept run, as far as it still holds. */
  resumed({ entries, goneOn }: KeptRun): LessonRun {
    let run: LessonRun = new LessonRun(this.lesson, this.logs, new Set(goneOn));
    for (const { seat, move } of entries) {
      const played = run.play(seat, [move]);
      if (!played.ok) return run;
      run = played.value;
    }
    return run;
  }

  private get line(): readonly LineMove[] {
    return this.entries.map((entry, place) => ({
      ...entry,
      endsTurn: isTurnOver(this.logs[place + 1]!, entry.seat),
      isPlayed: true,
    }));
  }

  private draftLine({ moves, isComplete }: Drafted): readonly LineMove[] {
    const { seat } = this.lesson;
    return moves.map((move, place) => ({
      seat,
      move,
      endsTurn: isComplete && place === moves.length - 1,
      isPlayed: false,
    }));
  }
}
