import { hash } from 'node:crypto';
import {
  dropTakenBack,
  err,
  type Game,
  type GameEvent,
  GameLog,
  type GameRecord,
  type Outcome,
  ok,
  type Position,
  type Refusal,
  type Result,
  type Seat,
} from '@ankerplatz/kit';
import type { EntryKind } from '@ankerplatz/protocol';
import type { BatchProblem } from './batch-problem.ts';
import {
  AT_COMMIT,
  type Clocks,
  type Due,
  dueOf,
  endOfTime,
  mayRest,
  overdue,
  type Passing,
  passTime,
  startClocks,
} from './clock.ts';
import { entryOf, findLink, type Link, type LogEntry } from './entry.ts';
import { type EntryEffects, effectsAfter, endOf, noEffects, outcomeOf } from './entry-effects.ts';
import type { GameHeader } from './game-header.ts';

/** The outcome of an entry, for those who watch. */
export interface Step {
  readonly entry: number;
  readonly logged: LogEntry;
  readonly events: readonly GameEvent[];
}

/** An entry with its time in milliseconds. */
export interface EntryTime {
  readonly kind: EntryKind;
  readonly seat: Seat;
  readonly at: number;
}

/** A game as it went, without what was taken back. */
export interface Happened {
  readonly game: Game;
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Entries that were checked and may be appended. */
export interface Batch {
  readonly entries: readonly LogEntry[];
  /** The table as it will be; nothing of the present one was changed. */
  readonly after: LiveTable;
}

interface State {
  readonly log: GameLog;
  /** The entries of the game as they are stored. */
  readonly stored: Link | null;
  readonly effects: EntryEffects;
  /** The result, at any kind of end. */
  readonly outcome: Outcome | null;
  /** The version of the last entry that is no move: what was agreed to before it is no longer meant. */
  readonly settled: number;
}

/** More steps than come between two looks of a watcher. */
const MOST_STEPS = 24;
/** Every take-back is a game played again when the log is folded. */
const MOST_TAKE_BACKS = 100;

/** A game at a table: its log, who plays, and the clocks. Never changes; playing answers a new one. */
export class LiveTable {
  private constructor(
    readonly header: GameHeader,
    private readonly state: State,
    readonly clocks: Clocks,
    /** Ids of all requests that this game has known at any version: what is not among them need not be looked for. */
    private readonly requests: Set<string>,
    /** Of all entries, in milliseconds, as far as they are committed: those of other attempts at the same place are written over. */
    private readonly times: number[],
  ) {}

  /** `prepared` is a game that was set up before it was known when it begins: if it is the same, its first position is not made again. */
  static begin(header: GameHeader, prepared?: LiveTable): LiveTable {
    const log = prepared?.hasFirstPosition(header) ? prepared.state.log : beginningOf(header);
    const { position } = log;
    const runs = position.deciders().filter(seat => header.people[seat]);
    const effects = noEffects(header.setup.seats);
    const state: State = {
      log,
      stored: null,
      effects,
      outcome: outcomeOf(header, position, effects),
      settled: 0,
    };
    return new LiveTable(header, state, startClocks(header.timing, runs, header.startedAt), new Set(), []);
  }

  /** Whether nothing was played yet in this game, which has the same number and chance, and so the same first position. */
  private hasFirstPosition({ table, number, chance }: GameHeader): boolean {
    const own = this.header;
    if (this.version > 0 || own.table !== table) return false;
    const isSameSeats = own.chance.contributions.every((part, seat) => part === chance.contributions[seat]);
    return own.number === number && own.chance.secret === chance.secret && isSameSeats;
  }

  get position(): Position {
    return this.state.log.position;
  }

  /** Number of entries. */
  get version(): number {
    return this.state.log.version;
  }

  /** The effects of entries that are no moves: the same object until there is another such entry. */
  get effects(): EntryEffects {
    return this.state.effects;
  }

  /** Seats that gave up. */
  get resigned(): readonly Seat[] {
    return this.state.effects.resigned;
  }

  get isAgreedEnd(): boolean {
    return this.state.effects.isAgreedEnd;
  }

  get pause(): EntryEffects['pause'] {
    return this.state.effects.pause;
  }

  /** Indexable by seat: who plays it instead of its player. */
  get standIns(): EntryEffects['standIns'] {
    return this.state.effects.standIns;
  }

  get timedOut(): readonly Seat[] {
    return this.state.effects.timedOut;
  }

  /** The version at which something came to light last. */
  get revealed(): number {
    return this.state.log.revealed;
  }

  /** The version of the last entry that is no move. */
  get settled(): number {
    return this.state.settled;
  }

  /** When a player's time runs out, or the pause ends. */
  due(): Due {
    if (this.pause) return { at: this.pause.until, in: null };
    return dueOf(this.header.timing, this.clocks);
  }

  /** When the clock of a seat runs out, if it runs, in milliseconds. */
  endOfTime(seat: Seat): number | null {
    return endOfTime(this.header.timing, this.clocks, seat);
  }

  /** Whether clocks may stand still here while their seats are asked. */
  get mayRest(): boolean {
    return mayRest(this.header.timing, this.clocks);
  }

  /** The seats whose time has run out. */
  overdue(now: number): readonly Seat[] {
    return overdue(this.header.timing, this.clocks, now);
  }

  /** Since when a person at this seat is asked; null if none is. */
  askedSince(seat: Seat): number | null {
    return this.clocks.since[seat] ?? null;
  }

  /** Whether its player decides at this seat: nobody who has given up, nor is stood in for by a bot. */
  isPlayed(seat: Seat): boolean {
    return isPlayedBy(this.header, this.effects, seat);
  }

  /** The version at which this seat's present decision was opened; null if it has none. */
  decisionVersion(seat: Seat): number | null {
    return this.outcome() || this.pause ? null : this.state.log.decisionVersion(seat);
  }

  /** The position at a version: played again from its beginning, unless that is now. */
  positionAt(version: number): Position {
    if (version === this.version) return this.position;
    const played = beginningOf(this.header).addAll(this.entries().slice(0, version).map(entryOf));
    if (played.ok) return played.value.position;
    const { index, refusal } = played.error;
    throw new Error(`entry ${index + 1} of ${this.header.table}: ${refusal.code}`);
  }

  /** The result, at any kind of end. Seats that gave up are last. */
  outcome(): Outcome | null {
    return this.state.outcome;
  }

  /** The seats that must decide, none when the game is over or paused. */
  deciders(): readonly Seat[] {
    return decidersOf(this.state);
  }

  /** The request that led to the last move of a seat. */
  lastRequest(seat: Seat): string | undefined {
    return findLink(this.state.stored, logged => logged.seat === seat && logged.kind === 'move')?.logged.request;
  }

  /** Whether the game can go back to how it stood at a version: only as far as nothing has come to light since then. */
  canTakeBack(to: number): boolean {
    const { log, effects } = this.state;
    return !this.outcome() && effects.takeBacks < MOST_TAKE_BACKS && to !== log.place && log.canTakeBack(to);
  }

  /** The version that a request of a seat led to, if it was accepted before. */
  answered(seat: Seat, request: string): number | undefined {
    if (!this.requests.has(request)) return undefined;
    return findLink(this.state.stored, logged => logged.seat === seat && logged.request === request)?.version;
  }

  /** Whether a person has played another seat of this game for its player. */
  hasPlayedElsewhere(person: string, seat: Seat): boolean {
    const isElsewhere = ({ kind, seat: at, about }: LogEntry): boolean =>
      kind === 'taken-over' && at !== seat && about?.person === person;
    return findLink(this.state.stored, isElsewhere) !== undefined;
  }

  /** The steps after a version; undefined if they are too many to be told one by one. */
  stepsSince(version: number): readonly Step[] | undefined {
    if (this.version - version > MOST_STEPS) return undefined;
    return this.linksSince(version).map(({ version: entry, logged, events }) => ({ entry, logged, events }));
  }

  happened(): Happened {
    const kept: Pick<Link, 'version' | 'events'>[] = [];
    for (const link of this.linksSince(0)) {
      const { kind, about } = link.logged;
      if (kind === 'take-back') dropTakenBack(kept, { last: entryOf(link.logged), place: about?.to ?? 0 });
      if (link.events.length > 0) kept.push(link);
    }
    return { game: this.header.game, position: this.position, events: kept.flatMap(({ events }) => events) };
  }

  /** A list of moves by one seat, all or nothing. */
  tryBatch(seat: Seat, asked: number, moves: readonly string[], request: string): Result<Batch, BatchProblem> {
    if (this.outcome()) return err({ code: 'game-over' });
    if (this.pause) return err({ code: 'paused' });
    const opened = this.decisionVersion(seat);
    if (opened === null) return err({ code: 'not-your-turn' });
    if (opened !== asked) return err({ code: 'stale' });
    const tooLong = this.closingMove(moves);
    if (tooLong >= 0) return err({ code: 'batch-too-long', index: tooLong });
    const entries: LogEntry[] = [];
    let after: LiveTable = this;
    for (const move of moves) {
      const played = after.state.log.add({ seat, move });
      if (!played.ok) return err(problemOf(played.error, entries.length));
      const logged: LogEntry = { kind: 'move', seat, move, request };
      after = after.with(logged, played.value);
      entries.push(logged);
      const { isDrawn, position } = played.value;
      const goesOn = !isDrawn && position.round === this.position.round && after.deciders().includes(seat);
      if (!goesOn && entries.length < moves.length) return err({ code: 'batch-too-long', index: entries.length });
    }
    this.requests.add(request);
    return ok({ entries, after });
  }

  /** Folds an entry that is in the log. Throws on one that the rules refuse: the log is never wrong. */
  fold(logged: LogEntry): LiveTable {
    this.requests.add(logged.request);
    const added = this.state.log.add(entryOf(logged));
    if (logged.at !== undefined) this.times[this.version] = logged.at;
    if (added.ok) return this.with(logged, added.value);
    throw new Error(
      `entry ${this.version + 1} of game ${this.header.number} at table ${this.header.table}: ${added.error.code}`,
    );
  }

  /** The same after its last entries were committed, which were appended to `before` together. */
  committedAt(at: number, before: LiveTable, entries: readonly LogEntry[]): LiveTable {
    const clocks = passTime(this.header.timing, before.clocks, passingBy(this.header, this.state, at, entries));
    for (let place = before.version; place < this.version; place++) this.times[place] = at;
    return new LiveTable(this.header, this.state, clocks, this.requests, this.times);
  }

  /** The time of every entry, in milliseconds; once they are committed. */
  entryTimes(): EntryTime[] {
    return this.entries().map(({ kind, seat }, place) => ({ kind, seat, at: this.times[place]! }));
  }

  /** The oldest first. */
  private entries(): LogEntry[] {
    return this.linksSince(0).map(({ logged }) => logged);
  }

  /** The oldest first. */
  private linksSince(version: number): Link[] {
    const links: Link[] = [];
    for (let link = this.state.stored; link && link.version > version; link = link.before) links.push(link);
    return links.reverse();
  }

  /** The whole game with everything opened. Only for games that are over. */
  record(): GameRecord {
    return this.state.log.record(endOf(this.state.effects), text => hash('sha256', text));
  }

  /** The first move that may not stand here because the one before it shows something, by its kind alone; else −1. */
  private closingMove(moves: readonly string[]): number {
    const { game } = this.header;
    if (moves.length < 2) return -1;
    const closing = moves.slice(0, -1).findIndex(text => {
      const move = game.parseMove(this.position, text);
      return move !== undefined && game.reveals(move);
    });
    return closing < 0 ? -1 : closing + 1;
  }

  private with(logged: LogEntry, log: GameLog): LiveTable {
    const { state, header } = this;
    const { version, events } = log;
    const effects = effectsAfter(state.effects, logged);
    const after: State = {
      log,
      stored: { logged, version, events, before: state.stored },
      effects,
      outcome: outcomeOf(header, log.position, effects),
      settled: logged.kind === 'move' ? state.settled : version,
    };
    const clocks = passTime(header.timing, this.clocks, passingBy(header, after, logged.at ?? AT_COMMIT, [logged]));
    return new LiveTable(header, after, clocks, this.requests, this.times);
  }
}

const NOBODY: readonly Seat[] = [];

/** The seats that must decide, none when the game is over or paused. */
const decidersOf = ({ outcome, effects, log }: State): readonly Seat[] =>
  outcome || effects.pause ? NOBODY : log.position.deciders();

const isPlayedBy = ({ people }: GameHeader, { resigned, standIns }: EntryEffects, seat: Seat): boolean => {
  const standIn = standIns[seat] ?? null;
  const isPerson = standIn === null || standIn.by === 'person';
  return people[seat]! && isPerson && !resigned.includes(seat);
};

/** The meaning for the clocks of entries that led to a state. */
const passingBy = (header: GameHeader, state: State, at: number, entries: readonly LogEntry[]): Passing => {
  let [moved, returned, holiday]: [Seat | null, Seat | null, Passing['holiday']] = [null, null, null];
  for (const { kind, seat, about } of entries) {
    if (kind === 'move') moved ??= seat;
    else if (kind === 'given-back') returned ??= seat;
    else if (kind === 'holiday') holiday ??= { seat, until: about?.until ?? null };
    else if (kind === 'holiday-over') holiday ??= { seat, until: null };
  }
  const runs = decidersOf(state).filter(seat => isPlayedBy(header, state.effects, seat));
  return { at, runs, moved, returned, isPause: state.effects.pause !== null, holiday };
};

const beginningOf = ({ table, game, setup, position, chance }: GameHeader): GameLog => {
  const begun = GameLog.begin(game, position ? { position, chance } : { setup, chance });
  if (begun.ok) return begun.value;
  throw new Error(`the position of table ${table}: ${begun.error}`);
};

/** The seat has a decision, so that only the moves before can have handed it on. */
const problemOf = (refusal: Refusal, index: number): BatchProblem =>
  refusal.code === 'game-over' || refusal.code === 'not-your-turn'
    ? { code: 'batch-too-long', index }
    : { code: refusal.code, index, refusal };
