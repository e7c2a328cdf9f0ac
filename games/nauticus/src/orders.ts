import { type Halt, MoveList, type Seat } from '@ankerplatz/kit';
import * as at from './memory/cells.ts';
import { END_CODE, PASS_CODE } from './moves.ts';
import type { NauticusPosition } from './position.ts';
import { AFTER_PASS, USE } from './types.ts';

const list = new MoveList();

const isLone = (position: NauticusPosition, seat: Seat, move: number): boolean => {
  list.clear();
  position.moves(seat, list);
  return list.length === 1 && list.at(0) === move;
};

/** Passes where nothing else is possible. */
export const passIfForced = (position: NauticusPosition, seat: Seat): number | Halt => {
  if (position.cells[at.ASKED] !== USE) return 'other';
  return isLone(position, seat, PASS_CODE) ? PASS_CODE : 'choice';
};

/** Passes in the action of a phase, and ends the turn after it, whatever else is possible. */
export const passAlways = ({ cells }: NauticusPosition): number | Halt => {
  if (cells[at.ASKED] === AFTER_PASS) return END_CODE;
  return cells[at.ASKED] === USE && cells[at.USES] === 0 && cells[at.EXTRA]! < 0 ? PASS_CODE : 'other';
};

/** A follower whose turn of this phase is still to come, once the action is chosen. */
export const isComing = ({ cells, setup }: NauticusPosition, seat: Seat): boolean => {
  if (cells[at.ACTION]! < 0) return false;
  const turnOf = (who: number): number => (who - cells[at.START_SEAT]! + setup.seats) % setup.seats;
  return turnOf(seat) > turnOf(cells[at.SEAT]!);
};
