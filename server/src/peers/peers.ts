import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, createServer, type Server, type TLSSocket } from 'node:tls';
import type { FastifyBaseLogger } from 'fastify';
import type { Census, OtherServer } from '../database/pulse.ts';
import type { LoggedRow } from './news.ts';
import { PeerLink, type PeerMessage } from './peer-link.ts';

interface Events {
  news: [LoggedRow];
  /** These tables have changed: table:number:version. */
  changed: [readonly string[]];
  /** News may have been missed. */
  gap: [];
  /** A server may not have heard of these changes, which were told to it. */
  lost: [readonly string[]];
  /** A connection was refused that comes from no server of ours. */
  refused: [];
}

/** Another server that is linked, and what it wants to hear of. */
interface Peer {
  readonly link: PeerLink;
  readonly watching: Set<string>;
  isCurious: boolean;
  news: LoggedRow[];
  changed: Set<string>;
}

/** The news that a server wants to hear. */
interface Wants {
  readonly watching: ReadonlySet<string>;
  readonly isCurious: boolean;
}

/** Answered with its number. */
type Question = (asked: number) => PeerMessage;

/** With a key that all servers share: a program that has it is one of them, and no other reads what they say. */
const CIPHERS = 'ECDHE-PSK-CHACHA20-POLY1305';
/** Settings without authorities, since nobody shows a certificate: to read all that there are would take a tenth of a start. */
const TLS = { ciphers: CIPHERS, minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ca: [] as string[] } as const;
const IDENTITY = 'ankerplatz';
/** A server that does not answer within so many milliseconds is heard of through the database. */
const ANSWER_MS = 1000;
/** At the start, until all others know of this server. */
const MEET_MS = 1500;
/** Changes at tables that nobody there watches are told together, every so many milliseconds. */
const GATHER_MS = 100;
/** How long news is remembered after it was sent, in case that it was not heard: longer than a silent link lasts. */
const REMEMBER_MS = 10_000;
/** After so long everything is looked at once more. */
const AGAIN_MS = 2000;
/** A server listens to the database on so many connections. */
const LISTENERS = 2;

/**
 * Links to all other servers, through which each hears of moves at the tables that are watched there. As long as one of
 * them is not linked, all are told through the database instead.
 */
export class Peers extends EventEmitter<Events> {
  private readonly peers = new Map<string, Peer>();
  private readonly dialled = new Map<string, TLSSocket>();
  private readonly watching = new Set<string>();
  private isCurious = false;
  private census: Census = { others: [], listeners: Number.POSITIVE_INFINITY };
  private server: Server | undefined;
  private key: Buffer = Buffer.alloc(0);
  private isFlushing = false;
  private isStopped = false;
  private gathering: NodeJS.Timeout | undefined;
  private asked = 0;
  private readonly answers = new Map<string, () => void>();
  /** The news sent lately, by table; and before that. */
  private recent = new Map<string, string>();
  private former = new Map<string, string>();
  private readonly forgetting: NodeJS.Timeout;

  constructor(
    /** The name of this server. */
    private readonly id: string,
    private readonly log: FastifyBaseLogger,
  ) {
    super();
    this.forgetting = setInterval(() => {
      [this.former, this.recent] = [this.recent, new Map()];
    }, REMEMBER_MS).unref();
  }

  /** Listens for others; answers where. */
  async open(key: Buffer, host: string, port: number): Promise<number> {
    this.key = key;
    this.server = createServer({ ...TLS, pskCallback: () => this.key, pskIdentityHint: IDENTITY }, socket => {
      this.greet(socket);
    });
    this.server.on('tlsClientError', error => {
      this.log.warn({ err: error }, 'no server of ours');
      this.emit('refused');
    });
    this.server.listen(port, host);
    await once(this.server, 'listening');
    this.server.unref();
    return (this.server.address() as AddressInfo).port;
  }

  /** The number of servers that run, this one included. */
  get servers(): number {
    return this.census.others.length + 1;
  }

  /** Whether every server hears what it wants to hear without the database. */
  get isWhole(): boolean {
    const { others, listeners } = this.census;
    return listeners <= LISTENERS * (others.length + 1) && others.every(({ id }) => this.peers.has(id));
  }

  /** Resolves when all are linked; those that are not within a while know of this server and tell it through the database. */
  async met(): Promise<void> {
    const deadline = performance.now() + MEET_MS;
    const isMet = (): boolean => this.census.others.every(({ id }) => this.peers.has(id));
    while (!isMet() && performance.now() < deadline) await sleep(10);
  }

  /** All servers that run now. Of two the one whose name comes first dials. */
  meet(census: Census): void {
    this.census = census;
    if (this.isStopped) return;
    for (const other of census.others)
      if (this.id < other.id && !this.peers.has(other.id) && !this.dialled.has(other.id)) this.dial(other);
  }

  /** Resolves when all that are linked tell of this table. */
  watch(table: string): Promise<void> {
    this.watching.add(table);
    return this.ask(asked => ({ watch: [table], asked }));
  }

  unwatch(table: string): void {
    this.watching.delete(table);
    for (const { link } of this.peers.values()) link.send({ unwatch: [table] });
  }

  /** Sets whether this server wants to hear of changes at any table. */
  async wonder(isCurious: boolean): Promise<void> {
    if (this.isCurious === isCurious) return;
    this.isCurious = isCurious;
    await this.ask(asked => ({ isCurious, asked }));
  }

  /** Tells who wants to hear of it; together with all that is told in this turn. */
  tell(row: LoggedRow): void {
    const [table, number, version] = row;
    if (this.peers.size === 0) return;
    const change = `${table}:${number}:${version}`;
    this.recent.set(table, change);
    for (const peer of this.peers.values())
      if (peer.watching.has(table)) {
        peer.news.push(row);
        this.flushSoon();
      } else if (peer.isCurious) this.gather(peer, change);
  }

  /** Tells who wants to hear of a change that is no entry: table:number:version. */
  tellChange(table: string, change: string): void {
    if (this.peers.size === 0) return;
    this.recent.set(table, change);
    for (const peer of this.peers.values())
      if (peer.watching.has(table)) peer.link.send({ changed: [change] });
      else if (peer.isCurious) this.gather(peer, change);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.forgetting);
    clearTimeout(this.gathering);
    for (const socket of this.dialled.values()) socket.destroy();
    for (const { link } of this.peers.values()) link.close();
    this.server?.close();
  }

  private dial({ id, address }: OtherServer): void {
    const { host, port } = placeOf(address);
    if (port === undefined) return;
    const socket = connect({
      ...{ ...TLS, host, port, checkServerIdentity: () => undefined },
      pskCallback: () => ({ psk: this.key, identity: IDENTITY }),
    });
    this.dialled.set(id, socket);
    const give = setTimeout(() => socket.destroy(), ANSWER_MS);
    socket
      .on('error', () => undefined)
      .once('secureConnect', () => {
        clearTimeout(give);
        this.greet(socket);
      });
    socket.once('close', () => {
      clearTimeout(give);
      this.dialled.delete(id);
    });
  }

  /** No other message is heard before the peer has said who it is. */
  private greet(socket: TLSSocket): void {
    const link = new PeerLink(socket);
    const said: Wants = { watching: new Set(this.watching), isCurious: this.isCurious };
    let id: string | undefined;
    link.on('heard', message => {
      if ('hello' in message) {
        id = message.hello;
        this.join(id, link, message);
        void this.amend(id, link, said);
      } else if (id !== undefined) this.hear(id, message);
    });
    link.on('closed', () => id !== undefined && this.part(id, link));
    link.send({ hello: this.id, watching: [...said.watching], isCurious: said.isCurious });
  }

  /**
   * Wants that changed while both said hello went through no link: the peer is told them now, and what it did meanwhile
   * is read anew.
   */
  private async amend(id: string, link: PeerLink, said: Wants): Promise<void> {
    const { watching, isCurious } = this;
    const gone = [...said.watching].filter(table => !watching.has(table));
    if (gone.length > 0) link.send({ unwatch: gone });
    const watch = [...watching].filter(table => !said.watching.has(table));
    const questions = [
      ...(watch.length > 0 ? [(asked: number) => ({ watch, asked })] : []),
      ...(isCurious === said.isCurious ? [] : [(asked: number) => ({ isCurious, asked })]),
    ];
    if (questions.length === 0) return;
    await Promise.all(questions.map(question => this.askOne(id, link, question)));
    this.emit('gap');
  }

  private join(id: string, link: PeerLink, { watching, isCurious }: Extract<PeerMessage, { hello: string }>): void {
    const before = this.peers.get(id);
    this.peers.set(id, { link, watching: new Set(watching), isCurious, news: [], changed: new Set() });
    before?.link.close();
  }

  private part(id: string, link: PeerLink): void {
    if (this.peers.get(id)?.link !== link) return;
    this.peers.delete(id);
    for (const [key, answer] of this.answers) if (key.startsWith(`${id} `)) answer();
    this.emit('lost', [...new Map([...this.former, ...this.recent]).values()]);
    this.emit('gap');
    // An append that the peer had under way when it died may have been committed since.
    setTimeout(() => this.emit('gap'), AGAIN_MS).unref();
  }

  private hear(id: string, message: PeerMessage): void {
    const peer = this.peers.get(id);
    if (!peer) return;
    if ('news' in message) for (const row of message.news) this.emit('news', row);
    else if ('changed' in message) this.emit('changed', message.changed);
    else if ('done' in message) this.answers.get(`${id} ${message.done}`)?.();
    else if ('watch' in message) for (const table of message.watch) peer.watching.add(table);
    else if ('unwatch' in message) for (const table of message.unwatch) peer.watching.delete(table);
    else if ('isCurious' in message) peer.isCurious = message.isCurious;
    if ('asked' in message) peer.link.send({ done: message.asked });
  }

  private async ask(question: Question): Promise<void> {
    await Promise.all([...this.peers].map(([id, { link }]) => this.askOne(id, link, question)));
  }

  private askOne(id: string, link: PeerLink, question: Question): Promise<void> {
    const asked = ++this.asked;
    const key = `${id} ${asked}`;
    return new Promise(resolve => {
      // A peer that does not answer is cut off, and is told through the database.
      const late = setTimeout(() => link.close(), ANSWER_MS).unref();
      this.answers.set(key, () => {
        clearTimeout(late);
        this.answers.delete(key);
        resolve();
      });
      link.send(question(asked));
    });
  }

  private flushSoon(): void {
    if (this.isFlushing) return;
    this.isFlushing = true;
    setImmediate(() => {
      this.isFlushing = false;
      for (const peer of this.peers.values()) {
        if (peer.news.length === 0) continue;
        peer.link.send({ news: peer.news });
        peer.news = [];
      }
    });
  }

  private gather(peer: Peer, change: string): void {
    peer.changed.add(change);
    this.gathering ??= setTimeout(() => this.flushChanged(), GATHER_MS).unref();
  }

  private flushChanged(): void {
    this.gathering = undefined;
    for (const peer of this.peers.values()) {
      if (peer.changed.size === 0) continue;
      peer.link.send({ changed: [...peer.changed] });
      peer.changed = new Set();
    }
  }
}

/** `10.0.0.1:4000` or `[::1]:4000`. */
const placeOf = (address: string | null): { readonly host: string; readonly port: number | undefined } => {
  const [, host = '', port] = /^\[?(.*?)\]?:(\d+)$/.exec(address ?? '') ?? [];
  return { host, port: port === undefined ? undefined : Number(port) };
};
