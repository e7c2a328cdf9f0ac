import {
  type Game,
  type GameEvent,
  type GameRecord,
  isMove,
  ok,
  type Position,
  type Result,
  replay,
  type Seat,
} from '@ankerplatz/kit';
import type { GameId } from '@ankerplatz/registry/lazy';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { LogEntry, Reel, SeatInfo, TableActs, TableResult, TableSource, TableState } from './source.ts';

/** A finished game, as it is shown again. */
export interface Finished {
  readonly table: string;
  readonly number: number;
  readonly record: GameRecord;
  readonly seats: readonly SeatInfo[];
  /** From where it is seen; null: from outside. */
  readonly eyes: Seat | null;
  /** How it ended, where the moves alone do not tell. */
  readonly result: TableResult | null;
  /** The link to an entry. */
  readonly link: (entry: number) => string;
}

interface Point {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

const pointsOf = (game: Game, record: GameRecord): Result<readonly Point[], string> => {
  const points: Point[] = [];
  const played = replay(game, record, (position, _, events) => points.push({ position: position.clone(), events }));
  return played.ok ? ok(points) : played;
};

/** A source of states that were: nothing is asked, everything can be looked at. */
class Replay implements TableSource {
  readonly kind = 'replay';
  readonly problem = signal(null);
  readonly line = signal<'open'>('open');
  readonly reel: Reel;
  readonly state: ReadonlySignal<TableState>;
  readonly acts: ReadonlySignal<TableActs>;
  private readonly at = signal(0);
  private readonly log: readonly LogEntry[];

  constructor(
    private readonly game: Game,
    private readonly finished: Finished,
    private readonly points: readonly Point[],
  ) {
    const last = points.length - 1;
    this.log = this.makeLog();
    this.state = computed(() => this.makeState(this.at.value));
    this.acts = computed(() => ({
      record: async () => ok(finished.record),
      share: () => finished.link(this.at.value),
    }));
    this.reel = {
      at: this.at,
      length: last,
      show: at => {
        this.at.value = Math.min(Math.max(0, at), last);
      },
    };
  }

  /** There is nothing to decide in what was. */
  async play(): ReturnType<TableSource['play']> {
    return ok(undefined);
  }

  close(): void {}

  private makeLog(): readonly LogEntry[] {
    const { game, finished, points } = this;
    const { record, eyes } = finished;
    return record.entries.map((entry, index) => ({
      ...(isMove(entry)
        ? { kind: 'move', move: game.moveFor(entry.move, entry.seat, eyes) }
        : { ...entry, move: null }),
      ...{ entry: index + 1, seat: entry.seat },
      events: points[index + 1]!.events.flatMap(event => game.eventFor(event, eyes) ?? []),
    }));
  }

  private makeState(at: number): TableState {
    const { game, finished, points } = this;
    const { table, number, record, seats, eyes } = finished;
    const { position } = points[at]!;
    const isLast = at === points.length - 1;
    const outcome = isLast ? position.outcome() : null;
    return {
      ...{ table, number, version: at, eyes, seats, asked: null, handOver: null },
      game: record.game as GameId,
      // Nothing is offered in what was.
      view: { ...game.view(position, eyes), moves: [] },
      deciders: position.deciders(),
      log: this.log.slice(0, at),
      result: isLast ? (finished.result ?? (outcome && { end: 'played', ...outcome })) : null,
      agreements: { end: [], rematch: [] },
    };
  }
}

/** The source of a finished game, at an entry of it, or why its record cannot be replayed. */
export const replayOf = (game: Game, finished: Finished, at: number): Result<TableSource, string> => {
  const points = pointsOf(game, finished.record);
  if (!points.ok) return points;
  const source = new Replay(game, finished, points.value);
  source.reel.show(at);
  return ok(source);
};
