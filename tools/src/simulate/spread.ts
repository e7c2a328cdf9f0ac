/** The spread of a figure over many games. */
export interface Spread {
  readonly mean: number;
  /** The standard deviation of the sample. */
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Takes numbers one by one (Welford) and knows their spread. */
export class Spreading {
  private count = 0;
  private mean = 0;
  private squares = 0;
  private min = Number.POSITIVE_INFINITY;
  private max = Number.NEGATIVE_INFINITY;

  add(value: number): void {
    const distance = value - this.mean;
    this.mean += distance / ++this.count;
    this.squares += distance * (value - this.mean);
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
  }

  /** Null if there was nothing to add. */
  spread(): Spread | null {
    const { count, mean, squares, min, max } = this;
    if (count === 0) return null;
    return { mean, sd: count > 1 ? Math.sqrt(squares / (count - 1)) : 0, min, max };
  }
}
