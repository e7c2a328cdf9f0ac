import { ABSENCES, ACCESSES, RESULT_REASONS, TOURNAMENT_KINDS, TOURNAMENT_STATES } from '@ankerplatz/protocol';
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
import { jsonb, now, time } from './columns.ts';
import { deals } from './deals.ts';
import { tables } from './tables.ts';

/** Tournaments. What happens in them are rows of the tables below; all else follows from those. */
export const tournaments = pgTable(
  'tournaments',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    organiser: text('organiser')
      .notNull()
      .references(() => identities.id),
    game: text('game').notNull(),
    /** Players or variant. */
    wish: jsonb('asked').notNull(),
    kind: text('kind', { enum: TOURNAMENT_KINDS }).notNull(),
    /** Whether partners enter together and stay together. */
    pairs: boolean('pairs').notNull(),
    /** After which it ends; null: as many as its kind takes. */
    rounds: smallint('rounds'),
    clock: jsonb('clock').notNull(),
    access: text('access', { enum: ACCESSES }).notNull(),
    /** Null: its organiser starts it. */
    startsAt: time('starts_at'),
    /** Null: a round lasts as long as its tables. */
    roundMinutes: integer('round_minutes'),
    showUpMinutes: integer('show_up_minutes').notNull(),
    absent: text('absent', { enum: ABSENCES }).notNull(),
    rated: boolean('rated').notNull(),
    /** Whether all tables of a round play the same deal. */
    duplicate: boolean('duplicate').notNull().default(false),
    /** The seed of all lots; nobody learns it before the end. */
    seed: text('seed').notNull(),
    /** The seed's SHA-256 in hexadecimal, shown from the beginning. */
    commitment: text('commitment').notNull(),
    status: text('status', { enum: TOURNAMENT_STATES }).notNull().default('open'),
    pausedAt: time('paused_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    index('tournaments_status').on(table.status, table.createdAt),
    index('tournaments_organiser').on(table.organiser),
  ],
);

/** The entrants of a tournament; of a pair both. */
export const tournamentEntrants = pgTable(
  'tournament_entrants',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** The partner whom the entrant has named. */
    partner: text('partner').references(() => identities.id),
    /**
     * The number of the entrant, from 0; partners share it. Null before the start, and for an entrant who had no
     * partner then.
     */
    place: smallint('place'),
    /** Mu of the rating at the start, by which places were given; null: there was none. */
    mu: doublePrecision('mu'),
    /** How many rounds had begun when the entrant came, and when they left. */
    enteredRound: smallint('entered_round').notNull().default(0),
    leftRound: smallint('left_round'),
    /** Random bytes for the deals of all rounds, in hexadecimal; '': none. */
    contribution: text('contribution').notNull().default(''),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.tournament, table.identity] }),
    index('tournament_entrants_identity').on(table.identity),
  ],
);

export const tournamentRounds = pgTable(
  'tournament_rounds',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    /** From 1, without gaps: none is ever paired twice. */
    round: smallint('round').notNull(),
    startedAt: time('started_at').notNull().default(now),
    /** When all must have come. */
    showUntil: time('show_until').notNull(),
    /** When games that are not over no longer count. */
    dueAt: time('due_at'),
    /** Places of the entrants who sit out. */
    byes: smallint('byes').array().notNull(),
    /** The deal that all tables of the round play, if they do. */
    deal: text('deal').references(() => deals.id),
  },
  table => [primaryKey({ columns: [table.tournament, table.round] })],
);

/** The tables of a round. */
export const tournamentPairings = pgTable(
  'tournament_pairings',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    round: smallint('round').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    /** Null where nothing is played. */
    tableId: text('table_id').references(() => tables.id),
    /** Places in the order of the seats. */
    entrants: smallint('entrants').array().notNull(),
    /** Places of the entrants who had not come in time; null: that is not known yet. */
    absent: smallint('absent').array(),
  },
  table => [
    primaryKey({ columns: [table.tournament, table.round, table.number] }),
    uniqueIndex('tournament_pairings_table').on(table.tableId),
  ],
);

/** Results, and what they were corrected to: the last one of a pairing counts. */
export const tournamentResults = pgTable(
  'tournament_results',
  {
    tournament: text('tournament')
      .notNull()
      .references(() => tournaments.id),
    round: smallint('round').notNull(),
    number: smallint('number').notNull(),
    /** From 1. */
    attempt: smallint('attempt').notNull(),
    /** Ranks as the entrants of the pairing; null: it does not count. */
    ranks: smallint('ranks').array(),
    /** The worth of each entrant's game, where all played the same deal. */
    worths: doublePrecision('worths').array(),
    reason: text('reason', { enum: RESULT_REASONS }).notNull(),
    /** How many rounds had begun when the result was stored: later ones are paired with it. */
    inRound: smallint('in_round').notNull(),
    at: time('at').notNull().default(now),
  },
  table => [primaryKey({ columns: [table.tournament, table.round, table.number, table.attempt] })],
);
