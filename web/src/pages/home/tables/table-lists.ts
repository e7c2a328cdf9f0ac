import type { TableSummary } from '@ankerplatz/protocol';
import { isKeptFrom } from '../../../setup/kept-seats.ts';

/** How a table stands for the person who reads a list of tables. */
export type Standing =
  | { readonly type: 'your-turn' }
  /** I own it, and all seats are taken. */
  | { readonly type: 'ready' }
  /** The number of seats that are free for me, and of those kept for others. */
  | { readonly type: 'waiting'; readonly free: number; readonly kept: number }
  /** No decisions until then; null: until all want to go on. */
  | { readonly type: 'paused'; readonly until: string | null }
  /** The seats that must decide. */
  | { readonly type: 'deciding'; readonly seats: readonly number[] }
  | { readonly type: 'over' };

const freeSeats = ({ seats }: TableSummary): number => seats.filter(({ kind }) => kind === 'open').length;

export const standingOf = (table: TableSummary, me: string | null): Standing => {
  if (table.status === 'over' || table.status === 'closed') return { type: 'over' };
  if (table.isYourTurn) return { type: 'your-turn' };
  if (table.status === 'running')
    return table.deciders.length === 0
      ? { type: 'paused', until: table.dueAt }
      : { type: 'deciding', seats: table.deciders };
  const open = freeSeats(table);
  const kept = table.seats.filter(seat => isKeptFrom(seat, me)).length;
  return open === 0 && table.owner.id === me ? { type: 'ready' } : { type: 'waiting', free: open - kept, kept };
};

/** Tables that wait for me come first. */
const ORDER: Readonly<Record<Standing['type'], number>> = {
  'your-turn': 0,
  ready: 1,
  deciding: 2,
  paused: 3,
  waiting: 4,
  over: 5,
};

/** Orders my tables: those that wait for me first, the longest wait before others; then those touched last. */
export const orderMine = (tables: readonly TableSummary[], me: string | null): readonly TableSummary[] =>
  tables
    .map(table => ({ table, order: ORDER[standingOf(table, me).type], touched: Date.parse(table.touchedAt) }))
    .sort((a, b) => a.order - b.order || (a.order === 0 ? a.touched - b.touched : b.touched - a.touched))
    .map(({ table }) => table);

/** A table in the list of those to join may have filled meanwhile. */
export const isFree = (table: TableSummary): boolean => freeSeats(table) > 0;

/** Whether I could sit down there: seats may all be kept for others. */
export const isFreeFor = (table: TableSummary, me: string | null): boolean =>
  table.seats.some(seat => seat.kind === 'open' && !isKeptFrom(seat, me));

export const isOver = ({ status }: TableSummary): boolean => status === 'over' || status === 'closed';

/** The tables of the lobby without those where I sit or am invited, which lists of their own show. */
export const withoutMine = (
  tables: readonly TableSummary[],
  mine: readonly Pick<TableSummary, 'id'>[],
): readonly TableSummary[] => {
  const own = new Set(mine.map(({ id }) => id));
  return tables.filter(({ id }) => !own.has(id));
};
