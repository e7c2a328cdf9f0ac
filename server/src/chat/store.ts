import type { Person, Phrase } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { chat, identities, mutes, reports, silenced } from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import { columnsOf, computed, into, row, rowsOf, sql } from '../database/sql.ts';
import { transact } from '../database/transact.ts';

export type Room = 'players' | 'spectators';

export interface ChatRow {
  readonly message: number;
  readonly number: number;
  readonly room: Room;
  readonly identity: string;
  /** '' for a person who has left for ever. */
  readonly name: string;
  readonly isMember: boolean;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly at: Date;
  /** The people who have muted the author. */
  readonly mutedBy: readonly string[];
}

export interface NewMessage {
  readonly table: string;
  readonly number: number;
  readonly room: Room;
  readonly identity: string;
  readonly text: string | null;
  readonly phrase: string | null;
  readonly request: string;
}

/** A late comer does not read more. */
const MOST_READ = 200;

const c = columnsOf(chat, 'c');
const i = columnsOf(identities, 'i');
const m = columnsOf(mutes, 'm');
const message = columnsOf(chat);
const silence = columnsOf(silenced);
const report = columnsOf(reports);

const MESSAGES = sql`
  select ${row({
    ...{
      message: c.message,
      number: c.number,
      room: c.room,
      identity: c.identity,
      name: i.name,
      isMember: isMember(i),
    },
    ...{ text: c.text, phrase: c.phrase, at: c.at },
    mutedBy: computed<string[]>(
      `coalesce((select array_agg(${m.identity}) from mutes m where ${m.muted} = ${c.identity}), '{}')`,
    ),
  })}
  from chat c join identities i on ${i.id} = ${c.identity}`;

const NUMBER = row({ message: message.message });

/** The same request gives the same message; two at once are written one after the other, because of the lock. */
const ADD = sql`
  with before as (
    select ${message.message} from chat
    where ${message.tableId} = $1 and ${message.identity} = $4 and ${message.request} = $7
  ), place as (
    select coalesce(max(${message.message}), 0) + 1 as message from chat where ${message.tableId} = $1
  ), added as (
    insert into ${into(chat, 'tableId', 'message', 'number', 'room', 'identity', 'text', 'phrase', 'request')}
    select $1, place.message, $2, $3, $4, $5, $6, $7 from place where not exists (select from before)
    returning ${message.message}
  ), told as (
    select pg_notify('${WHISPERS}', json_build_object('talk', $1::text)::text) from added
  )
  select ${NUMBER} from before union all select ${NUMBER} from added, told`;

const AFTER = sql`
  select * from (
    ${MESSAGES} where ${c.tableId} = $1 and ${c.message} > $2 order by ${c.message} desc limit ${MOST_READ}
  ) newest order by message`;

const MESSAGE = sql`${MESSAGES} where ${c.tableId} = $1 and ${c.message} = $2`;

const LAST = sql`
  select ${row({ last: computed<number>(`coalesce(max(${message.message}), 0)`) })} from chat
  where ${message.tableId} = $1`;

const REPORT = `
  insert into ${into(reports, 'id', 'tableId', 'message', 'identity', 'reason')} values ($1, $2, $3, $4, $5)
  on conflict (${report.tableId}, ${report.message}, ${report.identity}) do nothing`;

const MUTES = sql`
  select ${row({ id: i.id, name: i.name, isMember: isMember(i) })} from mutes m join identities i on ${i.id} = ${m.muted}
  where ${m.identity} = $1 order by ${i.name}, ${i.id}`;

const MUTE = `
  with somebody as (select ${i.id} from identities i where ${i.id} = $2),
  added as (insert into ${into(mutes, 'identity', 'muted')} select $1, id from somebody on conflict do nothing)
  select 1 from somebody`;

/** SQL of what is said at tables. */
export class ChatStore {
  constructor(private readonly pool: Pool) {}

  async add({ table, number, room, identity, text, phrase, request }: NewMessage): Promise<number> {
    return transact(this.pool, async client => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`chat ${table}`]);
      return (await rowsOf(client, ADD, [table, number, room, identity, text, phrase, request]))[0]!.message;
    });
  }

  /** The newest, in the order in which they were said. */
  async after(table: string, message: number): Promise<ChatRow[]> {
    return rowsOf(this.pool, AFTER, [table, message]);
  }

  async message(table: string, message: number): Promise<ChatRow | undefined> {
    return (await rowsOf(this.pool, MESSAGE, [table, message]))[0];
  }

  async last(table: string): Promise<number> {
    return (await rowsOf(this.pool, LAST, [table]))[0]!.last;
  }

  async isSilenced(identity: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select 1 from silenced where ${silence.identity} = $1`, [identity]);
    return rowCount === 1;
  }

  /** Reports a message, once a person. */
  async report(id: string, table: string, message: number, identity: string, reason: string): Promise<void> {
    await this.pool.query(REPORT, [id, table, message, identity, reason]);
  }

  async mutes(identity: string): Promise<Person[]> {
    return rowsOf(this.pool, MUTES, [identity]);
  }

  /** False where there is nobody of that id. */
  async mute(identity: string, muted: string): Promise<boolean> {
    return (await this.pool.query(MUTE, [identity, muted])).rowCount === 1;
  }

  async unmute(identity: string, muted: string): Promise<void> {
    await this.pool.query(`delete from mutes m where ${m.identity} = $1 and ${m.muted} = $2`, [identity, muted]);
  }
}
