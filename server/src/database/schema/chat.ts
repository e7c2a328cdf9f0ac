import type { Phrase } from '@ankerplatz/protocol';
import { integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { now, time } from './columns.ts';
import { tables } from './tables.ts';

/** Talk at a table. A phrase is kept as a code, so that all read it in their own language. */
export const chat = pgTable(
  'chat',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** From 1 at every table. */
    message: integer('message').notNull(),
    /** The game of the evening, by its number. */
    number: integer('number').notNull(),
    room: text('room', { enum: ['players', 'spectators'] }).notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    text: text('text'),
    phrase: text('phrase').$type<Phrase>(),
    /** The id that the client gave its request. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.message] }),
    uniqueIndex('chat_request').on(table.tableId, table.identity, table.request),
  ],
);

/** Messages that readers have reported to the administrator. */
export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** Said in a review room on a game of the table; '': at the table. */
    room: text('room').notNull().default(''),
    /** Of a room: a number below 0 that stands for the room and its message. */
    message: integer('message').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    reason: text('reason').notNull(),
    /** Of what was said in a room, which goes with it: who said it, and what. */
    about: text('about').references(() => identities.id),
    text: text('text'),
    at: time('at').notNull().default(now),
    doneAt: time('done_at'),
  },
  table => [uniqueIndex('reports_once').on(table.tableId, table.message, table.identity)],
);
