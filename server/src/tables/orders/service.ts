import type { Language, Seat } from '@ankerplatz/kit';
import type { HandInBody, OrdersBody, SeatOrdersBody } from '@ankerplatz/protocol';
import { bodyOf } from '../../http/errors.ts';
import { Problem, wrongField } from '../../problem.ts';
import { randomId } from '../../random.ts';
import { CATALOGUES } from '../../text/catalogues.ts';
import type { Changing } from '../changing/changing.ts';
import type { TableChange } from '../changing/table-change.ts';
import type { LiveTables, Seated } from '../live-tables.ts';
import { awayProblem } from '../log.ts';
import { ownSeat, requireVisible, seatOf } from '../model/access.ts';
import { currentRules } from '../model/game-header.ts';
import type { LiveTable } from '../model/live-table.ts';
import { obey } from '../model/obey.ts';
import type { TableRow } from '../model/rows.ts';
import { type HandIn, NO_ORDERS, requestOf, type SeatOrders, type Told, toldOf } from '../model/standing-orders.ts';
import { mayHandIn } from '../model/view.ts';
import type { Playing } from '../playing.ts';
import { MoveProblem, type Refusals } from '../refusals.ts';
import type { TableStore } from '../store.ts';

export interface OrderingParts {
  readonly store: TableStore;
  readonly changing: Changing;
  readonly live: LiveTables;
  readonly playing: Playing;
  readonly refusals: Refusals;
  /** Told when something may be carried out at once. */
  readonly botIsDue: (delay: number) => void;
}

/** The outcome of moves handed in early: where they are left, they are no longer due, or withdrawn. */
type Became = 'played' | 'dropped' | 'left';

/** Each time the game went on meanwhile. */
const MOST_TRIES = 20;

/** Answers handed in early, and standing orders, which seats leave to the server. No other seat learns of them. */
export class Ordering {
  constructor(private readonly parts: OrderingParts) {}

  async handIn(identity: string, id: string, { number, moves, id: request }: HandInBody): Promise<void> {
    await this.atSeat(identity, id, { number, id: request }, async ({ live }, seat, change) => {
      if (live.decisionVersion(seat) !== null) throw new Problem('your-turn', { version: live.version });
      if (!mayHandIn(live, seat)) throw new Problem('not-coming', { version: live.version });
      this.requireKnown(live, moves);
      change.handIn(seat, { id: request, moves });
    });
  }

  async withdraw(identity: string, id: string): Promise<void> {
    await this.parts.changing.change(id, async (row, change) => {
      const table = requireVisible(row, { identity });
      change.handIn(ownSeat(table, identity), null);
    });
  }

  async order(identity: string, id: string, { number, orders }: OrdersBody): Promise<void> {
    await this.atSeat(identity, id, { number, id: randomId() }, async ({ live }, seat, change) => {
      const { game } = live.header;
      const unknown = orders.findIndex(order => !game.orders.includes(order));
      if (unknown >= 0) throw wrongField(`orders.${unknown}`, { is: 'choice', values: [...game.orders] });
      change.order(seat, { on: [...new Set(orders)], round: live.position.round, told: [] });
      change.afterCommit(() => this.parts.botIsDue(0));
    });
  }

  async read(identity: string, id: string, language: Language): Promise<SeatOrdersBody> {
    const table = requireVisible(await this.parts.store.table(id), { identity });
    ownSeat(table, identity);
    return this.bodyFor(table, identity, language)!;
  }

  /** The orders that a person may know, those of their own seat; null for all others. */
  bodyFor(table: TableRow, identity: string | null, language: Language): SeatOrdersBody | null {
    const seat = seatOf(table, identity);
    if (seat === null) return null;
    const { on, told } = table.orders[seat] ?? NO_ORDERS;
    const handIn = table.handIns[seat] ?? null;
    return {
      table: table.id,
      number: table.number,
      seat,
      handIn: handIn && { id: handIn.id, moves: [...handIn.moves] },
      available: [...currentRules(table).orders],
      orders: [...on],
      told: told.map(each => this.tell(table, each, language)),
    };
  }

  /** Carries out what was left for decisions that are open now; whether anything was played. */
  async carryOut(id: string): Promise<boolean> {
    const table = await this.parts.store.table(id);
    if (table?.status !== 'running') return false;
    const { live } = await this.parts.live.at(table);
    for (const seat of live.deciders()) {
      if (!live.isPlayed(seat)) continue;
      const handIn = table.handIns[seat];
      const became = handIn ? await this.playHandIn(live, seat, handIn) : 'dropped';
      if (became === 'played') return true;
      if (became === 'dropped' && (await this.playOrder(table, live, seat))) return true;
    }
    return false;
  }

  /** Moves that are not legal any more are dropped, and their owner is told why. */
  private async playHandIn({ header }: LiveTable, seat: Seat, { id, moves }: HandIn): Promise<Became> {
    try {
      await this.parts.playing.playLeft(header.table, seat, header.number, {
        moves: [...moves],
        id,
        handIn: { seat, id },
      });
      return 'played';
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'unavailable') throw error;
      if (!(error instanceof MoveProblem)) return 'left';
      await this.drop(header.table, seat, { id, moves }, error);
      return 'dropped';
    }
  }

  private async drop(table: string, seat: Seat, { id, moves }: HandIn, problem: MoveProblem): Promise<void> {
    const { refused, details } = problem;
    await this.parts.changing.change(table, async (row, change) => {
      if (row?.handIns[seat]?.id !== id) return;
      change.handIn(seat, null);
      const orders = row.orders[seat] ?? NO_ORDERS;
      change.note(seat, toldOf(orders, { what: 'hand-in', problem: refused, moves, version: details.version ?? 0 }));
    });
  }

  private async playOrder(table: TableRow, live: LiveTable, seat: Seat): Promise<boolean> {
    const given = table.orders[seat] ?? NO_ORDERS;
    const { move, orders } = obey(live, seat, given);
    if (orders) await this.note(table, seat, given, orders);
    if (!move) return false;
    const { text, order } = move;
    const left = { moves: [text], id: requestOf(order, randomId()), ordered: { seat, order } };
    try {
      await this.parts.playing.playLeft(table.id, seat, table.number, left);
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code !== 'unavailable') return false;
      throw error;
    }
  }

  /** Stores orders only if no others were given meanwhile. */
  private async note({ id }: TableRow, seat: Seat, given: SeatOrders, orders: SeatOrders): Promise<void> {
    await this.parts.changing.change(id, async (row, change) => {
      const isSame = JSON.stringify(row?.orders[seat] ?? NO_ORDERS) === JSON.stringify(given);
      if (isSame) change.note(seat, orders);
    });
  }

  /** Changes what a seat has left, in a game that has not gone on since it was looked at. */
  private async atSeat(
    identity: string,
    id: string,
    request: { readonly number: number; readonly id: string },
    work: (seated: Seated, seat: Seat, change: TableChange) => Promise<void>,
  ): Promise<void> {
    const attempt = async (): Promise<boolean> => {
      const table = requireVisible(await this.parts.store.table(id), { identity });
      const seat = ownSeat(table, identity);
      requireRunning(table, request.number);
      const { live } = await this.parts.live.at(table);
      const away = awayProblem(live, seat, identity);
      if (away) throw new Problem(away, { version: live.version });
      return this.parts.changing.change(id, async (row, change) => {
        if (row?.number !== table.number || row.version !== live.version) return false;
        await work({ table: row, live }, seat, change);
        return true;
      });
    };
    await this.parts.playing.atOwnSeat(identity, id, request, async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) if (await attempt()) return;
      throw new Problem('unavailable', { retryAfter: 1 });
    });
  }

  private requireKnown({ header, position, version }: LiveTable, moves: readonly string[]): void {
    const index = moves.findIndex(text => header.game.parseMove(position, text) === undefined);
    if (index < 0) return;
    const refusal = { code: 'unknown-move', text: moves[index]! } as const;
    throw this.parts.refusals.problem(header.game, { code: 'unknown-move', index, refusal }, version);
  }

  private tell(table: TableRow, told: Told, language: Language): SeatOrdersBody['told'][number] {
    if (told.what === 'order') {
      const { what, order, stop, version } = told;
      return { what, order, version, code: stop, message: CATALOGUES[language].words.orders[order][stop] };
    }
    const problem = this.parts.refusals.problem(currentRules(table), told.problem, told.version);
    const { code, message, refusal } = bodyOf(problem, language).error;
    return {
      what: told.what,
      moves: [...told.moves],
      version: told.version,
      code,
      message,
      ...(refusal && { refusal }),
    };
  }
}

const requireRunning = ({ number, status, version }: TableRow, wanted: number): void => {
  if (number !== wanted) throw new Problem('stale', { version });
  if (status !== 'running') throw new Problem(status === 'over' ? 'game-over' : 'not-running', { version });
};
