import type { Language, Seat } from '@ankerplatz/kit';
import type { SeatOrdersBody, TableInfo } from '@ankerplatz/protocol';
import { TableTalk, type TalkSource } from '../chat/feed.ts';
import { mayRead, messageOf } from '../chat/service.ts';
import { Problem } from '../problem.ts';
import type { ChangedRow, TableChanged } from '../tables/change-feed.ts';
import type { Seated } from '../tables/live-tables.ts';
import { requireVisible, seatOf, type Visitor } from '../tables/model/access.ts';
import type { LiveTable } from '../tables/model/live-table.ts';
import type { TableRow } from '../tables/model/rows.ts';
import { isCurrent } from '../tables/model/seats.ts';
import { GameText } from '../tables/model/view.ts';
import type { Watch } from './live-list.ts';
import type { Looking } from './presence.ts';
import type { Sender } from './sender.ts';

/** The parts of `Tables` that a watched table needs. */
export interface TableSource {
  table(id: string): Promise<TableRow | undefined>;
  /** The game at a table that is not open, at least as new as the row. */
  at(table: TableRow): Promise<Seated>;
  /** The game at this version or a later one, if it is at hand. */
  kept(table: TableRow, version: number): LiveTable | undefined;
  infoOf(table: TableRow, identity: string | null, language: Language): Promise<TableInfo>;
  /** Orders and hand-in of a person's seat; null where they have none. */
  ordersOf(table: TableRow, identity: string | null, language: Language): SeatOrdersBody | null;
}

/** A game of the evening, or the present one (null), and an entry of it. */
export interface TableVersion {
  readonly number: number | null;
  readonly version: number;
}

export interface Watcher {
  readonly visitor: Visitor;
  /** Equal for all windows of one spectator. */
  readonly person: string;
  readonly language: Language;
  readonly sender: Sender;
  /** The version that the watcher knows already. */
  readonly from: TableVersion | null;
  /** The table may not be watched any more. */
  readonly gone: (problem: Problem) => void;
  /** Whether the watcher wants to know who is looking. */
  readonly isSociable: boolean;
  /** Called after every message of the game. */
  readonly told?: (live: LiveTable) => void;
}

/** From where a game is seen: a seat, all seats' outside (null), or not at all. */
type Standpoint = { readonly seat: Seat | null } | 'outside';

const standpointOf = (table: TableRow, visitor: Visitor): Standpoint => {
  const seat = seatOf(table, visitor.identity);
  return seat === null && !table.spectators ? 'outside' : { seat };
};

const hasGame = ({ status }: TableRow): boolean => status === 'running' || status === 'over';

/** Whether more than moves has happened since the row was read. */
const isRowBehind = (row: TableRow, live: LiveTable): boolean =>
  row.status === 'running' && (live.outcome() !== null || row.seats.some(({ seat }) => !isCurrent(row, live, seat)));

/** Whether something was played since then that a seat had handed in early: only that seat may know. */
const isLeftBehind = (row: TableRow, live: LiveTable): boolean =>
  Object.entries(row.handIns).some(([seat, { id }]) => live.answered(Number(seat), id) !== undefined);

/** One who watches a table. What is sent is always the difference between what was told and what is. */
export class TableWatch implements Watch {
  isVisible = true;
  /** Why the table may not be watched. */
  problem: Problem | null = null;
  private standpoint: Standpoint | null = null;
  private known: TableVersion | null;
  private info = '';
  private orders = '';
  /** The last message of each kind. */
  private readonly told = {
    info: '',
    orders: '',
    presence: '',
    game: null as LiveTable | null,
    isOpen: true,
    message: 0,
  };

  constructor(
    readonly watcher: Watcher,
    private readonly table: WatchedTable,
  ) {
    this.known = watcher.from;
  }

  /** The seat that is looked from; undefined where there is nothing to be seen. */
  get seat(): Seat | null | undefined {
    return this.standpoint === null || this.standpoint === 'outside' ? undefined : this.standpoint.seat;
  }

  /** Whether a stand-in plays the seat of this watcher for the time being. */
  get isAway(): boolean {
    const { seat } = this;
    const standIn = this.table.live && typeof seat === 'number' ? this.table.live.standIns[seat] : null;
    return standIn ? !standIn.isFinal && standIn.person !== this.watcher.visitor.identity : false;
  }

  look(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.table.count();
  }

  end(): void {
    this.table.remove(this);
  }

  /** Finds out what this watcher may know now. */
  async place(row: TableRow | undefined, source: TableSource): Promise<void> {
    const { visitor, language } = this.watcher;
    try {
      const table = requireVisible(row, visitor);
      const before = this.seat;
      this.standpoint = standpointOf(table, visitor);
      if (before !== undefined && this.seat !== before) this.known = null;
      this.placeOrders(table, source);
      this.info = JSON.stringify({ type: 'info', info: await source.infoOf(table, visitor.identity, language) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }

  /** Finds out what its own seat has left to the server. */
  placeOrders(table: TableRow, source: TableSource): void {
    const { visitor, language } = this.watcher;
    const orders = source.ordersOf(table, visitor.identity, language);
    this.orders = orders ? JSON.stringify({ type: 'orders', ...orders }) : '';
  }

  /** Sends what has changed, if it can be sent. */
  offer(): void {
    if (this.standpoint === null || this.problem || this.watcher.sender.isFull) return;
    this.tellGame();
    this.tell('info', this.info);
    if (this.orders !== '') this.tell('orders', this.orders);
    if (!this.watcher.isSociable) return;
    this.tell('presence', this.table.presence);
    this.tellTalk();
  }

  /** Messages up to this one are asked for by the reader. */
  hasHeard(message: number): void {
    this.told.message = message;
  }

  private tellTalk(): void {
    const { table, watcher, told } = this;
    const { row, isOpen } = table;
    const isSaid = table.talk.last > told.message;
    if (!row || this.seat === undefined || (!isSaid && isOpen === told.isOpen)) return;
    const rows = table.talk.after(told.message).filter(each => mayRead(row, watcher.visitor.identity, each));
    told.message = table.talk.last;
    if (rows.length === 0 && isOpen === told.isOpen) return;
    told.isOpen = isOpen;
    const messages = rows.map(each => messageOf(each, watcher.language));
    watcher.sender.send(JSON.stringify({ type: 'chat', table: table.id, isOpen, messages }));
  }

  private tell(what: 'info' | 'orders' | 'presence', text: string): void {
    if (this.told[what] === text) return;
    this.told[what] = text;
    this.watcher.sender.send(text);
  }

  private tellGame(): void {
    const { live } = this.table;
    const { seat } = this;
    if (seat === undefined || !live || (this.told.game === live && this.known !== null)) return;
    this.watcher.sender.send(this.table.textFor(seat, this.known));
    this.told.game = live;
    this.known = { number: live.header.number, version: live.version };
    this.watcher.told?.(live);
  }
}

/** The message that brings a seat from a version to the present one. */
interface Text {
  readonly seat: Seat | null;
  readonly from: number | null;
  readonly text: string;
}

/** A table that is watched here: read once and folded once for all watchers, shown once for each seat. */
export class WatchedTable {
  live: LiveTable | null = null;
  presence = '';
  row: TableRow | undefined;
  readonly talk: TableTalk;
  private readonly watches = new Set<TableWatch>();
  /** Why the game cannot be read here. */
  private problem: Problem | null = null;
  /** The newest version that was heard of. */
  private heard = 0;
  private isRowWanted = false;
  /** The row that a change has made, if nothing else has happened since the one before it was read. */
  private made: ChangedRow | undefined;
  private isLeftWanted = false;
  private reading: Promise<void> = Promise.resolve();
  private isReading = false;
  private next: Promise<void> | null = null;
  /**
   * The texts of this version. Not a map that is cleared: what it held before would outlive many collections of
   * garbage.
   */
  private texts: Text[] = [];
  private told: GameText | null = null;

  constructor(
    readonly id: string,
    private readonly source: TableSource,
    talk: TalkSource,
    /** Until other servers tell of what they do here. */
    private readonly isTold: Promise<void>,
    /** Told the seats and spectators that look at this table from here. */
    private readonly looked: (looking: Looking) => void,
    private readonly left: () => void,
  ) {
    this.talk = new TableTalk(id, talk);
  }

  /** Whether anything may be said now. */
  get isOpen(): boolean {
    const { live, row } = this;
    if (row?.status !== 'running') return row?.status !== 'closed';
    return !live || live.outcome() !== null || !live.header.game.isSilent(live.position);
  }

  /** The chat has a new message. */
  async hearTalk(): Promise<void> {
    await this.talk.read();
    this.offer();
  }

  /** Throws a problem where the table may not be watched. */
  async add(watcher: Watcher): Promise<TableWatch> {
    const watch = new TableWatch(watcher, this);
    this.watches.add(watch);
    try {
      await Promise.all([this.talk.begin(), this.isTold]);
      watch.hasHeard(this.talk.last);
      await this.look(true);
      if (watch.problem) throw watch.problem;
    } catch (error) {
      this.remove(watch);
      throw error;
    }
    this.count();
    watch.offer();
    return watch;
  }

  remove(watch: TableWatch): void {
    if (!this.watches.delete(watch)) return;
    this.count();
    if (this.watches.size === 0) this.left();
  }

  /** Tells who looks at the table from here. A seat in two windows is one; a spectator, too. */
  count(): void {
    const seats = new Set<Seat>();
    const spectators = new Set<string>();
    for (const { isVisible, seat, watcher } of this.watches) {
      if (!isVisible || seat === undefined) continue;
      if (seat === null) spectators.add(watcher.person);
      else seats.add(seat);
    }
    this.looked({ seats: [...seats], spectators: spectators.size });
  }

  /** Of an open table: its players, and its owner, who look at it from here. */
  waiting(): readonly string[] {
    const { row } = this;
    if (row?.status !== 'open') return [];
    const looking = [...this.watches].filter(({ isVisible }) => isVisible);
    const people = new Set(looking.flatMap(({ watcher }) => watcher.visitor.identity ?? []));
    return [...people].filter(identity => identity === row.owner || seatOf(row, identity) !== null);
  }

  showPresence({ seats, spectators }: Looking): void {
    this.presence = JSON.stringify({ type: 'presence', table: this.id, seats, spectators });
    this.offer();
  }

  /** The table has changed. Resolves when its watchers have been told. */
  async hear({ number, version, row: made }: TableChanged): Promise<void> {
    const { row } = this;
    const isEntry = row?.status === 'running' && number === row.number && version > this.heard;
    this.heard = version;
    if (!isEntry || !this.tellAtOnce(row)) await this.look(!isEntry, made);
    else if (isLeftBehind(row, this.live!)) await this.lookAtLeft();
  }

  /**
   * A seat has left something to the server, or taken it back: nobody but its player hears of it, nor that there was
   * anything to hear.
   */
  async hearLeft(seat: Seat): Promise<void> {
    if ([...this.watches].some(watch => watch.seat === seat)) await this.lookAtLeft();
  }

  private lookAtLeft(): Promise<void> {
    this.isLeftWanted = true;
    return this.look(false);
  }

  /** Resolves when everything has been told that had happened when it was called. */
  look(isRowWanted: boolean, made?: ChangedRow): Promise<void> {
    if (isRowWanted) this.made = this.isRowWanted ? undefined : made;
    this.isRowWanted ||= isRowWanted;
    this.next ??= this.reading.then(() => {
      this.next = null;
      this.isReading = true;
      const reading = this.read();
      this.reading = reading
        .catch(() => undefined)
        .then(() => {
          this.isReading = false;
        });
      return reading;
    });
    return this.next;
  }

  /** The message that brings a seat, or a spectator (null), from a version to the present one. */
  textFor(seat: Seat | null, version: TableVersion | null): string {
    const live = this.live!;
    const isSameGame = version !== null && (version.number ?? live.header.number) === live.header.number;
    const from = isSameGame && version.version <= live.version ? version.version : null;
    const known = this.texts.find(each => each.seat === seat && each.from === from);
    if (known) return known.text;
    this.told ??= new GameText(live);
    const text = this.told.for(seat, from);
    this.texts.push({ seat, from, text });
    return text;
  }

  private async read(): Promise<void> {
    const isRowWanted = this.isRowWanted || !this.row;
    this.isRowWanted = false;
    if (isRowWanted) await this.readRow();
    await this.readGame();
    const isBehind = this.row && this.live ? isRowBehind(this.row, this.live) : false;
    if (isBehind) {
      await this.readRow();
      await this.readGame();
    }
    const isLeftWanted = this.isLeftWanted || (this.row && this.live ? isLeftBehind(this.row, this.live) : false);
    this.isLeftWanted = false;
    if (isBehind || isRowWanted) await this.placeAll();
    else if (isLeftWanted) await this.readLeft();
    this.offer();
  }

  private async readRow(): Promise<void> {
    const { made, row } = this;
    this.made = undefined;
    this.row = made && made.before === row?.mark ? made.after : await this.source.table(this.id);
    if (this.row)
      this.heard = Math.max(this.row.version, this.row.number === this.live?.header.number ? this.heard : 0);
  }

  /** Reads only what seats have left to the server; each is told of its own. */
  private async readLeft(): Promise<void> {
    const row = await this.source.table(this.id);
    if (!row || !this.row) return;
    this.row = { ...this.row, handIns: row.handIns, orders: row.orders };
    for (const watch of this.watches) if (typeof watch.seat === 'number') watch.placeOrders(row, this.source);
  }

  private async readGame(): Promise<void> {
    const { row } = this;
    this.problem = null;
    try {
      this.keep(row && hasGame(row) ? (await this.source.at({ ...row, version: this.heard })).live : null);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.problem = error;
    }
  }

  private keep(live: LiveTable | null): void {
    if (live === this.live) return;
    this.live = live;
    this.forget();
  }

  /** Tells of an entry that needs no reading, since the game is at hand; false where it does. */
  private tellAtOnce(row: TableRow): boolean {
    const live = this.isReading || this.next ? undefined : this.source.kept(row, this.heard);
    if (!live || isRowBehind(row, live)) return false;
    this.keep(live);
    this.offer();
    return true;
  }

  private async placeAll(): Promise<void> {
    for (const watch of this.watches) {
      const wasPlaced = watch.seat !== undefined;
      await watch.place(this.row, this.source);
      watch.problem ??= this.problem;
      if (watch.problem && wasPlaced) {
        this.remove(watch);
        watch.watcher.gone(watch.problem);
      }
    }
    this.count();
  }

  /** Watches at the same place get the same text; a watch that could not be told now is told by another offer. */
  private offer(): void {
    for (const watch of this.watches) watch.offer();
    this.forget();
  }

  private forget(): void {
    this.texts = [];
    this.told = null;
  }
}
