import type { Quotas } from '../config.ts';
import { Problem } from '../problem.ts';
import type { Amounts, TableChange } from './changing/table-change.ts';
import type { LogParts, TableLog } from './log.ts';
import { AT_COMMIT } from './model/clock.ts';
import { comingSeats } from './model/coming.ts';
import { headerOf, nextRules } from './model/game-header.ts';
import { LiveTable } from './model/live-table.ts';
import type { SealRow, TableRow } from './model/rows.ts';
import type { SeatOrders } from './model/standing-orders.ts';
import { defaultOrders, NO_ORDERS } from './model/standing-orders.ts';

/** Begins games at tables, and the next one after another. */
export class Games {
  constructor(
    private readonly log: TableLog,
    private readonly parts: Pick<LogParts, 'live' | 'botIsDue' | 'clockIsSet'>,
    private readonly quotas: Quotas,
  ) {}

  /** Whether there may be one game with bots more. */
  async requireRoom({ seats }: TableRow, change: TableChange): Promise<void> {
    if (seats.some(({ kind }) => kind === 'bot')) this.requireFewer(await change.botGames());
  }

  /** Starts the game to come, whose seal is opened. */
  async begin(before: TableRow, { contributions }: Pick<SealRow, 'contributions'>, change: TableChange): Promise<void> {
    const number = before.status === 'over' ? before.number + 1 : before.number;
    const seats = comingSeats(before).map(row => ({ ...row, contribution: contributions[row.seat]! }));
    const table = { ...before, seats };
    change.seats(seats);
    const resolved = nextRules(table).setup(table.wish);
    if (!resolved.ok) throw new Error(`table ${table.id} cannot be set up: ${resolved.error}`);
    const { version, options } = resolved.value;
    const setup = { version, seats: seats.length, options };
    const live = LiveTable.begin({ ...headerOf(table, number, setup), startedAt: AT_COMMIT });
    this.parts.live.begun(live);
    const botDue = this.log.botDue(table, live);
    const due = dueAtStart(live, table);
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
}

/**
 * Milliseconds until the time of a player runs out: the game begins at the time of the transaction in which the row was
 * read.
 */
const dueAtStart = (live: LiveTable, { now }: TableRow): number | null => {
  if (!live.mayRest) return live.due().in;
  const { at } = LiveTable.begin({ ...live.header, startedAt: now }, live).due();
  return at === null ? null : at - now;
};

const ordersAtStart = (table: TableRow): Record<string, SeatOrders> => {
  const on = defaultOrders(nextRules(table), table.clock);
  const people = table.seats.filter(({ identity }) => identity !== null);
  return on.length > 0 ? Object.fromEntries(people.map(({ seat }) => [seat, { ...NO_ORDERS, on }])) : {};
};
