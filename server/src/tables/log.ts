import { randomInt } from 'node:crypto';
import { err, ok, type Result, type Seat } from '@ankerplatz/kit';
import type { Played } from '@ankerplatz/protocol';
import type { DatabaseClock } from '../database/clock.ts';
import type { Peers } from '../peers/peers.ts';
import { Problem, type ProblemCode } from '../problem.ts';
import type { Appended, Appender } from './append/append.ts';
import type { Append, Ending, SeatChange } from './append/append-statement.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Doubts } from './doubts.ts';
import type { LiveTables, Seated } from './live-tables.ts';
import { requireVisible, seatOf } from './model/access.ts';
import { type Due, NEVER } from './model/clock.ts';
import type { LogEntry } from './model/entry.ts';
import type { Batch, EntryTime, Happened, LiveTable } from './model/live-table.ts';
import type { SeatRow, TableRow } from './model/rows.ts';
import { isCurrent, levelAt, PERSON, STAND_IN } from './model/seats.ts';
import { newSecret } from './model/secret.ts';
import { tallied } from './model/tally.ts';
import { Queues } from './queues.ts';
import type { TableStore } from './store.ts';

export interface LogParts {
  readonly store: TableStore;
  readonly live: LiveTables;
  readonly appender: Pick<Appender, 'append'>;
  readonly changes: Pick<ChangeFeed, 'expect' | 'settle'>;
  readonly peers: Pick<Peers, 'tell'>;
  readonly doubts: Pick<Doubts, 'add'>;
  /** By which games are timed. */
  readonly clock: Pick<DatabaseClock, 'now'>;
  /** Bounds of a bot's natural delay, in milliseconds. */
  readonly botDelay: readonly [number, number];
  /** Told when an append of this server has made a bot due, in milliseconds. */
  readonly botIsDue: (delay: number) => void;
  /** Told when an append of this server has set a clock, in milliseconds. */
  readonly clockIsSet: (delay: number) => void;
  /** Told when an append of this server has ended a game. */
  readonly gameIsOver: (ended: GameEnd) => void;
}

/** A game that has just ended here, as it is stored. */
export interface GameEnd extends Pick<Append, 'table' | 'number'>, Pick<Ending, 'record'> {
  /** When, in milliseconds. */
  readonly at: number;
  readonly entries: readonly EntryTime[];
  readonly happened: Happened;
  readonly isRated: boolean;
  /** Whether others have brought its players together. */
  readonly isPaired: boolean;
}

/** Entries that are to be appended; what was handed in early or ordered, only if that still holds. */
export interface Addition extends Batch {
  readonly handIn?: Append['handIn'];
  readonly ordered?: Append['ordered'];
}

/** The version that an earlier request with the same id led to. */
export interface AlreadyDone {
  readonly answered: number;
}

/** The entries that a request is to append, the answer that it had before, or what is wrong with it. */
export type Attempt = Result<Addition | AlreadyDone, Problem>;

/** The part that all requests share: the game that the client means, and an id of its own. */
export interface RequestHead {
  readonly number: number;
  readonly id: string;
}

/** Each time another server was faster. */
const MOST_TRIES = 20;

export const refused = (code: ProblemCode, { version }: Pick<LiveTable, 'version'>): Result<never, Problem> =>
  err(new Problem(code, { version }));

export const withEntries = (live: LiveTable, entries: readonly LogEntry[]): Batch => ({
  entries,
  after: entries.reduce((after, entry) => after.fold(entry), live),
});

/** Why a player cannot act at their seat: a bot or another person plays it. */
export const awayProblem = (live: LiveTable, seat: Seat, identity: string): ProblemCode | null => {
  const standIn = live.standIns[seat];
  if (!standIn || standIn.person === identity) return null;
  return standIn.isFinal ? 'left-to-bot' : 'stood-in';
};

/** Adds to the logs of games. Everything that happens in a game comes through here. */
export class TableLog {
  private readonly turns = new Queues();

  constructor(private readonly parts: LogParts) {}

  /** An act of a player at their seat, in the game that they mean; a request sent again is answered alike. */
  act(
    identity: string,
    table: string,
    { number, id }: RequestHead,
    attemptOf: (seated: Seated, seat: Seat) => Attempt,
  ): Promise<Played> {
    return this.append(identity, table, seated => {
      const { live } = seated;
      const seat = seatOf(seated.table, identity);
      if (seat === null) return refused('not-seated', live);
      if (live.header.number !== number) return refused('stale', live);
      const answered = live.answered(seat, id);
      if (answered !== undefined) return ok({ answered });
      const away = live.outcome() ? null : awayProblem(live, seat, identity);
      return away ? refused(away, live) : attemptOf(seated, seat);
    });
  }

  /**
   * A refusal by a game that may be behind the database is looked at again: only the newest may refuse. Where the kept
   * one might also allow what the newest does not (`isKept` is false), it is not asked at all.
   */
  append(identity: string | null, id: string, attemptOf: (seated: Seated) => Attempt, isKept = true): Promise<Played> {
    return this.turns.run(id, async () => {
      let seated = isKept ? this.kept(id) : undefined;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const isNewest = seated === undefined;
        seated ??= await this.newest(identity, id);
        const { number } = seated.live.header;
        const attempt = attemptOf(seated);
        if (!attempt.ok && isNewest) throw attempt.error;
        const version = attempt.ok ? await this.carryOut(seated, attempt.value) : undefined;
        if (version !== undefined) return { number, version };
        seated = undefined;
      }
      throw new Problem('unavailable', { retryAfter: 1 });
    });
  }

  /** Milliseconds until a bot is due; null: none is. Drawn without looking at what the bot may do. */
  botDue(table: TableRow, live: LiveTable): number | null {
    const [least, most] = this.parts.botDelay;
    return live.deciders().some(seat => levelAt(table, live, seat) !== null) ? randomInt(least, most + 1) : null;
  }

  /** A game that is folded here, if its row still says who plays. */
  private kept(id: string): Seated | undefined {
    const seated = this.parts.live.peek(id);
    const isUsable = seated?.table.seats.every(({ seat }) => isCurrent(seated.table, seated.live, seat));
    return isUsable ? seated : undefined;
  }

  /** The table as a person may know of it; a bot (null) knows where it sits. */
  private async newest(identity: string | null, id: string): Promise<Seated> {
    const table = await this.parts.store.table(id);
    if (!table) throw new Problem('no-such-table');
    if (identity !== null) requireVisible(table, { identity });
    if (table.status === 'open' || table.status === 'closed') throw new Problem('not-running');
    return this.parts.live.at(table);
  }

  /** The version that it led to; undefined if the table has moved on. */
  private async carryOut(seated: Seated, attempt: Addition | AlreadyDone): Promise<number | undefined> {
    if ('answered' in attempt) return attempt.answered;
    const { table, live } = seated;
    const { entries, after, handIn = null, ordered = null } = attempt;
    const isOver = after.outcome() !== null;
    const append: Append = {
      table: table.id,
      number: live.header.number,
      expected: live.version,
      entries,
      deciders: after.deciders(),
      botDue: this.botDue(table, after),
      due: isOver ? NEVER : await this.dueAfter(live, attempt),
      seats: isOver ? null : seatChanges(table, entries),
      handIn,
      ordered,
      spent: spentHandIns(entries, after),
      ending: endingOf(table, after),
    };
    return this.parts.live.expect(table.id, () => this.tryAppend(append, seated, after));
  }

  /** Where clocks stand still at times, it depends on when they begin; the time of the commit is known well enough. */
  private async dueAfter(before: LiveTable, { entries, after }: Addition): Promise<Due> {
    if (!before.mayRest && !after.mayRest) return after.due();
    return after.committedAt(await this.parts.clock.now(), before, entries).due();
  }

  private async tryAppend(append: Append, { table, live }: Seated, after: LiveTable): Promise<number | undefined> {
    const { live: kept, changes, appender, peers, doubts } = this.parts;
    const change = { table: append.table, number: append.number, version: after.version };
    changes.expect(change);
    let appended: Appended | null = null;
    let committed = after;
    try {
      appended = await appender.append(append);
      if (appended) committed = after.committedAt(appended.at, live, append.entries);
      if (appended) kept.put({ table, live: committed });
    } catch (error) {
      kept.drop(append.table);
      doubts.add(`${change.table}:${change.number}:${change.version}`);
      throw error;
    } finally {
      changes.settle(change, appended !== null, appended?.isNotified ?? true);
    }
    if (!appended) return undefined;
    if (!appended.isNotified) peers.tell([append.table, append.number, after.version, appended.at, append.entries]);
    this.wake(appended.isOrdered ? 0 : append.botDue, append);
    if (append.ending) this.parts.gameIsOver(endedGame(table, committed, append.ending, appended.at));
    return after.version;
  }

  private wake(botDue: number | null, { due }: Append): void {
    if (botDue !== null) this.parts.botIsDue(botDue);
    if (due.in !== null) this.parts.clockIsSet(due.in);
  }
}

/** After a take-back nothing is settled that was handed in before. */
const spentHandIns = (entries: readonly LogEntry[], { header }: LiveTable): Seat[] => {
  const spent: Seat[] = [];
  for (const { kind, seat } of entries) {
    if (kind === 'take-back') return header.people.map((_, each) => each);
    if (kind === 'move' && !spent.includes(seat)) spent.push(seat);
  }
  return spent;
};

/** The change of a seat that an entry makes; null: none. */
const seatAfter = (row: SeatRow, { kind, about }: LogEntry): SeatChange | null => {
  const player = row.absent ?? row.identity;
  if (kind === 'resign') return { kind: 'bot', identity: player, level: STAND_IN, absent: null };
  if (kind === 'given-back') return { kind: 'person', identity: player, level: null, absent: null };
  if (kind !== 'taken-over') return null;
  return about?.by === PERSON
    ? { kind: 'person', identity: about.person ?? null, level: null, absent: player }
    : { kind: 'bot', identity: player, level: about?.by ?? STAND_IN, absent: null };
};

/** By seat: who sits there from now on; null where nobody changes. */
const seatChanges = ({ seats }: TableRow, entries: readonly LogEntry[]): Append['seats'] => {
  const changes = new Map<string, SeatChange>();
  for (const entry of entries) {
    const change = seatAfter(seats[entry.seat]!, entry);
    if (change) changes.set(String(entry.seat), change);
  }
  return changes.size > 0 ? Object.fromEntries(changes) : null;
};

const endedGame = (table: TableRow, live: LiveTable, { record }: Ending, at: number): GameEnd => ({
  ...{ table: table.id, number: live.header.number, record, at, entries: live.entryTimes() },
  ...{ happened: live.happened(), isRated: table.rated, isPaired: table.starts === 'paired' },
});

const endingOf = (table: TableRow, after: LiveTable): Ending | null => {
  const outcome = after.outcome();
  if (!outcome) return null;
  return {
    record: after.record(),
    ranks: outcome.ranks,
    tally: tallied(table.tally, table.seats, outcome.ranks),
    ...newSecret(),
  };
};
