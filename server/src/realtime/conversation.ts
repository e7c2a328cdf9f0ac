import { type ByTag, byTag, type Language } from '@ankerplatz/kit';
import { type Announcement, type ClientMessage, PROTOCOL_VERSION, type ServerMessage } from '@ankerplatz/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Identity } from '../accounts/identity.ts';
import type { DatabaseClock } from '../database/clock.ts';
import { bodyOf, problemBy } from '../http/errors.ts';
import { Problem, wrongField } from '../problem.ts';
import { randomId } from '../random.ts';
import type { Tables } from '../tables/service.ts';
import type { Bucket } from './bucket.ts';
import type { Hub } from './hub.ts';
import type { Watch } from './live-list.ts';
import { type About, aboutOf, type MessageReader } from './messages.ts';
import type { CLOSE, SocketSender } from './sender.ts';
import { TableWatch } from './watched-table.ts';

export interface ConversationParts {
  readonly identity: Identity | null;
  /** Whether its owner may do more than look. */
  readonly mayAct: boolean;
  readonly language: Language;
  readonly sender: SocketSender;
  readonly reader: MessageReader;
  readonly bucket: Bucket;
  readonly hub: Hub;
  readonly tables: Tables;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two signs of life. */
  readonly heartbeat: number;
  /** By which games are timed. */
  readonly clock: Pick<DatabaseClock, 'now' | 'nowAtOnce'>;
  /** Told to every client that comes. */
  readonly announcement: () => Promise<Announcement | null>;
}

type Answers = ByTag<ClientMessage, 'type', Promise<void> | void>;
type Of<T extends ClientMessage['type']> = Extract<ClientMessage, { type: T }>;
type WatchOf<T extends Of<'watch'>['topic']> = Extract<Of<'watch'>, { topic: T }>;

const makeTime = (ms: number): string => new Date(ms).toISOString();

/** One socket may watch so many tables. */
const MOST_WATCHED = 100;
/** How many messages may wait for their answers. */
const MOST_WAITING = 200;
/** A client that goes on after so many refusals in a row is shut out. */
const MOST_FLOODING = 500;
/** Messages that a client may send that may only look. */
const LOOKING: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'watch', 'unwatch', 'ping'] as const);
/** Until another server, which knows a newer protocol, should be tried. */
const NEWER_MS = 5000;

/** One client: its messages are answered one after the other. */
export class Conversation {
  private readonly watches = new Map<string, Watch>();
  private readonly person: string;
  private isGreeted = false;
  private isOver = false;
  private answering: Promise<void> = Promise.resolve();
  private waiting = 0;
  private flooding = 0;

  private readonly answers: Answers = {
    hello: message => this.hello(message),
    watch: message => this.watch(message),
    unwatch: message => this.unwatch(keyOf(message)),
    look: message => this.look(message),
    play: message => this.play(message),
    ping: () => this.send({ type: 'pong', now: makeTime(this.parts.clock.nowAtOnce()) }),
  };

  constructor(private readonly parts: ConversationParts) {
    this.person = parts.identity?.id ?? randomId();
    parts.sender.onDrain(() => {
      for (const watch of this.watches.values()) watch.offer();
    });
  }

  get isWelcome(): boolean {
    return this.isGreeted;
  }

  hear(text: string): void {
    if (this.isOver) return;
    const retryAfter = this.parts.bucket.take();
    if (retryAfter > 0 || this.waiting >= MOST_WAITING) {
      this.stem(Math.max(1, retryAfter));
      return;
    }
    this.flooding = 0;
    const message = this.parts.reader.read(text);
    const isNext = this.waiting++ === 0;
    this.answering = isNext ? this.respond(message) : this.answering.then(() => this.respond(message));
  }

  /** A ping of the socket itself; one too many is not answered. */
  hearPing(data: Buffer): void {
    if (this.isOver) return;
    if (this.parts.bucket.take() === 0) this.parts.sender.pong(data);
    else this.flood();
  }

  /** Bytes. */
  get backlog(): number {
    return this.parts.sender.waiting;
  }

  /** Whether what waits for this client has grown beyond all bounds. */
  get isStuck(): boolean {
    return this.parts.sender.isStuck;
  }

  send(message: ServerMessage): void {
    this.parts.sender.send(JSON.stringify(message));
  }

  refuse(about: About, error: unknown): void {
    const { language, log } = this.parts;
    const problem = problemBy(error, randomId());
    if (problem.code === 'server-error') log.error({ err: error, id: problem.details.id }, 'server error');
    this.send({ type: 'refused', ...about, error: bodyOf(problem, language).error });
  }

  end(): void {
    this.isOver = true;
    for (const watch of this.watches.values()) watch.end();
    this.watches.clear();
  }

  close(why: keyof typeof CLOSE): void {
    this.end();
    this.parts.sender.close(why);
  }

  /** The promise never rejects. */
  private async respond(message: ReturnType<MessageReader['read']>): Promise<void> {
    if (!message.ok) this.refuse(message.error.about, message.error.problem);
    else if (!this.isOver) {
      try {
        await this.answer(message.value);
      } catch (error) {
        this.refuse(aboutOf(message.value), error);
      }
    }
    this.waiting--;
  }

  private stem(retryAfter: number): void {
    if (!this.flood()) this.refuse({ to: null }, new Problem('too-many-requests', { retryAfter }));
  }

  /** Whether this refusal was one too many. */
  private flood(): boolean {
    this.flooding++;
    if (this.flooding <= MOST_FLOODING) return false;
    this.close('refused');
    return true;
  }

  private answer(message: ClientMessage): Promise<void> | void {
    if (!this.isGreeted && message.type !== 'hello') throw wrongField('type', { is: 'choice', values: ['hello'] });
    if (!this.parts.mayAct && !LOOKING.has(message.type)) throw new Problem('wrong-scope');
    return byTag<ClientMessage, 'type', Promise<void> | void, []>(this.answers, 'type', message);
  }

  private async hello({ protocol }: Of<'hello'>): Promise<void> {
    const { identity, heartbeat } = this.parts;
    if (protocol < PROTOCOL_VERSION) {
      this.send({ type: 'reload', protocol: PROTOCOL_VERSION });
      this.close('reload');
    } else if (protocol > PROTOCOL_VERSION) {
      this.send({ type: 'bye', reconnectIn: NEWER_MS });
      this.close('restart');
    } else {
      const now = makeTime(await this.parts.clock.now());
      this.isGreeted = true;
      this.send({ type: 'welcome', protocol: PROTOCOL_VERSION, now, me: identity && { ...identity }, heartbeat });
      const announcement = await this.parts.announcement();
      if (announcement) this.send({ type: 'announcement', announcement });
    }
  }

  /** A table that is watched already is told anew, from the version that is asked for. */
  private async watch(message: Of<'watch'>): Promise<void> {
    const key = keyOf(message);
    if (!this.watches.has(key) && this.watches.size >= MOST_WATCHED) throw new Problem('too-many-watched');
    this.unwatch(key);
    const watch = await this.begin(message, key);
    if (this.isOver) watch.end();
    else this.watches.set(key, watch);
  }

  private async begin(message: Of<'watch'>, key: string): Promise<Watch> {
    const { hub, sender, language } = this.parts;
    if (message.topic === 'room') return this.beginRoom(message, key);
    if (message.topic === 'tournament')
      return hub.watchTournament(message.tournament, { identity: this.parts.identity?.id ?? null, language, sender });
    if (message.topic !== 'table') {
      if (message.topic === 'lobby') return hub.watchLobby(language, sender, this.parts.identity?.id ?? null);
      if (message.topic === 'me') return hub.watchMine({ identity: this.identity().id, language, sender });
      return hub.watchSeeks({ identity: this.parts.identity?.id ?? null, language, sender });
    }
    const { table, invitation, number, from, as } = message;
    return hub.watchTable(table, {
      visitor: { identity: as === 'spectator' ? null : (this.parts.identity?.id ?? null), invitation },
      person: this.person,
      language,
      sender,
      isSociable: true,
      from: from === undefined ? null : { number: number ?? null, version: from },
      gone: problem => {
        this.watches.delete(key);
        this.send({ type: 'gone', table, error: bodyOf(problem, language).error });
      },
    });
  }

  private beginRoom({ room, invitation, key: link }: WatchOf<'room'>, key: string): Promise<Watch> {
    const { hub, sender, language, identity, mayAct } = this.parts;
    return hub.watchRoom(room, {
      // A visitor who may only look is not shown to the others.
      visitor: { identity: mayAct ? (identity?.id ?? null) : null, invitation, key: link },
      language,
      sender,
      gone: problem => {
        this.watches.delete(key);
        this.send({ type: 'room-gone', room, error: bodyOf(problem, language).error });
      },
    });
  }

  private unwatch(key: string): void {
    this.watches.get(key)?.end();
    this.watches.delete(key);
  }

  /** A player who looks at a table again is back at their seat there. */
  private async look({ table, visible }: Of<'look'>): Promise<void> {
    const watch = this.watches.get(tableKey(table));
    if (!(watch instanceof TableWatch)) throw new Problem('no-such-table');
    watch.look(visible);
    const { identity, tables } = this.parts;
    if (visible && identity && watch.isAway) await tables.playing.comeBackNow(identity.id, table);
  }

  private async play({ table, number, asked, moves, id }: Of<'play'>): Promise<void> {
    const played = await this.parts.tables.playing.play(this.identity().id, table, { number, asked, moves, id });
    this.send({ type: 'played', table, id, number: played.number, version: played.version });
  }

  private identity(): Identity {
    const { identity } = this.parts;
    if (!identity) throw new Problem('not-logged-in');
    return identity;
  }
}

const tableKey = (table: string): string => `table ${table}`;

const keyOf = (message: Of<'watch'> | Of<'unwatch'>): string => {
  if (message.topic === 'room') return `room ${message.room}`;
  if (message.topic === 'tournament') return `tournament ${message.tournament}`;
  return message.topic === 'table' ? tableKey(message.table) : message.topic;
};
