import {
  type Chance,
  type Entry,
  type Game,
  GameLog,
  type GameRecord,
  isMove,
  type JsonObject,
  ok,
  type Position,
  type RecordChance,
  type RecordFields,
  type Refusal,
  type Result,
  replay,
  type Seat,
  type Setup,
  sharedBotSeed,
  type View,
} from '@ankerplatz/kit';
import type { BoardGameId } from '@ankerplatz/registry';
import type { LogEntry, SeatInfo, TableResult, Trial, TrialEnd } from '../board/source.ts';

/** The people and bots of a game on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** A game on this device as it is kept: everything else is derived from it. */
export interface SavedGame {
  readonly id: string;
  readonly game: BoardGameId;
  /** Of the rules that it began with. */
  readonly version: number;
  /** The number of the game in a row of rematches. */
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
  /** Final ranks, indexable by seat, from 1; games that ended under earlier releases do not have them. */
  readonly ranks?: readonly number[];
  /** The seats that must decide; games of earlier releases do not say it. */
  readonly deciders?: readonly number[];
  readonly round: number;
  /** If it tries a decision of a finished game again. */
  readonly trial?: Trial;
  /** Bots take their time, so that each of their turns can be read. */
  readonly isLeisurely?: boolean;
  /** A coach stands by. */
  readonly isCoached?: boolean;
  /** ISO 8601, UTC. */
  readonly touchedAt: string;
}

/** The plan of a new game on this device. */
export interface LocalPlan {
  readonly id: string;
  readonly seed: string;
  readonly setup: Setup;
  readonly seats: readonly LocalSeat[];
  readonly number: number;
  readonly isLeisurely?: boolean;
  readonly isCoached?: boolean;
  readonly now: string;
}

/** The referee of a game on this device. Never changes: playing and taking back answer another one. */
export class Host {
  private constructor(
    readonly saved: SavedGame,
    /** Indexable by version. */
    private readonly logs: readonly GameLog[],
  ) {}

  static begin(game: Game, plan: LocalPlan): Host {
    const { id, seed, setup, seats, number, isLeisurely = false, isCoached = false, now } = plan;
    const begun = GameLog.begin(game, { setup, chance: { kind: 'seed', seed } });
    if (!begun.ok) throw new Error(begun.error);
    const saved: SavedGame = {
      id,
      game: game.id as BoardGameId,
      version: game.version,
      number,
      seats,
      options: setup.options,
      seed,
      entries: [],
      isOver: false,
      round: 1,
      ...(isLeisurely && { isLeisurely }),
      ...(isCoached && { isCoached }),
      touchedAt: now,
    };
    return new Host(saved, [begun.value]).with(now);
  }

  /** Folds a kept game, or says why that cannot be. */
  static resume(game: Game, saved: SavedGame): Result<Host, string> {
    const logs: GameLog[] = [];
    const replayed = replay(game, fieldsOf(saved), log => logs.push(log));
    return replayed.ok ? ok(new Host(saved, logs).with(saved.touchedAt)) : replayed;
  }

  /** Number of entries. */
  get version(): number {
    return this.saved.entries.length;
  }

  get game(): Game {
    return this.now.game;
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

  /** The result of trying a decision again; null: it was none, or is not over. */
  get trialEnd(): TrialEnd | null {
    const { trial } = this.saved;
    const { result } = this;
    if (!trial || !result) return null;
    const newPoints =
      trial.points === null ? null : ((result.scores?.[trial.seat]?.points as number | undefined) ?? null);
    return { ...trial, newRank: result.ranks[trial.seat]!, newPoints, otherLuck: this.otherLuck(trial) };
  }

  /** Draws belong to numbers of entries: the first one at another number is other luck. */
  private otherLuck({ from, draws }: Trial): number | null {
    const own = this.logs.filter(({ isDrawn, version }) => isDrawn && version > from);
    return own.find(({ version }, place) => version !== draws[place])?.position.round ?? null;
  }

  /** The version at which this seat's present decision was opened; null if it has none. */
  asked(seat: Seat | null): number | null {
    return seat === null ? null : this.now.decisionVersion(seat);
  }

  isPerson(seat: Seat): boolean {
    return this.saved.seats[seat]?.kind === 'person';
  }

  view(eyes: Seat | null): View {
    return this.game.view(this.position, eyes);
  }

  /** The question to a bot: at a deal that many play, the same as at their tables. */
  thought(seat: Seat): { readonly view: View; readonly seed: string } {
    const { chance, seed } = this.saved;
    const asked = this.asked(seat);
    if (chance?.kind !== 'shared' || chance.secret === undefined || asked === null)
      return { view: this.view(seat), seed: `${seed}:${this.version}` };
    const { position } = this.logs[asked]!;
    return {
      view: this.game.view(position, seat),
      seed: sharedBotSeed({ ...chance, secret: chance.secret }, seat, asked),
    };
  }

  /** The log as a seat or a spectator may know it. */
  log(eyes: Seat | null): readonly LogEntry[] {
    return this.saved.entries.map((entry, index) => ({
      ...(isMove(entry)
        ? { kind: 'move', move: this.game.moveFor(entry.move, entry.seat, eyes) }
        : { ...entry, move: null }),
      ...{ entry: index + 1, seat: entry.seat },
      events: this.logs[index + 1]!.events.flatMap(event => this.game.eventFor(event, eyes) ?? []),
    }));
  }

  /** A list of moves by one seat, all or nothing. */
  play(seat: Seat, moves: readonly string[], now: string): Result<Host, Refusal> {
    const logs = [...this.logs];
    for (const move of moves) {
      const played = logs.at(-1)!.add({ seat, move });
      if (!played.ok) return played;
      logs.push(played.value);
    }
    return ok(this.at(logs).with(now));
  }

  /** The game as it was after that many entries. Chance brings the same again. */
  backTo(version: number, now: string): Host {
    return this.at(this.logs.slice(0, version + 1)).with(now);
  }

  /** The same game, with a coach or without. */
  coached(isCoached: boolean): Host {
    return new Host({ ...this.saved, isCoached }, this.logs);
  }

  /** The version of the last decision of a person before this one; undefined if there is none. */
  get lastDecision(): number | undefined {
    const index = this.saved.entries.findLastIndex(entry => isMove(entry) && this.isPerson(entry.seat));
    return index < 0 ? undefined : index;
  }

  record(): GameRecord {
    return this.now.record();
  }

  /** The latest position from which another table may begin. */
  openPosition(chance: Chance): JsonObject | undefined {
    const { game } = this;
    return this.logs
      .map(({ position }) => game.state(position))
      .findLast(state => game.parsePosition(state, chance).ok);
  }

  private get now(): GameLog {
    return this.logs.at(-1)!;
  }

  private at(logs: readonly GameLog[]): Host {
    return new Host({ ...this.saved, entries: logs.at(-1)!.entries() }, logs);
  }

  private with(now: string): Host {
    const { position, result, deciders } = this;
    const isOver = position.outcome() !== null;
    const saved = {
      ...{ ...this.saved, isOver, deciders, round: position.round, touchedAt: now },
      ...(result && { ranks: result.ranks }),
    };
    return new Host(saved, this.logs);
  }
}

const fieldsOf = ({ game, version, seats, options, position, seed, chance, entries }: SavedGame): RecordFields => ({
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
