/** Between two looks for games whose server was killed before it had done its work on them. */
const SWEEP_MS = 300_000;

/** A game, by its number, of a table. */
export interface GameAddress {
  readonly table: string;
  readonly number: number;
}

export interface BacklogParts {
  /** Few, where their rows are held meanwhile. */
  readonly atOnce: number;
  /** How long games that end are waited for, to be worked on together: milliseconds. */
  readonly gatheredMs: number;
  readonly failed: (error: unknown) => void;
}

/** Work on finished games, one after the other. A game that lacks what is made of it is one that waits: so none is ever lost. */
export abstract class Backlog {
  private work: Promise<unknown> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private ended: GameAddress[] = [];
  private gathering: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly parts: BacklogParts) {}

  /** Works on some that wait, and says how many were found. */
  protected abstract some(most: number): Promise<number>;

  /** The same for those of these that wait. */
  protected abstract these(ended: readonly GameAddress[]): Promise<number>;

  start(): void {
    const sweep = (): void => void this.queue(() => this.all());
    sweep();
    this.timer = setInterval(sweep, SWEEP_MS);
    this.timer.unref();
  }

  /** A game has just ended here. */
  add(table: string, number: number): void {
    if (this.isStopped) return;
    this.ended.push({ table, number });
    this.gathering ??= setTimeout(() => this.workOnEnded(), this.parts.gatheredMs);
  }

  /** Resolves when all is done that was asked for so far. */
  async settle(): Promise<void> {
    this.workOnEnded();
    await this.work;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.gathering);
    await this.work;
  }

  /** All that wait, and how many they were. Begun again, it goes on where it was. */
  async all(): Promise<number> {
    let done = 0;
    const { atOnce } = this.parts;
    for (let some = atOnce; some === atOnce && !this.isStopped; done += some) some = await this.some(atOnce);
    return done;
  }

  private workOnEnded(): void {
    const { ended } = this;
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.ended = [];
    for (let first = 0; first < ended.length; first += this.parts.atOnce)
      void this.queue(() => this.these(ended.slice(first, first + this.parts.atOnce)));
  }

  private queue(work: () => Promise<unknown>): Promise<unknown> {
    this.work = this.work.then(() => (this.isStopped ? undefined : work())).catch(this.parts.failed);
    return this.work;
  }
}
