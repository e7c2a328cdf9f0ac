import { type Game, ORDER_SPECS, ORDERS, type OrderName } from '@ankerplatz/kit';
import type { Clock } from '@ankerplatz/protocol';
import type { Stop } from '../../text/words.ts';
import type { BatchProblem } from './batch-problem.ts';

/** The moves that a seat has handed in for its next decision. */
export interface HandIn {
  readonly id: string;
  readonly moves: readonly string[];
}

/** The message to a seat about what it left to the server. */
export type Told =
  | { readonly what: 'order'; readonly order: OrderName; readonly stop: Stop; readonly version: number }
  | {
      readonly what: 'hand-in';
      readonly problem: BatchProblem;
      readonly moves: readonly string[];
      readonly version: number;
    };

/** The standing orders of a seat. */
export interface SeatOrders {
  readonly on: readonly OrderName[];
  /** In which it was ordered: some orders end with it. */
  readonly round: number;
  /** The last first. */
  readonly told: readonly Told[];
}

export const NO_ORDERS: SeatOrders = { on: [], round: 0, told: [] };
const MOST_TOLD = 5;

/** The standing orders of a new game: in slow games a seat with a single legal move is not asked. */
export const defaultOrders = (game: Game, clock: Clock | null): readonly OrderName[] =>
  clock?.kind === 'slow' ? ORDERS.filter(order => ORDER_SPECS[order].lasts && game.orders.includes(order)) : [];

/** Moves that follow from orders have requests that nobody else can send. */
export const requestOf = (order: OrderName, id: string): string => `order:${order}:${id}`;

export const toldOf = (orders: SeatOrders, told: Told): SeatOrders => ({
  ...orders,
  told: [told, ...orders.told].slice(0, MOST_TOLD),
});
