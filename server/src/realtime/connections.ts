import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerMessage } from '@ankerplatz/protocol';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../accounts/identity.ts';
import { addressOf } from '../http/limits.ts';
import { Problem } from '../problem.ts';

/** A socket or a stream, as long as it is open. */
export interface OpenConnection {
  /** Of the owner: a person, or the address of a stranger. */
  readonly key: string;
  /** By which its owner proved who they are; null for strangers. */
  readonly credential: Credential | null;
  /** How much waits to be sent, in bytes. */
  readonly waiting: number;
  /** A sign of life; a client that has given none since the last is cut off. */
  beat(): void;
  /** The session has ended. */
  refuse(problem: Problem): void;
  /** Sends a message that is for everybody. */
  tell(message: ServerMessage): void;
  /** The server stops; milliseconds until another one should be asked. */
  bye(reconnectIn: number): void;
  /** Closes it at once. */
  cut(): void;
}

/** More connections of one owner to one server are refused. */
const MOST_OF_ONE = 100;
/** Clients come back one after the other, not all at once. */
const RECONNECT_MS = { least: 500, most: 3000 };
const FAREWELL_MS = 1500;
const POLL_MS = 10;

/** Begins the key of a person. */
const PERSON = 'identity ';

/** The key that connections are counted under: the person, or the address of a visitor without an identity. */
export const keyOf = (request: FastifyRequest): string =>
  request.identity ? `${PERSON}${request.identity.id}` : `address ${addressOf(request)}`;

const personIn = (key: string): string | undefined => (key.startsWith(PERSON) ? key.slice(PERSON.length) : undefined);

/** Signs of life are given to one part of the connections after the other, so that nobody waits for all of them. */
const PARTS = 16;

/** All open connections of this server. */
export class Connections {
  private readonly open = new Set<OpenConnection>();
  /** All connections, in as many parts. */
  private readonly parts = Array.from({ length: PARTS }, () => new Set<OpenConnection>());
  private added = 0;
  private beaten = 0;
  private readonly counts = new Map<string, number>();
  private readonly listeners: ((identity: string, isHere: boolean) => void)[] = [];

  get size(): number {
    return this.open.size;
  }

  /** Calls with the first connection of a person to this server, and when the last one has ended. */
  onPerson(listener: (identity: string, isHere: boolean) => void): void {
    this.listeners.push(listener);
  }

  /** The people with a connection to this server. */
  people(): string[] {
    return [...this.counts.keys()].flatMap(key => personIn(key) ?? []);
  }

  isHere(identity: string): boolean {
    return this.counts.has(`${PERSON}${identity}`);
  }

  admit(key: string): void {
    if ((this.counts.get(key) ?? 0) >= MOST_OF_ONE) throw new Problem('too-many-requests', { retryAfter: 10 });
  }

  add(connection: OpenConnection): void {
    this.open.add(connection);
    this.parts[this.added++ % PARTS]!.add(connection);
    const before = this.counts.get(connection.key) ?? 0;
    this.counts.set(connection.key, before + 1);
    if (before === 0) this.tellPerson(connection.key, true);
  }

  remove(connection: OpenConnection): void {
    if (!this.open.delete(connection)) return;
    for (const part of this.parts) part.delete(connection);
    const left = this.counts.get(connection.key)! - 1;
    if (left > 0) this.counts.set(connection.key, left);
    else {
      this.counts.delete(connection.key);
      this.tellPerson(connection.key, false);
    }
  }

  private tellPerson(key: string, isHere: boolean): void {
    const identity = personIn(key);
    if (identity !== undefined) for (const listener of this.listeners) listener(identity, isHere);
  }

  /** Each connection gets its sign of life once in so many milliseconds, until it is stopped. */
  beatEvery(milliseconds: number): NodeJS.Timeout {
    return setInterval(() => {
      for (const connection of this.parts[this.beaten++ % PARTS]!) connection.beat();
    }, milliseconds / PARTS);
  }

  /** Cuts off those for whom most waits, until no more does than may for one owner, and for all. */
  relieve(each: number, total: number): void {
    const slow = [...this.open].filter(({ waiting }) => waiting > 0);
    const owned = new Map<string, number>();
    let all = 0;
    for (const { key, waiting } of slow) {
      owned.set(key, (owned.get(key) ?? 0) + waiting);
      all += waiting;
    }
    for (const connection of slow.sort((a, b) => b.waiting - a.waiting)) {
      const { key, waiting } = connection;
      const own = owned.get(key)!;
      if (own <= each && all <= total) continue;
      owned.set(key, own - waiting);
      all -= waiting;
      connection.cut();
    }
  }

  tellAll(message: ServerMessage): void {
    for (const connection of this.open) connection.tell(message);
  }

  /** Ends those whose session has ended or whose token was revoked. */
  async check(valid: (hashes: Buffer[]) => Promise<ReadonlySet<string>>): Promise<void> {
    const owned = new Map<string, OpenConnection[]>();
    for (const connection of this.open) {
      const hash = connection.credential?.hash.toString('hex');
      if (hash === undefined) continue;
      const others = owned.get(hash);
      if (others) others.push(connection);
      else owned.set(hash, [connection]);
    }
    if (owned.size === 0) return;
    const good = await valid([...owned.values()].map(([connection]) => connection!.credential!.hash));
    for (const [hash, connections] of owned)
      if (!good.has(hash)) for (const connection of connections) connection.refuse(new Problem('not-logged-in'));
  }

  /** Ends those of people who may not come in any more. */
  async refuseWhere(isRefused: (identity: string) => Promise<boolean>): Promise<void> {
    for (const connection of this.open) {
      const identity = personIn(connection.key);
      if (identity !== undefined && (await isRefused(identity))) connection.refuse(new Problem('banned'));
    }
  }

  async drain(): Promise<void> {
    for (const connection of this.open) connection.bye(randomInt(RECONNECT_MS.least, RECONNECT_MS.most));
    for (let waited = 0; waited < FAREWELL_MS && this.open.size > 0; waited += POLL_MS) await sleep(POLL_MS);
    for (const connection of this.open) connection.cut();
  }
}
