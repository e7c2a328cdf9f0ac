import type { Seat } from '../../seat.ts';
import { MOVES } from './moves.ts';
import type { QuayPosition } from './position.ts';
import { BUILDINGS, GOODS, type QuayReason } from './types.ts';

/** Why this move of a deciding seat is not legal. */
export const reason = (position: QuayPosition, seat: Seat, code: number): QuayReason => {
  const move = MOVES[code]!;
  const isLoadingMove = move.type === 'ship' || move.type === 'hold';
  if (isLoadingMove !== position.isLoading) return { code: 'not-now', rule: position.isLoading ? '§2' : '§4' };
  if (move.type === 'hold') return { code: 'last-round', rule: '§2', round: position.round };
  if (move.type === 'ship') return { code: 'not-in-hand', rule: '§2', good: move.good };
  if (move.type !== 'build') throw new Error('a legal move has no reason');
  const { building } = move;
  const index = BUILDINGS.indexOf(building);
  const owner = position.owners[index]!;
  if (owner >= 0) return { code: 'built-already', rule: '§4', building, owner };
  const { cost } = position.specOf(index);
  const store = position.stores[seat]!;
  const good = GOODS.find((each, i) => store[i]! < (cost[each] ?? 0))!;
  const has = store[GOODS.indexOf(good)]!;
  return { code: 'too-dear', rule: '§4', building, good, cost: cost[good]!, has };
};
