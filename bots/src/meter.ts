import type { Budget } from './brain.ts';

/** Counts the positions judged and says when it is time to answer. */
export class Meter {
  judged = 0;
  private isStopped = false;
  private limit: number;

  constructor(private readonly budget: Budget) {
    this.limit = budget.playouts;
  }

  get left(): number {
    return this.budget.playouts - this.judged;
  }

  /** From now on until told otherwise, only a share of what is left may be spent. */
  allow(share: number): void {
    this.limit = this.judged + share * this.left;
  }

  /** Once stopped, always stopped: nobody is asked again. */
  isSpent(): boolean {
    if (this.judged >= this.limit) return true;
    this.isStopped ||= this.budget.isStopped(this.judged);
    return this.isStopped;
  }
}
