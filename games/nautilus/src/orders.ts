import { type Halt, MoveList, type Seat } from '@ankerplatz/kit';
import { VERB, verbOf } from './moves.ts';
import type { NautilusPosition } from './position.ts';
import { PHASE } from './types.ts';

const list = new MoveList();

/** Discards the first card, as a hand is sorted, while none can be used (#7.3). A commander decides without it. */
export const discardUseless = (position: NautilusPosition, seat: Seat): number | Halt => {
  if (position.phase !== PHASE.play || position.turn !== seat) return 'other';
  list.clear();
  position.moves(seat, list);
  const first = list.at(0);
  return verbOf(first) === VERB.discard ? first : 'choice';
};
