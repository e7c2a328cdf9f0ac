import type { Phrase } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { WHISPERS } from '../database/server-channel.ts';

export type Room = 'players' | 'spectators';

export interface ChatRow {
  readonly message: number;
  readonly number: number;
  readonly room: Room;
  readonly identity: string;
  /** '' for who has left for ever. */
  readonly name: string;
  readonly text: string | null;
  readonly phrase: Phrase | null;
  readonly at: Date;
  /** Who does not want to read this person. */
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

/** Whoever comes later does not read more. */
const MOST_READ = 200;

const ROW = `
  select c.message, c.number, c.room, c.identity, i.name, c.text, c.phrase, c.at,
    coalesce((select array_agg(m.identity) from mutes m where m.muted = c.identity), '{}') as "mutedBy"
  from chat c join identities i on i.id = c.identity`;

/** The same request gives the same message; two at once are written one after the other, because of the lock. */
const ADD = `
  with before as (
    select message from chat where table_id = $1 and identity = $4 and request = $7
  ), place as (
    select coalesce(max(message), 0) + 1 as message from chat where table_id = $1
  ), added as (
    insert into chat (table_id, message, number, room, identity, text, phrase, request)
    select $1, place.message, $2, $3, $4, $5, $6, $7 from place where not exists (select from before)
    returning message
  ), told as (
    select pg_notify('${WHISPERS}', json_build_object('talk', $1::text)::text) from added
  )
  select message from before union all select message from added, told`;

/** SQL of what is said at tables. */
export class ChatStore {
  constructor(private readonly pool: Pool) {}

  async add({ table, number, room, identity, text, phrase, request }: NewMessage): Promise<number> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`chat ${table}`]);
      const { rows } = await client.query<{ message: number }>(ADD, [
        ...[table, number, room, identity, text, phrase, request],
      ]);
      await client.query('commit');
      client.release();
      return rows[0]!.message;
    } catch (error) {
      // With the connection ends what was begun on it.
      client.release(true);
      throw error;
    }
  }

  /** The newest, in the order in which they were said. */
  async after(table: string, message: number): Promise<ChatRow[]> {
    const { rows } = await this.pool.query<ChatRow>(
      `select * from (${ROW} where c.table_id = $1 and c.message > $2 order by c.message desc limit ${MOST_READ}) newest
      order by message`,
      [table, message],
    );
    return rows;
  }

  async message(table: string, message: number): Promise<ChatRow | undefined> {
    const { rows } = await this.pool.query<ChatRow>(`${ROW} where c.table_id = $1 and c.message = $2`, [
      table,
      message,
    ]);
    return rows[0];
  }

  async last(table: string): Promise<number> {
    const { rows } = await this.pool.query<{ last: number }>(
      'select coalesce(max(message), 0) as last from chat where table_id = $1',
      [table],
    );
    return rows[0]!.last;
  }

  async isSilenced(identity: string): Promise<boolean> {
    return (await this.pool.query('select 1 from silenced where identity = $1', [identity])).rowCount === 1;
  }

  /** Once a person and message. */
  async report(id: string, table: string, message: number, identity: string, reason: string): Promise<void> {
    await this.pool.query(
      `insert into reports (id, table_id, message, identity, reason) values ($1, $2, $3, $4, $5)
      on conflict (table_id, message, identity) do nothing`,
      [id, table, message, identity, reason],
    );
  }

  async mutes(identity: string): Promise<{ id: string; name: string }[]> {
    const { rows } = await this.pool.query<{ id: string; name: string }>(
      `select i.id, i.name from mutes m join identities i on i.id = m.muted where m.identity = $1 order by i.name, i.id`,
      [identity],
    );
    return rows;
  }

  /** False where there is nobody of that id. */
  async mute(identity: string, muted: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with somebody as (select id from identities where id = $2),
      added as (insert into mutes (identity, muted) select $1, id from somebody on conflict do nothing)
      select 1 from somebody`,
      [identity, muted],
    );
    return rowCount === 1;
  }

  async unmute(identity: string, muted: string): Promise<void> {
    await this.pool.query('delete from mutes where identity = $1 and muted = $2', [identity, muted]);
  }
}
