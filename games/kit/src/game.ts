import type { Chance } from './chance/chance.ts';
import type { JsonObject } from './json.ts';
import type { OrderName } from './order.ts';
import type { Outcome } from './outcome.ts';
import type { MoveList } from './play/move-list.ts';
import type { Result } from './result.ts';
import type { Seat } from './seat.ts';
import type { Language, RuleBook } from './words.ts';

/** The end of a game: decided by the points of each seat, or by who is first at the goal. */
export type Scoring = 'points' | 'race';

/** The request for a table. Unchecked: `Game.setup` checks it. */
export interface SetupWish {
  readonly players?: unknown;
  readonly variant?: unknown;
  readonly options?: unknown;
}

/**
 * The setup of a table: every default filled in, the board's data complete, so that later corrections change no stored
 * game.
 */
export interface Setup {
  /** Of the rules that are played by. */
  readonly version: number;
  readonly seats: number;
  readonly options: JsonObject;
}

/**
 * An event of the game, as data. Log, animation, speech and statistics feed on events. Where one seat may have two turns in a row, a game
 * tells the end of each by an event of the type `turnEnded` (`endsTurn`): drafts, lessons, puzzles and the coach end there.
 */
export interface GameEvent {
  readonly type: string;
}

/** Hears events while a move is played. Without one they cost nothing. */
export type Tell<E extends GameEvent = GameEvent> = (event: E) => void;

/** Why a rule forbids a move: a code, the paragraph, and the numbers of this position. */
export interface Reason {
  readonly code: string;
  readonly rule: string;
}

/** The knowledge of a seat, or a spectator (null): plain JSON. */
export interface View extends JsonObject {
  readonly game: string;
  readonly seat: Seat | null;
  readonly over: boolean;
  /** The version of the rules, from 2 on; a view without it is of version 1. */
  readonly rules?: number;
  /** The legal moves of this seat, as text, if it must decide. */
  readonly moves: readonly string[];
}

export interface Position<E extends GameEvent = GameEvent> {
  readonly setup: Setup;
  /** Counts from 1. */
  readonly round: number;
  clone(): this;
  /** Becomes equal to another position of the same setup, without allocating. */
  copyFrom(other: this): void;
  /** The seats that must decide now; several in simultaneous decisions, none when the game is over. */
  deciders(): readonly Seat[];
  /** Fills the list with all legal moves of a deciding seat, each once. */
  moves(seat: Seat, list: MoveList): void;
  /** Plays a legal move of a deciding seat. Does not check: anything from outside comes through `tryPlay`. */
  play(seat: Seat, move: number, chance: Chance, tell?: Tell<E>): void;
  outcome(): Outcome | null;
}

/** Sentences of one language. */
export interface Words<E extends GameEvent = GameEvent, R extends Reason = Reason> {
  /**
   * `names` is indexable by seat. `you`, the seat that is spoken to, is named by the word that begins a sentence to it:
   * "You".
   */
  event(event: E, names: readonly string[], you?: Seat | null): string;
  refusal(reason: R): string;
  /** The same in the names that are printed on the board that is seen, where these differ from the notation. */
  seenBy?(view: View): Words<E, R>;
  /** The rules reference. Loaded when it is asked for: it is long, and a table does without it. */
  rules(): Promise<RuleBook>;
}

/** Figures of a whole game for tables and charts, gathered from its events. */
export interface Tally<P extends Position = Position, E extends GameEvent = GameEvent> {
  tell(event: E): void;
  /** Indexable by seat: named figures, the same names for every seat. */
  figures(position: P): readonly Readonly<Record<string, number>>[];
  /** Indexable by seat: how it opened, as a code of the game; null where it has not come to that. */
  openings(): readonly (string | null)[];
}

/** Why an order does nothing now: the seat has a choice, or is asked something else. */
export type Halt = 'choice' | 'other';

/** The contract of a game. Everything else (tables, bots, boards, tools) is written against it. */
export interface Game<P extends Position = Position, E extends GameEvent = GameEvent, R extends Reason = Reason> {
  readonly id: string;
  /** Of the rules. Raised when behaviour changes: tables, records and saved games keep the version they began with. */
  readonly version: number;
  /** The same game by the rules of earlier versions, the newest first: each is complete, and has none in here. */
  readonly older: readonly Game<P, E, R>[];
  /** Whether a seat knows what others do not. If none ever does, all views of a position differ in `seat` and `moves` alone, and all hear and read the same. */
  readonly hidesHands: boolean;
  /** A wish for every kind of table there is, with default options. */
  readonly kinds: readonly SetupWish[];
  /** Checks and completes a wish, or says in a sentence what is wrong. */
  setup(wish: SetupWish): Result<Setup, string>;
  /** The setup of options that are complete already, as a record holds them. */
  resolved(options: JsonObject): Result<Setup, string>;
  /** The setup may come from storage: its version, seats and options, and nothing else. */
  start(setup: Setup, chance: Chance): P;
  /** Indexable by seat: the side that it plays for. Seats of one side win together. */
  sides(setup: Setup): readonly number[];

  /** How well a seat stands, for comparing games of one deal: the more the better, and at the end no better rank is worth less. */
  worth(position: P, seat: Seat): number;
  makeMove(position: P, move: number): string;
  /** The code of a text in the game's notation, whether legal now or not. */
  parseMove(position: P, text: string): number | undefined;
  /**
   * Whether a move of this kind may show its seat something new, so that none may follow it unseen. What it answers depends on the kind alone,
   * never on what is hidden; a move that passes the decision on, draws chance or ends the round ends a list of moves anyway.
   */
  reveals(move: number): boolean;
  /**
   * Whether chat is closed now: cards change hands unseen, and a word could tell which. This hangs on nothing hidden.
   */
  isSilent(position: P): boolean;
  /**
   * Whether an event brings to light what was hidden from a seat: cards dealt, hands that move, a look into a hand, an
   * answer. What chance draws in the open is known by the draw. Nothing before such an event can be taken back.
   */
  shows(event: E): boolean;
  /** Whether what this seat, which need not decide now, will be asked next is settled, so that it may hand in its answer early. */
  isComing(position: P, seat: Seat): boolean;
  /** The orders that a seat can give. */
  readonly orders: readonly OrderName[];
  /** The legal move that carries out an order of this game in a decision of the seat, or why there is none. It hangs on what the seat knows alone. */
  obey(position: P, seat: Seat, order: OrderName): number | Halt;
  /** Why this well-formed move of a deciding seat is not legal now. */
  reason(position: P, seat: Seat, move: number): R;

  /** The whole state, as the referee sees it. */
  state(position: P): JsonObject;
  /** A position from outside, checked; what it leaves open is drawn. The error names what is wrong. */
  parsePosition(json: unknown, chance: Chance): Result<P, string>;

  view(position: P, seat: Seat | null): View;
  /**
   * The view of all seats together, for looking back at what is over: the hands of all, and still nothing that nobody
   * has seen.
   */
  openView(position: P): View;
  /** Of an open game, where writing it at once is faster: the JSON of what all views of a position share. */
  openText?(position: P): string;
  /** The event as a seat or spectator may hear it; null if it may not know of it at all. */
  eventFor(event: E, seat: Seat | null): E | null;
  /** The text of a move by `mover` as a seat or spectator may read it. */
  moveFor(text: string, mover: Seat, seat: Seat | null): string;
  /** A full position consistent with all that a view tells, drawn uniformly from those. */
  sample(view: View, chance: Chance): P;
  /** Any full position consistent with a view, always the same, where that is found sooner than one is drawn. */
  fitting?(view: View): P;

  words(language: Language): Promise<Words<E, R>>;
  tally(seats: number): Tally<P, E>;
}
