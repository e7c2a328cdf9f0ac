/** Between two looks for games whose server was killed before it had done its work on them. */
const SWEEP_MS = 300_000;

/** Work on finished games, one after the other. A game that lacks what is made of it is one that waits: so none is ever lost. */
export abstract class Backlog {
  private work: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    /** Few, where their rows are held meanwhile. */
    private readonly atOnce: number,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Works on some that wait, or on one of them, and says how many were found. */
  protected abstract some(most: number, one?: readonly [table: string, number: number]): Promise<number>;

  start(): void {
    const sweep = (): void => void this.queue(() => this.all());
    sweep();
    this.timer = setInterval(sweep, SWEEP_MS);
    this.timer.unref();
  }

  /** A game has just ended here. */
  add(table: string, number: number): void {
    void this.queue(() => this.some(1, [table, number]));
  }

  /** Resolves when all is done that was asked for so far. */
  async settle(): Promise<void> {
    await this.work;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.work;
  }

  /** All that wait, and how many they were. Begun again, it goes on where it was. */
  async all(): Promise<number> {
    let done = 0;
    for (let some = this.atOnce; some === this.atOnce && !this.isStopped; done += some)
      some = await this.some(this.atOnce);
    return done;
  }

  private queue(work: () => Promise<unknown>): Promise<unknown> {
    this.work = this.work.then(() => (this.isStopped ? undefined : work())).catch(this.failed);
    return this.work;
  }
}
