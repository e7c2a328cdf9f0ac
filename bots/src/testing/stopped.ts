import { vi } from 'vitest';
import type { PlannedTurn } from '../brain.ts';
import { Meter } from '../meter.ts';

interface Stopped {
  readonly lines: readonly PlannedTurn[];
  /** Positions judged until the stop was heard; null if the thought was over before. */
  readonly before: number | null;
  /** Positions judged afterwards, whether anybody is asked again or not. */
  readonly after: number;
}

/** Lets a bot think, and stops it when it has asked so many times whether to stop. */
export const stopped = (asks: number, think: (isStopped: () => boolean) => readonly PlannedTurn[]): Stopped => {
  const isSpent = vi.spyOn(Meter.prototype, 'isSpent');
  const judged = (): number => (isSpent.mock.contexts.at(-1) as Meter).judged;
  let asked = 0;
  let before: number | null = null;
  const lines = think(() => {
    if (asked++ >= asks) before ??= judged();
    return before !== null;
  });
  const after = before === null ? 0 : judged() - before;
  isSpent.mockRestore();
  return { lines, before, after };
};
