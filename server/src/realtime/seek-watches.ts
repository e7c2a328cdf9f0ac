import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@ankerplatz/kit';
import { SeekList } from '../pairing/seek-list.ts';
import type { Pairing } from '../pairing/service.ts';
import type { Watch } from './live-list.ts';
import type { Sender } from './sender.ts';

/** However much happens, it is looked at no more often. */
const PAUSE_MS = 200;
/** Between two signs that those who watch are still here. */
const BEAT_MS = 3000;

/** A person who looks at the seeks; null: a stranger. */
export interface Seeker {
  readonly identity: string | null;
  readonly language: Language;
  readonly sender: Sender;
}

class SeekWatch implements Watch {
  private told = '';

  constructor(
    readonly seeker: Seeker,
    private readonly seeks: SeekWatches,
  ) {}

  offer(): void {
    const { sender, identity, language } = this.seeker;
    if (sender.isFull) return;
    const text = JSON.stringify({ type: 'seeks', ...this.seeks.all.for(identity, language) });
    if (text === this.told) return;
    this.told = text;
    sender.send(text);
  }

  end(): void {
    this.seeks.remove(this);
  }
}

/**
 * Tells people which seeks wait and what has become of their own: one question to the database for all of them, now and
 * then. A person who watches is here; one whose last socket has ended has left.
 */
export class SeekWatches {
  all = new SeekList([]);
  private readonly watches = new Set<SeekWatch>();
  private isStale = false;
  private reading: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pairing: Pairing,
    private readonly failed: (error: unknown) => void,
  ) {}

  get isIdle(): boolean {
    return this.watches.size === 0;
  }

  async add(seeker: Seeker): Promise<Watch> {
    const watch = new SeekWatch(seeker, this);
    this.watches.add(watch);
    this.timer ??= setInterval(() => this.beat(), BEAT_MS).unref();
    try {
      if (seeker.identity !== null) await this.pairing.beat([seeker.identity]);
      this.all = await this.pairing.all();
    } catch (error) {
      this.watches.delete(watch);
      throw error;
    }
    // Of two readings at once, either may have come first.
    if (this.reading) this.isStale = true;
    watch.offer();
    return watch;
  }

  remove(watch: SeekWatch): void {
    if (!this.watches.delete(watch)) return;
    const { identity } = watch.seeker;
    if (this.isIdle) this.stop();
    if (identity !== null && !this.isHere(identity)) this.pairing.leave(identity).catch(this.failed);
  }

  /** A seek has come, gone or found a table. */
  touch(): void {
    if (this.isIdle) return;
    this.isStale = true;
    this.reading ??= this.read().finally(() => {
      this.reading = undefined;
    });
  }

  /** A player may have sat down at a table where seats are kept. */
  hear(table: string): void {
    if (this.all.hasTable(table)) this.touch();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private isHere(identity: string): boolean {
    return [...this.watches].some(({ seeker }) => seeker.identity === identity);
  }

  private beat(): void {
    const watching = new Set([...this.watches].map(({ seeker }) => seeker.identity));
    const here = this.all.seeks.filter(({ identity, pace }) => pace === 'live' && watching.has(identity));
    if (here.length > 0) this.pairing.beat(here.map(({ identity }) => identity)).catch(this.failed);
  }

  private async read(): Promise<void> {
    while (this.isStale && !this.isIdle) {
      await sleep(PAUSE_MS, undefined, { ref: false });
      this.isStale = false;
      try {
        this.all = await this.pairing.all();
        for (const watch of this.watches) watch.offer();
      } catch (error) {
        this.isStale = true;
        this.failed(error);
      }
    }
  }
}
