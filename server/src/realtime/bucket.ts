/** A limit of so many a second, of which as many as come in some seconds may come at once. */
export class Bucket {
  private level: number;
  private at: number;

  constructor(
    private readonly most: number,
    private readonly perSecond: number,
    /** Milliseconds. */
    private readonly clock: () => number = () => performance.now(),
  ) {
    this.level = most;
    this.at = clock();
  }

  /** Seconds to wait; 0 if one was taken. */
  take(): number {
    const now = this.clock();
    this.level = Math.min(this.most, this.level + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.level < 1) return Math.ceil((1 - this.level) / this.perSecond);
    this.level -= 1;
    return 0;
  }
}
