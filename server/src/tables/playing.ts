import { err, ok, type Seat } from '@ankerplatz/kit';
import type { Moves, Played, Resignation } from '@ankerplatz/protocol';
import { Problem } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Seated } from './live-tables.ts';
import {
  type Addition,
  type Attempt,
  awayProblem,
  type RequestHead,
  refused,
  type TableLog,
  withEntries,
} from './log.ts';
import { seatOf } from './model/access.ts';
import type { LogEntry } from './model/entry.ts';
import type { LiveTable } from './model/live-table.ts';
import { levelAt, STAND_IN } from './model/seats.ts';
import type { Refusals } from './refusals.ts';

/** Moves that a seat has left to the server. */
export interface LeftMoves extends Pick<Moves, 'moves' | 'id'>, Pick<Addition, 'handIn' | 'ordered'> {}

/** Acts of people, bots and clocks in a game. */
export class Playing {
  constructor(
    private readonly log: TableLog,
    private readonly refusals: Refusals,
  ) {}

  /** Plays moves of a person, all or nothing. */
  play(identity: string, table: string, { number, asked, moves, id }: Moves): Promise<Played> {
    const request = { number, id };
    return this.atOwnSeat(identity, table, request, () =>
      this.log.act(identity, table, request, (seated, seat) =>
        seated.live.resigned.includes(seat)
          ? refused('not-your-turn', seated.live)
          : this.attemptToPlay(seated, seat, asked, moves, id),
      ),
    );
  }

  /** Moves of a bot that plays a seat. */
  async playSeat(table: string, seat: Seat, { number, asked, moves, id }: Moves): Promise<Played> {
    return this.log.append(null, table, seated =>
      seated.live.header.number === number && levelAt(seated.table, seated.live, seat) !== null
        ? this.attemptToPlay(seated, seat, asked, moves, id)
        : refused('stale', seated.live),
    );
  }

  /** Plays what a seat has handed in early, or ordered, now that it is asked. */
  async playLeft(table: string, seat: Seat, number: number, { moves, id, ...left }: LeftMoves): Promise<Played> {
    return this.log.append(null, table, seated => {
      const { live } = seated;
      const asked = live.decisionVersion(seat);
      const isLeft = isStillLeft(seated, left);
      if (live.header.number !== number || asked === null || !live.isPlayed(seat) || !isLeft)
        return refused('stale', live);
      const attempt = this.attemptToPlay(seated, seat, asked, moves, id);
      return attempt.ok ? ok({ ...attempt.value, ...left }) : attempt;
    });
  }

  async resign(identity: string, table: string, request: Resignation): Promise<Played> {
    return this.atOwnSeat(identity, table, request, () =>
      this.log.act(identity, table, request, ({ live }, seat) => resignation(live, seat, request.id)),
    );
  }

  /** A player leaves for ever and gives up; a stand-in leaves the seat to a bot, until its player is back. */
  async abandon(identity: string, table: string, request: Resignation): Promise<Played> {
    return this.log.act(identity, table, request, ({ live }, seat) => {
      if (live.outcome() || !live.standIns[seat]) return resignation(live, seat, request.id);
      const about = { by: STAND_IN };
      return ok(withEntries(live, [{ kind: 'taken-over', seat, move: null, about, request: request.id }]));
    });
  }

  /** Does something at a player's seat; if a bot or another person plays it just now, the player gets it back first. */
  async atOwnSeat<T>(identity: string, table: string, request: RequestHead, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'stood-in')) throw error;
      await this.comeBack(identity, table, { ...request, id: `back:${request.id}` });
      return work();
    }
  }

  /** Gives a seat back to its player; nothing happens where there is no stand-in. */
  async comeBack(identity: string, table: string, { number, id }: RequestHead): Promise<Played> {
    return this.log.append(identity, table, seated => {
      const { live } = seated;
      const seat = seatOf(seated.table, identity);
      if (seat === null) return refused('not-seated', live);
      if (live.header.number !== number) return refused('stale', live);
      const standIn = live.standIns[seat];
      if (standIn?.isFinal && !live.outcome()) return refused('left-to-bot', live);
      if (!standIn || live.outcome() || standIn.person === identity) return ok({ answered: live.version });
      return ok(withEntries(live, [{ kind: 'given-back', seat, move: null, request: id }]));
    });
  }

  /** The same in the game that runs just now; a seat that cannot be given back stays as it is. */
  async comeBackNow(identity: string, table: string): Promise<void> {
    const back = this.log.append(identity, table, seated => {
      const seat = seatOf(seated.table, identity);
      const { live } = seated;
      if (seat === null || live.outcome() || awayProblem(live, seat, identity) !== 'stood-in')
        return refused('stale', live);
      return ok(withEntries(live, [{ kind: 'given-back', seat, move: null, request: `back:${randomId()}` }]));
    });
    await back.catch(error => {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
    });
  }

  /**
   * A seat whose time has run out is dealt with as the table has agreed; a pause that is over ends. Refuses as stale
   * where nothing is due.
   */
  async timeOut(table: string, now: number, id: string): Promise<Played> {
    const attemptOf = ({ table: row, live }: Seated): Attempt => {
      if (live.outcome()) return refused('game-over', live);
      const entries = live.pause ? pauseEnds(live, now, id) : timeEnds(live, row.clock, now, id);
      return entries.length > 0 ? ok(withEntries(live, entries)) : refused('stale', live);
    };
    // A kept game may not know of an outage in which no clock ran.
    return this.log.append(null, table, attemptOf, false);
  }

  private attemptToPlay({ live }: Seated, seat: Seat, asked: number, moves: readonly string[], id: string): Attempt {
    const batch = live.tryBatch(seat, asked, moves, id);
    return batch.ok ? batch : err(this.refusals.problem(live.header.game, batch.error, live.version));
  }
}

const resignation = (live: LiveTable, seat: Seat, request: string): Attempt => {
  if (live.outcome()) return refused('game-over', live);
  if (live.resigned.includes(seat)) return refused('not-your-turn', live);
  return ok(withEntries(live, [{ kind: 'resign', seat, move: null, request }]));
};

const isStillLeft = ({ table }: Seated, { handIn, ordered }: Pick<LeftMoves, 'handIn' | 'ordered'>): boolean => {
  if (handIn && table.handIns[handIn.seat]?.id !== handIn.id) return false;
  return !ordered || (table.orders[ordered.seat]?.on.includes(ordered.order) ?? false);
};

const pauseEnds = (live: LiveTable, now: number, request: string): LogEntry[] => {
  const until = live.pause?.until ?? null;
  const [seat = 0] = live.position.deciders();
  return until !== null && until <= now ? [{ kind: 'resumed', seat, move: null, request }] : [];
};

const timeEnds = (live: LiveTable, clock: Seated['table']['clock'], now: number, request: string): LogEntry[] =>
  live.overdue(now).map((seat): LogEntry => {
    if (clock?.late === 'end') return { kind: 'timed-out', seat, move: null, request };
    const about = { by: clock?.level ?? STAND_IN, isFinal: clock?.late === 'finish' };
    return { kind: 'taken-over', seat, move: null, about, request };
  });
