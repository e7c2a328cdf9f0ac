import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  dropTakenBack,
  err,
  type GameEvent,
  type GameRecord,
  ok,
  type Result,
  replayParts,
  type Seat,
  type Told,
} from '@ankerplatz/kit';
import type { GameEnding } from '@ankerplatz/protocol';
import { gameById } from '@ankerplatz/registry';
import type { Happened } from '../tables/model/live-table.ts';

/** The version of what is counted. Raised when that changes: then all figures are made again. */
export const FIGURES_VERSION = 1;

/** The stored figures of one seat. */
export interface SeatFigures {
  /** Seats of one side win together. */
  readonly side: number;
  /** Of a game with points that was played to its end. */
  readonly points: number | null;
  readonly opening: string | null;
  readonly secondsATurn: number | null;
  /** By the names that the game gives them. */
  readonly figures: Readonly<Record<string, number>>;
}

/** The stored figures of a finished game. */
export interface GameFigures {
  readonly variant: string | null;
  readonly end: GameEnding;
  readonly rounds: number;
  /** From the first entry to the last. */
  readonly seconds: number | null;
  /** Indexable by seat. */
  readonly seats: readonly SeatFigures[];
}

/** An entry of the log of a table, with its time in milliseconds. */
export interface EntryTime {
  readonly kind: string;
  readonly seat: Seat;
  readonly at: number;
}

const SECOND = 1000;

const happenedIn = async (record: GameRecord): Promise<Result<Happened, string>> => {
  const game = gameById(record.game);
  if (!game) return err(`there is no game ${JSON.stringify(record.game)}`);
  const told: { readonly version: number; readonly events: readonly GameEvent[] }[] = [];
  let last: Pick<Happened, 'game' | 'position'> | undefined;
  const note = (entry: Told): void => {
    const { version, events } = entry;
    dropTakenBack(told, entry);
    if (events.length > 0) told.push({ version, events });
  };
  for (const part of replayParts(game, record, note)) {
    if (!part.ok) return err(part.error.sentence);
    last = part.value;
    await nextTurn();
  }
  const { game: rules, position } = last!;
  return ok({ game: rules, position, events: told.flatMap(({ events }) => events) });
};

/** How long each seat took for a turn: since the entry before it, in seconds. Moves of one batch are one turn. */
const turnSeconds = (entries: readonly EntryTime[], seats: number): (number | null)[] => {
  const spent = Array.from({ length: seats }, () => ({ ms: 0, turns: 0 }));
  for (const [index, { kind, seat, at }] of entries.entries()) {
    const since = at - (entries[index - 1]?.at ?? at);
    if (kind !== 'move' || since <= 0) continue;
    spent[seat]!.ms += since;
    spent[seat]!.turns++;
  }
  return spent.map(({ ms, turns }) => (turns === 0 ? null : ms / turns / SECOND));
};

const lengthOf = (entries: readonly EntryTime[]): number | null =>
  entries.length < 2 ? null : (entries.at(-1)!.at - entries[0]!.at) / SECOND;

const variantOf = ({ options }: GameRecord): string | null =>
  typeof options.variant === 'string' ? options.variant : null;

/** The figures of a game that has just ended here. */
export const figuresFrom = (
  { game, position, events }: Happened,
  record: GameRecord,
  entries: readonly EntryTime[],
): GameFigures => {
  const tally = game.tally(record.seats);
  for (const event of events) tally.tell(event);
  const openings = tally.openings();
  const seconds = turnSeconds(entries, record.seats);
  const sides = game.sides(position.setup);
  const isPlayed = record.end === undefined;
  return {
    variant: variantOf(record),
    end: record.end?.kind ?? 'played',
    rounds: position.round,
    seconds: lengthOf(entries),
    seats: tally.figures(position).map((figures, seat) => ({
      side: sides[seat]!,
      points: isPlayed ? (figures.points ?? null) : null,
      // A game from a given position has no opening.
      opening: record.position ? null : openings[seat]!,
      secondsATurn: seconds[seat]!,
      figures,
    })),
  };
};

/** The same of a finished game that is read, or why its record cannot be played through. */
export const figuresOf = async (
  record: GameRecord,
  entries: readonly EntryTime[],
): Promise<Result<GameFigures, string>> => {
  const happened = await happenedIn(record);
  return happened.ok ? ok(figuresFrom(happened.value, record, entries)) : happened;
};
