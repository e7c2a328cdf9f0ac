import { type Game, type Halt, ORDERS, type OrderName, type Seat } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { BatchProblem, LiveTable } from './live-table.ts';

/** What a seat has handed in for its next decision. */
export interface HandIn {
  readonly id: string;
  readonly moves: readonly string[];
}

/** Why an order stopped: a choice, another question, the end of the round. */
export type Stop = Halt | 'round';

/** What a seat is told of what it left to the server. */
export type Told =
  | { readonly what: 'order'; readonly order: OrderName; readonly stop: Stop; readonly version: number }
  | {
      readonly what: 'hand-in';
      readonly problem: BatchProblem;
      readonly moves: readonly string[];
      readonly version: number;
    };

/** What a seat has ordered. */
export interface SeatOrders {
  readonly on: readonly OrderName[];
  /** In which it was ordered: some orders end with the round. */
  readonly round: number;
  /** The last first. */
  readonly told: readonly Told[];
}

export const NO_ORDERS: SeatOrders = { on: [], round: 0, told: [] };
const MOST_TOLD = 5;

/** Orders that stay when they have nothing to do. */
const LASTING: ReadonlySet<OrderName> = new Set(['forced']);

/** In slow games nobody is asked what has but one answer. */
export const defaultOrders = (game: Game, clock: Clock | null): readonly OrderName[] =>
  clock?.kind === 'slow' ? ORDERS.filter(order => LASTING.has(order) && game.orders.includes(order)) : [];

/** Moves that follow from orders have requests that nobody else can send. */
export const requestOf = (order: OrderName, id: string): string => `order:${order}:${id}`;
const isOrdered = (request: string | undefined, order: OrderName): boolean =>
  request?.startsWith(`order:${order}:`) ?? false;

/** What orders come to in a decision of a seat: a move, and what is left of them. */
export interface Obeyed {
  readonly move: { readonly text: string; readonly order: OrderName } | null;
  /** Null: as they were. */
  readonly orders: SeatOrders | null;
}

export const toldOf = (orders: SeatOrders, told: Told): SeatOrders => ({
  ...orders,
  told: [told, ...orders.told].slice(0, MOST_TOLD),
});

/** Why an order has nothing to do now, or its move. */
const answerOf = (live: LiveTable, seat: Seat, order: OrderName, round: number): number | Stop => {
  const { position, facts } = live;
  if (order === 'pass' && position.round !== round) return 'round';
  return facts.game.obey(position, seat, order);
};

/** An order that stops is told so; a lasting one only if it has just done something. */
export const obey = (live: LiveTable, seat: Seat, given: SeatOrders): Obeyed => {
  const { position, facts, version } = live;
  let orders = given;
  for (const order of given.on) {
    const answer = answerOf(live, seat, order, given.round);
    if (typeof answer === 'number') {
      const text = facts.game.makeMove(position, answer);
      return { move: { text, order }, orders: orders === given ? null : orders };
    }
    const isLasting = LASTING.has(order);
    if (isLasting && !isOrdered(live.lastRequest(seat), order)) continue;
    if (isLasting && given.told.some(told => told.what === 'order' && told.version === version)) continue;
    const on = isLasting ? orders.on : orders.on.filter(each => each !== order);
    orders = toldOf({ ...orders, on }, { what: 'order', order, stop: answer, version });
  }
  return { move: null, orders: orders === given ? null : orders };
};
