import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@ankerplatz/kit';
import type { TableSummary } from '@ankerplatz/protocol';
import type { Lobby } from '../lobby/service.ts';
import type { SeatRow, TableSummaryRow } from '../tables/model/rows.ts';
import { summaryOf } from '../tables/reading.ts';
import type { Watch } from './live-list.ts';
import type { Sender } from './sender.ts';
import type { RealtimeStore } from './store.ts';

/** However much happens, it is looked at no more often. */
const PAUSE_MS = 300;

export interface Owner {
  readonly identity: string;
  readonly language: Language;
  readonly sender: Sender;
}

/** Moves alone are no news here, unless it becomes this person's turn. */
export const signatureOf = ({ version, deciders, touchedAt, ...rest }: TableSummary): string => JSON.stringify(rest);

/** The person who was invited to a seat; one who was paired hears of it otherwise. */
const invitedTo = ({ keptFor, keptUntil }: SeatRow): string | null => (keptUntil ? (keptFor ?? null) : null);

/**
 * Tells a person of the tables where they sit: first of all of them, then of each that changes, or where a seat is kept
 * for them.
 */
class OwnTablesWatch implements Watch {
  private isBehind = false;
  private told = new Map<string, string>();

  constructor(
    readonly owner: Owner,
    private readonly notices: OwnTables,
  ) {}

  async tellAll(): Promise<void> {
    const { owner } = this;
    const tables = await this.notices.mine(owner);
    this.told = new Map(tables.map(table => [table.id, signatureOf(table)]));
    owner.sender.send(JSON.stringify({ type: 'mine', tables }));
  }

  notice(row: TableSummaryRow): void {
    const { identity, language, sender } = this.owner;
    const table = summaryOf(row, identity, language);
    const signature = signatureOf(table);
    if (this.isBehind || this.told.get(row.id) === signature) return;
    this.isBehind = sender.isFull;
    if (this.isBehind) return;
    this.told.set(row.id, signature);
    sender.send(JSON.stringify({ type: 'notice', table }));
  }

  offer(): void {
    if (!this.isBehind || this.owner.sender.isFull) return;
    this.isBehind = false;
    this.catchUp();
  }

  /** News may have been missed. */
  catchUp(): void {
    this.tellAll().catch(error => {
      this.isBehind = true;
      this.notices.failed(error);
    });
  }

  end(): void {
    this.notices.remove(this);
  }
}

/** Tells people what becomes of the tables where they sit: one question to the database for all of them, now and then. */
export class OwnTables {
  private readonly watches = new Map<string, Set<OwnTablesWatch>>();
  private changed = new Set<string>();
  private isBusy = false;

  constructor(
    private readonly store: RealtimeStore,
    private readonly lobby: Lobby,
    readonly failed: (error: unknown) => void,
  ) {}

  get isIdle(): boolean {
    return this.watches.size === 0;
  }

  async add(owner: Owner): Promise<Watch> {
    const watch = new OwnTablesWatch(owner, this);
    this.watches.set(owner.identity, (this.watches.get(owner.identity) ?? new Set()).add(watch));
    try {
      await watch.tellAll();
    } catch (error) {
      watch.end();
      throw error;
    }
    return watch;
  }

  remove(watch: OwnTablesWatch): void {
    const { identity } = watch.owner;
    const others = this.watches.get(identity);
    others?.delete(watch);
    if (others?.size === 0) this.watches.delete(identity);
  }

  mine({ identity, language }: Owner): Promise<TableSummary[]> {
    return this.lobby.mine(identity, language);
  }

  hear(table: string): void {
    if (this.isIdle) return;
    this.changed.add(table);
    if (!this.isBusy) void this.work();
  }

  lookAgain(): void {
    for (const watches of this.watches.values()) for (const watch of watches) watch.catchUp();
  }

  private async work(): Promise<void> {
    this.isBusy = true;
    while (this.changed.size > 0) {
      await sleep(PAUSE_MS, undefined, { ref: false });
      const tables = [...this.changed];
      this.changed.clear();
      try {
        for (const row of await this.store.seatedAt(tables, [...this.watches.keys()])) this.tell(row);
      } catch (error) {
        for (const table of tables) this.changed.add(table);
        this.failed(error);
      }
    }
    this.isBusy = false;
  }

  private tell(row: TableSummaryRow): void {
    const people = new Set([row.owner, ...row.seats.flatMap(seat => seat.identity ?? invitedTo(seat) ?? [])]);
    for (const person of people) for (const watch of this.watches.get(person) ?? []) watch.notice(row);
  }
}
