import { err, ok, type Result } from '@ankerplatz/kit';
import type {
  Announcement,
  Chat,
  ClientMessage,
  InfoMessage,
  Lobby,
  Me,
  OrdersMessage,
  Played,
  PROTOCOL_VERSION,
  Presence,
  Seeks,
  ServerMessage,
  TableMessage,
  TableSummary,
} from '@ankerplatz/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import ReconnectingWebSocket from 'partysocket/ws';
import { API, type Problem } from './http.ts';
import { type Letter, Outbox } from './outbox.ts';

/** The compiler compares it with the server's. */
const PROTOCOL: typeof PROTOCOL_VERSION = 1;

export type ConnectionState = 'open' | 'connecting' | 'lost';

/** The version of a table that is known already, so that only the rest is sent. */
export interface Known {
  readonly number?: number;
  readonly from?: number;
  readonly invitation?: string;
  readonly as?: 'spectator';
}

export interface TableWatcher {
  known(): Known;
  table(message: TableMessage): void;
  info(message: InfoMessage): void;
  presence(message: Presence): void;
  /** Told of messages at the table, and when its chat opens or closes. */
  chat(message: Chat): void;
  /** Told of the orders and hand-ins of my seat. */
  orders(message: OrdersMessage): void;
  /** Unknown, private, or no longer shown. */
  gone(problem: Problem): void;
}

export interface MineWatcher {
  /** All my tables. */
  mine(tables: readonly TableSummary[]): void;
  /** One of them has changed. */
  notice(table: TableSummary): void;
}

/** A line that fails is called lost only after so long; most come back before. */
const LOST_AFTER_MS = 2000;
/** After the page was asleep, an open line must prove itself within this time. */
const PROVE_WITHIN_MS = 3000;
const RETRY_MS = 1000;
/** A clock that is off by so much was set, or has slept; by less, the line was slow. */
const SET_BY_MS = 1000;

/** Codes after which the same message is sent again. */
const PASSING: ReadonlySet<string> = new Set([
  'too-many-requests',
  'draining',
  'unavailable',
  'disk-full',
  'unknown-rules',
  'server-error',
]);

/** In how many milliseconds to try again; null where that would not help. */
const passingFor = ({ code, retryAfter = 0 }: Problem): number | null =>
  PASSING.has(code) ? retryAfter * 1000 || RETRY_MS : null;

/** Messages about things that are loaded when they are needed. */
type OtherType = 'room' | 'room-gone' | 'tournament';
type Hear = {
  readonly [Type in Exclude<ServerMessage['type'], OtherType>]: (
    message: Extract<ServerMessage, { type: Type }>,
  ) => void;
};

interface OtherWatch {
  readonly watch: ClientMessage;
  hear(message: ServerMessage): void;
}

export interface LineParts {
  readonly url: string;
  /** Hears who the server takes us for, with every new connection. */
  readonly met: (me: Me | null) => void;
  /** Told the administrator's announcement; null: none any more. */
  readonly announced: (announcement: Announcement | null) => void;
  /** The server speaks a newer protocol. */
  readonly outdated: () => void;
  /** For tests; else the browser's. */
  readonly WebSocket?: unknown;
  readonly outbox?: Outbox;
}

/**
 * The one connection to the server. It is opened when something is first watched or played, comes back by itself, then watches again what was
 * watched, from the version that is known, and repeats what was not acknowledged.
 */
export class Connection {
  private readonly current = signal<ConnectionState>('connecting');
  private readonly lead = signal(0);
  private socket: ReconnectingWebSocket | null = null;
  private isGreeted = false;
  private isKnown = false;
  private isOutdated = false;
  private heardAt = 0;
  /** When this page began, by the device's clock: it moves when that clock is set. */
  private beganAt = 0;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private losing: ReturnType<typeof setTimeout> | undefined;
  private readonly lobbies = new Set<(lobby: Lobby) => void>();
  private readonly mines = new Set<MineWatcher>();
  private seekers: ((seeks: Seeks) => void) | null = null;
  private readonly others = new Set<OtherWatch>();
  private readonly tables = new Map<string, TableWatcher>();
  private readonly looks = new Map<string, boolean>();
  private readonly waiting = new Map<string, (result: Result<Played, Problem>) => void>();
  private readonly outbox: Outbox;
  private lastLobby: Lobby | null = null;

  private readonly hear: Hear = {
    welcome: ({ me, now, heartbeat }) => {
      this.lead.value = Date.parse(now) - Date.now();
      this.beganAt = Date.now() - performance.now();
      this.greeted(me, heartbeat);
    },
    lobby: lobby => {
      this.lastLobby = lobby;
      for (const hear of this.lobbies) hear(lobby);
    },
    mine: ({ tables }) => {
      for (const watcher of this.mines) watcher.mine(tables);
    },
    notice: ({ table }) => {
      for (const watcher of this.mines) watcher.notice(table);
    },
    seeks: seeks => this.seekers?.(seeks),
    info: message => this.tables.get(message.info.id)?.info(message),
    table: message => this.tables.get(message.table)?.table(message),
    presence: message => this.tables.get(message.table)?.presence(message),
    orders: message => this.tables.get(message.table)?.orders(message),
    chat: message => this.tables.get(message.table)?.chat(message),
    announcement: ({ announcement }) => this.parts.announced(announcement),
    gone: ({ table, error }) => this.unseen(table, error),
    played: ({ id, number, version }) => this.settle(id, ok({ number, version })),
    refused: message => this.refused(message),
    reload: () => this.end(),
    bye: ({ reconnectIn }) => this.pause(reconnectIn),
    pong: ({ now }) => this.compareClocks(now),
  };

  constructor(private readonly parts: LineParts) {
    this.outbox = parts.outbox ?? new Outbox();
    if (this.outbox.letters.length > 0) this.open();
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.current;
  }

  /** Milliseconds by which the server's clock is ahead of ours. */
  get ahead(): ReadonlySignal<number> {
    return this.lead;
  }

  watchLobby(hear: (lobby: Lobby) => void): () => void {
    const isFirst = this.lobbies.size === 0;
    this.lobbies.add(hear);
    this.open();
    if (isFirst) this.send({ type: 'watch', topic: 'lobby' });
    else if (this.lastLobby) hear(this.lastLobby);
    return () => {
      this.lobbies.delete(hear);
      if (this.lobbies.size > 0) return;
      this.lastLobby = null;
      this.send({ type: 'unwatch', topic: 'lobby' });
    };
  }

  /** My own tables; strangers have none. */
  watchMine(watcher: MineWatcher): () => void {
    this.mines.add(watcher);
    this.open();
    if (this.isKnown) this.send({ type: 'watch', topic: 'me' });
    return () => {
      this.mines.delete(watcher);
      if (this.mines.size === 0 && this.isKnown) this.send({ type: 'unwatch', topic: 'me' });
    };
  }

  /** The people who look for opponents, and my own seeks, which last as long as this is watched. */
  watchSeeks(hear: (seeks: Seeks) => void): () => void {
    this.seekers = hear;
    this.open();
    this.send({ type: 'watch', topic: 'seeks' });
    return () => {
      if (this.seekers !== hear) return;
      this.seekers = null;
      this.send({ type: 'unwatch', topic: 'seeks' });
    };
  }

  /** Whatever else there is to watch: all messages are heard, refusals among them. */
  watchOther(watch: ClientMessage, unwatch: ClientMessage, hear: (message: ServerMessage) => void): () => void {
    const other = { watch, hear };
    this.others.add(other);
    this.open();
    this.send(watch);
    return () => {
      this.others.delete(other);
      this.send(unwatch);
    };
  }

  /** Asks for all my tables again: where I sat, I am told of nothing any more. */
  refreshMine(): void {
    if (this.mines.size > 0 && this.isKnown) this.send({ type: 'watch', topic: 'me' });
  }

  watchTable(table: string, watcher: TableWatcher): () => void {
    this.tables.set(table, watcher);
    this.open();
    this.sendWatch(table, watcher);
    return () => {
      if (this.tables.get(table) !== watcher) return;
      this.tables.delete(table);
      this.looks.delete(table);
      this.send({ type: 'unwatch', topic: 'table', table });
    };
  }

  /** Whether a watched table is on the screen; the others are shown it. */
  look(table: string, visible: boolean): void {
    this.looks.set(table, visible);
    this.send({ type: 'look', table, visible });
  }

  /** Resolves when the server has it or refuses it, however often the line is lost until then. */
  play(letter: Letter): Promise<Result<Played, Problem>> {
    const answered = new Promise<Result<Played, Problem>>(resolve => this.waiting.set(letter.id, resolve));
    this.outbox.put(letter);
    this.open();
    this.send({ type: 'play', ...letter });
    return answered;
  }

  /** Connects anew: who we are has changed. */
  renew(): void {
    if (!this.socket || this.isOutdated) return;
    this.dropped();
    this.socket.reconnect();
  }

  /** The page is seen again, or the device has a network again: a line that sleeps is no line. */
  wake(): void {
    if (!this.socket || this.isOutdated) return;
    if (!this.isGreeted) {
      this.socket.reconnect();
      return;
    }
    const since = this.heardAt;
    this.send({ type: 'ping' });
    setTimeout(() => {
      if (this.isGreeted && this.heardAt === since) this.renew();
    }, PROVE_WITHIN_MS);
  }

  close(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.losing);
    this.socket?.close();
    this.socket = null;
    this.isGreeted = false;
  }

  private open(): void {
    if (this.socket || this.isOutdated) return;
    const socket = new ReconnectingWebSocket(this.parts.url, [], {
      maxEnqueuedMessages: 0,
      // Clients of a server that comes back do not all connect at once.
      minReconnectionDelay: 400 + Math.random() * 600,
      maxReconnectionDelay: 4000 + Math.random() * 1000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8000,
      ...(this.parts.WebSocket !== undefined && { WebSocket: this.parts.WebSocket }),
    });
    this.socket = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.addEventListener('close', () => this.dropped());
    socket.addEventListener('message', ({ data }) => this.read(String(data)));
    this.fear();
  }

  private read(data: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    // Of a newer server there may be messages that we do not know.
    (this.hear[message.type as keyof Hear] as ((message: ServerMessage) => void) | undefined)?.(message);
    for (const other of this.others) other.hear(message);
    this.noticeJump();
  }

  /** After a jump of the device's clock, or sleep, the server's clock is told anew. */
  private noticeJump(): void {
    const beganAt = Date.now() - performance.now();
    if (Math.abs(beganAt - this.beganAt) < SET_BY_MS) return;
    this.beganAt = beganAt;
    this.send({ type: 'ping' });
  }

  private compareClocks(now: string): void {
    const ahead = Date.parse(now) - Date.now();
    if (Math.abs(ahead - this.lead.value) >= SET_BY_MS) this.lead.value = ahead;
  }

  /** Before the greeting nothing is sent: then everything is. */
  private send(message: ClientMessage): void {
    if (this.isGreeted) this.socket?.send(JSON.stringify(message));
  }

  private sendWatch(table: string, watcher: TableWatcher): void {
    this.send({ type: 'watch', topic: 'table', table, ...watcher.known() });
    const visible = this.looks.get(table);
    if (visible !== undefined) this.send({ type: 'look', table, visible });
  }

  private greeted(me: Me | null, heartbeat: number): void {
    this.isGreeted = true;
    this.isKnown = me !== null;
    clearTimeout(this.losing);
    this.losing = undefined;
    this.current.value = 'open';
    this.parts.met(me);
    if (this.lobbies.size > 0) this.send({ type: 'watch', topic: 'lobby' });
    if (this.mines.size > 0 && this.isKnown) this.send({ type: 'watch', topic: 'me' });
    if (this.seekers) this.send({ type: 'watch', topic: 'seeks' });
    for (const { watch } of this.others) this.send(watch);
    for (const [table, watcher] of this.tables) this.sendWatch(table, watcher);
    for (const letter of this.outbox.letters) this.send({ type: 'play', ...letter });
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.beat(heartbeat), heartbeat);
  }

  private beat(heartbeat: number): void {
    // The clock may have been set back since.
    if (Math.abs(Date.now() - this.heardAt) > 2 * heartbeat) this.renew();
    else this.send({ type: 'ping' });
  }

  private dropped(): void {
    clearInterval(this.heartbeat);
    this.isGreeted = false;
    if (this.current.value === 'open') this.current.value = 'connecting';
    this.fear();
  }

  /** If it is not back soon, the line counts as lost. */
  private fear(): void {
    this.losing ??= setTimeout(() => {
      this.current.value = 'lost';
    }, LOST_AFTER_MS);
  }

  private refused({ to, table, id, error }: Extract<ServerMessage, { type: 'refused' }>): void {
    if (to === 'play' && id !== undefined) {
      const again = passingFor(error);
      if (again === null) this.settle(id, err(error));
      else setTimeout(() => this.repeat(id), again);
    }
    if (to === 'watch' && table !== undefined) this.unseen(table, error);
  }

  /** A table is not shown, or not any more. If only for now, it is asked for again: where this server lacks its rules, of any other. */
  private unseen(table: string, error: Problem): void {
    const watcher = this.tables.get(table);
    if (!watcher) return;
    const again = passingFor(error);
    if (again === null) {
      watcher.gone(error);
      return;
    }
    setTimeout(() => {
      if (this.tables.get(table) !== watcher) return;
      if (error.code === 'unknown-rules') this.renew();
      else this.sendWatch(table, watcher);
    }, again);
  }

  private repeat(id: string): void {
    const letter = this.outbox.letters.find(other => other.id === id);
    if (letter) this.send({ type: 'play', ...letter });
  }

  private settle(id: string, result: Result<Played, Problem>): void {
    this.outbox.take(id);
    this.waiting.get(id)?.(result);
    this.waiting.delete(id);
  }

  /** The server stops; another one is there after this time. */
  private pause(reconnectIn: number): void {
    const { socket } = this;
    socket?.close();
    this.dropped();
    setTimeout(() => this.socket === socket && !this.isGreeted && socket?.reconnect(), reconnectIn);
  }

  private end(): void {
    this.isOutdated = true;
    this.close();
    this.current.value = 'lost';
    this.parts.outdated();
  }
}

/** The address of the server's socket for the page that is open. */
export const socketUrl = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${API}/socket`;
