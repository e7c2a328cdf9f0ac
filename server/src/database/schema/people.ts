import { PACES } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { bytes, jsonb, now, time } from './columns.ts';

/** The people whose words a person does not want to read. */
export const mutes = pgTable(
  'mutes',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    muted: text('muted')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.muted] }), index('mutes_muted').on(table.muted)],
);

/** The people with whom a person is never paired. */
export const blocks = pgTable(
  'blocks',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    blocked: text('blocked')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.blocked] }), index('blocks_blocked').on(table.blocked)],
);

/** The people whom a person follows; known to that person alone. */
export const follows = pgTable(
  'follows',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    followed: text('followed')
      .notNull()
      .references(() => identities.id),
  },
  table => [primaryKey({ columns: [table.identity, table.followed] }), index('follows_followed').on(table.followed)],
);

/** The people who are here, of those who show it, and the server they are at. */
export const presences = pgTable(
  'presences',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    server: text('server').notNull(),
    seenAt: time('seen_at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.identity, table.server] })],
);

/** The people who look for opponents, and for what game. */
export const seeks = pgTable(
  'seeks',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    pace: text('pace', { enum: PACES }).notNull(),
    game: text('game').notNull(),
    /** Players or variant. */
    wish: jsonb('asked').notNull(),
    seats: smallint('seats').notNull(),
    rated: boolean('rated').notNull().default(false),
    /** Whether others should be about as strong. */
    likesStrength: boolean('likes_strength').notNull().default(false),
    /** The kind of rating that counts there: `nauticus two live`. */
    ratingKind: text('rating_kind').notNull().default(''),
    /** The oldest seek is paired first. */
    since: time('since').notNull().default(now),
    /** When a live seek gave its last sign of life. */
    seenAt: time('seen_at').notNull().default(now),
    /** When its owner was seen leaving; null: the owner is here. */
    leftAt: time('left_at'),
    /** From then on bots may take the seats that are free; null: never. */
    botsAt: time('bots_at'),
    level: text('level'),
    /** A hash of the address that it came from. */
    openedFrom: bytes('opened_from').notNull(),
    /** The table where a seat is kept for its owner, before it is opened, too; null: the owner waits. */
    tableId: text('table_id'),
    seat: smallint('seat'),
    /** Until when the owner must sit down there. */
    until: time('until'),
  },
  table => [
    primaryKey({ columns: [table.identity, table.pace] }),
    index('seeks_table').on(table.tableId).where(sql`table_id is not null`),
  ],
);
