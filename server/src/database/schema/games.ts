import { ENDINGS } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, real, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { jsonb, now, time } from './columns.ts';
import { tables } from './tables.ts';

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
    /** Indexable by seat: the level of a bot, null for people; null as a whole until that is found out, for games of earlier releases. */
    levels: text('levels').$type<string | null>().array(),
    finishedAt: time('finished_at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tableId, table.number] })],
);

/** The players of a finished game, and how it went for each. */
export const played = pgTable(
  'played',
  {
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    seat: smallint('seat').notNull(),
    /** A game in which all seats are first has no winner. */
    isWon: boolean('is_won').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.number, table.seat] }),
    index('played_identity').on(table.identity, table.at),
  ],
);

/** Figures of finished games, worked out from their records and logs: they can be made again at any time. */
export const figures = pgTable(
  'figures',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    /** The version of what is counted. */
    made: smallint('made').notNull(),
    variant: text('variant'),
    /** null where the record cannot be played through. */
    ending: text('ending', { enum: ENDINGS }),
    rounds: smallint('rounds'),
    /** From the first entry to the last. */
    seconds: real('seconds'),
    /** Indexable by seat. */
    seats: jsonb('seats').notNull().default([]),
    problem: text('problem'),
    /** When the game ended. */
    at: time('at').notNull(),
  },
  table => [primaryKey({ columns: [table.tableId, table.number] }), index('figures_at').on(table.at)],
);

/** Reviews of finished games by their players; shown to others once this server has looked into them. */
export const reviews = pgTable(
  'reviews',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    budget: text('budget', { enum: ['captain', 'admiral'] }).notNull(),
    /** The version of the judge. */
    judge: smallint('judge').notNull(),
    /** The sender, until the review was looked into. */
    sentBy: text('sent_by').references(() => identities.id),
    sentAt: time('sent_at').notNull().default(now),
    /** The verdicts as they were sent; null: they were looked into. */
    verdicts: jsonb('verdicts'),
    /** null as long as it was not looked into, and where it is not true. */
    review: jsonb('review'),
    /** Why it is not true. */
    problem: text('problem'),
    /** Until then a server looks into it; if it died meanwhile, another one does after that. */
    claimedUntil: time('claimed_until'),
    checkedAt: time('checked_at'),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.number, table.budget] }),
    index('reviews_sent_at').on(table.sentAt),
    index('reviews_waiting').on(table.sentAt).where(sql`verdicts is not null`),
  ],
);

/** Records of games that were played elsewhere. */
export const replays = pgTable(
  'replays',
  {
    id: text('id').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    game: text('game').notNull(),
    hash: text('hash').notNull(),
    record: jsonb('record').notNull(),
    importedAt: time('imported_at').notNull().default(now),
  },
  table => [uniqueIndex('replays_once').on(table.identity, table.hash)],
);
