import type { Chance } from '../chance/chance.ts';
import type { Game, Position, Reason, Tell } from '../game.ts';
import { err, ok, type Result } from '../result.ts';
import type { Seat } from '../seat.ts';
import { MoveList } from './move-list.ts';

export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'not-your-turn'; readonly seat: Seat; readonly deciders: readonly Seat[] }
  | { readonly code: 'unknown-move'; readonly text: string }
  | { readonly code: 'illegal-move'; readonly reason: Reason };

/** Reused: a position fills it and never asks for another meanwhile. */
const list = new MoveList();

const listed = (position: Position, seat: Seat): MoveList => {
  list.clear();
  position.moves(seat, list);
  return list;
};

export const isLegal = (position: Position, seat: Seat, move: number): boolean => listed(position, seat).includes(move);

/** The only way in for a move from outside: its code, or why it cannot be played. */
export const checkMove = <P extends Position>(
  game: Game<P>,
  position: P,
  seat: Seat,
  text: string,
): Result<number, Refusal> => {
  if (position.outcome()) return err({ code: 'game-over' });
  const deciders = position.deciders();
  if (!deciders.includes(seat)) return err({ code: 'not-your-turn', seat, deciders });
  const move = game.parseMove(position, text);
  if (move === undefined) return err({ code: 'unknown-move', text });
  if (!isLegal(position, seat, move)) return err({ code: 'illegal-move', reason: game.reason(position, seat, move) });
  return ok(move);
};

/** Plays a move from outside on a copy: leaves the given position as it was. */
export const tryPlay = <P extends Position>(
  game: Game<P>,
  position: P,
  seat: Seat,
  text: string,
  chance: Chance,
  tell?: Tell,
): Result<P, Refusal> => {
  const checked = checkMove(game, position, seat, text);
  if (!checked.ok) return checked;
  const next = position.clone();
  next.play(seat, checked.value, chance, tell);
  return ok(next);
};

/** The legal moves of a deciding seat as text, sorted by code unit. */
export const legalMoves = <P extends Position>(game: Pick<Game<P>, 'makeMove'>, position: P, seat: Seat): string[] => {
  const codes = listed(position, seat).toArray();
  return codes.map(move => game.makeMove(position, move)).sort();
};
