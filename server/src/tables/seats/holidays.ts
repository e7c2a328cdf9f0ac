import { ok } from '@ankerplatz/kit';
import type { NewHoliday, Played } from '@ankerplatz/protocol';
import type { DatabaseClock } from '../../database/clock.ts';
import { Problem } from '../../problem.ts';
import type { Seated } from '../live-tables.ts';
import { type Attempt, type RequestHead, refused, type TableLog, withEntries } from '../log.ts';
import type { LiveTable } from '../model/live-table.ts';

const DAY_MS = 24 * 60 * 60_000;

const daysAt = ({ header }: LiveTable): number => {
  const { clock } = header.timing;
  return clock?.kind === 'slow' ? (clock.holidays ?? 0) : 0;
};

/** Days on which the clock of a seat stands still: as many a game as the table has agreed on. */
export class Holidays {
  constructor(
    private readonly log: TableLog,
    private readonly clock: Pick<DatabaseClock, 'now'>,
  ) {}

  async begin(identity: string, table: string, { days, ...request }: NewHoliday): Promise<Played> {
    const now = await this.clock.now();
    return this.log.act(identity, table, request, ({ live }, seat): Attempt => {
      const { taken, until } = live.effects.holidays[seat]!;
      const left = daysAt(live) - taken;
      if (live.outcome()) return refused('game-over', live);
      if (live.resigned.includes(seat)) return refused('not-your-turn', live);
      if (live.pause) return refused('paused', live);
      if (until !== null && until > now) return refused('on-holiday', live);
      if (days > left) throw new Problem('too-few-days', { most: left, version: live.version });
      if (live.overdue(now).includes(seat)) return refused('too-late', live);
      const about = { days, until: Math.ceil(now) + days * DAY_MS };
      return ok(withEntries(live, [{ kind: 'holiday', seat, move: null, about, request: request.id }]));
    });
  }

  /** Whole days that were not taken are left for another time. */
  async end(identity: string, table: string, request: RequestHead): Promise<Played> {
    const now = await this.clock.now();
    return this.log.act(identity, table, request, ({ live }: Seated, seat): Attempt => {
      const { until } = live.effects.holidays[seat]!;
      if (live.outcome()) return refused('game-over', live);
      if (until === null || until <= now) return refused('not-on-holiday', live);
      const about = { days: Math.floor((until - now) / DAY_MS) };
      return ok(withEntries(live, [{ kind: 'holiday-over', seat, move: null, about, request: request.id }]));
    });
  }
}
