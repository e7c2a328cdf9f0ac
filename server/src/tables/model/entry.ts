import type { Entry, Seat } from '@ankerplatz/kit';
import type { EntryKind } from '@ankerplatz/protocol';

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

/** The log as a list that grows without being copied: the newest entry first. */
export interface Link {
  readonly logged: LogEntry;
  readonly version: number;
  /** Its number in the record, where resignations and ends are no entries. */
  readonly recorded: number;
  readonly before: Link | null;
}

/** Ends of a game are no entries of its record. */
const NOT_RECORDED: ReadonlySet<EntryKind> = new Set(['resign', 'agreed-end', 'timed-out']);

export const linkOf = (logged: LogEntry, before: Link | null): Link => ({
  logged,
  version: (before?.version ?? 0) + 1,
  recorded: (before?.recorded ?? 0) + (NOT_RECORDED.has(logged.kind) ? 0 : 1),
  before,
});

/** The newest entry that is so. */
export const findLink = (log: Link | null, isSo: (logged: LogEntry) => boolean): Link | undefined => {
  for (let link = log; link; link = link.before) if (isSo(link.logged)) return link;
  return undefined;
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

/** The log as a record holds it, the oldest entry first. */
export const recordedEntries = (log: Link | null): Entry[] => {
  const links: Link[] = [];
  for (let link = log; link; link = link.before) links.push(link);
  links.reverse();
  return links
    .filter(({ logged }) => !NOT_RECORDED.has(logged.kind))
    .map(({ logged }) => entryOf(logged, version => links[version - 1]?.recorded ?? 0));
};
