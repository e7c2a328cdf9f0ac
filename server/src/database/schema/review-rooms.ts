import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { jsonb, now, time } from './columns.ts';
import { tables } from './tables.ts';

/** Where several people look at a finished game together. They go by themselves, with everything in them. */
export const reviewRooms = pgTable(
  'review_rooms',
  {
    id: text('id').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** Entries of the record. */
    length: integer('length').notNull(),
    openedBy: text('opened_by')
      .notNull()
      .references(() => identities.id),
    leader: text('leader')
      .notNull()
      .references(() => identities.id),
    shown: jsonb('shown').notNull(),
    openedAt: time('opened_at').notNull().default(now),
    /** When the room was last visited. */
    seenAt: time('seen_at').notNull().default(now),
  },
  table => [
    index('review_rooms_game').on(table.tableId, table.number),
    index('review_rooms_opened_by').on(table.openedBy),
  ],
);

export const roomPeople = pgTable(
  'room_people',
  {
    room: text('room')
      .notNull()
      .references(() => reviewRooms.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    joinedAt: time('joined_at').notNull().default(now),
    seenAt: time('seen_at').notNull().default(now),
    /** When the person was seen leaving; null: they are there, unless they were not seen for long. */
    leftAt: time('left_at'),
  },
  table => [primaryKey({ columns: [table.room, table.identity] }), index('room_people_identity').on(table.identity)],
);

export const roomMessages = pgTable(
  'room_messages',
  {
    room: text('room')
      .notNull()
      .references(() => reviewRooms.id, { onDelete: 'cascade' }),
    message: integer('message').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    text: text('text').notNull(),
    /** The id of the request, which said it once however often it came. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.room, table.message] }),
    uniqueIndex('room_messages_request').on(table.room, table.identity, table.request),
  ],
);
