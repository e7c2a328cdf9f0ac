import type { Closeness } from '@ankerplatz/bots/foretellers';
import type { Level } from '@ankerplatz/kit';

/** The budget of a review. */
export interface Budget {
  /** The bot that looks for better turns; null: none, there are curves alone. */
  readonly level: Level | null;
  readonly closeness: Closeness;
  /** Of every shuffle, deal and die, to tell luck. */
  readonly redraws: number;
}

export const BUDGETS = {
  curves: { level: null, closeness: { playouts: 0, worlds: 0 }, redraws: 16 },
  captain: { level: 'captain', closeness: { playouts: 40_000, worlds: 90 }, redraws: 16 },
  admiral: { level: 'admiral', closeness: { playouts: 200_000, worlds: 360 }, redraws: 16 },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof BUDGETS;

export const isBudgetName = (name: unknown): name is BudgetName =>
  typeof name === 'string' && Object.hasOwn(BUDGETS, name);
