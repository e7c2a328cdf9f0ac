import type { GameEvent, Seat } from '@ankerplatz/kit';
import type { BoardModule } from '../../board/board.ts';
import type { LogEntry } from '../../board/source.ts';

/** The entries of a seat in one go. */
export interface Turn {
  readonly seat: Seat;
  /** A turn has at least one. */
  readonly entries: readonly LogEntry[];
}

export const firstOf = ({ entries }: Turn): LogEntry => entries[0]!;
export const eventsOf = ({ entries }: Turn): readonly GameEvent[] => entries.flatMap(({ events }) => events);

/** Entries of one seat in a row are one turn; the end of the game by resigning or agreeing is one by itself. */
export const turnsOf = (log: readonly LogEntry[], board: Pick<BoardModule, 'beginsTurn'>): readonly Turn[] => {
  const turns: LogEntry[][] = [];
  for (const entry of log) {
    const last = turns.at(-1)?.at(-1);
    const isSameSeat = last?.kind === 'move' && entry.kind === 'move' && last.seat === entry.seat;
    if (isSameSeat && !entry.events.some(event => board.beginsTurn(event))) turns.at(-1)!.push(entry);
    else turns.push([entry]);
  }
  return turns.map(entries => ({ seat: entries[0]!.seat, entries }));
};

/** Entries of others after the last one of these eyes. */
export const sinceOf = (log: readonly LogEntry[], eyes: Seat | null): readonly LogEntry[] => {
  if (eyes === null) return [];
  const last = log.findLastIndex(({ seat, kind }) => seat === eyes && kind === 'move');
  return log.slice(last + 1);
};

export interface RecapTurn {
  readonly turn: Turn;
  readonly events: readonly GameEvent[];
  /** A turn of nothing but passing. */
  readonly isQuiet: boolean;
}

export interface Recap {
  /** Events that concern these eyes, the most important first, else in the order in which they happened. */
  readonly mine: readonly GameEvent[];
  readonly turns: readonly RecapTurn[];
}

type Told = Pick<BoardModule, 'isTold' | 'isQuiet' | 'concerns' | 'beginsTurn'>;

/** The events while a player was away: first those that concern them, then a line a turn. */
export const recapOf = (since: readonly LogEntry[], eyes: Seat, board: Told): Recap => {
  const events = since.filter(({ seat }) => seat !== eyes).flatMap(entry => entry.events);
  const concerning = (weight: number): readonly GameEvent[] =>
    events.filter(event => board.concerns(event, eyes) === weight);
  const turns = turnsOf(since, board).map(turn => {
    const told = eventsOf(turn).filter(event => board.isTold(event));
    return { turn, events: told, isQuiet: told.length > 0 && told.every(event => board.isQuiet(event)) };
  });
  return { mine: [...concerning(2), ...concerning(1)], turns };
};

/** How many turns are more than passing: only those are worth a card for a player who comes back. */
export const loudTurns = (since: readonly LogEntry[], board: Told): number =>
  turnsOf(since, board).filter(turn => eventsOf(turn).some(event => board.isTold(event) && !board.isQuiet(event)))
    .length;

/** How many turns of others come before the next one of a seat, if everybody takes one; null: the seat decides, or nobody. */
export const turnsUntil = (deciders: readonly Seat[], seats: number, seat: Seat): number | null => {
  const [decider] = deciders;
  if (decider === undefined || deciders.includes(seat)) return null;
  return (seat - decider + seats) % seats;
};

/** Events in a row that are told as one. */
export const mergedOf = (events: readonly GameEvent[], board: Pick<BoardModule, 'merged'>): readonly GameEvent[] => {
  const told: GameEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    const both = last && board.merged?.(last, event);
    if (both) told.splice(-1, 1, both);
    else told.push(event);
  }
  return told;
};
