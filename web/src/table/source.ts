import type { GameEvent, GameRecord, JsonObject, Result, Seat, View } from '@ankerplatz/kit';
import type { ProblemBody } from '@ankerplatz/protocol';
import type { GameId } from '@ankerplatz/registry';
import type { ReadonlySignal } from '@preact/signals';

/** Why something was not done: a code for programs, a sentence for people, and the refusal if a rule forbids it. */
export type Problem = ProblemBody['error'];

export interface SeatInfo {
  readonly seat: Seat;
  readonly kind: 'open' | 'person' | 'bot';
  /** Of a bot: the name of its level. */
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
  readonly isYou: boolean;
  readonly isLooking: boolean;
  readonly hasResigned: boolean;
}

export interface LogEntry {
  /** From 1. */
  readonly entry: number;
  readonly kind: 'move' | 'resign' | 'agreed-end';
  readonly seat: Seat;
  readonly move: string | null;
  readonly events: readonly GameEvent[];
}

export interface TableResult {
  readonly end: 'played' | 'resigned' | 'agreed';
  /** Indexable by seat, from 1. */
  readonly ranks: readonly number[];
  readonly scores: readonly JsonObject[] | null;
}

/** A table as one pair of eyes may know it now. Never changes: a change is a new one. */
export interface TableState {
  /** The id of the table or of the saved game. */
  readonly table: string;
  readonly game: GameId;
  /** Which game of the evening. */
  readonly number: number;
  readonly version: number;
  /** Whose view this is; null: a spectator's. */
  readonly eyes: Seat | null;
  /** Not null: eyes must decide, and their moves answer this. */
  readonly asked: number | null;
  readonly view: View;
  /** Seats that must decide now; none when the game is over. */
  readonly deciders: readonly Seat[];
  readonly seats: readonly SeatInfo[];
  /** From the first entry on, or as far back as is known. */
  readonly log: readonly LogEntry[];
  readonly result: TableResult | null;
  /** Seats that want what all must want. */
  readonly agreements: { readonly end: readonly Seat[]; readonly rematch: readonly Seat[] };
  /** On one device: whom the device must be handed to before anything of his is shown. */
  readonly handOver: Seat | null;
}

export type Answer<T = void> = Promise<Result<T, Problem>>;

/** What can be done at a table beside moves. A missing one is not possible here and now. */
export interface TableActs {
  /** Back to the version after that many entries; without a number one step. */
  readonly takeBack?: (version?: number) => Answer;
  /** What was just taken back is there again; until something else is played. */
  readonly putBack?: () => void;
  readonly resign?: () => Answer;
  /** To agree that the game ends without a winner; all must. */
  readonly agreeEnd?: () => Answer;
  /** To play the same again; all must. */
  readonly rematch?: () => Answer;
  /** Everything needed to replay the game: while it is hidden knowledge, only when the game is over. */
  readonly record?: () => Answer<GameRecord>;
  /** The link that others come here by. */
  readonly share?: () => string;
  /** On one device: the one whom it was handed to is there. */
  readonly lookUp?: () => void;
  /** Bots answer at once until the next decision of a person. */
  readonly hurry?: () => void;
  /** A game on this device goes on at the server: the address of the new table. */
  readonly goOnline?: () => Answer<string>;
}

/** A game that is shown again: after which entry it is looked at, and how to look elsewhere. */
export interface Reel {
  readonly at: ReadonlySignal<number>;
  /** How many entries there are. */
  readonly length: number;
  show(at: number): void;
}

/** Where a table comes from: the server, this device, a record. The frame knows no difference. */
export interface TableSource {
  readonly kind: 'online' | 'local' | 'replay';
  /** null until the first view is there. */
  readonly state: ReadonlySignal<TableState | null>;
  /** Why there is no table: unknown, private, gone. */
  readonly problem: ReadonlySignal<Problem | null>;
  readonly line: ReadonlySignal<'open' | 'connecting' | 'lost'>;
  /** Resolves when acknowledged; survives lost lines. */
  play(moves: readonly string[]): Answer;
  readonly acts: ReadonlySignal<TableActs>;
  /** Of a replay. */
  readonly reel?: Reel;
  close(): void;
}
