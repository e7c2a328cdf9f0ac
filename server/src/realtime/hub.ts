import type { Language } from '@ankerplatz/kit';
import type { Lobby as LobbyLists } from '@ankerplatz/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { ChatWhisper, TalkSource } from '../chat/feed.ts';
import type { Lobby } from '../lobby/service.ts';
import type { BlockWhisper, PairingWhisper } from '../pairing/rows.ts';
import type { Pairing } from '../pairing/service.ts';
import type { Peers } from '../peers/peers.ts';
import { Problem } from '../problem.ts';
import type { ReviewRooms } from '../review-rooms/service.ts';
import type { TableChanged } from '../tables/change-feed.ts';
import type { Tables } from '../tables/service.ts';
import { type ListText, LiveList, type Watch } from './live-list.ts';
import { type Owner, OwnTables } from './own-tables.ts';
import { type Look, Presence, type Whisper } from './presence.ts';
import { type RoomGuest, RoomWatches, type RoomWhisper } from './room-watches.ts';
import { type Seeker, SeekWatches } from './seek-watches.ts';
import type { Sender } from './sender.ts';
import type { RealtimeStore } from './store.ts';
import { type TournamentViewer, TournamentWatches, type TournamentWhisper } from './tournament-watches.ts';
import { type TableWatch, WatchedTable, type Watcher } from './watched-table.ts';

export interface HubParts {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly pairing: Pairing;
  readonly rooms: ReviewRooms;
  readonly store: RealtimeStore;
  readonly talk: TalkSource;
  /** Tell of what other servers do. */
  readonly peers: Pick<Peers, 'watch' | 'unwatch' | 'wonder'>;
  readonly log: FastifyBaseLogger;
  /** The name of this server. */
  readonly by: string;
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number;
}

/** Messages of other servers that are not stored. */
export type HubWhisper = Whisper | ChatWhisper | RoomWhisper | TournamentWhisper | PairingWhisper | BlockWhisper;

/** How many heartbeats of another server may fail. */
const PATIENCE = 3;
const RETRY_MS = 1000;
/** The people in a review room are noted as many times between two heartbeats. */
const ROOM_BEATS = 8;

/** The tables and lists that clients of this server watch. */
export class Hub {
  private readonly watched = new Map<string, WatchedTable>();
  private readonly lobbies = new Map<Language, LiveList>();
  private readonly ownTables: OwnTables;
  private readonly seeks: SeekWatches;
  private readonly rooms: RoomWatches;
  readonly tournaments: TournamentWatches;
  private readonly presence: Presence;
  private readonly lookListeners: ((looks: readonly Look[]) => void)[] = [];

  private readonly failed = (error: unknown): void => {
    // A broken table has been told of where that was found out.
    if (error instanceof Problem && error.code === 'table-broken') return;
    this.parts.log.warn({ err: error }, 'what is watched cannot be read');
  };

  constructor(private readonly parts: HubParts) {
    const { store, by, heartbeat, tables, log } = parts;
    this.presence = new Presence({
      by,
      whisper: whisper => store.whisper(whisper).catch(error => log.warn({ err: error }, 'presence not told')),
      changed: table => this.watched.get(table)?.showPresence(this.presence.at(table)),
      began: looks => {
        for (const listener of this.lookListeners) listener(looks);
      },
      lasts: PATIENCE * heartbeat,
    });
    this.ownTables = new OwnTables(store, parts.lobby, this.failed);
    this.seeks = new SeekWatches(parts.pairing, this.failed);
    this.rooms = new RoomWatches(parts.rooms, heartbeat / ROOM_BEATS, this.failed);
    this.tournaments = new TournamentWatches(this.failed);
    tables.changes.on('changed', change => this.hear(change));
    tables.changes.on('whispered', ({ table, seat }) => {
      const watched = this.watched.get(table);
      if (watched) this.carryOn(watched, watched.hearLeft(seat));
    });
    tables.changes.on('gap', () => this.lookAgain());
  }

  /** Throws a problem where the table may not be watched. */
  async watchTable(id: string, watcher: Watcher): Promise<TableWatch> {
    const table = this.watched.get(id) ?? this.begin(id);
    return table.add(watcher);
  }

  /** Without tables of people from whom a block keeps the one who watches. */
  async watchLobby(language: Language, sender: Sender, identity: string | null): Promise<Watch> {
    await this.parts.peers.wonder(true);
    const list = this.lobbies.get(language) ?? this.beginLobby(language);
    return list.add(sender, identity);
  }

  async watchMine(owner: Owner): Promise<Watch> {
    await this.parts.peers.wonder(true);
    return this.ownTables.add(owner);
  }

  /** Throws a problem where the room may not be looked at. */
  async watchRoom(room: string, guest: RoomGuest): Promise<Watch> {
    return this.rooms.add(room, guest);
  }

  /** Players who sit down elsewhere change the page of a tournament. */
  async watchTournament(id: string, viewer: TournamentViewer): Promise<Watch> {
    await this.parts.peers.wonder(true);
    return this.tournaments.add(id, viewer);
  }

  async watchSeeks(seeker: Seeker): Promise<Watch> {
    await this.parts.peers.wonder(true);
    return this.seeks.add(seeker);
  }

  /** Calls when seats begin to look at a table through this server. */
  onLook(listener: (looks: readonly Look[]) => void): void {
    this.lookListeners.push(listener);
  }

  /** How many spectators a table has, through any server. */
  watchersOf(table: string): number {
    return this.presence.at(table).spectators;
  }

  /** Whether a seat looks at a table through any server. */
  isLooking(table: string, seat: number): boolean {
    return this.presence.isLooking(table, seat);
  }

  /** Takes a message of another server. */
  whispered(whisper: HubWhisper): void {
    if ('by' in whisper) this.presence.hear(whisper);
    else if ('talk' in whisper) this.watched.get(whisper.talk)?.hearTalk().catch(this.failed);
    else if ('room' in whisper) this.rooms.hear(whisper.room);
    else if ('tournament' in whisper) this.tournaments.touch(whisper.tournament);
    else {
      if ('blocks' in whisper) for (const list of this.lobbies.values()) list.touch();
      this.seeks.touch();
    }
  }

  /** Messages of chats may have been missed. */
  talkedAnywhere(): void {
    for (const table of this.watched.values()) table.hearTalk().catch(this.failed);
    this.rooms.lookAgain();
    this.tournaments.lookAgain();
    this.seeks.touch();
  }

  /** Time alone changes the lobby: tables that nobody touches leave it. What people are called changes tournaments. */
  beat(): void {
    for (const list of this.lobbies.values()) list.touch();
    this.tournaments.lookAgain();
    this.presence.refresh(false);
    const isCurious =
      this.lobbies.size > 0 || [this.ownTables, this.seeks, this.tournaments].some(({ isIdle }) => !isIdle);
    this.parts.peers.wonder(isCurious).catch(this.failed);
  }

  /** Notes who waits at open tables. */
  async noteWaiting(): Promise<void> {
    const tables = [...this.watched.values()].map(table => ({ id: table.id, people: table.waiting() }));
    const waiting = tables.filter(({ people }) => people.length > 0);
    if (waiting.length > 0) await this.parts.store.waitAt(waiting);
  }

  async stop(): Promise<void> {
    this.seeks.stop();
    this.rooms.stop();
    await this.presence.stop();
  }

  /** How many tables are watched. */
  get size(): number {
    return this.watched.size;
  }

  /** Whether nobody watches anything. */
  get isIdle(): boolean {
    return (
      this.watched.size + this.lobbies.size === 0 &&
      [this.ownTables, this.seeks, this.rooms, this.tournaments].every(({ isIdle }) => isIdle)
    );
  }

  private begin(id: string): WatchedTable {
    const table: WatchedTable = new WatchedTable(
      id,
      this.parts.tables,
      this.parts.talk,
      this.parts.peers.watch(id),
      looking => this.presence.look(id, looking),
      () => {
        if (this.watched.get(id) === table) {
          this.watched.delete(id);
          this.parts.peers.unwatch(id);
        }
        this.presence.forget(id);
      },
    );
    this.watched.set(id, table);
    return table;
  }

  private beginLobby(language: Language): LiveList {
    const { lobby } = this.parts;
    const read = async (viewers: readonly (string | null)[]): Promise<ListText> => {
      const { all, forViewer } = await lobby.listsFor(viewers, language);
      const text = (lists: LobbyLists): string => JSON.stringify({ type: 'lobby', ...lists });
      const shared = text(all);
      return viewer => {
        const lists = forViewer(viewer);
        return lists === all ? shared : text(lists);
      };
    };
    const list = new LiveList(read, this.failed, () => void this.lobbies.delete(language));
    this.lobbies.set(language, list);
    return list;
  }

  private hear(change: TableChanged): void {
    const table = this.watched.get(change.table);
    if (table) this.carryOn(table, table.hear(change));
    for (const list of this.lobbies.values()) list.touch();
    this.ownTables.hear(change.table);
    this.seeks.hear(change.table);
    this.tournaments.hear(change);
  }

  /** Where reading fails, it is tried again as long as it is watched. */
  private carryOn(table: WatchedTable, reading: Promise<void>): void {
    reading.catch(error => {
      this.failed(error);
      const again = (): void => {
        if (this.watched.get(table.id) === table) this.carryOn(table, table.look(true));
      };
      setTimeout(again, RETRY_MS).unref();
    });
  }

  private lookAgain(): void {
    for (const table of this.watched.values()) this.carryOn(table, table.look(true));
    for (const list of this.lobbies.values()) list.touch();
    this.ownTables.lookAgain();
    this.tournaments.lookAgain();
    this.presence.refresh(true);
  }
}
