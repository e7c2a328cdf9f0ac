import { canonicalJson, isObject } from '../json.ts';
import type { Seat } from '../seat.ts';

/** A move of a seat. */
export interface MoveEntry {
  readonly seat: Seat;
  readonly move: string;
}

/** An entry of a table's log that is no move; its seat is the one that asked for it, or that it is about. */
export type OtherEntry =
  /** The game stands again as it did after entry `to`. What is taken back stays in the log. */
  | { readonly seat: Seat; readonly kind: 'take-back'; readonly to: number }
  /** From now on a bot of this level, or another person, plays the seat. */
  | { readonly seat: Seat; readonly kind: 'taken-over'; readonly by: string }
  | { readonly seat: Seat; readonly kind: 'given-back' }
  | { readonly seat: Seat; readonly kind: 'paused' }
  | { readonly seat: Seat; readonly kind: 'resumed' }
  /** The clock of the seat stands still for some days, or until its player ends that early. */
  | { readonly seat: Seat; readonly kind: 'holiday' }
  | { readonly seat: Seat; readonly kind: 'holiday-over' };

/** One entry of the append-only log of a table; numbered from 1. */
export type Entry = MoveEntry | OtherEntry;

/**
 * An entry that ends a game, or the part of a seat in it, otherwise than by the rules. A record has it as its `end`.
 */
export interface EndEntry {
  readonly seat: Seat;
  readonly kind: 'resign' | 'timed-out' | 'agreed-end';
}

export const isMove = (entry: Entry | EndEntry): entry is MoveEntry => 'move' in entry;

const isNumber = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isLevel = (value: unknown): boolean => typeof value === 'string' && /^[a-z]{1,20}$/.test(value);

/** The facts of an entry of each kind beside its seat. */
const DETAILS: Readonly<Record<OtherEntry['kind'], Readonly<Record<string, (value: unknown) => boolean>>>> = {
  'take-back': { to: isNumber },
  'taken-over': { by: isLevel },
  'given-back': {},
  paused: {},
  resumed: {},
  holiday: {},
  'holiday-over': {},
};

const isOther = (entry: Readonly<Record<string, unknown>>): boolean => {
  const { seat: _, kind, ...rest } = entry;
  if (typeof kind !== 'string' || !Object.hasOwn(DETAILS, kind)) return false;
  const details = Object.entries(DETAILS[kind as OtherEntry['kind']]);
  return Object.keys(rest).length === details.length && details.every(([name, isRight]) => isRight(rest[name]));
};

export const isEntry = (entry: unknown): entry is Entry => {
  if (!isObject(entry) || !Number.isInteger(entry.seat)) return false;
  return 'move' in entry ? Object.keys(entry).length === 2 && typeof entry.move === 'string' : isOther(entry);
};

/**
 * The entry as it is linked into the hash chain: all fields, and no others. Moves are written out: there are many of
 * them.
 */
export const canonicalEntry = (entry: Entry): string =>
  isMove(entry) ? `{"move":${JSON.stringify(entry.move)},"seat":${entry.seat}}` : canonicalJson({ ...entry });
