import type { Chance } from '../chance/chance.ts';
import type { Game, Position, Tell } from '../game.ts';
import type { MoveEntry } from '../log/entry.ts';
import type { Seat } from '../seat.ts';
import { type Refusal, tryPlay } from './door.ts';

/** Where moves lead, as far as they can be played. */
export interface PlayedMoves<P extends Position = Position> {
  readonly position: P;
  /** How many were played. */
  readonly played: number;
  /** Why the next one could not be; null: all were played. */
  readonly refusal: Refusal | null;
}

/** Plays moves one after the other, up to the first that is refused. Leaves the given position as it was. */
export const playMoves = <P extends Position>(
  game: Game<P>,
  position: P,
  moves: readonly MoveEntry[],
  chance: Chance,
  tell?: Tell,
): PlayedMoves<P> => {
  let reached = position;
  for (const [played, { seat, move }] of moves.entries()) {
    const next = tryPlay(game, reached, seat, move, chance, tell);
    if (!next.ok) return { position: reached, played, refusal: next.error };
    reached = next.value;
  }
  return { position: reached, played: moves.length, refusal: null };
};

/** The same for the moves of one seat. */
export const playTurn = <P extends Position>(
  game: Game<P>,
  position: P,
  seat: Seat,
  moves: readonly string[],
  chance: Chance,
  tell?: Tell,
): PlayedMoves<P> =>
  playMoves(
    game,
    position,
    moves.map(move => ({ seat, move })),
    chance,
    tell,
  );
