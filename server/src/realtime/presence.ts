import type { Seat } from '@ankerplatz/kit';

/** The seats that look at a table through one server, and how many spectators. */
export interface Looking {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** The message between servers; `by` names the server. */
export interface Whisper {
  readonly by: string;
  /** By table. Tables that are not named any more will be forgotten after a while. */
  readonly looking?: Readonly<Record<string, Looking>>;
  /** Tables of which this server wants to hear. */
  readonly ask?: readonly string[];
  /** The server that speaks stops. */
  readonly gone?: true;
}

/** A player has a table before their eyes. */
export interface Look {
  readonly table: string;
  readonly seat: Seat;
}

interface Heard extends Looking {
  /** When the entry will be forgotten, unless it is heard again. */
  readonly until: number;
}

export interface PresenceParts {
  /** The name of this server. */
  readonly by: string;
  readonly whisper: (whisper: Whisper) => Promise<void>;
  /** A player or spectator has come to a table, or has gone. */
  readonly changed: (table: string) => void;
  /** Seats have begun to look at a table through this server. */
  readonly began: (looks: readonly Look[]) => void;
  /** Milliseconds until what another server said is forgotten, unless it is said again. */
  readonly lasts: number;
  /** Milliseconds. */
  readonly clock?: () => number;
}

const NOBODY: Looking = { seats: [], spectators: 0 };
/** A whisper of so many tables stays below the 8000 bytes that one may have. */
const MOST_A_WHISPER = 100;
/** Changes within so many milliseconds are told together. */
const GATHER_MS = 50;

const isSame = (a: Looking, b: Looking): boolean =>
  a.spectators === b.spectators && a.seats.length === b.seats.length && a.seats.every(seat => b.seats.includes(seat));

const isNobody = (looking: Looking): boolean => isSame(looking, NOBODY);

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / MOST_A_WHISPER) }, (_, chunk) =>
    items.slice(chunk * MOST_A_WHISPER, (chunk + 1) * MOST_A_WHISPER),
  );

/**
 * The seats and spectators that look at each table, through any server. Nothing of it is stored: every server tells the
 * others what has changed, and from time to time everything, so that a server that has died is forgotten.
 */
export class Presence {
  private readonly here = new Map<string, Looking>();
  /** By table, then by server. */
  private readonly elsewhere = new Map<string, Map<string, Heard>>();
  private readonly toTell = new Set<string>();
  private readonly toAsk = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly clock: () => number;

  constructor(private readonly parts: PresenceParts) {
    this.clock = parts.clock ?? (() => performance.now());
  }

  /** Sets the seats and spectators that look at a watched table through this server. */
  look(table: string, looking: Looking): void {
    const before = this.here.get(table);
    if (before && isSame(before, looking)) return;
    this.here.set(table, looking);
    if (!before) this.toAsk.add(table);
    this.tellSoon(table);
    this.parts.changed(table);
    const begun = looking.seats.filter(seat => !before?.seats.includes(seat));
    if (begun.length > 0) this.parts.began(begun.map(seat => ({ table, seat })));
  }

  /** The table is not watched here any more. */
  forget(table: string): void {
    const before = this.here.get(table);
    this.here.delete(table);
    this.toAsk.delete(table);
    if (before && !isNobody(before)) this.tellSoon(table);
  }

  at(table: string): Looking {
    const all = [this.here.get(table) ?? NOBODY, ...(this.elsewhere.get(table)?.values() ?? [])];
    const seats = new Set(all.flatMap(looking => looking.seats));
    return {
      seats: [...seats].sort((a, b) => a - b),
      spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  }

  /** Whether a seat looks at a table through any server. */
  isLooking(table: string, seat: Seat): boolean {
    if (this.here.get(table)?.seats.includes(seat)) return true;
    const now = this.clock();
    return [...(this.elsewhere.get(table)?.values() ?? [])].some(
      ({ seats, until }) => until >= now && seats.includes(seat),
    );
  }

  hear({ by, looking = {}, ask = [], gone }: Whisper): void {
    if (by === this.parts.by) return;
    for (const [table, who] of Object.entries(looking)) this.note(table, by, who);
    for (const table of ask) if (!isNobody(this.here.get(table) ?? NOBODY)) this.tellSoon(table);
    if (gone) for (const table of this.elsewhere.keys()) this.note(table, by, NOBODY);
  }

  /** Tells everything anew, asks after everything if something may have been missed, and forgets who was not heard for long. */
  refresh(isGap: boolean): void {
    const now = this.clock();
    for (const [table, looking] of this.here) {
      if (!isNobody(looking)) this.tellSoon(table);
      if (isGap) this.toAsk.add(table);
    }
    for (const [table, servers] of this.elsewhere)
      for (const [by, { until }] of servers) if (until < now) this.note(table, by, NOBODY);
    if (isGap) this.flushSoon();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.parts.whisper({ by: this.parts.by, gone: true });
  }

  private note(table: string, by: string, who: Looking): void {
    const servers = this.elsewhere.get(table) ?? new Map<string, Heard>();
    const before = servers.get(by) ?? NOBODY;
    if (isNobody(who)) servers.delete(by);
    else servers.set(by, { ...who, until: this.clock() + this.parts.lasts });
    if (servers.size > 0) this.elsewhere.set(table, servers);
    else this.elsewhere.delete(table);
    if (!isSame(before, who)) this.parts.changed(table);
  }

  private tellSoon(table: string): void {
    this.toTell.add(table);
    this.flushSoon();
  }

  private flushSoon(): void {
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS).unref();
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const { by, whisper } = this.parts;
    const told = [...this.toTell].map(table => [table, this.here.get(table) ?? NOBODY] as const);
    const asked = [...this.toAsk];
    this.toTell.clear();
    this.toAsk.clear();
    for (const some of chunks(told)) await whisper({ by, looking: Object.fromEntries(some) });
    for (const some of chunks(asked)) await whisper({ by, ask: some });
  }
}
