import type { Quotas } from '../config.ts';
import { Problem } from '../problem.ts';
import type { LogParts, TableLog } from './log.ts';
import { AT_COMMIT } from './model/clock.ts';
import { currentRules, headerOf, newestRules } from './model/game-header.ts';
import { LiveTable } from './model/live-table.ts';
import type { TableRow } from './model/rows.ts';
import { nextSeats, OPEN, personRow } from './model/seats.ts';
import type { SeatOrders } from './model/standing-orders.ts';
import { defaultOrders, NO_ORDERS } from './model/standing-orders.ts';
import type { Amounts, TableChange } from './table-change.ts';

/** How one game begins, and how another follows. */
export class Games {
  constructor(
    private readonly log: TableLog,
    private readonly parts: Pick<LogParts, 'live' | 'botIsDue' | 'clockIsSet'>,
    private readonly quotas: Quotas,
  ) {}

  /** Starts a game; the seats are those of the row. */
  async begin(table: TableRow, number: number, change: TableChange): Promise<void> {
    if (table.seats.some(({ kind }) => kind === 'bot')) this.requireFewer(await change.botGames());
    const resolved = newestRules(table).setup(table.asked);
    if (!resolved.ok) throw new Error(`table ${table.id} cannot be set up: ${resolved.error}`);
    const { version, seats, options } = resolved.value;
    const setup = { version, seats, options };
    const live = LiveTable.begin({ ...headerOf(table, number, setup), startedAt: AT_COMMIT });
    this.parts.live.begun(live);
    const botDue = this.log.botDue(table, live);
    const { in: due } = live.due();
    change.begin({ number, setup, deciders: live.deciders(), botDue, due, orders: ordersAtStart(table) });
    change.afterCommit(() => {
      if (botDue !== null) this.parts.botIsDue(botDue);
      if (due !== null) this.parts.clockIsSet(due);
    });
  }

  private requireFewer({ each, address }: Amounts): void {
    const { botGames, botGamesAddress } = this.quotas;
    if (each >= botGames) throw new Problem('too-many-bot-games', { most: botGames });
    if (address >= botGamesAddress) throw new Problem('too-many-bot-games', { most: botGamesAddress });
  }

  /** Everybody moves on to another seat, and brings along how much time he needs. */
  async beginNext(table: TableRow, change: TableChange): Promise<void> {
    const next = nextSeats(currentRules(table).sides(table.setup!));
    const seats = table.seats.map(row => {
      const { identity, contribution, factor } = row;
      const person = identity === null ? {} : personRow(identity, contribution, factor);
      return { ...OPEN, ...row, ...person, seat: next[row.seat]! };
    });
    seats.sort((a, b) => a.seat - b.seat);
    change.seats(seats);
    await this.begin({ ...table, seats }, table.number + 1, change);
  }
}

const ordersAtStart = (table: TableRow): Record<string, SeatOrders> => {
  const on = defaultOrders(newestRules(table), table.clock);
  const people = table.seats.filter(({ identity }) => identity !== null);
  return on.length > 0 ? Object.fromEntries(people.map(({ seat }) => [seat, { ...NO_ORDERS, on }])) : {};
};
