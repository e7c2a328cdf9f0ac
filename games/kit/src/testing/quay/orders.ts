import type { Halt } from '../../game.ts';
import { MoveList } from '../../play/move-list.ts';
import type { Seat } from '../../seat.ts';
import { PASS } from './moves.ts';
import type { QuayPosition } from './position.ts';

const list = new MoveList();

/** A seat that leads and can build nothing passes. */
export const passIfForced = (position: QuayPosition, seat: Seat): number | Halt => {
  if (position.isLoading) return 'other';
  list.clear();
  position.moves(seat, list);
  return list.length === 1 ? PASS : 'choice';
};
