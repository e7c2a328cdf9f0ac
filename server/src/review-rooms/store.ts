import type { RoomShown } from '@ankerplatz/protocol';
import type { Pool } from 'pg';
import { isMember } from '../accounts/member.ts';
import { identities, mutes, reports, reviewRooms, roomMessages, roomPeople, silenced } from '../database/schema.ts';
import { WHISPERS } from '../database/server-channel.ts';
import {
  columnsOf,
  computed,
  into,
  jsonAs,
  listOf,
  object,
  type RowOf,
  row,
  rowsOf,
  sql,
  valueFrom,
} from '../database/sql.ts';
import { transact } from '../database/transact.ts';

export interface NewRoom {
  readonly id: string;
  readonly table: string;
  readonly number: number;
  readonly length: number;
  readonly identity: string;
  readonly shown: RoomShown;
}

/** How many rooms there may be. */
export interface MostRooms {
  /** Opened by one person. */
  readonly each: number;
  /** Of one game. */
  readonly game: number;
  readonly all: number;
}

/** A person in a room. */
export interface RoomVisit {
  readonly room: string;
  readonly identity: string;
}

/** How many of the last messages are told. */
const MOST_READ = 100;

const r = columnsOf(reviewRooms, 'r');
const p = columnsOf(roomPeople, 'p');
const i = columnsOf(identities, 'i');
const l = columnsOf(identities, 'l');
const c = columnsOf(roomMessages, 'c');
const m = columnsOf(mutes, 'm');
const room = columnsOf(reviewRooms);
const person = columnsOf(roomPeople);
const message = columnsOf(roomMessages);
const silence = columnsOf(silenced);
const report = columnsOf(reports);

/** A number of milliseconds ago. */
const ago = (milliseconds: string): string => `now() - ${milliseconds} * interval '1 millisecond'`;

const IS_THERE = (milliseconds: string): string => `${p.leftAt} is null and ${p.seenAt} > ${ago(milliseconds)}`;

const PEOPLE = valueFrom(
  listOf(object({ id: i.id, name: i.name, isMember: isMember(i) }), `${p.joinedAt}, ${p.identity}`),
  `from room_people p join identities i on ${i.id} = ${p.identity} where ${p.room} = ${r.id} and ${IS_THERE('$2')}`,
);

const MESSAGES = valueFrom(
  listOf(
    object({
      ...{ message: c.message, identity: c.identity, name: i.name, isMember: isMember(i), text: c.text, at: c.at },
      mutedBy: computed<string[]>(
        `(select coalesce(json_agg(${m.identity}), '[]') from mutes m where ${m.muted} = ${c.identity})`,
      ),
    }),
    c.message,
  ),
  `from (select * from room_messages where ${message.room} = ${r.id} order by ${message.message} desc limit ${MOST_READ}) c
     join identities i on ${i.id} = ${c.identity}`,
);

const ROOM = sql`
  select ${row({
    ...{ id: r.id, table: r.tableId, number: r.number, length: r.length, openedAt: r.openedAt },
    ...{ leader: r.leader, leaderName: l.name, isLeaderMember: isMember(l), shown: jsonAs<RoomShown>(r.shown) },
    ...{ people: PEOPLE, messages: MESSAGES },
  })}
  from review_rooms r join identities l on ${l.id} = ${r.leader} where ${r.id} = $1`;

export type RoomRow = RowOf<typeof ROOM>;

const ID = row({ id: room.id });

/** The statement that tells every server of a changed room. */
const tell = (from: string): string =>
  `select pg_notify('${WHISPERS}', json_build_object('room', id)::text) from ${from}`;

/** A person who leads a room on the same game already comes back to it. */
const OPEN = sql`
  with mine as (
    select ${r.id} as id from review_rooms r where ${r.tableId} = $2 and ${r.number} = $3 and ${r.leader} = $5
    order by ${r.openedAt} desc limit 1
  ), added as (
    insert into ${into(reviewRooms, 'id', 'tableId', 'number', 'length', 'openedBy', 'leader', 'shown')}
    select $1, $2, $3, $4, $5, $5, $6 where not exists (select from mine)
      and (select count(*) from review_rooms r where ${r.openedBy} = $5) < $7
      and (select count(*) from review_rooms r where ${r.tableId} = $2 and ${r.number} = $3) < $8
      and (select count(*) from review_rooms) < $9
    returning ${room.id}
  )
  select ${ID} from mine union all select ${ID} from added`;

const SHOW = sql`
  with changed as (
    update review_rooms set ${room.shown} = $3 where ${room.id} = $1 and ${room.leader} = $2 and ${room.length} >= $4
    returning ${room.id}
  ), told as (${tell('changed')})
  select ${ID} from changed, told`;

const HAND_ON = sql`
  with changed as (
    update review_rooms r set ${room.leader} = $3 where ${r.id} = $1 and ${r.leader} = $2
      and exists (select from room_people p where ${p.room} = $1 and ${p.identity} = $3 and ${IS_THERE('$4')})
    returning ${r.id} as id
  ), told as (${tell('changed')})
  select ${ID} from changed, told`;

const CLOSE = sql`
  with gone as (delete from review_rooms where ${room.id} = $1 and ${room.leader} = $2 returning ${room.id}),
  told as (${tell('gone')})
  select ${ID} from gone, told`;

const EXPIRE = `
  with gone as (
    delete from review_rooms where ${room.seenAt} < ${ago('$1')} or ${room.openedAt} < ${ago('$2')} returning ${room.id}
  )
  ${tell('gone')}`;

/** Only as many as fit; people who were there before come back. */
const JOIN = sql`
  with joined as (
    insert into ${into(roomPeople, 'room', 'identity')}
    select ${r.id}, $2 from review_rooms r where ${r.id} = $1 and (
      exists (select from room_people p where ${p.room} = $1 and ${p.identity} = $2)
      or (select count(*) from room_people p where ${p.room} = $1 and ${IS_THERE('$3')}) < $4)
    on conflict (${person.room}, ${person.identity}) do update set ${person.seenAt} = now(), ${person.leftAt} = null
    returning ${person.room} as id
  ), seen as (update review_rooms r set ${room.seenAt} = now() from joined where ${r.id} = joined.id),
  told as (${tell('joined')})
  select ${ID} from joined, told`;

const LEAVE = `
  with gone as (
    update room_people set ${person.leftAt} = now() where ${person.room} = $1 and ${person.identity} = $2
    returning ${person.room} as id
  )
  ${tell('gone')}`;

/**
 * These people are still there; where the leader has been gone for a while, the one who came first of those who are
 * there leads.
 */
const BEAT = `
  with here as (select room, identity from jsonb_to_recordset($1::jsonb) as h(room text, identity text)),
  seen as (
    update room_people p set ${person.seenAt} = now(), ${person.leftAt} = null from here
    where ${p.room} = here.room and ${p.identity} = here.identity
  ), busy as (
    update review_rooms r set ${room.seenAt} = now() where ${r.id} in (select room from here)
  )
  select 1`;

const PASS_ON = `
  with passed as (
    update review_rooms r set ${room.leader} = (
      select ${p.identity} from room_people p where ${p.room} = ${r.id} and ${IS_THERE('$2')}
      order by ${p.joinedAt}, ${p.identity} limit 1)
    where ${r.id} = any($1)
      and exists (select from room_people p where ${p.room} = ${r.id} and ${IS_THERE('$2')})
      and not exists (select from room_people p where ${p.room} = ${r.id} and ${p.identity} = ${r.leader}
        and ${p.seenAt} > ${ago('$2')} and coalesce(${p.leftAt} > ${ago('$2')}, true))
    returning ${r.id} as id
  )
  ${tell('passed')}`;

const IS_IN = sql`
  select ${row({ identity: p.identity })} from room_people p
  where ${p.room} = $1 and ${p.identity} = $2 and ${p.leftAt} is null and ${p.seenAt} > ${ago('$3')}`;

const SAY = sql`
  with before as (
    select ${message.message} from room_messages
    where ${message.room} = $1 and ${message.identity} = $2 and ${message.request} = $4
  ), place as (
    select coalesce(max(${message.message}), 0) + 1 as message from room_messages where ${message.room} = $1
  ), added as (
    insert into ${into(roomMessages, 'room', 'message', 'identity', 'text', 'request')}
    select $1, place.message, $2, $3, $4 from place where not exists (select from before)
    returning ${message.message}, ${message.room} as id
  ), old as (
    delete from room_messages where ${message.room} = $1 and ${message.message} <= (select message from place) - ${MOST_READ}
  ), told as (${tell('added')})
  select ${row({ message: message.message })} from before
  union all select ${row({ message: message.message })} from added, told`;

/** Below those of the table’s own messages, and another one for every message of every room. */
const ROOM_MESSAGE = `-1 - ('x' || left(md5(${c.room} || ' ' || ${c.message}), 7))::bit(28)::int`;

/** With its words, which go with the room. */
const REPORT = `
  insert into ${into(reports, 'id', 'tableId', 'room', 'message', 'identity', 'reason', 'about', 'text')}
  select $1, ${r.tableId}, ${r.id}, ${ROOM_MESSAGE}, $4, $5, ${c.identity}, ${c.text}
  from room_messages c join review_rooms r on ${r.id} = ${c.room} where ${c.room} = $2 and ${c.message} = $3
  on conflict (${report.tableId}, ${report.message}, ${report.identity}) do nothing`;

/** SQL of review rooms. */
export class ReviewRoomStore {
  constructor(private readonly pool: Pool) {}

  /** The id of the room; undefined where there are too many. */
  async open({ id, table, number, length, identity, shown }: NewRoom, most: MostRooms): Promise<string | undefined> {
    const values = [id, table, number, length, identity, shown, most.each, most.game, most.all];
    return (await rowsOf(this.pool, OPEN, values))[0]?.id;
  }

  /** With the people who gave a sign of life within so many milliseconds. */
  async room(id: string, patience: number): Promise<RoomRow | undefined> {
    return (await rowsOf(this.pool, ROOM, [id, patience], 'review-room'))[0];
  }

  /** False where this person does not lead, or the entry lies beyond the end. */
  async show(id: string, leader: string, shown: RoomShown): Promise<boolean> {
    return (await rowsOf(this.pool, SHOW, [id, leader, shown, shown.entry])).length === 1;
  }

  async handOn(id: string, leader: string, next: string, patience: number): Promise<boolean> {
    return (await rowsOf(this.pool, HAND_ON, [id, leader, next, patience])).length === 1;
  }

  async close(id: string, leader: string): Promise<boolean> {
    return (await rowsOf(this.pool, CLOSE, [id, leader])).length === 1;
  }

  /** Deletes rooms that were empty for so many milliseconds, and those that were opened long ago. */
  async expire(empty: number, longest: number): Promise<void> {
    await this.pool.query(EXPIRE, [empty, longest]);
  }

  /** False where there is no such room, or it is full. */
  async join({ room: id, identity }: RoomVisit, patience: number, most: number): Promise<boolean> {
    return (await rowsOf(this.pool, JOIN, [id, identity, patience, most])).length === 1;
  }

  async leave({ room: id, identity }: RoomVisit): Promise<void> {
    await this.pool.query(LEAVE, [id, identity]);
  }

  async beat(visits: readonly RoomVisit[], patience: number): Promise<void> {
    await this.pool.query({ name: 'room-beat', text: BEAT, values: [JSON.stringify(visits)] });
    await this.pool.query({ name: 'room-pass-on', text: PASS_ON, values: [visits.map(visit => visit.room), patience] });
  }

  async isIn({ room: id, identity }: RoomVisit, patience: number): Promise<boolean> {
    return (await rowsOf(this.pool, IS_IN, [id, identity, patience])).length === 1;
  }

  async isSilenced(identity: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(`select 1 from silenced where ${silence.identity} = $1`, [identity]);
    return rowCount === 1;
  }

  /** Reports a message, once a person. */
  async report(id: string, { room: from, identity }: RoomVisit, said: number, reason: string): Promise<void> {
    await this.pool.query(REPORT, [id, from, said, identity, reason]);
  }

  async say({ room: id, identity }: RoomVisit, text: string, request: string): Promise<number> {
    return transact(this.pool, async client => {
      await client.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`room ${id}`]);
      return (await rowsOf(client, SAY, [id, identity, text, request]))[0]!.message;
    });
  }
}
