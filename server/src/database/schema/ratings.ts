import { VOIDS } from '@ankerplatz/protocol';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { time } from './columns.ts';
import { tables } from './tables.ts';

/**
 * The people whose games are rated. A person who leaves for ever stays without a name, so that the ratings of others
 * can be worked out again.
 */
export const ratedPlayers = pgTable(
  'rated_players',
  { id: text('id').primaryKey(), identity: text('identity').references(() => identities.id) },
  table => [uniqueIndex('rated_players_identity').on(table.identity)],
);

/** Finished games of rated tables, in the order in which they were rated. */
export const ratedGames = pgTable(
  'rated_games',
  {
    /** From 1, without gaps. */
    place: integer('place').primaryKey(),
    /** Null when it is forgotten who played it. */
    tableId: text('table_id').references(() => tables.id),
    number: integer('number'),
    /** `nauticus two live`; null where it does not count. */
    kind: text('kind'),
    /** Why it does not count; null: it does. */
    reason: text('reason', { enum: VOIDS }),
    /** When the game ended. */
    at: time('at').notNull(),
  },
  table => [uniqueIndex('rated_games_game').on(table.tableId, table.number), index('rated_games_at').on(table.at)],
);

/** Seats of rated games: what they are rated by, and what it has changed. */
export const ratedSeats = pgTable(
  'rated_seats',
  {
    place: integer('place')
      .notNull()
      .references(() => ratedGames.place),
    seat: smallint('seat').notNull(),
    player: text('player')
      .notNull()
      .references(() => ratedPlayers.id),
    /** Seats of one side win together. */
    side: smallint('side').notNull(),
    rank: smallint('rank').notNull(),
    hasLeft: boolean('has_left').notNull(),
    /** Of the game for this seat, from 0 to 1. */
    weight: doublePrecision('weight').notNull(),
    muBefore: doublePrecision('mu_before').notNull(),
    sigmaBefore: doublePrecision('sigma_before').notNull(),
    muAfter: doublePrecision('mu_after').notNull(),
    sigmaAfter: doublePrecision('sigma_after').notNull(),
  },
  table => [primaryKey({ columns: [table.place, table.seat] }), index('rated_seats_player').on(table.player)],
);

/** How strong a player is now: the last of their rated seats, kind by kind. */
export const ratings = pgTable(
  'ratings',
  {
    player: text('player')
      .notNull()
      .references(() => ratedPlayers.id),
    kind: text('kind').notNull(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    games: integer('games').notNull(),
  },
  table => [primaryKey({ columns: [table.player, table.kind] }), index('ratings_kind').on(table.kind, table.mu)],
);
