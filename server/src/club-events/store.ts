import type { Language } from '@ankerplatz/kit';
import type { ClubEvent, EventReason } from '@ankerplatz/protocol';
import type { Pool, PoolClient } from 'pg';
import { isMember } from '../accounts/member.ts';
import { blocks, clubEvents, comers, identities } from '../database/schema.ts';
import { columnsOf, computed, into, type RowOf, row, rowsOf, sql, textAs, valueFrom } from '../database/sql.ts';
import { transact } from '../database/transact.ts';

/** An event as it is announced, checked and whole. */
export type EventFields = Omit<ClubEvent, 'id' | 'coming' | 'isCancelled'>;

/** Why a person is not on the list. */
export type ComingProblem = 'no-such-event' | 'event-over' | 'event-cancelled' | 'event-full';

export interface ComerRow {
  readonly name: string;
  readonly isMember: boolean;
}

/** A comer who is to be told of an event now. */
export interface DueComer {
  readonly event: string;
  readonly identity: string;
  readonly reason: EventReason;
  readonly attempts: number;
  readonly language: Language;
  readonly name: string;
  readonly startsAt: Date;
  readonly zone: string;
  readonly place: string;
  /** Whether there is still something to say. */
  readonly isTrue: boolean;
}

const MOST_SHOWN = 100;
/** Of one event, where nobody has said how many may come. */
const MOST_COMERS = 1000;
/** How long before an event its comers are reminded. */
const BEFORE = `interval '3 hours'`;

const e = columnsOf(clubEvents, 'e');
const c = columnsOf(comers, 'c');
const i = columnsOf(identities, 'i');
const b = columnsOf(blocks, 'b');
/** Of the table that a statement changes. */
const [event, comer] = [columnsOf(clubEvents), columnsOf(comers)];

const COUNT = computed<number>('count(*)::int');
const ENDS = `${e.startsAt} + ${e.minutes} * interval '1 minute'`;
const IS_OVER = `${ENDS} <= now()`;

const EVENT = row({
  ...{ id: e.id, name: e.name, text: e.text, startsAt: e.startsAt, minutes: e.minutes, zone: e.zone, place: e.place },
  ...{ games: e.games, most: e.most, announcedBy: e.announcedBy, invitation: e.invitation, sequence: e.sequence },
  coming: valueFrom(COUNT, `from comers c where ${c.event} = ${e.id}`),
  isCancelled: computed<boolean>(`${e.cancelledAt} is not null`),
  isOver: computed<boolean>(IS_OVER),
});
export type EventRow = RowOf<typeof EVENT>;

const AHEAD = sql`
  select ${EVENT} from club_events e where not ${IS_OVER} order by ${e.startsAt}, ${e.id} limit ${MOST_SHOWN}`;

/** For administrators: also what is over, the last announced first. */
const ALL = sql`select ${EVENT} from club_events e order by ${e.startsAt} desc, ${e.id} limit ${MOST_SHOWN}`;

const BY_ID = sql`select ${EVENT} from club_events e where ${e.id} = $1`;

/** People who come, without those in a block with $2. */
const PEOPLE = sql`
  select ${row({ name: i.name, isMember: isMember(i) })}
  from comers c join identities i on ${i.id} = ${c.identity}
  where ${c.event} = $1 and not exists (
    select from blocks b where (${b.identity}, ${b.blocked}) in (($2, ${i.id}), (${i.id}, $2)))
  order by ${c.at}, ${i.id}`;

const MINE = sql`
  select ${row({ remind: c.remind })} from comers c where ${c.event} = $1 and ${c.identity} = $2`;

const FIELDS = ['name', 'text', 'startsAt', 'minutes', 'zone', 'place', 'games', 'most'] as const;

const valuesOf = (fields: EventFields): unknown[] => FIELDS.map(field => fields[field]);

const AHEAD_OF = sql`
  select ${row({
    all: COUNT,
    own: computed<number>(`(count(*) filter (where ${e.announcedBy} = $1))::int`),
  })} from club_events e where not ${IS_OVER} and ${e.cancelledAt} is null`;

const ADD = `
  insert into ${into(clubEvents, 'id', 'announcedBy', 'invitation', ...FIELDS)}
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const CHANGE = `
  update club_events set ${event.sequence} = ${event.sequence} + 1,
    ${FIELDS.map((field, index) => `${event[field]} = $${index + 2}`).join(', ')}
  where ${event.id} = $1`;

const LOCK = sql`select ${EVENT} from club_events e where ${e.id} = $1 for update of e`;

const CANCEL = `
  update club_events set ${event.cancelledAt} = now(), ${event.sequence} = ${event.sequence} + 1
  where ${event.id} = $1 and ${event.cancelledAt} is null`;

/** Comers who asked for it are told at once. */
const TELL = `
  update comers set ${comer.reason} = $2, ${comer.dueAt} = now(), ${comer.attempts} = 0
  where ${comer.event} = $1 and ${comer.remind}`;

/** When the comers of e are reminded: never too late for it to be news. */
const REMINDED_AT = `case when ${e.startsAt} - ${BEFORE} > now() then ${e.startsAt} - ${BEFORE} end`;

const COME = `
  insert into ${into(comers, 'event', 'identity', 'remind', 'dueAt')}
  select ${e.id}, $2, $3, case when $3 then ${REMINDED_AT} end from club_events e where ${e.id} = $1
  on conflict (${comer.event}, ${comer.identity}) do update set ${comer.remind} = excluded.${comer.remind},
    ${comer.dueAt} = excluded.${comer.dueAt}, ${comer.reason} = 'soon', ${comer.attempts} = 0`;

const STAY_AWAY = `delete from comers where ${comer.event} = $1 and ${comer.identity} = $2`;

/** A server that claims notices has so long to send them, before another one does. */
const CLAIM = sql`
  with due as (
    select ${comer.event} as event, ${comer.identity} as identity from comers
    where ${comer.dueAt} <= now() order by ${comer.dueAt} limit $1 for update skip locked
  ), claimed as (
    update comers c set ${comer.dueAt} = now() + interval '60 seconds', ${comer.attempts} = ${c.attempts} + 1
    from due where ${c.event} = due.event and ${c.identity} = due.identity
    returning c.*
  )
  select ${row({
    ...{ event: c.event, identity: c.identity, reason: c.reason, attempts: c.attempts },
    ...{ language: textAs<Language>(i.language), name: e.name, startsAt: e.startsAt, zone: e.zone, place: e.place },
    isTrue: computed<boolean>(`(not (${IS_OVER}) and (${e.cancelledAt} is null or ${c.reason} = 'cancelled'))`),
  })}
  from claimed c join club_events e on ${e.id} = ${c.event} join identities i on ${i.id} = ${c.identity}`;

/** A comer who was told that the event is moved is still to be reminded of it; $3: of what they were told. */
const TOLD = `
  update comers c set ${comer.reason} = 'soon', ${comer.attempts} = 0,
    ${comer.dueAt} = case when $3 = 'moved' then ${REMINDED_AT} end
  from club_events e where ${c.event} = $1 and ${c.identity} = $2 and ${e.id} = ${c.event} and ${c.reason} = $3`;

const AGAIN = `
  update comers set ${comer.dueAt} = now() + $3 * interval '1 second'
  where ${comer.event} = $1 and ${comer.identity} = $2`;

const INVITING = `
  select 1 from club_events e where ${e.invitation} = $1 and ${e.cancelledAt} is null and not ${IS_OVER}`;

const lock = async (client: PoolClient, id: string): Promise<EventRow | undefined> =>
  (await rowsOf(client, LOCK, [id]))[0];

/** SQL of events of the club. */
export class EventStore {
  constructor(private readonly pool: Pool) {}

  /** Events that are not over, the next one first. */
  async ahead(): Promise<EventRow[]> {
    return rowsOf(this.pool, AHEAD, [], 'events-ahead');
  }

  async all(): Promise<EventRow[]> {
    return rowsOf(this.pool, ALL);
  }

  async event(id: string): Promise<EventRow | undefined> {
    return (await rowsOf(this.pool, BY_ID, [id]))[0];
  }

  /** In the order in which they signed up, as `by` may see them; null: a stranger. */
  async people(id: string, by: string | null): Promise<ComerRow[]> {
    return rowsOf(this.pool, PEOPLE, [id, by]);
  }

  /** Undefined where the person does not come. */
  async comer(id: string, identity: string): Promise<{ readonly remind: boolean } | undefined> {
    return (await rowsOf(this.pool, MINE, [id, identity]))[0];
  }

  /** How many events are ahead, and how many of them this person has announced. */
  async countAhead(by: string): Promise<{ readonly all: number; readonly own: number }> {
    return (await rowsOf(this.pool, AHEAD_OF, [by]))[0]!;
  }

  async add(id: string, by: string, invitation: string, fields: EventFields): Promise<void> {
    await this.pool.query(ADD, [id, by, invitation, ...valuesOf(fields)]);
  }

  /**
   * `change` makes the new fields from those that are there, under a lock. Comers are told where time or place are
   * others.
   */
  async change(id: string, change: (row: EventRow) => EventFields): Promise<void> {
    await transact(this.pool, async client => {
      const before = await lock(client, id);
      if (!before) return;
      const fields = change(before);
      await client.query(CHANGE, [id, ...valuesOf(fields)]);
      const isMoved = before.startsAt.getTime() !== Date.parse(fields.startsAt) || before.place !== fields.place;
      if (isMoved) await client.query(TELL, [id, 'moved']);
    });
  }

  /** Calls the event off; comers who asked for it are told. */
  async cancel(id: string): Promise<void> {
    await transact(this.pool, async client => {
      if ((await client.query(CANCEL, [id])).rowCount === 1) await client.query(TELL, [id, 'cancelled']);
    });
  }

  /** Deletes the event; its comers go with it. */
  async remove(id: string): Promise<boolean> {
    return (await this.pool.query(`delete from club_events where ${event.id} = $1`, [id])).rowCount === 1;
  }

  /** The event is locked, so that of several who come at once as many get in as there are places. */
  async come(id: string, identity: string, remind: boolean): Promise<ComingProblem | null> {
    return transact(this.pool, async client => {
      if (!(await lock(client, id))) return 'no-such-event';
      const { isOver, isCancelled, coming, most } = (await rowsOf(client, BY_ID, [id]))[0]!;
      if (isOver) return 'event-over';
      if (isCancelled) return 'event-cancelled';
      const isThere = (await rowsOf(client, MINE, [id, identity])).length > 0;
      if (!isThere && coming >= (most ?? MOST_COMERS)) return 'event-full';
      await client.query(COME, [id, identity, remind]);
      return null;
    });
  }

  async stayAway(id: string, identity: string): Promise<void> {
    await this.pool.query(STAY_AWAY, [id, identity]);
  }

  async isInvitation(invitation: string): Promise<boolean> {
    return (await this.pool.query(INVITING, [invitation])).rowCount === 1;
  }

  async claim(most: number): Promise<DueComer[]> {
    return rowsOf(this.pool, CLAIM, [most], 'claim-comers');
  }

  /** The notice was sent, or is not needed any more. */
  async told({ event: id, identity, reason }: DueComer): Promise<void> {
    await this.pool.query(TOLD, [id, identity, reason]);
  }

  /** Tried again after so many seconds. */
  async again({ event: id, identity }: DueComer, seconds: number): Promise<void> {
    await this.pool.query(AGAIN, [id, identity, seconds]);
  }
}
