import { type Signal, signal } from '@preact/signals';
import { type Plan, parsePlan } from './plan.ts';

const KEY = 'ankerplatz.last';

const kept = (): Plan | null => {
  try {
    return parsePlan(JSON.parse(localStorage.getItem(KEY) ?? 'null')) ?? null;
  } catch {
    return null;
  }
};

/** The last plan on this device; null before the first. */
export const lastPlan: Signal<Plan | null> = signal(kept());

export const keepLast = (plan: Plan): void => {
  lastPlan.value = plan;
  try {
    localStorage.setItem(KEY, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing asks anew the next time.
  }
};
