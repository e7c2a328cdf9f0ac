import type { Pace } from '@ankerplatz/protocol';
import type { AskedRow } from '../tables/model/rows.ts';
import type { WaitingSeek } from './groups.ts';

/** What every server tells the others when a seek has come, gone or found a table. */
export interface PairingWhisper {
  readonly pairing: true;
}

/** What every server tells the others when somebody has blocked somebody, or no longer does. */
export interface BlockWhisper {
  readonly blocks: true;
}

export interface NewSeekRow {
  readonly identity: string;
  readonly pace: Pace;
  readonly game: string;
  readonly asked: AskedRow;
  readonly seats: number;
  readonly rated: boolean;
  readonly likesStrength: boolean;
  /** `nauticus two live` */
  readonly ratingKind: string;
  /** Milliseconds until bots may come; null: never. */
  readonly botsIn: number | null;
  readonly level: string | null;
  readonly openedFrom: Buffer;
}

/** A seek as its owner and those with whom he is paired may know it. Times are milliseconds. */
export interface SeekRow {
  readonly identity: string;
  readonly name: string;
  readonly isMember?: boolean;
  readonly pace: Pace;
  readonly game: string;
  readonly asked: AskedRow;
  readonly seats: number;
  readonly rated: boolean;
  readonly likesStrength: boolean;
  /** Mu of his rating; null: he has none. */
  readonly mu: number | null;
  /** For how many milliseconds he has waited. */
  readonly waited: number;
  readonly since: number;
  readonly botsAt: number | null;
  readonly table: string | null;
  readonly seat: number | null;
  readonly until: number | null;
  /** Whether he sits at the seat that is kept for him. */
  readonly isReady: boolean;
  /** Whether his connection has gone, which may be for a moment. */
  readonly hasLeft: boolean;
  /** With whom he is never paired: one of the two has blocked the other. */
  readonly apart: readonly string[];
}

/** One who waits, with all that a table for him needs. */
export interface PairableSeek extends Omit<WaitingSeek, 'rating' | 'reach'> {
  readonly rated: boolean;
  /** Mu of his rating; null: he has none. */
  readonly mu: number | null;
  /** For how many milliseconds he has waited. */
  readonly waited: number;
  readonly pace: Pace;
  readonly game: string;
  readonly asked: AskedRow;
  readonly level: string | null;
  readonly openedFrom: Buffer;
}

/** Who is to sit where, and how long he has for it. */
export interface Reservation {
  readonly identity: string;
  readonly pace: Pace;
  readonly table: string;
  readonly seat: number;
  /** Milliseconds. */
  readonly wait: number;
}
