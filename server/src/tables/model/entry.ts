import type { EndEntry, Entry, GameEvent, Seat } from '@ankerplatz/kit';
import type { EntryKind } from '@ankerplatz/protocol';

/** Facts of an entry that is no move. */
export interface About {
  /** Of a take-back: the entry after which the game stands again. */
  readonly to?: number;
  /** Of a seat taken over: the level of a bot, or `person`. */
  readonly by?: string;
  /** The person who plays the seat. */
  readonly person?: string;
  /** Whether the stand-in stays, even if its player comes back. */
  readonly isFinal?: boolean;
  /** Of a pause or a holiday: when it ends by itself, in milliseconds. */
  readonly until?: number;
  /** Of a holiday: days that it takes; of one that is over early: days that it has not taken. */
  readonly days?: number;
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
  /** When the entry was committed, in milliseconds; missing before. */
  readonly at?: number;
}

/** The log as a list that grows without being copied: the newest entry first. */
export interface Link {
  readonly logged: LogEntry;
  readonly version: number;
  readonly events: readonly GameEvent[];
  readonly before: Link | null;
}

/** The newest entry that is so. */
export const findLink = (log: Link | null, isSo: (logged: LogEntry) => boolean): Link | undefined => {
  for (let link = log; link; link = link.before) if (isSo(link.logged)) return link;
  return undefined;
};

/** An entry as the game's log knows it. */
export const entryOf = ({ kind, seat, move, about }: LogEntry): Entry | EndEntry => {
  switch (kind) {
    case 'move':
      return { seat, move: move ?? '' };
    case 'take-back':
      return { seat, kind, to: about?.to ?? 0 };
    case 'taken-over':
      return { seat, kind, by: about?.by ?? '' };
    default:
      return { seat, kind };
  }
};
