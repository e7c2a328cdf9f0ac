import {
  type Chance,
  type ChanceSource,
  committedSource,
  type Entry,
  err,
  type Game,
  type GameEvent,
  type GameRecord,
  type JsonObject,
  makeRecord,
  type Outcome,
  ok,
  type Position,
  type RecordChance,
  type RecordEnd,
  type Refusal,
  type Result,
  type Seat,
  type Setup,
  type Shufflable,
  tryPlay,
} from '@ankerplatz/kit';

/** One entry of a game's log. */
export interface LogEntry {
  readonly kind: 'move' | 'resign' | 'agreed-end';
  readonly seat: Seat;
  /** The text of a move. */
  readonly move: string | null;
  /** The id that the client gave its request. */
  readonly request: string;
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
}

/** What an entry did, for those who watch. */
export interface Step {
  readonly entry: number;
  readonly logged: LogEntry;
  readonly events: readonly GameEvent[];
}

export type BatchProblem =
  | { readonly code: 'stale' | 'not-your-turn' | 'game-over' }
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
  readonly before: Link | null;
}

interface State {
  readonly position: Position;
  /** Number of entries. */
  readonly version: number;
  /** Number of moves among them: the draws of a move depend on it, so that a record of moves alone deals the same. */
  readonly played: number;
  /** Indexable by seat: the version at which its present decision was opened; −1 if it has none. */
  readonly asked: readonly number[];
  /** Seats that gave up. */
  readonly resigned: readonly Seat[];
  readonly isAgreedEnd: boolean;
  readonly log: Link | null;
  /** What the last entries did. */
  readonly recent: readonly Step[];
}

/** More than come between two looks of somebody who watches. */
const MOST_RECENT = 24;

/** Notes whether fortune was asked. */
class NotedChance implements Chance {
  isDrawn = false;

  constructor(private readonly chance: Chance) {}

  die(faces: number): number {
    this.isDrawn = true;
    return this.chance.die(faces);
  }

  shuffle(items: Shufflable): void {
    this.isDrawn = true;
    this.chance.shuffle(items);
  }
}

/** A game: its log folded up to a version. Never changes; playing answers a new one. */
export class LiveTable {
  private constructor(
    readonly facts: GameFacts,
    private readonly source: ChanceSource,
    private readonly state: State,
    /** Ids of all requests that this game has known at any version: what is not among them need not be looked for. */
    private readonly requests: Set<string>,
  ) {}

  static begin(facts: GameFacts): LiveTable {
    const source = committedSource(facts.chance, facts.chance.secret);
    const position = firstPosition(facts, source.at(0));
    const deciders = position.deciders();
    const asked = Array.from({ length: facts.setup.seats }, (_, seat) => (deciders.includes(seat) ? 0 : -1));
    const state = { position, version: 0, played: 0, asked, resigned: [], isAgreedEnd: false, log: null, recent: [] };
    return new LiveTable(facts, source, state, new Set());
  }

  /** Whether this is a game with the same number and chance, and so with everything else the same. */
  hasFacts({ number, chance }: GameFacts): boolean {
    const own = this.facts;
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

  /** The version at which this seat's present decision was opened; null if it has none. */
  asked(seat: Seat): number | null {
    const asked = this.outcome() ? -1 : this.state.asked[seat]!;
    return asked < 0 ? null : asked;
  }

  /** The result, at any kind of end. Who gave up is last. */
  outcome(): Outcome | null {
    const { game, setup } = this.facts;
    if (this.isAgreedEnd) return { ranks: Array<number>(setup.seats).fill(1), scores: null };
    const played = this.position.outcome();
    if (this.resigned.length === 0) return played;
    const sides = game.sides(setup);
    const losers = new Set(this.resigned.map(seat => sides[seat]!));
    const isLost = sides.map(side => losers.has(side));
    if (played) return { ...played, ranks: ranksWithout(played.ranks, isLost) };
    const isDecided = new Set(sides).size - losers.size <= 1;
    return isDecided ? { ranks: isLost.map(lost => (lost ? 2 : 1)), scores: null } : null;
  }

  /** The seats that must decide, none when the game is over. */
  deciders(): readonly Seat[] {
    return this.outcome() ? [] : this.position.deciders();
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
    if (logged.kind !== 'move') return this.with(logged, this.position, []);
    const played = this.tryMove(logged);
    if (played.ok) return played.value.after;
    throw new Error(
      `entry ${this.version + 1} of game ${this.facts.number} at table ${this.facts.table}: ${played.error.code}`,
    );
  }

  /** The whole game with everything opened. Only for games that are over. */
  record(): GameRecord {
    const { game, version, setup, position, chance } = this.facts;
    const entries: Entry[] = [];
    for (let link = this.state.log; link; link = link.before) {
      const { kind, seat, move } = link.logged;
      if (kind === 'move') entries.push({ seat, move: move ?? '' });
    }
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
    const chance = new NotedChance(this.source.at(this.state.played + 1));
    const { game } = this.facts;
    const text = logged.move ?? '';
    const played = tryPlay(game, this.position, logged.seat, text, chance, event => events.push(event));
    if (!played.ok) return played;
    return ok({ after: this.with(logged, played.value, events), isDrawn: chance.isDrawn });
  }

  private with(logged: LogEntry, position: Position, events: readonly GameEvent[]): LiveTable {
    const { state } = this;
    const version = state.version + 1;
    const isMove = logged.kind === 'move';
    const deciders = position.deciders();
    const asked = state.asked.map((opened, seat) => {
      if (!deciders.includes(seat)) return -1;
      const isSameDecision = opened >= 0 && (seat !== logged.seat || !isMove);
      return isSameDecision ? opened : version;
    });
    this.requests.add(logged.request);
    const after: State = {
      position,
      version,
      played: state.played + (isMove ? 1 : 0),
      asked,
      resigned: logged.kind === 'resign' ? [...state.resigned, logged.seat] : state.resigned,
      isAgreedEnd: state.isAgreedEnd || logged.kind === 'agreed-end',
      log: { logged, version, before: state.log },
      recent: [...state.recent.slice(1 - MOST_RECENT), { entry: version, logged, events }],
    };
    return new LiveTable(this.facts, this.source, after, this.requests);
  }
}

const firstPosition = ({ table, game, setup, position }: GameFacts, chance: Chance): Position => {
  if (!position) return game.start(setup, chance);
  const parsed = game.parsePosition(position, chance);
  if (parsed.ok) return parsed.value;
  throw new Error(`the position of table ${table}: ${parsed.error}`);
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
