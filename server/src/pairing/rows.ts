import type { Pace } from '@ankerplatz/protocol';
import type { WishRow } from '../tables/model/rows.ts';
import type { WaitingSeek } from './groups.ts';

/** The message between servers when a seek has come, gone or found a table. */
export interface PairingWhisper {
  readonly pairing: true;
}

/** The message between servers when a person has blocked another, or no longer does. */
export interface BlockWhisper {
  readonly blocks: true;
}

export interface NewSeekRow {
  readonly identity: string;
  readonly pace: Pace;
  readonly game: string;
  readonly wish: WishRow;
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

/** A seek as its owner and those they are paired with may know it. Times are milliseconds. */
export interface SeekRow {
  readonly identity: string;
  readonly name: string;
  readonly isMember?: boolean;
  readonly pace: Pace;
  readonly game: string;
  readonly wish: WishRow;
  readonly seats: number;
  readonly rated: boolean;
  readonly likesStrength: boolean;
  /** Mu of the owner's rating; null: there is none. */
  readonly mu: number | null;
  /** For how many milliseconds it has waited. */
  readonly waited: number;
  readonly since: number;
  readonly botsAt: number | null;
  readonly table: string | null;
  readonly seat: number | null;
  readonly until: number | null;
  /** Whether its owner sits at the seat that is kept. */
  readonly isReady: boolean;
  /** Whether its owner's connection has gone, which may be for a moment. */
  readonly hasLeft: boolean;
  /** The people it is never paired with: one of the two has blocked the other. */
  readonly apart: readonly string[];
}

/** A seek that waits, with all that a table for its owner needs. */
export interface PairableSeek extends Omit<WaitingSeek, 'rating' | 'reach'> {
  readonly rated: boolean;
  /** Mu of the owner's rating; null: there is none. */
  readonly mu: number | null;
  /** For how many milliseconds it has waited. */
  readonly waited: number;
  readonly pace: Pace;
  readonly game: string;
  readonly wish: WishRow;
  readonly level: string | null;
  readonly openedFrom: Buffer;
}

/** A seat that is kept for a person, and for how long. */
export interface Reservation {
  readonly identity: string;
  readonly pace: Pace;
  readonly table: string;
  readonly seat: number;
  /** Milliseconds. */
  readonly wait: number;
}
