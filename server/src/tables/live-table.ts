import {
  type ChanceSource,
  committedSource,
  type Entry,
  err,
  type Game,
  type GameEvent,
  type GameRecord,
  isReveal,
  type JsonObject,
  makeRecord,
  NotedChance,
  type Outcome,
  ok,
  type Position,
  type RecordChance,
  type RecordEnd,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  tryPlay,
} from '@ankerplatz/kit';
import type { EntryKind } from '@ankerplatz/protocol';
import {
  AT_COMMIT,
  type Clocks,
  type Due,
  dueOf,
  overdue,
  passTime,
  startClocks,
  type Timing,
} from '../clocks/clock.ts';

/** What an entry says that is no move. */
export interface About {
  /** Of a take-back: the entry after which the game stands again. */
  readonly to?: number;
  /** Of a seat taken over: the level of a bot, or `person`. */
  readonly by?: string;
  /** Who that person is. */
  readonly person?: string;
  /** Whether it stays so, even if its player comes back. */
  readonly isFinal?: boolean;
  /** Of a pause: when it ends by itself, in milliseconds. */
  readonly until?: number;
}

/** One entry of a game's log. */
export interface LogEntry {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The text of a move. */
  readonly move: string | null;
  readonly about?: About | null;
  /** The id that the client gave its request. */
  readonly request: string;
  /** When it was committed, in milliseconds; missing before. */
  readonly at?: number;
}

/** Who plays a seat instead of its player. */
export interface StandIn {
  /** The level of a bot, or `person`. */
  readonly by: string;
  readonly person: string | null;
  readonly isFinal: boolean;
}

/** The chance of a game whose secret is known: here, and nowhere else before the end. */
export type OpenedChance = Extract<RecordChance, { kind: 'committed' }> & { readonly secret: string };

/** What entries are folded onto. */
export interface GameFacts {
  readonly table: string;
  /** Which game of the evening. */
  readonly number: number;
  readonly game: Game;
  /** Of the rules that it began with. */
  readonly version: number;
  readonly setup: Setup;
  /** If the game begins from one: of this setup. */
  readonly position?: JsonObject;
  readonly chance: OpenedChance;
  readonly timing: Timing;
  /** Indexable by seat: whether a person sits there, even if somebody else plays for him. */
  readonly people: readonly boolean[];
  /** When the game began, in milliseconds. */
  readonly startedAt: number;
}

/** What an entry did, for those who watch. */
export interface Step {
  readonly entry: number;
  readonly logged: LogEntry;
  readonly events: readonly GameEvent[];
}

export type BatchProblem =
  | { readonly code: 'stale' | 'not-your-turn' | 'game-over' | 'paused' }
  /** `index` is the place of the move in the batch. */
  | { readonly code: 'batch-too-long'; readonly index: number }
  | { readonly code: 'unknown-move' | 'illegal-move'; readonly index: number; readonly refusal: Refusal };

/** Entries that were checked and may be appended. */
export interface Batch {
  readonly entries: readonly LogEntry[];
  /** The table as it will be; nothing of the present one was changed. */
  readonly after: LiveTable;
}

/** The log as a list that grows without being copied: the newest entry first. */
interface Link {
  readonly logged: LogEntry;
  readonly version: number;
  /** Its number in the record, where resignations and ends are no entries. */
  readonly recorded: number;
  readonly before: Link | null;
}

/** The moves that led to the present position, the newest first: those that were taken back are not among them. */
interface Way {
  readonly link: Link;
  readonly before: Way | null;
}

interface State {
  readonly position: Position;
  /** Number of entries. */
  readonly version: number;
  /** Number of entries of the record: the draws of a move depend on it. */
  readonly recorded: number;
  /** Indexable by seat: the version at which its present decision was opened; −1 if it has none. */
  readonly asked: readonly number[];
  /** Seats that gave up. */
  readonly resigned: readonly Seat[];
  /** Seats whose time ran out, where that ends the game. */
  readonly timedOut: readonly Seat[];
  readonly isAgreedEnd: boolean;
  /** Indexable by seat. */
  readonly standIns: readonly (StandIn | null)[];
  /** Null while the game goes on; `until` when the pause ends by itself. */
  readonly pause: { readonly until: number | null } | null;
  readonly clocks: Clocks;
  readonly log: Link | null;
  readonly way: Way | null;
  /** The version at which something came to light last: nothing before it can be taken back. */
  readonly revealed: number;
  readonly takeBacks: number;
  /** The version of the last entry that is no move: what was agreed to before it is no longer meant. */
  readonly settled: number;
  /** What the last entries did. */
  readonly recent: readonly Step[];
}

/** More than come between two looks of somebody who watches. */
const MOST_RECENT = 24;
/** Every take-back is a game played again when the log is folded. */
const MOST_TAKE_BACKS = 100;
/** Ends of a game are no entries of its record. */
const NOT_RECORDED: ReadonlySet<EntryKind> = new Set(['resign', 'agreed-end', 'timed-out']);

/** A game: its log folded up to a version. Never changes; playing answers a new one. */
export class LiveTable {
  private constructor(
    readonly facts: GameFacts,
    private readonly source: ChanceSource,
    private readonly state: State,
    /** Ids of all requests that this game has known at any version: what is not among them need not be looked for. */
    private readonly requests: Set<string>,
  ) {}

  /** `prepared` is a game that was set up before it was known when it begins: if it is the same, its first position is not made again. */
  static begin(facts: GameFacts, prepared?: LiveTable): LiveTable {
    const source = committedSource(facts.chance, facts.chance.secret);
    const position = prepared?.hasFirstPosition(facts) ? prepared.position : beginningOf(facts, source);
    const deciders = position.deciders();
    const seats = Array.from({ length: facts.setup.seats }, (_, seat) => seat);
    const runs = deciders.filter(seat => facts.people[seat]);
    const state: State = {
      position,
      version: 0,
      recorded: 0,
      asked: seats.map(seat => (deciders.includes(seat) ? 0 : -1)),
      resigned: [],
      timedOut: [],
      isAgreedEnd: false,
      standIns: seats.map(() => null),
      pause: null,
      clocks: startClocks(facts.timing, runs, facts.startedAt),
      log: null,
      way: null,
      revealed: 0,
      takeBacks: 0,
      settled: 0,
      recent: [],
    };
    return new LiveTable(facts, source, state, new Set());
  }

  /** Whether nothing was played yet in this game, which has the same number and chance, and so the same first position. */
  private hasFirstPosition({ table, number, chance }: GameFacts): boolean {
    const own = this.facts;
    if (this.version > 0 || own.table !== table) return false;
    const isSameSeats = own.chance.contributions.every((part, seat) => part === chance.contributions[seat]);
    return own.number === number && own.chance.secret === chance.secret && isSameSeats;
  }

  get position(): Position {
    return this.state.position;
  }

  get version(): number {
    return this.state.version;
  }

  get resigned(): readonly Seat[] {
    return this.state.resigned;
  }

  get isAgreedEnd(): boolean {
    return this.state.isAgreedEnd;
  }

  get pause(): State['pause'] {
    return this.state.pause;
  }

  get clocks(): Clocks {
    return this.state.clocks;
  }

  /** Indexable by seat: who plays it instead of its player. */
  get standIns(): State['standIns'] {
    return this.state.standIns;
  }

  get timedOut(): readonly Seat[] {
    return this.state.timedOut;
  }

  /** The version at which something came to light last. */
  get revealed(): number {
    return this.state.revealed;
  }

  /** The version of the last entry that is no move. */
  get settled(): number {
    return this.state.settled;
  }

  /** When somebody's time runs out, or the pause ends. */
  due(): Due {
    if (this.pause) return { at: this.pause.until, in: null };
    return dueOf(this.clocks);
  }

  /** The seats whose time has run out. */
  overdue(now: number): readonly Seat[] {
    return overdue(this.clocks, now);
  }

  /** Since when a person at this seat is asked; null if none is. */
  askedSince(seat: Seat): number | null {
    return this.clocks.since[seat] ?? null;
  }

  /** Whether its player decides at this seat: nobody who has given up, nor is stood in for by a bot. */
  isPlayed(seat: Seat): boolean {
    const standIn = this.standIns[seat] ?? null;
    const isPerson = standIn === null || standIn.by === 'person';
    return this.facts.people[seat]! && isPerson && !this.resigned.includes(seat);
  }

  /** The version at which this seat's present decision was opened; null if it has none. */
  asked(seat: Seat): number | null {
    const asked = this.outcome() || this.pause ? -1 : this.state.asked[seat]!;
    return asked < 0 ? null : asked;
  }

  /** The result, at any kind of end. Who gave up is last. */
  outcome(): Outcome | null {
    const { game, setup } = this.facts;
    if (this.isAgreedEnd) return { ranks: Array<number>(setup.seats).fill(1), scores: null };
    const played = this.position.outcome();
    const lost = [...this.resigned, ...this.timedOut];
    if (lost.length === 0) return played;
    const sides = game.sides(setup);
    const losers = new Set(lost.map(seat => sides[seat]!));
    const isLost = sides.map(side => losers.has(side));
    if (played) return { ...played, ranks: ranksWithout(played.ranks, isLost) };
    const isDecided = this.timedOut.length > 0 || new Set(sides).size - losers.size <= 1;
    return isDecided ? { ranks: isLost.map(lost => (lost ? 2 : 1)), scores: null } : null;
  }

  /** The seats that must decide, none when the game is over or paused. */
  deciders(): readonly Seat[] {
    return this.outcome() || this.pause ? [] : this.position.deciders();
  }

  /** The request that led to the last move of a seat. */
  lastRequest(seat: Seat): string | undefined {
    for (let link = this.state.log; link; link = link.before)
      if (link.logged.seat === seat && link.logged.kind === 'move') return link.logged.request;
    return undefined;
  }

  /** Whether the game can go back to how it stood at a version: only as far as nothing has come to light since then. */
  canTakeBack(to: number): boolean {
    if (this.outcome() || this.state.takeBacks >= MOST_TAKE_BACKS || to < this.revealed) return false;
    if (this.state.way === null || to === this.state.way.link.version) return false;
    if (to === this.revealed) return true;
    for (let way: Way | null = this.state.way; way && way.link.version >= to; way = way.before)
      if (way.link.version === to) return true;
    return false;
  }

  /** The version that a request of a seat led to, if it was accepted before. */
  answered(seat: Seat, request: string): number | undefined {
    if (!this.requests.has(request)) return undefined;
    for (let link = this.state.log; link; link = link.before)
      if (link.logged.seat === seat && link.logged.request === request) return link.version;
    return undefined;
  }

  /** What happened after a version; undefined if that is longer ago than what is kept. */
  stepsSince(version: number): readonly Step[] | undefined {
    const { recent } = this.state;
    const missed = this.version - version;
    return missed > recent.length ? undefined : recent.slice(recent.length - Math.max(missed, 0));
  }

  /** A list of moves by one seat, all or nothing. */
  tryBatch(seat: Seat, asked: number, moves: readonly string[], request: string): Result<Batch, BatchProblem> {
    if (this.outcome()) return err({ code: 'game-over' });
    if (this.pause) return err({ code: 'paused' });
    if (this.asked(seat) === null) return err({ code: 'not-your-turn' });
    if (this.asked(seat) !== asked) return err({ code: 'stale' });
    const tooLong = this.closingMove(moves);
    if (tooLong >= 0) return err({ code: 'batch-too-long', index: tooLong });
    const entries = moves.map((move): LogEntry => ({ kind: 'move', seat, move, request }));
    let after: LiveTable = this;
    for (const [index, logged] of entries.entries()) {
      const played = after.tryMove(logged);
      if (!played.ok) return err(problemOf(played.error, index));
      after = played.value.after;
      const goesOn =
        !played.value.isDrawn && after.position.round === this.position.round && after.deciders().includes(seat);
      if (!goesOn && index < moves.length - 1) return err({ code: 'batch-too-long', index: index + 1 });
    }
    return ok({ entries, after });
  }

  /** Folds an entry that is in the log. Throws on one that the rules refuse: the log is never wrong. */
  fold(logged: LogEntry): LiveTable {
    if (logged.kind === 'take-back') return this.with(logged, this.wayTo(logged.about?.to ?? 0), []);
    if (logged.kind !== 'move') return this.with(logged, this.state, []);
    const played = this.tryMove(logged);
    if (played.ok) return played.value.after;
    throw new Error(
      `entry ${this.version + 1} of game ${this.facts.number} at table ${this.facts.table}: ${played.error.code}`,
    );
  }

  /** The same after its last entries were committed, which were appended to `before` together. */
  committedAt(at: number, before: LiveTable, entries: readonly LogEntry[]): LiveTable {
    const clocks = passTime(this.facts.timing, before.clocks, { at, ...this.passing(entries) });
    return new LiveTable(this.facts, this.source, { ...this.state, clocks }, this.requests);
  }

  /** The whole game with everything opened. Only for games that are over. */
  record(): GameRecord {
    const { game, version, setup, position, chance } = this.facts;
    const links: Link[] = [];
    for (let link = this.state.log; link; link = link.before) links.push(link);
    const recorded = new Map(links.map(link => [link.version, link.recorded]));
    const entries = links
      .filter(({ logged }) => !NOT_RECORDED.has(logged.kind))
      .map(({ logged }) => entryOf(logged, version => recorded.get(version) ?? 0));
    return makeRecord({
      game: game.id,
      version,
      seats: setup.seats,
      options: setup.options,
      ...(position && { position }),
      chance,
      entries: entries.reverse(),
      ...(this.end ? { end: this.end } : {}),
    });
  }

  /** How the game ended otherwise than by its rules. */
  private get end(): RecordEnd | undefined {
    if (this.state.isAgreedEnd) return { kind: 'agreed' };
    if (this.state.timedOut.length > 0) return { kind: 'timed-out', seats: this.state.timedOut };
    return this.state.resigned.length > 0 ? { kind: 'resigned', seats: this.state.resigned } : undefined;
  }

  /** The first move that may not stand here because the one before it shows something, by its kind alone; else −1. */
  private closingMove(moves: readonly string[]): number {
    const { game } = this.facts;
    const closing = moves.slice(0, -1).findIndex(text => {
      const move = game.parseMove(this.position, text);
      return move !== undefined && game.reveals(move);
    });
    return closing < 0 ? -1 : closing + 1;
  }

  private tryMove(logged: LogEntry): Result<{ readonly after: LiveTable; readonly isDrawn: boolean }, Refusal> {
    const events: GameEvent[] = [];
    const chance = new NotedChance(this.source.at(this.state.recorded + 1));
    const { game } = this.facts;
    const text = logged.move ?? '';
    const played = tryPlay(game, this.position, logged.seat, text, chance, event => events.push(event));
    if (!played.ok) return played;
    const { way, version, revealed } = this.state;
    const link = this.linkOf(logged);
    const course = {
      position: played.value,
      way: { link, before: way },
      revealed: isReveal(game, chance, events) ? version + 1 : revealed,
    };
    return ok({ after: this.with(logged, course, events), isDrawn: chance.isDrawn });
  }

  /** The way as it was at a version, played again. */
  private wayTo(version: number): Pick<State, 'position' | 'way' | 'revealed'> {
    let { way } = this.state;
    while (way && way.link.version > version) way = way.before;
    const links: Link[] = [];
    for (let step = way; step; step = step.before) links.push(step.link);
    const position = beginningOf(this.facts, this.source);
    for (const { logged, recorded } of links.reverse()) {
      const move = this.facts.game.parseMove(position, logged.move ?? '')!;
      position.play(logged.seat, move, this.source.at(recorded));
    }
    return { position, way, revealed: this.state.revealed };
  }

  private linkOf(logged: LogEntry): Link {
    const { version, recorded, log } = this.state;
    const isRecorded = !NOT_RECORDED.has(logged.kind);
    return { logged, version: version + 1, recorded: recorded + (isRecorded ? 1 : 0), before: log };
  }

  private with(
    logged: LogEntry,
    course: Pick<State, 'position' | 'way' | 'revealed'>,
    events: readonly GameEvent[],
  ): LiveTable {
    const { state } = this;
    const { kind, seat: by } = logged;
    const { position, way, revealed } = course;
    const log = this.linkOf(logged);
    const { version, recorded } = log;
    const deciders = position.deciders();
    const asked = state.asked.map((opened, seat) => {
      if (!deciders.includes(seat)) return -1;
      const isSameDecision = opened >= 0 && kind !== 'take-back' && (seat !== by || kind !== 'move');
      return isSameDecision ? opened : version;
    });
    this.requests.add(logged.request);
    const after: State = {
      ...{ position, way, revealed, log, version, recorded, asked, clocks: state.clocks },
      ...marksAfter(state, logged),
      settled: kind === 'move' ? state.settled : version,
      recent: [...state.recent.slice(1 - MOST_RECENT), { entry: version, logged, events }],
    };
    return new LiveTable(this.facts, this.source, after, this.requests).committedAt(logged.at ?? AT_COMMIT, this, [
      logged,
    ]);
  }

  /** What entries that led here mean for the clocks. */
  private passing(entries: readonly LogEntry[]) {
    const seatOf = (kind: EntryKind): Seat | null => entries.find(entry => entry.kind === kind)?.seat ?? null;
    return {
      runs: this.deciders().filter(seat => this.isPlayed(seat)),
      moved: seatOf('move'),
      returned: seatOf('given-back'),
      isPause: this.pause !== null,
    };
  }
}

type Marks = Pick<State, 'resigned' | 'timedOut' | 'isAgreedEnd' | 'standIns' | 'pause' | 'takeBacks'>;

/** What is known of a game beside its position. */
const marksAfter = (state: State, { kind, seat, about }: LogEntry): Marks => {
  const { resigned, timedOut, isAgreedEnd, standIns, pause, takeBacks } = state;
  const before = { resigned, timedOut, isAgreedEnd, standIns, pause, takeBacks };
  const seated = (standIn: StandIn | null) => standIns.map((each, index) => (index === seat ? standIn : each));
  switch (kind) {
    case 'move':
      return before;
    case 'resign':
      return { ...before, resigned: [...resigned, seat] };
    case 'agreed-end':
      return { ...before, isAgreedEnd: true };
    case 'timed-out':
      return { ...before, timedOut: [...timedOut, seat] };
    case 'take-back':
      return { ...before, takeBacks: takeBacks + 1 };
    case 'taken-over':
      return { ...before, standIns: seated(standInBy(about)) };
    case 'given-back':
      return { ...before, standIns: seated(null) };
    case 'paused':
      return { ...before, pause: { until: about?.until ?? null } };
    case 'resumed':
      return { ...before, pause: null };
  }
};

const standInBy = (about: About | null | undefined): StandIn => ({
  by: about?.by ?? '',
  person: about?.person ?? null,
  isFinal: about?.isFinal ?? false,
});

const beginningOf = ({ table, game, setup, position }: GameFacts, source: ChanceSource): Position => {
  const chance = source.at(0);
  if (!position) return game.start(setup, chance);
  const parsed = game.parsePosition(position, chance);
  if (parsed.ok) return parsed.value;
  throw new Error(`the position of table ${table}: ${parsed.error}`);
};

/** An entry as a record holds it; `recordedOf` gives the number there of a version. */
const entryOf = ({ kind, seat, move, about }: LogEntry, recordedOf: (version: number) => number): Entry => {
  switch (kind) {
    case 'take-back':
      return { seat, kind, to: recordedOf(about?.to ?? 0) };
    case 'taken-over':
      return { seat, kind, by: about?.by ?? '' };
    case 'given-back':
    case 'paused':
    case 'resumed':
      return { seat, kind };
    default:
      return { seat, move: move ?? '' };
  }
};

/** Ranks among those who played to the end; all others share the last. */
const ranksWithout = (ranks: readonly number[], isLost: readonly boolean[]): number[] => {
  const stayed = ranks.filter((_, seat) => !isLost[seat]);
  return ranks.map((rank, seat) => 1 + (isLost[seat] ? stayed.length : stayed.filter(other => other < rank).length));
};

/** Whoever asks has a decision, so that only the moves before can have handed it on. */
const problemOf = (refusal: Refusal, index: number): BatchProblem =>
  refusal.code === 'game-over' || refusal.code === 'not-your-turn'
    ? { code: 'batch-too-long', index }
    : { code: refusal.code, index, refusal };
