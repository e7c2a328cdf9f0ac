import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const now = sql`now()`;

/** People. A guest has a name and nothing else; who registers keeps the same id. */
export const identities = pgTable(
  'identities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    /** In lower case; null for guests and former players. */
    login: text('login'),
    password: text('password'),
    recovery: text('recovery'),
    language: text('language').notNull().default('en'),
    createdAt: time('created_at').notNull().default(now),
    deletedAt: time('deleted_at'),
  },
  table => [uniqueIndex('identities_login').on(table.login)],
);

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    createdAt: time('created_at').notNull().default(now),
    seenAt: time('seen_at').notNull().default(now),
    expiresAt: time('expires_at').notNull(),
  },
  table => [index('sessions_identity').on(table.identity)],
);

/** Personal tokens for programs. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: text('id').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    createdAt: time('created_at').notNull().default(now),
    usedAt: time('used_at'),
    revokedAt: time('revoked_at'),
  },
  table => [uniqueIndex('api_tokens_hash').on(table.tokenHash), index('api_tokens_identity').on(table.identity)],
);

/** One-time codes that bring an identity to another device. */
export const deviceCodes = pgTable('device_codes', {
  codeHash: bytes('code_hash').primaryKey(),
  identity: text('identity')
    .notNull()
    .references(() => identities.id),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

/** A table holds a whole evening: one game after another, each with a log of its own. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    owner: text('owner')
      .notNull()
      .references(() => identities.id),
    /** What the table was asked to be: players or variant, board options. */
    asked: jsonb('asked').notNull(),
    /** From which the first game begins, as the game's notation writes it; null: from its usual start. */
    position: jsonb('position'),
    visibility: text('visibility', { enum: ['public', 'invitation'] }).notNull(),
    /** The random part of the invitation link. */
    invitation: text('invitation').notNull(),
    spectators: boolean('spectators').notNull(),
    status: text('status', { enum: ['open', 'running', 'over', 'closed'] })
      .notNull()
      .default('open'),
    /** Which game of the evening, from 1. */
    number: integer('number').notNull().default(1),
    /** Entries of the present game. Never falls while it lasts. */
    version: integer('version').notNull().default(0),
    /** Resolved, once the game has started. */
    setup: jsonb('setup'),
    /** Seats that must decide. */
    deciders: smallint('deciders').array().notNull().default(sql`'{}'`),
    botDueAt: time('bot_due_at'),
    leaseUntil: time('lease_until'),
    leaseBy: text('lease_by'),
    secret: bytes('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Wins of the evening by identity or level. */
    tally: jsonb('tally').notNull().default({}),
    createdAt: time('created_at').notNull().default(now),
    touchedAt: time('touched_at').notNull().default(now),
  },
  table => [
    index('tables_lobby').on(table.status, table.visibility, table.touchedAt),
    index('tables_owner').on(table.owner),
    index('tables_bot_due').on(table.botDueAt).where(sql`bot_due_at is not null`),
  ],
);

export const seats = pgTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: smallint('seat').notNull(),
    kind: text('kind', { enum: ['open', 'person', 'bot'] }).notNull(),
    identity: text('identity').references(() => identities.id),
    level: text('level'),
    /** 16 random bytes of the person's browser in hexadecimal; '' for bots. */
    contribution: text('contribution').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.tableId, table.seat] }), index('seats_identity').on(table.identity)],
);

/** The append-only log of every game. */
export const entries = pgTable(
  'entries',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** From 1, without gaps. */
    entry: integer('entry').notNull(),
    kind: text('kind', { enum: ['move', 'resign', 'agreed-end'] }).notNull(),
    seat: smallint('seat').notNull(),
    move: text('move'),
    /** The id that the client gave its request. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.entry] })],
);

/** Finished games with everything opened. */
export const games = pgTable(
  'games',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    record: jsonb('record').notNull(),
    ranks: smallint('ranks').array().notNull(),
    finishedAt: time('finished_at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number] })],
);

/** Who has agreed to end the game, or to play another. */
export const agreements = pgTable(
  'agreements',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['end', 'rematch'] }).notNull(),
    seat: smallint('seat').notNull(),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.kind, table.seat] })],
);
