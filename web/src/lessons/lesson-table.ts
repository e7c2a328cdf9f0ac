import { err, type Level, ok, type Seat } from '@ankerplatz/kit';
import type { Drafted, LessonRun } from '@ankerplatz/kit/lesson';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { LogEntry, SeatInfo, TableActs, TableSource, TableState } from '../board/source.ts';
import type { Answer, Problem } from '../net/http.ts';

/** The surroundings that a lesson needs. */
export interface LessonSurroundings {
  readonly table: string;
  /** The learner's. */
  readonly name: string;
  readonly save: (run: LessonRun) => void;
  readonly restart: () => void;
  /** Of another seat before it plays, in milliseconds. */
  readonly delay: () => number;
  /** Where leaving leads; without it, to the lessons of the game. */
  readonly wayOut?: string;
  /** The level of the bots in the other seats. */
  readonly others?: Level;
  /** The names of all seats, as the lesson speaks of them. Indexable by seat. */
  readonly seatNames?: readonly string[];
  /** Whether the end of the game is told by something else. */
  readonly hidesResult?: boolean;
}

/** The level of the other seats unless a lesson names one: their moves are written in the lesson. */
const OTHER: Level = 'deckhand';

/** The table of a lesson: a referee that lets every legal move happen, and others who play what is written. */
export class LessonTable implements TableSource {
  readonly kind = 'lesson';
  readonly problem = signal<Problem | null>(null);
  readonly connection = signal<'open' | 'connecting' | 'lost'>('open');
  readonly state: ReadonlySignal<TableState | null>;
  readonly acts: ReadonlySignal<TableActs>;

  private readonly now: Signal<LessonRun>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    run: LessonRun,
    private readonly around: LessonSurroundings,
  ) {
    this.now = signal(run);
    this.state = computed(() => this.stateNow());
    this.acts = computed(() => ({ hurry: () => this.letOthersPlay(0), restart: around.restart }));
    this.letOthersPlay(around.delay());
  }

  get wayOut(): string {
    return this.around.wayOut ?? `/learn/${this.now.peek().lesson.game}`;
  }

  get run(): ReadonlySignal<LessonRun> {
    return this.now;
  }

  async play(moves: readonly string[]): Answer {
    const played = this.now.value.play(this.now.value.lesson.seat, moves);
    if (!played.ok) return err({ code: played.error.code, message: '', refusal: played.error });
    this.become(played.value);
    return ok(undefined);
  }

  /** The step that is shown was read or looked at. */
  goOn(drafted: Drafted): void {
    this.become(this.now.value.goOn(drafted));
  }

  /** Goes back to before a move that was handed in; answers the moves of its turn to be drafted again. */
  backTo(place: number): readonly string[] {
    const { run, redo } = this.now.value.back(place);
    this.become(run);
    return redo;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private become(run: LessonRun): void {
    this.now.value = run;
    this.around.save(run);
    this.letOthersPlay(this.around.delay());
  }

  private letOthersPlay(delay: number): void {
    clearTimeout(this.timer);
    if (this.now.peek().reading().due === null) return;
    this.timer = setTimeout(() => {
      const played = this.now.peek().playDue();
      if (played.ok) this.become(played.value);
      else this.connection.value = 'lost';
    }, delay);
  }

  private stateNow(): TableState {
    const { log, lesson, position, version } = this.now.value;
    const { seat: eyes } = lesson;
    const outcome = this.around.hidesResult ? null : position.outcome();
    return {
      table: this.around.table,
      game: lesson.game as BoardGameId,
      number: 1,
      version,
      eyes,
      asked: log.decisionVersion(eyes),
      view: log.game.view(position, eyes),
      deciders: position.deciders(),
      seats: Array.from({ length: position.setup.seats }, (_, seat) => this.seatInfo(seat, eyes)),
      log: this.entriesFor(eyes),
      result: outcome && { end: 'played', ...outcome },
      agreements: { end: [], rematch: [] },
      handOver: null,
      isLesson: true,
    };
  }

  private seatInfo(seat: Seat, eyes: Seat): SeatInfo {
    const isYou = seat === eyes;
    const { name, others = OTHER, seatNames } = this.around;
    return {
      seat,
      kind: isYou ? 'person' : 'bot',
      name: seatNames?.[seat] ?? (isYou ? name : others),
      level: isYou || seatNames ? null : others,
      isYou,
      isLooking: isYou,
      hasResigned: false,
    };
  }

  private entriesFor(eyes: Seat): readonly LogEntry[] {
    const { entries, events, log } = this.now.value;
    return entries.map(({ seat, move }, place) => ({
      entry: place + 1,
      kind: 'move',
      seat,
      move: log.game.moveFor(move, seat, eyes),
      events: events[place]!.flatMap(event => log.game.eventFor(event, eyes) ?? []),
    }));
  }
}
