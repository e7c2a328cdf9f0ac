import { STARTS } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, real, smallint, text } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { bytes, jsonb, now, time } from './columns.ts';
import { deals } from './deals.ts';

/** A table holds a whole evening: one game after another, each with a log of its own. */
export const tables = pgTable(
  'tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    owner: text('owner')
      .notNull()
      .references(() => identities.id),
    /** The request for the table: players or variant, board options. */
    wish: jsonb('asked').notNull(),
    /** From which the first game begins, as the game's notation writes it; null: from its usual start. */
    position: jsonb('position'),
    visibility: text('visibility', { enum: ['public', 'invitation'] }).notNull(),
    /** The random part of the invitation link. */
    invitation: text('invitation').notNull(),
    spectators: boolean('spectators').notNull(),
    /** Whether the coach may help everybody who sits here. */
    coach: boolean('coach').notNull().default(false),
    /** Whether its games are rated; it stays so once the first has begun. */
    rated: boolean('rated').notNull().default(false),
    /** The person who begins its first game: its owner, or the last player who sits down. */
    starts: text('starts', { enum: STARTS }).notNull().default('owner'),
    status: text('status', { enum: ['open', 'running', 'over', 'closed'] })
      .notNull()
      .default('open'),
    /** The game of the evening, from 1. */
    number: integer('number').notNull().default(1),
    /** Entries of the present game. Never falls while it lasts. */
    version: integer('version').notNull().default(0),
    /** Resolved, once the game has started. */
    setup: jsonb('setup'),
    /** Seats that must decide. */
    deciders: smallint('deciders').array().notNull().default(sql`'{}'`),
    /** How time is kept and what happens when it runs out; null: no clock runs. */
    clock: jsonb('clock'),
    /** Milliseconds after which a seat that is asked and does nothing counts as silent, where no clock runs. */
    silence: integer('silence').notNull().default(300_000),
    /** When the present game began. */
    startedAt: time('started_at'),
    /** When a player's time runs out, or a pause ends. */
    dueAt: time('due_at'),
    /** By seat: what was handed in early for its next decision. Known to that seat alone. */
    handIns: jsonb('hand_ins').notNull().default({}),
    /** By seat: standing orders, and what became of them. Known to that seat alone. */
    orders: jsonb('orders').notNull().default({}),
    /** When a bot answers, or moves handed in early or an order are to be carried out. */
    botDueAt: time('bot_due_at'),
    leaseUntil: time('lease_until'),
    leaseBy: text('lease_by'),
    secret: bytes('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** Of the game that is about to begin: what its chance was committed to, and what was opened of it. */
    seal: jsonb('seal'),
    /** Seals of the same game that were broken. */
    broken: jsonb('broken').notNull().default([]),
    /** Wins of the evening by identity or level. */
    tally: jsonb('tally').notNull().default({}),
    /** A hash of the address that it was opened from, as long as it is open or a game runs. */
    openedFrom: bytes('opened_from'),
    /** If it plays a deal that others play, too. */
    deal: text('deal').references(() => deals.id),
    /** The version of the way its luck is made: a server that does not know it leaves the table to others. */
    chance: smallint('chance').notNull().default(1),
    createdAt: time('created_at').notNull().default(now),
    touchedAt: time('touched_at').notNull().default(now),
    /** Of an open table: when one of its players, and its owner, was last seen there. */
    seenAt: time('seen_at').notNull().default(now),
    ownerSeenAt: time('owner_seen_at').notNull().default(now),
  },
  table => [
    index('tables_lobby').on(table.status, table.visibility, table.touchedAt),
    index('tables_invitation').on(table.invitation),
    index('tables_owner').on(table.owner),
    index('tables_opened_from').on(table.openedFrom).where(sql`opened_from is not null`),
    index('tables_bot_due').on(table.botDueAt).where(sql`bot_due_at is not null`),
    index('tables_due').on(table.dueAt).where(sql`due_at is not null`),
    index('tables_rated').on(table.id).where(sql`rated`),
    index('tables_deal').on(table.deal).where(sql`deal is not null`),
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
    /** SHA-256 of a contribution to come, in hexadecimal; '': none will come; null: it is awaited. */
    commitment: text('commitment').default(''),
    /** 16 random bytes of the person's browser in hexadecimal, once the game has begun; '' for bots. */
    contribution: text('contribution').notNull().default(''),
    /** How much more time this seat has than the clock says. */
    factor: real('factor').notNull().default(1),
    /** The owner of the seat, while another person plays it. */
    absent: text('absent').references(() => identities.id),
    /** The time zone of the person there, by its name in the zone database; null: not known. */
    zone: text('zone'),
    /** The only person who may sit there before the first game. */
    keptFor: text('kept_for').references(() => identities.id),
    /** How long the seat is kept for a person who was invited; null: until the game begins. */
    keptUntil: time('kept_until'),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    index('seats_identity').on(table.identity),
    index('seats_absent').on(table.absent).where(sql`absent is not null`),
  ],
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
    kind: text('kind').notNull(),
    seat: smallint('seat').notNull(),
    move: text('move'),
    /** Facts of an entry that is no move: where a take-back leads, who takes a seat over. */
    about: jsonb('about'),
    /** The id that the client gave its request. */
    request: text('request').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.entry] })],
);

/** The seats that have agreed to an end, another game, a pause, a take-back, or to give a seat to another person. */
export const agreements = pgTable(
  'agreements',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    kind: text('kind').notNull(),
    seat: smallint('seat').notNull(),
    /** The terms that were agreed to; all must mean the same. */
    about: text('about').notNull().default(''),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.kind, table.seat] })],
);

/** Watchers who would take over a seat. */
export const volunteers = pgTable(
  'volunteers',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    seat: smallint('seat').notNull(),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.identity] })],
);

/** Silent seats whose players were told that the others would give them to another player. */
export const warnings = pgTable(
  'warnings',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    seat: smallint('seat').notNull(),
    at: time('at').notNull().default(now),
    /** The seat is not given away before. */
    until: time('until').notNull(),
    /** Whether the player of the seat has looked at the table since, which gives them time once more. */
    isExtended: boolean('is_extended').notNull().default(false),
  },
  table => [primaryKey({ columns: [table.tableId, table.number, table.seat] })],
);

/** The people named by a player to play for them. */
export const deputies = pgTable(
  'deputies',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
    deputy: text('deputy')
      .notNull()
      .references(() => identities.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.tableId, table.identity] })],
);

/** Tables whose games cannot be played on: nobody tries again and again. */
export const quarantine = pgTable('quarantine', {
  tableId: text('table_id')
    .primaryKey()
    .references(() => tables.id, { onDelete: 'cascade' }),
  reason: text('reason').notNull(),
  /** How often the table has failed. */
  failures: integer('failures').notNull().default(1),
  at: time('at').notNull().default(now),
});
