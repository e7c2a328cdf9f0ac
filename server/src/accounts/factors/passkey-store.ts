import type { Pool } from 'pg';
import { challenges, passkeys } from '../../database/schema.ts';
import { columnsOf, into, type RowOf, row, rowsOf, sql } from '../../database/sql.ts';

const key = columnsOf(passkeys);
const challenge = columnsOf(challenges);

const LIST = sql`
  select ${row({ id: key.id, name: key.name, createdAt: key.createdAt, usedAt: key.usedAt })}
  from passkeys where ${key.identity} = $1 order by ${key.createdAt}, ${key.id}`;

const FIND = sql`
  select ${row({ identity: key.identity, publicKey: key.publicKey, counter: key.counter })}
  from passkeys where ${key.id} = $1`;

const ADD = `
  insert into ${into(passkeys, 'id', 'identity', 'name', 'publicKey', 'counter', 'transports')}
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

const REMOVE = `delete from passkeys where ${key.identity} = $1 and ${key.id} = $2`;

/** The counter must have grown; 0 says that the device keeps none. */
const USE = `
  update passkeys set ${key.counter} = $2, ${key.usedAt} = now()
  where ${key.id} = $1 and (${key.counter} < $2 or ${key.counter} = 0)`;

const ASK = `
  insert into ${into(challenges, 'hash', 'identity', 'expiresAt')} values ($1, $2, now() + $3 * interval '1 millisecond')`;

const ANSWER = `
  delete from challenges
  where ${challenge.hash} = $1 and ${challenge.identity} is not distinct from $2 and ${challenge.expiresAt} > now()`;

export type PasskeyRow = RowOf<typeof LIST>;
export type StoredKey = RowOf<typeof FIND>;

export interface NewKey {
  readonly id: string;
  readonly identity: string;
  readonly name: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

/** SQL of passkeys, and of what devices are asked to sign. */
export class PasskeyStore {
  constructor(private readonly pool: Pool) {}

  async list(identity: string): Promise<PasskeyRow[]> {
    return rowsOf(this.pool, LIST, [identity]);
  }

  async find(id: string): Promise<StoredKey | undefined> {
    const [found] = await rowsOf(this.pool, FIND, [id]);
    // Large numbers come as text.
    return found && { ...found, counter: Number(found.counter) };
  }

  /** False where it is known. */
  async add({ id, identity, name, publicKey, counter, transports }: NewKey): Promise<boolean> {
    return (await this.pool.query(ADD, [id, identity, name, publicKey, counter, transports])).rowCount === 1;
  }

  async remove(identity: string, id: string): Promise<boolean> {
    return (await this.pool.query(REMOVE, [identity, id])).rowCount === 1;
  }

  /** False where a device that counts has counted as far before. */
  async use(id: string, counter: number): Promise<boolean> {
    return (await this.pool.query(USE, [id, counter])).rowCount === 1;
  }

  async ask(hash: Buffer, identity: string | null, lastsMs: number): Promise<void> {
    await this.pool.query(ASK, [hash, identity, lastsMs]);
  }

  /** Whether this challenge was asked; each can be answered once, at all servers together. */
  async answer(hash: Buffer, identity: string | null): Promise<boolean> {
    return (await this.pool.query(ANSWER, [hash, identity])).rowCount === 1;
  }
}
