import { Queues } from '../tables/queues.ts';
import type { ChatRow } from './store.ts';

/** The message between servers when something was said at a table. */
export interface ChatWhisper {
  readonly talk: string;
}

export interface TalkSource {
  after(table: string, message: number): Promise<ChatRow[]>;
  last(table: string): Promise<number>;
}

/** A reader who lags further behind asks for the rest. */
const MOST_KEPT = 200;

/** The messages at a table since it has been watched here. */
export class TableTalk {
  last = 0;
  private begun: Promise<void> | undefined;
  private rows: ChatRow[] = [];
  private readonly reading = new Queues();

  constructor(
    private readonly table: string,
    private readonly source: TalkSource,
  ) {}

  begin(): Promise<void> {
    this.begun ??= this.source.last(this.table).then(
      last => {
        this.last = last;
      },
      error => {
        this.begun = undefined;
        throw error;
      },
    );
    return this.begun;
  }

  /** Resolves when everything is here that had been said when it was called. */
  read(): Promise<void> {
    return this.reading.run(this.table, async () => {
      await this.begin();
      const said = await this.source.after(this.table, this.last);
      this.rows = [...this.rows, ...said].slice(-MOST_KEPT);
      this.last = said.at(-1)?.message ?? this.last;
    });
  }

  after(message: number): readonly ChatRow[] {
    return this.rows.filter(row => row.message > message);
  }
}
