import { setTimeout as sleep } from 'node:timers/promises';
import type { Sender } from './sender.ts';

/** A client's watch of a list: the list can be sent to it again, and the watch can end. */
export interface Watch {
  /** Sends what has changed, if it can be sent. */
  offer(): void;
  end(): void;
}

/** However much happens, it is looked at no more often. */
const PAUSE_MS = 500;

/** The message that holds a list, for one viewer; null: a stranger. */
export type ListText = (viewer: string | null) => string;

class ListWatch implements Watch {
  private told = '';

  constructor(
    private readonly sender: Sender,
    readonly viewer: string | null,
    private readonly list: LiveList,
  ) {}

  offer(): void {
    if (this.sender.isFull) return;
    const text = this.list.textFor(this.viewer);
    if (this.told === text) return;
    this.told = text;
    this.sender.send(text);
  }

  end(): void {
    this.list.remove(this);
  }
}

/** A list that is read anew some time after something has happened, and told to all who watch it if it has changed. */
export class LiveList {
  textFor: ListText = () => '';
  private readonly watches = new Set<ListWatch>();
  private isStale = false;
  private refreshing: Promise<void> | undefined;
  /** The promise never rejects. */
  private lastReading: Promise<void> = Promise.resolve();
  private nextReading: Promise<void> | undefined;

  constructor(
    /** Given who watches: not all may see the same. */
    private readonly read: (viewers: readonly (string | null)[]) => Promise<ListText>,
    private readonly failed: (error: unknown) => void,
    private readonly left: () => void,
  ) {}

  async add(sender: Sender, viewer: string | null = null): Promise<Watch> {
    const watch = new ListWatch(sender, viewer, this);
    this.watches.add(watch);
    try {
      await this.update();
    } catch (error) {
      this.remove(watch);
      throw error;
    }
    this.offer();
    return watch;
  }

  remove(watch: ListWatch): void {
    if (this.watches.delete(watch) && this.watches.size === 0) this.left();
  }

  touch(): void {
    this.isStale = true;
    this.refreshing ??= this.refresh().finally(() => {
      this.refreshing = undefined;
    });
  }

  private async refresh(): Promise<void> {
    while (this.isStale && this.watches.size > 0) {
      await sleep(PAUSE_MS, undefined, { ref: false });
      this.isStale = false;
      try {
        await this.update();
        this.offer();
      } catch (error) {
        this.isStale = true;
        this.failed(error);
      }
    }
  }

  /** One reading after the other: all who ask while one goes on share the next. */
  private update(): Promise<void> {
    if (this.nextReading) return this.nextReading;
    const reading = this.lastReading.then(async () => {
      this.nextReading = undefined;
      this.textFor = await this.read([...new Set([...this.watches].map(({ viewer }) => viewer))]);
    });
    this.nextReading = reading;
    this.lastReading = reading.catch(() => undefined);
    return reading;
  }

  private offer(): void {
    for (const watch of this.watches) watch.offer();
  }
}
