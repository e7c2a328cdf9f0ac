import { ORDER_SPECS, type OrderName, type Seat } from '@ankerplatz/kit';
import type { Stop } from '../../text/words.ts';
import type { LiveTable } from './live-table.ts';
import { type SeatOrders, toldOf } from './standing-orders.ts';

const isOrdered = (request: string | undefined, order: OrderName): boolean =>
  request?.startsWith(`order:${order}:`) ?? false;

/** The outcome of orders in a decision of a seat: a move, and what is left of them. */
export interface Obeyed {
  readonly move: { readonly text: string; readonly order: OrderName } | null;
  /** Null: as they were. */
  readonly orders: SeatOrders | null;
}

/** Why an order has nothing to do now, or its move. */
const answerOf = (live: LiveTable, seat: Seat, order: OrderName, round: number): number | Stop => {
  const { position, header } = live;
  if (ORDER_SPECS[order].isForRound && position.round !== round) return 'round';
  return header.game.obey(position, seat, order);
};

/** An order that stops is told so; a lasting one only if it has just done something. */
export const obey = (live: LiveTable, seat: Seat, given: SeatOrders): Obeyed => {
  const { position, header, version } = live;
  let orders = given;
  for (const order of given.on) {
    const answer = answerOf(live, seat, order, given.round);
    if (typeof answer === 'number') {
      const text = header.game.makeMove(position, answer);
      return { move: { text, order }, orders: orders === given ? null : orders };
    }
    const isLasting = ORDER_SPECS[order].lasts;
    if (isLasting && !isOrdered(live.lastRequest(seat), order)) continue;
    if (isLasting && given.told.some(told => told.what === 'order' && told.version === version)) continue;
    const on = isLasting ? orders.on : orders.on.filter(each => each !== order);
    orders = toldOf({ ...orders, on }, { what: 'order', order, stop: answer, version });
  }
  return { move: null, orders: orders === given ? null : orders };
};
