import type { Game, GameEvent, GameRecord, JsonObject, OrderName, Position, Seat, View } from '@ankerplatz/kit';
import type {
  Agreement,
  Clock,
  EntryKind,
  GameRatings,
  GivenReview,
  KeptReview,
  ReviewBudget,
  SeatLog,
  SeatOrdersBody,
  TableInfo,
  Vote,
} from '@ankerplatz/protocol';
import type { BoardGameId } from '@ankerplatz/registry';
import type { ReadonlySignal } from '@preact/signals';
import type { Answer, Problem } from '../net/http.ts';
import type { Talk } from '../talk/talk.ts';

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  /** Of a bot: the name of its level. */
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
  /** The id of a person at a table of the server. */
  readonly person?: string | null;
  readonly isMember?: boolean;
  readonly isYou: boolean;
  readonly isLooking: boolean;
  readonly hasResigned: boolean;
  /** Plays the seat while its player is away. */
  readonly standIn?: StandIn | null;
}

export interface StandIn {
  /** The level of a bot, or `person`. */
  readonly by: string;
  /** The seat's player does not come back any more. */
  readonly isFinal: boolean;
}

export interface LogEntry {
  /** From 1. */
  readonly entry: number;
  readonly kind: EntryKind;
  readonly seat: Seat;
  readonly move: string | null;
  /** Of a take-back: the version at which the game stands again. */
  readonly to?: number;
  /** Of a seat taken over: the level of a bot, or `person`. */
  readonly by?: string;
  readonly events: readonly GameEvent[];
}

export interface TableResult {
  readonly end: 'played' | 'resigned' | 'timed-out' | 'agreed';
  /** Indexable by seat, from 1. */
  readonly ranks: readonly number[];
  readonly scores: readonly JsonObject[] | null;
}

/** The clock of a seat. Times are milliseconds of the server's clock. */
export interface SeatClock {
  /** The time left when the clock stopped or, at `since`, began to run. */
  readonly left: number;
  readonly since: number | null;
  /** How much more time this seat has than the clock says. */
  readonly factor: number;
  /** When its time runs out, where its clock does not run all the time. */
  readonly due?: number;
  /** By whose time it runs, where it does so only in hours agreed on. */
  readonly zone?: string;
  /** Days off that are left, and until when the last ones last, where there are any. */
  readonly holiday?: { readonly left: number; readonly until: string | null };
}

/** The facts of a table at the server beside its game. */
export interface OnlineState {
  readonly clock: Clock | null;
  /** Indexable by seat; null without a clock. */
  readonly clocks: readonly SeatClock[] | null;
  /** Milliseconds by which the server's clock is ahead of ours. */
  readonly ahead: number;
  readonly pause: { readonly until: string | null } | null;
  readonly votes: readonly Vote[];
  readonly volunteers: TableInfo['volunteers'];
  /** Milliseconds after which a seat is silent, where there is no clock. */
  readonly silence: number;
  /** Silent seats whose players were warned. */
  readonly warnings: TableInfo['warnings'];
  /** The people whom players have named to play for them. */
  readonly deputies: TableInfo['deputies'];
  /** The seat that the one who watches would take over; null: none. */
  readonly offered: Seat | null;
  /** The first version to which the game can be taken back. */
  readonly revealed: number;
  /** Whether the next decision of these eyes is settled, so that they may answer it early. */
  readonly mayHandIn: boolean;
  /** A stand-in plays the seat of these eyes, for the time being or for good. */
  readonly isAway: boolean;
  /** Orders and hand-ins of these eyes; null for spectators. */
  readonly left: SeatOrdersBody | null;
}

/** An agreement beside those on the end and another game. */
export type Proposal = Omit<Agreement, 'number' | 'id' | 'commitment'>;

/** A table as one pair of eyes may know it now. Never changes: a change is a new one. */
export interface TableState {
  /** The id of the table or of the saved game. */
  readonly table: string;
  readonly game: BoardGameId;
  /** The game of the evening, by its number. */
  readonly number: number;
  readonly version: number;
  /** The seat whose view this is; null: a spectator's. */
  readonly eyes: Seat | null;
  /** The version of the decision that these eyes must make, which their moves name; null: none. */
  readonly asked: number | null;
  readonly view: View;
  /** Seats that must decide now; none when the game is over. */
  readonly deciders: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  /** From the first entry on, or as far back as is known. */
  readonly log: readonly LogEntry[];
  readonly result: TableResult | null;
  /** Seats that want what all must want. */
  readonly agreements: {
    readonly end: readonly Seat[];
    readonly rematch: readonly Seat[];
    /** The seats that were asked for a rematch and do not want one. */
    readonly declined?: readonly Seat[];
  };
  /** On one device: the seat it must be handed to before anything of that seat is shown. */
  readonly handOver: Seat | null;
  /** A lesson says itself what is new: nothing else is explained beside it. */
  readonly isLesson?: boolean;
  /** The first game after the lessons: its table looks as theirs did. */
  readonly isFirst?: boolean;
  /** Looking back: all hands lie open. */
  readonly isOpen?: boolean;
  /** At a server. */
  readonly online?: OnlineState;
}

/** Acts at a table beside moves. A missing one is not possible here and now. */
export interface TableActs {
  /** Back to the version after that many entries; without a number one step. */
  readonly takeBack?: (version?: number) => Answer;
  /** Moves that were just taken back are there again; until something else is played. */
  readonly putBack?: () => void;
  /** Of a lesson: from its beginning. */
  readonly restart?: () => void;
  readonly resign?: () => Answer;
  /** To agree that the game ends without a winner; all must. */
  readonly agreeEnd?: () => Answer;
  /** To play the same again; all must. */
  readonly rematch?: () => Answer;
  /** The record of the game: where it would tell secrets, only when the game is over. */
  readonly record?: () => Answer<GameRecord>;
  /** Of a game that still runs: what these eyes know of it, to be kept. */
  readonly seatLog?: () => Answer<SeatLog>;
  /** The link that others come here by. */
  readonly share?: () => string;
  /** On one device: the one whom it was handed to is there. */
  readonly lookUp?: () => void;
  /** Bots answer at once until the next decision of a person. */
  readonly hurry?: () => void;
  /** Whether a coach stands by, and how to call or dismiss it. */
  readonly coach?: { readonly isOn: boolean; readonly turn: () => void };
  /** A game on this device goes on at the server: the address of the new table. */
  readonly goOnline?: () => Answer<string>;
  /** To want something that all must want: a pause, a take-back, another player on a silent seat. */
  readonly propose?: (proposal: Proposal) => Answer;
  /** To want nothing any more. */
  readonly unpropose?: () => Answer;
  /** A watcher would play a seat; null: no longer. */
  readonly volunteer?: (seat: Seat | null) => Answer;
  /** Names the person who may play for these eyes; null: nobody. */
  readonly deputize?: (person: string | null) => Answer;
  /** Back to one's own seat. */
  readonly comeBack?: () => Answer;
  /** Moves for the next decision; null: withdrawn. */
  readonly handInEarly?: (moves: readonly string[] | null) => Answer;
  readonly order?: (orders: readonly OrderName[]) => Answer;
  /** To take days off, on which one's clock stands still. */
  readonly takeHoliday?: (days: number) => Answer;
  readonly endHoliday?: () => Answer;
  /** The address of the deal that is played here and by many others: nothing is tried out meanwhile. */
  readonly deal?: string;
  /** Of a rated game that is over: what it has changed. */
  readonly ratings?: () => Answer<GameRatings>;
  /** The address that says what went well in a game of one person that is over, and what to try next. */
  readonly review?: {
    readonly address: string;
    /** A learner is at the table: the review is what comes next. */
    readonly isNext: boolean;
  };
  /** The address where a game that is over can be seen entry by entry. */
  readonly lookBack?: string;
  /** Looking back: the addresses of the games of the evening before and after this one. */
  readonly gameBefore?: string;
  readonly gameAfter?: string;
  /** A game on this device goes on from what is looked at, against bots of this level: its address. */
  readonly playOn?: (seat: Seat, name: string, level: string, trial?: Trial) => Answer<string>;
  /** Of a game that was such a trial and is over. */
  readonly trial?: TrialEnd;
  /** Looking back: the link to the review of this game. */
  readonly shareReview?: () => string;
  /** Looking back at a game of a server. */
  readonly reviews?: ReviewShelf;
  /** The address of a room in which others are asked to look back together at this entry. */
  readonly openRoom?: (entry: number) => Answer<string>;
}

/** A decision of a finished game that is tried again. */
export interface Trial {
  readonly seat: Seat;
  /** After which entry it begins. */
  readonly from: number;
  /** The result of the game that was; points are null in a game without them. */
  readonly rank: number;
  readonly points: number | null;
  /** How far the best turn was judged ahead of the turn that was played, in points or as a chance to win. */
  readonly ahead: number;
  /** The numbers of the entries after it at which chance was drawn. */
  readonly draws: readonly number[];
}

/** The result of a trial. */
export interface TrialEnd extends Trial {
  readonly newRank: number;
  readonly newPoints: number | null;
  /** The round from which on other luck was drawn; null: it was the same to the end. */
  readonly otherLuck: number | null;
}

/** Where reviews of a finished game are kept for all who may see it. */
export interface ReviewShelf {
  /** null: the server does not answer. */
  find(budget: ReviewBudget): Promise<KeptReview | null>;
  /** null: only players of the game may keep one. */
  readonly keep: ((budget: ReviewBudget, given: GivenReview) => void) | null;
}

/** With whose knowledge a game is looked at: that of a seat, of a spectator, or with all hands open. */
export type Standpoint = Seat | 'outside' | 'open';

/** A way that a turn could have gone, shown as far as a step of it. */
export interface ShownLine {
  /** After which entry it begins. */
  readonly from: number;
  readonly seat: Seat;
  readonly moves: readonly string[];
  readonly step: number;
}

/** A game that is shown again: after which entry it is looked at, and how to look elsewhere. */
export interface ReplayControl {
  readonly at: ReadonlySignal<number>;
  /** How many entries there are. */
  readonly length: number;
  /** All of it, as a spectator knows it. */
  readonly log: readonly LogEntry[];
  /** Where rounds began. */
  readonly rounds: readonly { readonly round: number; readonly entry: number }[];
  readonly standpoint: ReadonlySignal<Standpoint>;
  /** Other people look at it, too: what would tell how it ends is not offered. */
  readonly isShared?: boolean;
  /** By the rules of the record. */
  readonly game: Game;
  /** A line that is shown instead of the game; null: none. */
  readonly line: ReadonlySignal<ShownLine | null>;
  positionAt(at: number): Position;
  /** Ends a line. */
  show(at: number): void;
  /** Steps beyond what can be foreseen (chance, hidden hands) are not shown. */
  showLine(line: ShownLine): void;
  see(standpoint: Standpoint): void;
}

/** How much of its budget a bot has spent on its turn, from 0 to 1. */
export interface ThoughtState {
  readonly seat: Seat;
  readonly share: number;
}

/** Where a table comes from: the server, this device, a record, a lesson, a copy to try something out. The frame knows no difference. */
export interface TableSource {
  readonly kind: 'online' | 'local' | 'replay' | 'lesson' | 'what-if';
  /** The address that leaving leads to, where it is not that of all tables of the kind; null: it is left otherwise. */
  readonly wayOut?: string | null;
  /** Replaces the line about who is waited for. */
  readonly says?: ReadonlySignal<string | null>;
  /** null until the first view is there. */
  readonly state: ReadonlySignal<TableState | null>;
  /** Why there is no table: unknown, private, gone. */
  readonly problem: ReadonlySignal<Problem | null>;
  readonly connection: ReadonlySignal<'open' | 'connecting' | 'lost'>;
  /** Resolves when acknowledged; survives lost lines. */
  play(moves: readonly string[]): Answer;
  readonly acts: ReadonlySignal<TableActs>;
  /** On this device: the bot that takes its time; null: none. */
  readonly thought?: ReadonlySignal<ThoughtState | null>;
  /** Of a replay. */
  readonly replay?: ReplayControl;
  /** Where people talk with each other. */
  readonly talk?: Talk;
  close(): void;
}
