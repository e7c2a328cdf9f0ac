import {
  err,
  type Game,
  type GameEvent,
  type GameRecord,
  isMove,
  type Outcome,
  ok,
  type Result,
  replay,
  type Seat,
  type Words,
} from '@ankerplatz/kit';
import { CATALOGUES } from '../text/catalogues.ts';
import type { StoryWords } from './words.ts';

/** One entry of a record and what came of it. */
export interface Chapter {
  readonly entry: number;
  readonly seat: Seat;
  /** Null where the entry is no move. */
  readonly move: string | null;
  readonly events: readonly GameEvent[];
  readonly sentences: readonly string[];
}

/** A whole game, told. */
export interface Story {
  readonly game: string;
  readonly seats: number;
  readonly chapters: readonly Chapter[];
  readonly outcome: Outcome | null;
}

/** Plays a record through and tells what happens in it. `names` is indexable by seat. */
export const storyOf = (
  game: Game,
  record: GameRecord,
  words: Words,
  names: readonly string[],
  beside: StoryWords['beside'] = CATALOGUES.en.replay.beside,
): Result<Story, string> => {
  const chapters: Chapter[] = [];
  const end = replay(game, record, ({ position, version: entry, events }) => {
    const played = record.entries[entry - 1];
    if (!played) return;
    const name = names[played.seat]!;
    const seen = words.seenBy?.(game.view(position, null)) ?? words;
    const sentences = isMove(played) ? events.map(event => seen.event(event, names)) : [beside(played, name)];
    chapters.push({ entry, seat: played.seat, move: isMove(played) ? played.move : null, events, sentences });
  });
  if (!end.ok) return err(end.error);
  return ok({ game: game.id, seats: record.seats, chapters, outcome: end.value.position.outcome() });
};
