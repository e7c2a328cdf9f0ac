import { type BrokenSeal, fitsCommitment, type Seat } from '@ankerplatz/kit';
import type { Committing, Opening } from '@ankerplatz/protocol';
import { Problem } from '../problem.ts';
import type { Changing } from './changing/changing.ts';
import type { TableChange } from './changing/table-change.ts';
import type { Games } from './games.ts';
import { ownSeat, requireVisible } from './model/access.ts';
import { awaitedSeats, comingPlaces, comingSeats, openingTime } from './model/coming.ts';
import type { SealRow, SeatRow, TableRow } from './model/rows.ts';
import { heirOf, OPEN } from './model/seats.ts';
import { newSecret } from './model/secret.ts';

/** A table where this happens so often is no place to play. */
const MOST_BROKEN = 20;

type SealedTable = TableRow & { readonly seal: SealRow };

const isSealed = (table: TableRow): table is SealedTable => table.seal !== null;

/** While all wait for the game to begin, nothing of it is changed. */
export const requireUnsealed = ({ seal }: TableRow): void => {
  if (seal) throw new Problem('sealed');
};

/** Chance that nobody can choose: everybody commits first, and nothing is opened before all have (docs/record.md). */
export class Sealing {
  constructor(
    private readonly changing: Changing,
    private readonly games: Games,
    private readonly clockIsSet: (delay: number) => void,
  ) {}

  /** All want to begin; answers whether the game has begun. */
  async begin(table: TableRow, change: TableChange): Promise<boolean> {
    await this.games.requireRoom(table, change);
    if (!table.deal) return this.seal(table, change);
    // The luck of a deal was settled for all its tables.
    await this.games.begin(table, { contributions: table.seats.map(() => '') }, change);
    return true;
  }

  /** Takes another commitment of a player; with `anew` all must commit anew once all is sealed. */
  async commit(identity: string, id: string, { commitment, anew = false }: Committing): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      if (table.status !== 'open' && table.status !== 'over') throw new Problem('not-open');
      const own = ownSeat(table, identity);
      if (table.seal?.commitments && !anew) throw new Problem('sealed');
      if (table.broken.length + 1 >= MOST_BROKEN) return void this.giveUp(table, change, [own]);
      const before = isSealed(table) ? this.breakSeal(table, change, [own]) : table;
      const seats = before.seats.map(each => (each.seat === own ? { ...each, commitment } : each));
      change.seats(seats);
      if (table.seal) await this.seal({ ...before, seats }, change);
    });
  }

  /** Opens a player's contribution; with the last one the game begins. The same again changes nothing. */
  async open(identity: string, id: string, { commitment, contribution }: Opening): Promise<void> {
    await this.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      const own = ownSeat(table, identity);
      if (table.commitment === commitment && table.seats[own]!.contribution === contribution) return;
      const seal = table.seal;
      if (!seal?.commitments || table.commitment !== commitment) throw new Problem('not-sealed');
      const place = comingPlaces(table)[own]!;
      if (!fitsCommitment(contribution, seal.commitments[place]!)) throw new Problem('wrong-contribution');
      await this.goOn(
        { ...table, seal: { ...seal, contributions: seal.contributions.with(place, contribution) } },
        change,
      );
    });
  }

  /** The time to open has passed: players who are still awaited lose their seats, and all is to be made anew. */
  async expire(id: string): Promise<void> {
    await this.changing.change(id, async (table, change) => {
      const isWaiting = table?.status === 'open' || table?.status === 'over';
      if (!isWaiting || !isSealed(table) || table.seal.until > table.now) return;
      const awaited = awaitedSeats(table, table.seal);
      const after = this.giveUp(table, change, awaited);
      const heir = heirOf(after);
      const isOwnerGone = awaited.some(seat => table.seats[seat]!.identity === table.owner);
      if (isOwnerGone && heir) change.owner(heir);
    });
  }

  /** Players leave while all wait for the game to begin: it does not, and their seats are open. */
  giveUp(table: TableRow, change: TableChange, gone: readonly Seat[]): TableRow {
    const after = isSealed(table) ? this.breakSeal(table, change, gone) : table;
    const seats = after.seats.map(row => (gone.includes(row.seat) ? { ...row, ...OPEN } : row));
    change.seats(seats);
    if (isSealed(table) && table.status === 'over') change.settle(table.number, 'rematch');
    if (after.broken.length >= MOST_BROKEN) change.close();
    return { ...after, seats };
  }

  /**
   * A contribution opened for one seal is of no use for another one. Where none could be opened yet, all stays as it
   * is.
   */
  private breakSeal(table: SealedTable, change: TableChange, missing: readonly Seat[]): TableRow {
    const { seal, secret, commitment } = table;
    const { commitments } = seal;
    if (!commitments) {
      change.unseal(table);
      return { ...table, seal: null };
    }
    const places = comingPlaces(table);
    const broken: BrokenSeal = {
      ...{ commitment, secret, commitments, contributions: seal.contributions },
      missing: missing.map(seat => places[seat]!).sort((a, b) => a - b),
    };
    const after = { ...table, ...newSecret(), broken: [...table.broken, broken], seal: null };
    change.unseal(after);
    return { ...after, seats: table.seats.map(uncommitted) };
  }

  private async seal(table: TableRow, change: TableChange): Promise<boolean> {
    const seats = comingSeats(table);
    const isCommitted = seats.every(({ commitment }) => commitment !== null);
    const wait = openingTime(table);
    change.afterCommit(() => this.clockIsSet(wait));
    const seal: SealRow = {
      commitments: isCommitted ? seats.map(({ commitment }) => commitment!) : null,
      contributions: seats.map(() => ''),
      until: table.now + wait,
    };
    return this.goOn({ ...table, seal }, change);
  }

  /** Begins, if nobody is awaited. */
  private async goOn(table: SealedTable, change: TableChange): Promise<boolean> {
    const awaited = awaitedSeats(table, table.seal);
    if (awaited.length > 0) change.seal(table.seal, awaited);
    else await this.games.begin(table, table.seal, change);
    return awaited.length === 0;
  }
}

const uncommitted = (row: SeatRow): SeatRow => ({ ...row, commitment: row.commitment === '' ? '' : null });
