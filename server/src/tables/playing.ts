import { randomBytes, randomInt } from 'node:crypto';
import { commitmentOf, err, ok, type Result, type Seat } from '@ankerplatz/kit';
import type { Agreed, Agreement, Moves, Played, Resignation } from '@ankerplatz/protocol';
import { Problem, type ProblemCode, wrongField } from '../problem.ts';
import { known, ownSeat, seatOf } from './access.ts';
import type { Append, Appender, Ending } from './append.ts';
import { factsOf, gameOf } from './facts.ts';
import { type Batch, LiveTable, type LogEntry } from './live-table.ts';
import type { LiveTables, Seated } from './live-tables.ts';
import type { TableNews } from './news.ts';
import { Queues } from './queues.ts';
import type { Refusals } from './refusals.ts';
import { isUnanimous, levelAt, nextSeats, OPEN, personRow, STAND_IN } from './seats.ts';
import type { StartedSetup, TableChange, TableRow, TableStore } from './store.ts';
import { tallied } from './tally.ts';

export interface PlayingParts {
  readonly store: TableStore;
  readonly live: LiveTables;
  readonly appender: Appender;
  readonly news: TableNews;
  readonly refusals: Refusals;
  /** Bounds of a bot's natural delay, in milliseconds. */
  readonly botDelay: readonly [number, number];
  /** Told when an append of this server has made a bot due, in milliseconds. */
  readonly botIsDue: (delay: number) => void;
}

/** The version that an earlier request with the same id led to. */
interface Answered {
  readonly answered: number;
}

/** What somebody wants to append, or what is wrong with it. */
type Wish = Result<Batch | Answered, Problem>;

/** Each time another server was faster. */
const MOST_TRIES = 20;

export const newSecret = (): { secret: string; commitment: string } => {
  const secret = randomBytes(32).toString('hex');
  return { secret, commitment: commitmentOf(secret) };
};

/** Everything that adds to the log of a game, and how one game follows another. */
export class Playing {
  private readonly turns = new Queues();

  constructor(private readonly parts: PlayingParts) {}

  /** Moves of somebody, all or nothing. */
  async play(identity: string, table: string, { number, asked, moves, id }: Moves): Promise<Played> {
    return this.act(identity, table, { number, id }, (seated, seat) =>
      seated.live.resigned.includes(seat)
        ? refused('not-your-turn', seated.live)
        : this.wishToPlay(seated, seat, asked, moves, id),
    );
  }

  /** Moves of a bot that plays a seat. */
  async playSeat(table: string, seat: Seat, { number, asked, moves, id }: Moves): Promise<Played> {
    return this.append(null, table, seated =>
      seated.live.facts.number === number
        ? this.wishToPlay(seated, seat, asked, moves, id)
        : refused('stale', seated.live),
    );
  }

  async resign(identity: string, table: string, request: Resignation): Promise<Played> {
    return this.act(identity, table, request, ({ live }, seat) => {
      if (live.outcome()) return refused('game-over', live);
      if (live.resigned.includes(seat)) return refused('not-your-turn', live);
      return ok(oneEntry(live, { kind: 'resign', seat, move: null, request: request.id }));
    });
  }

  /** Whoever is the last to agree carries it out. */
  async agree(identity: string, table: string, agreement: Agreement): Promise<Agreed> {
    return agreement.kind === 'end'
      ? this.agreeToEnd(identity, table, agreement)
      : this.agreeToRematch(identity, table, agreement);
  }

  async disagree(identity: string, id: string): Promise<void> {
    await this.parts.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      await change.disagree(table.number, ownSeat(table, identity));
    });
  }

  /** Starts a game; the seats are those of the row. */
  async begin(table: TableRow, number: number, change: TableChange): Promise<void> {
    const game = gameOf(table);
    const resolved = game.setup(table.asked);
    if (!resolved.ok) throw new Error(`table ${table.id} cannot be set up: ${resolved.error}`);
    const setup: StartedSetup = { ...resolved.value, version: game.version };
    const live = LiveTable.begin(factsOf(table, number, setup));
    this.parts.live.begun(live);
    const due = this.botDue(table, live);
    await change.begin(number, setup, live.deciders(), due);
    if (due !== null) change.afterCommit(() => this.parts.botIsDue(due));
  }

  private wishToPlay({ table, live }: Seated, seat: Seat, asked: number, moves: readonly string[], id: string): Wish {
    const batch = live.tryBatch(seat, asked, moves, id);
    return batch.ok ? batch : err(this.parts.refusals.problem(table.game, batch.error, live.version));
  }

  /** What somebody does at his seat, in the game that he means; what he has done before is answered alike. */
  private act(
    identity: string,
    table: string,
    { number, id }: Resignation,
    wishOf: (seated: Seated, seat: Seat) => Wish,
  ): Promise<Played> {
    return this.append(identity, table, seated => {
      const { live } = seated;
      const seat = seatOf(seated.table, identity);
      if (seat === null) return refused('not-seated', live);
      if (live.facts.number !== number) return refused('stale', live);
      const answered = live.answered(seat, id);
      return answered === undefined ? wishOf(seated, seat) : ok({ answered });
    });
  }

  /** What is refused by a game that may be behind the database is looked at again: only the newest may refuse. */
  private append(identity: string | null, id: string, wishOf: (seated: Seated) => Wish): Promise<Played> {
    return this.turns.run(id, async () => {
      let seated = this.parts.live.peek(id);
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const isNewest = seated === undefined;
        seated ??= await this.newest(identity, id);
        const { number } = seated.live.facts;
        const wish = wishOf(seated);
        if (!wish.ok && isNewest) throw wish.error;
        const version = wish.ok ? await this.carryOut(seated, wish.value) : undefined;
        if (version !== undefined) return { number, version };
        seated = undefined;
      }
      throw new Problem('unavailable', { retryAfter: 1 });
    });
  }

  /** As somebody may know of it; a bot (null) knows where it sits. */
  private async newest(identity: string | null, id: string): Promise<Seated> {
    const table = await this.parts.store.table(id);
    if (!table) throw new Problem('no-such-table');
    if (identity !== null) known(table, { identity });
    if (table.status === 'open' || table.status === 'closed') throw new Problem('not-running');
    return this.parts.live.at(table);
  }

  /** The version that it led to; undefined if the table has moved on. */
  private async carryOut({ table, live }: Seated, wish: Batch | Answered): Promise<number | undefined> {
    if ('answered' in wish) return wish.answered;
    const { entries, after } = wish;
    const botDue = this.botDue(table, after);
    const append: Append = {
      table: table.id,
      number: live.facts.number,
      expected: live.version,
      entries,
      deciders: after.deciders(),
      botDue,
      standIn: standInFor(entries, after),
      ending: endingOf(table, after),
    };
    const isAccepted = await this.parts.live.expect(table.id, () => this.tryAppend(append, { table, live: after }));
    if (!isAccepted) return undefined;
    if (botDue !== null) this.parts.botIsDue(botDue);
    return after.version;
  }

  private async tryAppend(append: Append, after: Seated): Promise<boolean> {
    const { live, news, appender } = this.parts;
    const change = { table: append.table, number: append.number, version: after.live.version };
    news.expect(change);
    let isAccepted = false;
    try {
      isAccepted = await appender.append(append);
      if (isAccepted) live.put(after);
      return isAccepted;
    } catch (error) {
      live.drop(append.table);
      throw error;
    } finally {
      news.settle(change, isAccepted);
    }
  }

  /** Drawn without looking at what the bot may do. */
  private botDue(table: TableRow, live: LiveTable): number | null {
    const [least, most] = this.parts.botDelay;
    return live.deciders().some(seat => levelAt(table, live, seat) !== null) ? randomInt(least, most + 1) : null;
  }

  private async agreeToEnd(identity: string, id: string, { number, id: request }: Agreement): Promise<Agreed> {
    const agreed = await this.parts.store.change(id, async (row, change) => {
      const table = known(row, { identity });
      const seat = ownSeat(table, identity);
      const hasAgreed = table.agreements.some(agreed => agreed.kind === 'end' && agreed.seat === seat);
      const isDone = table.number === number && table.status === 'over' && hasAgreed;
      if (!isDone) requireGame(table, number, 'running');
      await change.agree(number, 'end', seat);
      return {
        seat,
        version: table.version,
        isAgreed: isUnanimous(table, 'end', seat, ({ kind }) => kind === 'person'),
      };
    });
    const { seat, version, isAgreed } = agreed;
    if (!isAgreed) return { isAgreed, number, version };
    return { isAgreed, ...(await this.endByAgreement(id, number, { kind: 'agreed-end', seat, move: null, request })) };
  }

  private endByAgreement(id: string, number: number, entry: LogEntry): Promise<Played> {
    return this.append(null, id, ({ live }) => {
      if (live.facts.number !== number) return refused('stale', live);
      return live.outcome() ? ok({ answered: live.version }) : ok(oneEntry(live, entry));
    });
  }

  private async agreeToRematch(identity: string, id: string, { number, contribution }: Agreement): Promise<Agreed> {
    if (contribution === undefined) throw wrongField('contribution', { is: 'present' });
    return this.parts.store.change(id, async (row, change): Promise<Agreed> => {
      const table = known(row, { identity });
      const seat = ownSeat(table, identity);
      if (table.number === number + 1 && table.status === 'running')
        return { isAgreed: true, number: table.number, version: 0 };
      requireGame(table, number, 'over');
      const seats = table.seats.map(each => (each.seat === seat ? { ...each, contribution } : each));
      await change.seat(seat, { ...seats[seat]!, contribution });
      await change.agree(number, 'rematch', seat);
      const isComplete = seats.every(({ kind }) => kind !== 'open');
      const isAgreed = isComplete && isUnanimous(table, 'rematch', seat, row => row.identity !== null);
      if (!isAgreed) return { isAgreed, number, version: table.version };
      await this.rematch({ ...table, seats }, change);
      return { isAgreed, number: number + 1, version: 0 };
    });
  }

  private async rematch(table: TableRow, change: TableChange): Promise<void> {
    const next = nextSeats(gameOf(table).sides(table.setup!));
    const seats = table.seats.map(row => {
      const { identity, contribution } = row;
      const person = identity === null ? {} : personRow(identity, contribution);
      return { ...OPEN, ...row, ...person, seat: next[row.seat]! };
    });
    seats.sort((a, b) => a.seat - b.seat);
    for (const row of seats) await change.seat(row.seat, row);
    await this.begin({ ...table, seats }, table.number + 1, change);
  }
}

const refused = (code: ProblemCode, { version }: LiveTable): Result<never, Problem> =>
  err(new Problem(code, { version }));

const requireGame = (table: TableRow, number: number, status: 'running' | 'over'): void => {
  const { version } = table;
  if (table.number !== number) throw new Problem('stale', { version });
  if (table.status === status) return;
  if (status === 'over') throw new Problem('not-over', { version });
  throw new Problem(table.status === 'over' ? 'game-over' : 'not-running', { version });
};

const oneEntry = (live: LiveTable, entry: LogEntry): Batch => ({ entries: [entry], after: live.fold(entry) });

const standInFor = (entries: readonly LogEntry[], after: LiveTable): Append['standIn'] => {
  const resigned = entries.find(({ kind }) => kind === 'resign');
  return resigned && !after.outcome() ? { seat: resigned.seat, level: STAND_IN } : null;
};

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
