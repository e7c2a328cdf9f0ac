import type { Whisper } from '../realtime/presence.ts';

interface Heard {
  readonly seats: ReadonlySet<number>;
  readonly until: number;
}

/** A player has a table before his eyes. */
export interface Look {
  readonly table: string;
  readonly seat: number;
}

/** Who looks at which table, through any server, as all servers tell each other again and again. */
export class Lookers {
  /** By table, then by server. */
  private readonly heard = new Map<string, Map<string, Heard>>();

  constructor(
    /** Milliseconds until what a server said is forgotten, unless it is said again. */
    private readonly lasts: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Answers who has begun to look. */
  hear({ by, looking = {}, gone }: Whisper): Look[] {
    if (gone) for (const [table, servers] of this.heard) this.forget(table, servers, by);
    return Object.entries(looking).flatMap(([table, { seats }]) => {
      const servers = this.heard.get(table) ?? new Map<string, Heard>();
      const before = servers.get(by)?.seats;
      this.heard.set(table, servers.set(by, { seats: new Set(seats), until: this.clock() + this.lasts }));
      if (seats.length === 0) this.forget(table, servers, by);
      return seats.filter(seat => !before?.has(seat)).map(seat => ({ table, seat }));
    });
  }

  isLooking(table: string, seat: number): boolean {
    const now = this.clock();
    return [...(this.heard.get(table)?.values() ?? [])].some(({ seats, until }) => until > now && seats.has(seat));
  }

  /** Forgets who was not heard of for long. */
  sweep(): void {
    const now = this.clock();
    for (const [table, servers] of this.heard)
      for (const [by, { until }] of servers) if (until <= now) this.forget(table, servers, by);
  }

  private forget(table: string, servers: Map<string, Heard>, by: string): void {
    servers.delete(by);
    if (servers.size === 0) this.heard.delete(table);
  }
}
