import type { Budget } from './brain.ts';

/** Counts the positions judged and says when it is time to answer. */
export class Meter {
  judged = 0;
  /** How far a search has come that may end before the playouts do, from 0 to 1. */
  progress = 0;
  private isStopped = false;

  constructor(private readonly budget: Budget) {}

  get left(): number {
    return this.budget.playouts - this.judged;
  }

  /** Once spent, always spent: the budget is not looked at again. */
  isSpent(): boolean {
    if (this.left <= 0) return true;
    const share = Math.max(this.judged / this.budget.playouts, this.progress);
    this.isStopped ||= this.budget.isStopped(share, this.judged);
    return this.isStopped;
  }
}
