import {
  err,
  type Game,
  type GameLog,
  type GameRecord,
  isMove,
  makeRecord,
  ok,
  type Position,
  type Result,
  replay,
  type Seat,
} from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry/lazy';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  LogEntry,
  ReplayControl,
  SeatInfo,
  ShownLine,
  Standpoint,
  TableActs,
  TableResult,
  TableSource,
  TableState,
  Trial,
} from '../../board/source.ts';
import type { LocalSeat } from '../../local/host.ts';
import { Branch } from '../what-if/branch.ts';
import { roundsOf } from './rounds.ts';

/** A finished game, as it is shown again. */
export interface Finished {
  readonly table: string;
  readonly number: number;
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** From where it is seen at first; null: from outside. */
  readonly eyes: Seat | null;
  /** The result, where the moves alone do not tell it. */
  readonly result: TableResult | null;
  /** The link to an entry; null: nobody else could follow it. */
  readonly link: ((entry: number) => string) | null;
  /** Where the games before and after it can be seen. */
  readonly before?: string | null;
  readonly after?: string | null;
  /** The link to its review. */
  readonly reviewLink?: TableActs['shareReview'];
  readonly reviews?: TableActs['reviews'];
  /** Opens a room to look at it together. */
  readonly openRoom?: TableActs['openRoom'];
}

/** At the beginning and after every entry. */
const logsOf = (game: Game, record: GameRecord): Result<readonly GameLog[], string> => {
  const logs: GameLog[] = [];
  const played = replay(game, record, log => logs.push(log));
  return played.ok ? ok(logs) : played;
};

/** The game up to an entry, as a record of its own. */
const cutAt = ({ format: _, hash: __, end: ___, ...rest }: GameRecord, entries: number): GameRecord =>
  makeRecord({ ...rest, entries: rest.entries.slice(0, entries) });

/** How a game ended that its rules did not end: a seat that gave up or ran out of time loses with its side. */
const endOf = (game: Game, { end, seats }: GameRecord, { setup }: Position): TableResult | null => {
  if (!end) return null;
  if (end.kind === 'agreed') return { end: 'agreed', ranks: Array<number>(seats).fill(1), scores: null };
  const sides = game.sides(setup);
  const lost = new Set(end.seats.map(seat => sides[seat]));
  return { end: end.kind, ranks: sides.map(side => (lost.has(side) ? 2 : 1)), scores: null };
};

const eyesOf = (standpoint: Standpoint): Seat | null => (typeof standpoint === 'number' ? standpoint : null);

/** A line as far as neither chance nor hidden hands decide. */
const foreseenBranch = (game: Game, position: Position, seat: Seat, moves: readonly string[]): Branch => {
  let branch = Branch.from(game, position, 'line');
  for (const move of moves) {
    const next = branch.play(seat, move);
    if (!next.ok || next.value.isVeiled) return branch;
    branch = next.value;
  }
  return branch;
};

/** How many steps of a turn can be foreseen. */
export const foreseenSteps = (game: Game, position: Position, seat: Seat, moves: readonly string[]): number =>
  foreseenBranch(game, position, seat, moves).steps.length;

/** A source of states that were: nothing is asked, everything can be looked at. */
class Replay implements TableSource {
  readonly kind = 'replay';
  readonly problem = signal(null);
  readonly connection = signal<'open'>('open');
  readonly replay: ReplayControl;
  readonly state: ReadonlySignal<TableState>;
  readonly acts: ReadonlySignal<TableActs>;
  /** By the rules of the record. */
  private readonly game: Game;
  private readonly at = signal(0);
  private readonly line = signal<ShownLine | null>(null);
  private readonly log: ReadonlySignal<readonly LogEntry[]>;

  constructor(
    private readonly finished: Finished,
    private readonly logs: readonly GameLog[],
  ) {
    this.game = logs[0]!.game;
    const last = logs.length - 1;
    const standpoint = signal<Standpoint>(finished.eyes ?? 'outside');
    this.log = computed(() => this.makeLog(standpoint.value));
    this.state = computed(() => this.inLine(this.makeState(this.at.value, standpoint.value)));
    this.acts = computed(() => this.makeActs(this.at.value));
    this.replay = {
      ...{ at: this.at, length: last, standpoint, game: this.game },
      positionAt: at => logs[at]!.position,
      log: this.makeLog('outside'),
      rounds: roundsOf(logs.map(({ position }, entry) => [entry, position] as const)),
      line: this.line,
      show: at => {
        batch(() => {
          this.line.value = null;
          this.at.value = Math.min(Math.max(0, at), last);
        });
      },
      showLine: line => {
        batch(() => {
          standpoint.value = line.seat;
          this.at.value = line.from;
          this.line.value = line;
        });
      },
      see: seen => {
        standpoint.value = seen;
      },
    };
  }

  /** The past leaves nothing to decide. */
  async play(): ReturnType<TableSource['play']> {
    return ok(undefined);
  }

  close(): void {}

  private makeActs(at: number): TableActs {
    const { record, link, before, after, openRoom, reviewLink, reviews } = this.finished;
    const isOpen = this.logs[at]!.position.deciders().length > 0;
    return {
      record: async () => ok(record),
      ...(link && { share: () => link(at) }),
      ...(before && { gameBefore: before }),
      ...(after && { gameAfter: after }),
      ...(openRoom && { openRoom }),
      ...(reviewLink && { shareReview: reviewLink }),
      ...(reviews && { reviews }),
      ...(isOpen && { playOn: (seat, name, level, trial) => this.playOn(at, seat, name, level, trial) }),
    };
  }

  private async playOn(
    at: number,
    seat: Seat,
    name: string,
    level: string,
    trial?: Trial,
  ): ReturnType<NonNullable<TableActs['playOn']>> {
    const { record } = this.finished;
    const seats = Array.from(
      { length: record.seats },
      (_, each): LocalSeat => (each === seat ? { kind: 'person', name } : { kind: 'bot', level }),
    );
    const { beginFrom } = await import('../../local/begin.ts');
    const begun = await beginFrom(cutAt(record, at), seats, trial);
    return begun.ok ? ok(`/local/${begun.value}`) : err({ code: 'refused', message: begun.error });
  }

  private makeLog(standpoint: Standpoint): readonly LogEntry[] {
    const { game, finished, logs } = this;
    const eyes = eyesOf(standpoint);
    const isOpen = standpoint === 'open';
    return finished.record.entries.map((entry, index) => ({
      ...(isMove(entry)
        ? { kind: 'move', move: isOpen ? entry.move : game.moveFor(entry.move, entry.seat, eyes) }
        : { ...entry, move: null }),
      ...{ entry: index + 1, seat: entry.seat },
      events: logs[index + 1]!.events.flatMap(event => (isOpen ? event : (game.eventFor(event, eyes) ?? []))),
    }));
  }

  private makeState(at: number, standpoint: Standpoint): TableState {
    const { game, finished, logs } = this;
    const { table, number, record, seats } = finished;
    const eyes = eyesOf(standpoint);
    const isOpen = standpoint === 'open';
    const { position } = logs[at]!;
    const result = at === logs.length - 1 ? this.resultAt(position) : null;
    const view = isOpen ? game.openView(position) : game.view(position, eyes);
    return {
      ...{ table, number, version: at, eyes, isOpen, asked: null, handOver: null },
      game: record.game as BoardGameId,
      // Players who gave up in the end had not given up before.
      seats: seats.map(seat => ({
        ...{ ...seat, isYou: seat.seat === eyes },
        hasResigned: result?.end === 'resigned' && result.ranks[seat.seat] !== 1,
      })),
      // A game that is looked back at offers no moves.
      view: { ...view, moves: [] },
      deciders: position.deciders(),
      log: this.log.value.slice(0, at),
      result,
      agreements: { end: [], rematch: [] },
    };
  }

  /** The state within a line that was not played, as its seat can foresee it. */
  private inLine(state: TableState): TableState {
    const line = this.line.value;
    if (!line) return state;
    const { game, logs } = this;
    const { from, seat, moves, step } = line;
    const branch = foreseenBranch(game, logs[from]!.position, seat, moves.slice(0, step));
    return {
      ...state,
      version: from + branch.steps.length,
      view: { ...game.view(branch.position, seat), moves: [] },
      deciders: branch.position.deciders(),
      log: [...state.log, ...branch.log(seat).map(each => ({ ...each, entry: from + each.entry }))],
      result: null,
    };
  }

  private resultAt(position: Position): TableResult | null {
    const { game, finished } = this;
    const outcome = position.outcome();
    const played = outcome && ({ end: 'played', ...outcome } as const);
    return finished.result ?? played ?? endOf(game, finished.record, position);
  }
}

/** The source of a finished game, at an entry of it, or why its record cannot be replayed. */
export const replayOf = (game: Game, finished: Finished, at: number): Result<TableSource, string> => {
  const logs = logsOf(game, finished.record);
  if (!logs.ok) return logs;
  const source = new Replay(finished, logs.value);
  source.replay.show(at);
  return ok(source);
};
