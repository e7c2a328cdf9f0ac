import { ok } from '@ankerplatz/kit';
import type { Agreed, Agreement, Played } from '@ankerplatz/protocol';
import { Problem, wrongField } from '../problem.ts';
import type { Changing } from './changing/changing.ts';
import type { TableChange } from './changing/table-change.ts';
import type { LiveTables } from './live-tables.ts';
import { refused, type TableLog, withEntries } from './log.ts';
import { ownSeat, requireVisible, seatOf, standpoint, type Visitor } from './model/access.ts';
import type { LiveTable } from './model/live-table.ts';
import { type AgreementRow, DECLINED, type TableRow } from './model/rows.ts';
import { isUnanimous } from './model/seats.ts';
import { requireNoClock } from './model/silence.ts';
import { type Ballot, ballotOf, declinedTerms, isVote, VOTES, type VoteKind } from './model/votes.ts';
import type { Playing } from './playing.ts';
import { requireUnsealed, type Sealing } from './sealing.ts';
import type { TableStore } from './store.ts';

export interface AgreeingParts {
  readonly store: TableStore;
  readonly changing: Changing;
  readonly live: LiveTables;
  readonly log: TableLog;
  readonly sealing: Sealing;
  readonly playing: Playing;
  /** Whether the player of a seat has the table on the screen just now. */
  readonly isLooking: (table: string, seat: number) => boolean;
}

type VoteWanted = Agreement & { readonly kind: VoteKind };

/** A vote that was cast: whether all have agreed and it may be done. */
interface Cast {
  readonly ballot: Ballot;
  readonly isAgreed: boolean;
}

/** Each time the game went on meanwhile. */
const MOST_TRIES = 20;

/** Votes at a table. The last seat to agree carries them out. */
export class Agreeing {
  constructor(private readonly parts: AgreeingParts) {}

  async agree(identity: string, table: string, agreement: Agreement): Promise<Agreed> {
    const { kind } = agreement;
    // To end a game is agreed to or not; a rematch is declined by agreeing no longer.
    if (agreement.declines && !isVote(kind)) throw wrongField('kind', { is: 'choice', values: VOTES });
    if (kind === 'rematch') return this.agreeToRematch(identity, table, agreement);
    return this.parts.playing.atOwnSeat(identity, table, agreement, () =>
      isVote(kind) ? this.vote(identity, table, { ...agreement, kind }) : this.agreeToEnd(identity, table, agreement),
    );
  }

  /**
   * A seat that has agreed to nothing, but was asked for a rematch, declines it; once no seat wants one any more, none
   * is asked.
   */
  async disagree(identity: string, id: string): Promise<void> {
    await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      requireUnsealed(table);
      const seat = ownSeat(table, identity);
      const wanted = table.agreements.filter(({ kind, about }) => kind === 'rematch' && about !== DECLINED);
      const isMine = wanted.some(agreed => agreed.seat === seat);
      if (wanted.length > 0 && !isMine) change.agree(table.number, { kind: 'rematch', seat, about: DECLINED });
      else change.disagree(table.number, seat);
      if (isMine && wanted.length === 1) change.settle(table.number, 'rematch');
    });
  }

  /** A watcher would take over a seat; null: no longer. */
  async volunteer(visitor: Visitor & { identity: string }, id: string, number: number, seat: number): Promise<void> {
    await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, visitor);
      if (standpoint(table, visitor) !== null) throw new Problem('already-seated');
      requireGame(table, number, 'running');
      requireNoClock(table);
      if (!table.seats[seat]) throw new Problem('no-such-seat');
      change.volunteer(number, visitor.identity, seat);
    });
  }

  async withdraw(visitor: Visitor & { identity: string }, id: string): Promise<void> {
    await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, visitor);
      change.volunteer(table.number, visitor.identity, null);
    });
  }

  /** Names the person who may play for a player; null: nobody. */
  async deputize(identity: string, id: string, deputy: string | null): Promise<void> {
    if (deputy !== null && !(await this.parts.store.isThere(deputy))) throw new Problem('no-such-person');
    await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      ownSeat(table, identity);
      if (deputy !== null && table.deal) throw new Problem('deal-plain');
      if (deputy !== null && seatOf(table, deputy) !== null) throw wrongField('person', { is: 'other' });
      change.deputize(identity, deputy);
    });
  }

  /** Whether the coach may help a player in a game: only where all agreed to it when they sat down. */
  async requireCoach(identity: string, id: string, number: number): Promise<void> {
    const table = requireVisible(await this.parts.store.table(id), { identity });
    playedSeat(table, identity);
    requireGame(table, number, 'running');
    if (!table.coach) throw new Problem('no-coach');
  }

  /** Players have looked at their tables: those who were warned have time once more. */
  async looked(looks: readonly { readonly table: string; readonly seat: number }[]): Promise<void> {
    await this.parts.store.extendWarnings(looks);
  }

  private async agreeToEnd(identity: string, id: string, { number, id: request }: Agreement): Promise<Agreed> {
    const agreed = await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      const seat = playedSeat(table, identity);
      const hasAgreed = table.agreements.some(agreed => agreed.kind === 'end' && agreed.seat === seat);
      const isDone = table.number === number && table.status === 'over' && hasAgreed;
      if (!isDone) requireGame(table, number, 'running');
      const agreement = { kind: 'end', seat, about: '' } as const;
      change.agree(number, agreement);
      const isAgreed = isUnanimous(table, agreement, seat, ({ kind }) => kind === 'person');
      return { seat, version: table.version, isAgreed };
    });
    const { seat, version, isAgreed } = agreed;
    if (!isAgreed) return { isAgreed, number, version };
    const ended = this.parts.log.append(null, id, ({ live }) => {
      if (live.header.number !== number) return refused('stale', live);
      if (live.outcome()) return ok({ answered: live.version });
      return ok(withEntries(live, [{ kind: 'agreed-end', seat, move: null, request }]));
    });
    return { isAgreed, ...(await ended) };
  }

  private async agreeToRematch(identity: string, id: string, { number, commitment = '' }: Agreement): Promise<Agreed> {
    return this.parts.changing.change(id, async (row, change): Promise<Agreed> => {
      const table = requireVisible(row, { identity });
      const seat = ownSeat(table, identity);
      if (table.number === number + 1 && table.status === 'running')
        return { isAgreed: true, number: table.number, version: 0 };
      requireGame(table, number, 'over');
      if (table.deal) throw new Problem('deal-plain');
      if (table.seal) return { isAgreed: true, number, version: table.version };
      const seats = table.seats.map(each => (each.seat === seat ? { ...each, commitment } : each));
      const agreement = { kind: 'rematch', seat, about: '' } as const;
      change.agree(number, agreement);
      const isComplete = seats.every(({ kind }) => kind !== 'open');
      const isAgreed = isComplete && isUnanimous(table, agreement, seat, row => row.identity !== null);
      if (table.seats[seat]!.commitment !== commitment) change.seat(seat, seats[seat]!);
      const isBegun = isAgreed && (await this.parts.sealing.begin({ ...table, seats }, change));
      return isBegun ? { isAgreed, number: number + 1, version: 0 } : { isAgreed, number, version: table.version };
    });
  }

  /** The vote is looked at in the game as it stands, which may go on meanwhile. */
  private async vote(identity: string, id: string, agreement: VoteWanted): Promise<Agreed> {
    const { number } = agreement;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const table = requireVisible(await this.parts.store.table(id), { identity });
      const seat = playedSeat(table, identity);
      requireGame(table, number, 'running');
      const { live } = await this.parts.live.at(table);
      const about = agreement.kind === 'replace' ? (agreement.seat ?? seat) : seat;
      const answered = live.answered(about, agreement.id);
      if (answered !== undefined) return { isAgreed: true, number, version: answered };
      const cast = await this.cast(id, live, seat, agreement);
      if (cast === null) continue;
      const { ballot, isAgreed } = cast;
      const from = ballot.from === undefined ? {} : { from: new Date(ballot.from).toISOString() };
      if (!isAgreed) return { isAgreed, number, version: live.version, ...from };
      return { isAgreed, ...(await this.carryOut(id, live, ballot, seat, agreement.id)) };
    }
    throw new Problem('unavailable', { retryAfter: 1 });
  }

  /**
   * Null where the game went on since it was looked at. A player who is to lose the seat is told when it is first
   * agreed to.
   */
  private cast(id: string, live: LiveTable, seat: number, wanted: VoteWanted): Promise<Cast | null> {
    return this.parts.changing.change(id, async (row, change) => {
      if (row?.number !== live.header.number || row.version !== live.version) return null;
      const made = ballotOf(row, live, wanted);
      const isWanted = row.agreements.some(agreed => agreed.kind === made.kind && agreed.about === made.about);
      const declined = declinedTerms(made.about);
      if (wanted.declines) {
        if (isWanted) change.agree(row.number, { kind: made.kind, seat, about: declined });
        return { ballot: made, isAgreed: false };
      }
      // A proposal that is made anew is asked of all anew.
      if (!isWanted) change.settle(row.number, made.kind, declined);
      const ballot = made.warned === undefined ? made : this.warn(row, change, made, made.warned);
      const { kind, about, mustAgree, from = row.now } = ballot;
      const agreement: AgreementRow = { kind, seat, about };
      change.agree(row.number, agreement);
      return { ballot, isAgreed: from <= row.now && isUnanimous(row, agreement, seat, mustAgree) };
    });
  }

  /** A player who looks at the table when warned has the time that looking gives at once. */
  private warn(row: TableRow, change: TableChange, ballot: Ballot, seat: number): Ballot {
    const isExtended = this.parts.isLooking(row.id, seat);
    const wait = row.silence * (isExtended ? 2 : 1);
    change.warn(row.number, seat, wait, isExtended);
    return { ...ballot, from: row.now + wait };
  }

  /**
   * Carries a vote out as long as nothing else than moves came in between: a take-back is for this very version, a
   * silent seat must still be silent.
   */
  private carryOut(id: string, voted: LiveTable, { entry }: Ballot, by: number, request: string): Promise<Played> {
    return this.parts.log.append(null, id, ({ live }) => {
      const seat = entry.seat ?? by;
      const answered = live.answered(seat, request);
      if (answered !== undefined) return ok({ answered });
      const isSame = live.header.number === voted.header.number && live.settled === voted.settled;
      const isThere =
        entry.kind === 'take-back'
          ? live.version === voted.version
          : entry.kind !== 'taken-over' || live.askedSince(seat) === voted.askedSince(seat);
      if (live.outcome() || !isSame || !isThere) return refused('stale', live);
      return ok(withEntries(live, [{ kind: entry.kind, seat, move: null, about: entry.about, request }]));
    });
  }
}

/** The seat at which a person acts; refuses where a bot or another person plays it. */
const playedSeat = (table: TableRow, identity: string): number => {
  const seat = ownSeat(table, identity);
  const { absent, kind } = table.seats[seat]!;
  if (table.status === 'running' && (absent === identity || kind === 'bot')) throw new Problem('stood-in');
  return seat;
};

const requireGame = (table: TableRow, number: number, status: 'running' | 'over'): void => {
  const { version } = table;
  if (table.number !== number) throw new Problem('stale', { version });
  if (table.status === status) return;
  if (status === 'over') throw new Problem('not-over', { version });
  throw new Problem(table.status === 'over' ? 'game-over' : 'not-running', { version });
};
