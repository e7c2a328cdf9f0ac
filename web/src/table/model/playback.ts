import type { Game } from '@ankerplatz/kit';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { BoardModule } from '../../board/board.ts';
import type { LogEntry, TableState } from '../../board/source.ts';
import { settings } from '../../settings/settings.ts';
import { fly, land } from '../../ui/motion/fly.ts';
import type { Pace } from '../../ui/motion/travel.ts';
import { isNewTo } from './experience.ts';
import { InterimStates } from './interim-states.ts';

/** Milliseconds that a turn of another seat may take in all, and one entry of it at most. */
const A_TURN = 1800;
const AN_ENTRY = 450;
const SPEED: Readonly<Record<Pace, number>> = { full: 1, fast: 0.5, none: 0 };
/** A picture or two: what an entry has changed is drawn before the next one is told and takes off. */
const A_PICTURE = 34;
/** To whom a game is new: how much longer everything takes, and milliseconds to read what a seat did before the next one acts. */
const LEISURE = 1.6;
const A_READ = 1300;
/** States that may wait before what waits is hurried along. */
const FEW = 2;
const MORE = 8;
/** How many times as long everything takes while a finger holds. */
export const SLOWER = 4;
/** Milliseconds after which a finger holds and no longer taps. */
export const A_HOLD = 350;

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

const paceNow = (): Pace => (document.hidden ? 'none' : settings.value.animation);

interface HowToPlay {
  readonly steps?: InterimStates;
  readonly least?: number;
  /** To whom it is shown, the game is new. */
  readonly isNew?: boolean;
}

/** Shows what arrives at a pace that eyes can follow. What is shown may lag behind by a turn or two, never for long. */
export class Playback {
  private readonly now;
  private readonly last;
  private readonly playing = signal<readonly LogEntry[]>([]);
  private readonly queue: TableState[] = [];
  private isHeld = false;
  private haste = new AbortController();
  private isRunning = false;
  private staged = Promise.resolve();

  constructor(
    first: TableState,
    private readonly game: Game,
    private readonly board: Pick<BoardModule, 'flights'>,
  ) {
    this.now = signal(first);
    this.last = signal(first);
  }

  /** The last table that was shown as it came, nothing between two of them. */
  get settled(): ReadonlySignal<TableState> {
    return this.last;
  }

  /** The table as it is shown, in the middle of another's turn, too. */
  get shown(): ReadonlySignal<TableState> {
    return this.now;
  }

  /** Entries that are being played. */
  get entries(): ReadonlySignal<readonly LogEntry[]> {
    return this.playing;
  }

  arrive(next: TableState): void {
    const last = this.queue.at(-1) ?? this.now.peek();
    if (next === last) return;
    const isNewer = next.table === last.table && next.number === last.number && next.version > last.version;
    const isSame = next.number === last.number && next.version === last.version;
    if (isNewer || (isSame && this.queue.length > 0)) {
      if (isSame) this.queue.pop();
      this.queue.push(next);
      if (!this.isRunning) void this.run();
      return;
    }
    if (!isSame) this.skip();
    this.settle(next);
  }

  /** While it is held, everything goes slowly: to be read, or looked at. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
  }

  /** Entries that come wait until what is staged now has been looked at. */
  stage(looked: Promise<void>): void {
    this.staged = looked;
  }

  /** All entries that wait are shown at once. */
  skip(): void {
    this.haste.abort();
    land();
    const last = this.queue.at(-1);
    this.queue.length = 0;
    this.playing.value = [];
    if (last) this.settle(last);
  }

  /** Plays entries of the past once more over the table as it is. */
  async replay(entries: readonly LogEntry[]): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.haste = new AbortController();
    const pace = settings.value.animation === 'none' ? 'none' : 'full';
    for (let begin = 0; begin < entries.length; ) {
      const seat = entries[begin]!.seat;
      const length = entries.slice(begin).findIndex(entry => entry.seat !== seat);
      const turn = length < 0 ? entries.slice(begin) : entries.slice(begin, begin + length);
      await this.play(turn, pace, this.haste.signal, { least: AN_ENTRY });
      begin += turn.length;
    }
    this.playing.value = [];
    this.isRunning = false;
    if (this.queue.length > 0) void this.run();
  }

  private settle(state: TableState): void {
    this.now.value = state;
    this.last.value = state;
  }

  private async run(): Promise<void> {
    this.isRunning = true;
    while (this.queue.length > 0) {
      const haste = new AbortController();
      this.haste = haste;
      const [next] = this.queue;
      const from = this.now.peek();
      const news = next!.log.filter(({ entry }) => entry > from.version);
      // Entries for which these eyes were not asked they have not drafted either: a stand-in played, or it is long
      // past.
      const own = from.asked === null ? 0 : news.findIndex(({ seat }) => seat !== from.eyes);
      const others = own < 0 ? [] : news.slice(own);
      // The own moves of these eyes were seen already: they are there at once, and drawn once.
      if (others.length > 0) {
        const steps = new InterimStates(this.game, from, next!);
        for (const entry of news.slice(0, own)) steps.after(entry);
        const isNew = isNewTo(from.game);
        const isLate = this.queue.length > (isNew ? MORE : FEW);
        const pace = paceNow();
        await this.play(others, isLate && pace === 'full' ? 'fast' : pace, haste.signal, {
          steps,
          isNew: isNew && !isLate,
        });
        if (haste.signal.aborted) continue;
      }
      // While it was played, a newer state of the same version may have come.
      this.settle(this.queue.shift()!);
      if (this.playing.peek().length > 0) this.playing.value = [];
      await this.staged;
      if (this.queue.length > 0) await wait(A_PICTURE, haste.signal);
    }
    this.isRunning = false;
  }

  /** One turn, entry by entry; `least` milliseconds are given even to those who want no motion. */
  private async play(turn: readonly LogEntry[], pace: Pace, haste: AbortSignal, how: HowToPlay): Promise<void> {
    const { steps, least = 0, isNew = false } = how;
    const time = Math.min(AN_ENTRY, A_TURN / turn.length) * SPEED[pace] * (isNew ? LEISURE : 1);
    const ms = Math.max(least, time);
    if (ms === 0) return;
    for (const [place, entry] of turn.entries()) {
      if (haste.aborted) return;
      this.playing.value = [...this.playing.peek(), entry];
      void fly(
        entry.events.flatMap(event => this.board.flights(event, this.now.peek().view)),
        pace,
      );
      const isLast = turn[place + 1]?.seat !== entry.seat;
      const due = ms + (isNew && isLast ? A_READ * SPEED[pace] : 0);
      await wait(due - A_PICTURE, haste);
      for (let more = 1; more < SLOWER && this.isHeld; more++) await wait(due, haste);
      // After the last one comes the table itself: it is drawn once.
      const after = haste.aborted || place === turn.length - 1 ? null : steps?.after(entry);
      if (after) this.now.value = after;
      await wait(A_PICTURE, haste);
    }
  }
}
