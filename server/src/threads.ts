import type { Piscina } from 'piscina';

interface Settings {
  /** The code that answers. */
  readonly filename: string;
  readonly maxThreads: number;
  /** Milliseconds after which a thread that nobody asks ends. */
  readonly idleTimeout: number;
}

interface Ask {
  /** The function of the code that answers. */
  readonly name: string;
  readonly signal: AbortSignal;
}

/** Threads that answer questions. The first question begins them, and loads what begins them. */
export class Threads<Question, Answer> {
  private pool: Promise<Piscina<Question, Answer>> | undefined;
  private isStopped = false;

  constructor(
    private readonly settings: Settings,
    private readonly died: (error: unknown) => void,
  ) {}

  async run(question: Question, ask: Ask): Promise<Answer> {
    if (this.isStopped) throw new Error('the threads have stopped');
    this.pool ??= this.open();
    return (await this.pool).run(question, ask);
  }

  /** Fails what is not answered yet. */
  async stop(): Promise<void> {
    this.isStopped = true;
    const pool = await this.pool?.catch(() => undefined);
    await pool?.destroy();
  }

  private async open(): Promise<Piscina<Question, Answer>> {
    try {
      const { Piscina } = await import('piscina');
      const pool = new Piscina<Question, Answer>({ ...this.settings, minThreads: 0, execArgv: [] });
      pool.on('error', this.died);
      return pool;
    } catch (error) {
      this.pool = undefined;
      throw error;
    }
  }
}
