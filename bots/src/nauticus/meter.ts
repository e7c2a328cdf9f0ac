import type { Budget } from '../brain.ts';

/** Counts the positions judged and says when it is time to answer. */
export class Meter {
  judged = 0;

  constructor(private readonly budget: Budget) {}

  get left(): number {
    return this.budget.playouts - this.judged;
  }

  isSpent(): boolean {
    return this.left <= 0 || this.budget.isStopped();
  }
}
