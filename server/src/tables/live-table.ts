import {
  type Chance,
  type ChanceSource,
  err,
  type Game,
  type GameEvent,
  type Outcome,
  ok,
  type Position,
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
  readonly move: string | null;
  /** The id that the client gave its request. */
  readonly request: string;
}

/** What entries are folded onto. */
export interface GameFacts {
  readonly table: string;
  /** Which game of the evening. */
  readonly number: number;
  readonly game: Game;
  readonly setup: Setup;
  readonly source: ChanceSource;
}

/** What an entry did, for those who watch. */
export interface Step {
  readonly entry: number;
  readonly logged: LogEntry;
  readonly events: readonly GameEvent[];
}

export type BatchProblem =
  | { readonly code: 'stale' | 'not-your-turn' | 'game-over' }
  | { readonly code: 'batch-too-long'; readonly move: number }
  | { readonly code: 'unknown-move' | 'illegal-move'; readonly move: number; readonly refusal: Refusal };

/** Moves that were checked and may be appended. */
export interface Batch {
  readonly entries: readonly LogEntry[];
  /** The table as it will be; nothing of the present one was changed. */
  readonly after: LiveTable;
}

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

/** A running game: its log folded up to a version. Never changes; playing answers a new one. */
export class LiveTable {
  private constructor(
    readonly facts: GameFacts,
    readonly position: Position,
    /** Number of entries. */
    readonly version: number,
    /** Indexable by seat: the version at which its present decision was opened; −1 if it has none. */
    readonly asked: readonly number[],
    /** Seats that gave up. */
    readonly resigned: readonly Seat[],
    readonly isAgreedEnd: boolean,
    /** The version that each accepted request led to, by seat and id. */
    private readonly requests: ReadonlyMap<string, number>,
  ) {}

  static begin(facts: GameFacts): LiveTable {
    const position = facts.game.start(facts.setup, facts.source.at(0));
    const asked = Array.from({ length: facts.setup.seats }, (_, seat) => (position.deciders().includes(seat) ? 0 : -1));
    return new LiveTable(facts, position, 0, asked, [], false, new Map());
  }

  /** The result, at any kind of end. */
  outcome(): Outcome | null {
    const { seats } = this.facts.setup;
    if (this.isAgreedEnd) return { ranks: Array<number>(seats).fill(1), scores: null };
    const played = this.position.outcome();
    if (this.resigned.length === 0) return played;
    const sides = this.facts.game.sidesOf(this.facts.setup);
    const losers = new Set(this.resigned.map(seat => sides[seat]!));
    const isDecided = new Set(sides).size - losers.size <= 1;
    if (!played && !isDecided) return null;
    const ranks = played?.ranks ?? sides.map(() => 1);
    return {
      ranks: ranks.map((rank, seat) => (losers.has(sides[seat]!) ? seats : rank)),
      scores: played?.scores ?? null,
    };
  }

  /** The seats that must decide, none when the game is over. */
  deciders(): readonly Seat[] {
    return this.outcome() ? [] : this.position.deciders();
  }

  /** The version that a request of a seat led to, if it was accepted before. */
  answered(seat: Seat, request: string): number | undefined {
    return this.requests.get(`${seat} ${request}`);
  }

  /** A list of moves by one seat, all or nothing. */
  tryBatch(seat: Seat, asked: number, moves: readonly string[], request: string): Result<Batch, BatchProblem> {
    if (this.outcome()) return err({ code: 'game-over' });
    if (this.asked[seat]! < 0) return err({ code: 'not-your-turn' });
    if (this.asked[seat] !== asked) return err({ code: 'stale' });
    const tooLong = this.closingMove(moves);
    if (tooLong >= 0) return err({ code: 'batch-too-long', move: tooLong });
    let after: LiveTable = this;
    for (const [index, move] of moves.entries()) {
      const logged: LogEntry = { kind: 'move', seat, move, request };
      const chance = new NotedChance(this.facts.source.at(after.version + 1));
      const played = tryPlay(this.facts.game, after.position, seat, move, chance);
      if (!played.ok) return err(problemOf(played.error, index));
      after = after.with(logged, played.value);
      const goesOn = !chance.isDrawn && after.deciders().includes(seat);
      if (!goesOn && index < moves.length - 1) return err({ code: 'batch-too-long', move: index + 1 });
    }
    return ok({ entries: moves.map(move => ({ kind: 'move', seat, move, request }) as const), after });
  }

  /** The first move that may not stand here because the one before it shows something, by its kind alone; else −1. */
  private closingMove(moves: readonly string[]): number {
    const { game } = this.facts;
    const closing = moves.findIndex((text, index) => index < moves.length - 1 && game.reveals(this.position, text));
    return closing < 0 ? -1 : closing + 1;
  }

  /** Folds an entry that is in the log. Throws on one that the rules refuse: the log is never wrong. */
  fold(logged: LogEntry): { readonly table: LiveTable; readonly step: Step } {
    const events: GameEvent[] = [];
    const entry = this.version + 1;
    if (logged.kind !== 'move') return { table: this.with(logged, this.position), step: { entry, logged, events } };
    const chance = this.facts.source.at(entry);
    const { game } = this.facts;
    const played = tryPlay(game, this.position, logged.seat, logged.move ?? '', chance, event => events.push(event));
    if (!played.ok) throw new Error(`entry ${entry} of table ${this.facts.table} is refused: ${played.error.code}`);
    return { table: this.with(logged, played.value), step: { entry, logged, events } };
  }

  /** The table after an entry of another kind than a move. */
  after(logged: LogEntry): LiveTable {
    return this.with(logged, this.position);
  }

  private with(logged: LogEntry, position: Position): LiveTable {
    const version = this.version + 1;
    const resigned = logged.kind === 'resign' ? [...this.resigned, logged.seat] : this.resigned;
    const requests = new Map(this.requests).set(`${logged.seat} ${logged.request}`, version);
    const isAgreedEnd = this.isAgreedEnd || logged.kind === 'agreed-end';
    const deciders = position.deciders();
    const asked = this.asked.map((opened, seat) => {
      if (!deciders.includes(seat)) return -1;
      const isSameDecision = opened >= 0 && (seat !== logged.seat || logged.kind !== 'move');
      return isSameDecision ? opened : version;
    });
    return new LiveTable(this.facts, position, version, asked, resigned, isAgreedEnd, requests);
  }
}

const problemOf = (refusal: Refusal, move: number): BatchProblem => {
  if (refusal.code === 'game-over' || refusal.code === 'not-your-turn') return { code: 'batch-too-long', move };
  return { code: refusal.code, move, refusal };
};
