import {
  beginReplay,
  type Chance,
  type ChanceSource,
  type Entry,
  err,
  type Game,
  type GameEvent,
  type GameRecord,
  isMove,
  type JsonObject,
  makeRecord,
  type OtherEntry,
  ok,
  type Position,
  type RecordChance,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  seededSource,
  tryPlay,
  type View,
} from '@ankerplatz/kit';
import type { GameId } from '@ankerplatz/registry';
import type { LogEntry, SeatInfo, TableResult } from '../board/source.ts';

/** Who sits at a game on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A game on this device as it is kept: everything else is derived from it. */
export interface SavedGame {
  readonly id: string;
  readonly game: GameId;
  /** Of the rules that it began with. */
  readonly version: number;
  /** Which game in a row of rematches. */
  readonly number: number;
  readonly seats: readonly LocalSeat[];
  /** Resolved: the complete data of the board. */
  readonly options: JsonObject;
  /** If it began from one. */
  readonly position?: JsonObject;
  readonly seed: string;
  /** If it goes on from a recorded game: what drew there draws on; else the seed does. */
  readonly chance?: RecordChance;
  readonly entries: readonly Entry[];
  readonly isOver: boolean;
  readonly round: number;
  /** ISO 8601, UTC. */
  readonly touchedAt: string;
}

/** What a new game on this device is asked to be. */
export interface LocalPlan {
  readonly id: string;
  readonly seed: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  readonly number: number;
  readonly now: string;
}

/** Where the game stood after an entry; the first one is the start. */
interface Point {
  readonly position: Position;
  /** Indexable by seat: the version at which its present decision was opened; −1 if it has none. */
  readonly asked: readonly number[];
  readonly events: readonly GameEvent[];
}

const asksOf = (position: Position, version: number, before: readonly number[], mover: Seat): readonly number[] => {
  const deciders = position.deciders();
  return before.map((opened, seat) => {
    if (!deciders.includes(seat)) return -1;
    return opened >= 0 && seat !== mover ? opened : version;
  });
};

/** The referee of a game on this device. Never changes: playing and taking back answer another one. */
export class Host {
  private constructor(
    readonly game: Game,
    readonly saved: SavedGame,
    private readonly source: ChanceSource,
    /** Indexable by version. */
    private readonly points: readonly Point[],
  ) {}

  static begin(game: Game, plan: LocalPlan): Host {
    const { id, seed, setup, seats, number, now } = plan;
    const saved: SavedGame = {
      id,
      game: game.id as GameId,
      version: game.version,
      number,
      seats,
      options: setup.options,
      seed,
      entries: [],
      isOver: false,
      round: 1,
      touchedAt: now,
    };
    const source = seededSource(seed);
    return Host.at(game, saved, source, game.start(setup, source.at(0)));
  }

  /** Folds a kept game, or says why that cannot be. */
  static resume(game: Game, saved: SavedGame): Result<Host, string> {
    const begun = beginReplay(game, recordOf({ ...saved, entries: [] }));
    if (!begun.ok) return begun;
    let host = Host.at(game, { ...saved, entries: [] }, begun.value.source, begun.value.position);
    for (const entry of saved.entries) {
      const { seat } = entry;
      const played = isMove(entry) ? host.played(seat, entry.move) : host.noted(entry);
      if (!played.ok) {
        const what = isMove(entry) ? entry.move : entry.kind;
        return err(`entry ${host.version + 1} (seat ${seat}: ${what}) is refused: ${played.error.code}`);
      }
      host = played.value;
    }
    return ok(host.with(saved.touchedAt));
  }

  private static at(game: Game, saved: SavedGame, source: ChanceSource, position: Position): Host {
    const asked = asksOf(position, 0, Array<number>(saved.seats.length).fill(-1), -1);
    return new Host(game, saved, source, [{ position, asked, events: [] }]);
  }

  /** Number of entries. */
  get version(): number {
    return this.saved.entries.length;
  }

  get position(): Position {
    return this.now.position;
  }

  get deciders(): readonly Seat[] {
    return this.position.deciders();
  }

  get result(): TableResult | null {
    const outcome = this.position.outcome();
    return outcome && { end: 'played', ...outcome };
  }

  /** The version at which this seat's present decision was opened; null if it has none. */
  asked(seat: Seat | null): number | null {
    const asked = seat === null ? -1 : this.now.asked[seat]!;
    return asked < 0 ? null : asked;
  }

  isPerson(seat: Seat): boolean {
    return this.saved.seats[seat]?.kind === 'person';
  }

  view(eyes: Seat | null): View {
    return this.game.view(this.position, eyes);
  }

  /** What happened, as a seat or a spectator may know it. */
  log(eyes: Seat | null): readonly LogEntry[] {
    return this.saved.entries.map((entry, index) => ({
      ...(isMove(entry)
        ? { kind: 'move', move: this.game.moveFor(entry.move, entry.seat, eyes) }
        : { ...entry, move: null }),
      ...{ entry: index + 1, seat: entry.seat },
      events: this.points[index + 1]!.events.flatMap(event => this.game.eventFor(event, eyes) ?? []),
    }));
  }

  /** A list of moves by one seat, all or nothing. */
  play(seat: Seat, moves: readonly string[], now: string): Result<Host, Refusal> {
    let host: Host = this;
    for (const move of moves) {
      const played = host.played(seat, move);
      if (!played.ok) return played;
      host = played.value;
    }
    return ok(host.with(now));
  }

  /** As it was after that many entries. What chance would bring is the same again. */
  backTo(version: number, now: string): Host {
    const entries = this.saved.entries.slice(0, version);
    return new Host(this.game, { ...this.saved, entries }, this.source, this.points.slice(0, version + 1)).with(now);
  }

  /** The version of the last decision of a person before this one; undefined if there is none. */
  get lastDecision(): number | undefined {
    const index = this.saved.entries.findLastIndex(entry => isMove(entry) && this.isPerson(entry.seat));
    return index < 0 ? undefined : index;
  }

  record(): GameRecord {
    return recordOf(this.saved);
  }

  /** The latest position from which another table may begin. */
  openPosition(chance: Chance): JsonObject | undefined {
    const { game } = this;
    return this.points
      .map(({ position }) => game.state(position))
      .findLast(state => game.parsePosition(state, chance).ok);
  }

  private get now(): Point {
    return this.points[this.version]!;
  }

  private played(seat: Seat, move: string): Result<Host, Refusal> {
    const { game, saved } = this;
    const events: GameEvent[] = [];
    const version = this.version + 1;
    const played = tryPlay(game, this.position, seat, move, this.source.at(version), event => events.push(event));
    if (!played.ok) return played;
    const position = played.value;
    const point = { position, asked: asksOf(position, version, this.now.asked, seat), events };
    const entries = [...saved.entries, { seat, move }];
    return ok(new Host(game, { ...saved, entries }, this.source, [...this.points, point]));
  }

  /** What a recorded game tells beside its moves. */
  private noted(entry: OtherEntry): Result<Host, { readonly code: string }> {
    const { game, saved } = this;
    const { position, asked } = this.now;
    const entries = [...saved.entries, entry];
    const added = (point: Point): Result<Host, never> =>
      ok(new Host(game, { ...saved, entries }, this.source, [...this.points, point]));
    if (entry.kind !== 'take-back') return added({ position, asked, events: [] });
    const before = this.points[entry.to];
    if (!before) return err({ code: 'taken-back-too-far' });
    return added({
      ...before,
      asked: asksOf(
        before.position,
        entries.length,
        asked.map(() => -1),
        -1,
      ),
      events: [],
    });
  }

  private with(now: string): Host {
    const { position } = this;
    const isOver = position.outcome() !== null;
    const saved = { ...this.saved, isOver, round: position.round, touchedAt: now };
    return new Host(this.game, saved, this.source, this.points);
  }
}

const recordOf = ({ game, version, seats, options, position, seed, chance, entries }: SavedGame): GameRecord =>
  makeRecord({
    game,
    version,
    seats: seats.length,
    options,
    ...(position ? { position } : {}),
    chance: chance ?? { kind: 'seed', seed },
    entries,
  });

export const seatInfosOf = ({ seats }: SavedGame, eyes: Seat | null): readonly SeatInfo[] =>
  seats.map((local, seat) => ({
    seat,
    kind: local.kind,
    name: local.kind === 'person' ? local.name : local.level,
    level: local.kind === 'bot' ? local.level : null,
    isYou: seat === eyes,
    isLooking: local.kind === 'person',
    hasResigned: false,
  }));
