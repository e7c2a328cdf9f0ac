import { EVENT_REASONS } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { boolean, cidr, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { bytes, jsonb, now, time } from './columns.ts';

/** Settings of the administrator, and what the server keeps for itself, such as its keys. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  changedAt: time('changed_at').notNull().default(now),
});

export const administrators = pgTable('administrators', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  since: time('since').notNull().default(now),
});

/** Codes for newcomers: of an administrator who is to be, or of a club that admits by invitation. */
export const admissions = pgTable('admissions', {
  codeHash: bytes('code_hash').primaryKey(),
  kind: text('kind', { enum: ['administrator', 'person'] }).notNull(),
  /** How many people may still come by the invitation. */
  uses: integer('uses').notNull(),
  createdAt: time('created_at').notNull().default(now),
  expiresAt: time('expires_at').notNull(),
});

/** People whom the administrator has silenced. */
export const silenced = pgTable('silenced', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  at: time('at').notNull().default(now),
});

/** People and addresses that are shut out for a time. */
export const bans = pgTable(
  'bans',
  {
    id: text('id').primaryKey(),
    identity: text('identity').references(() => identities.id, { onDelete: 'cascade' }),
    /** Addresses, as PostgreSQL reads them: 203.0.113.0/24. */
    range: cidr('range'),
    reason: text('reason').notNull(),
    at: time('at').notNull().default(now),
    until: time('until').notNull(),
  },
  table => [index('bans_identity').on(table.identity)],
);

/** Deeds of administrators. */
export const audit = pgTable(
  'audit',
  {
    id: text('id').primaryKey(),
    at: time('at').notNull().default(now),
    administrator: text('administrator').notNull(),
    action: text('action').notNull(),
    about: jsonb('about').notNull().default({}),
  },
  table => [index('audit_at').on(table.at)],
);

/** Events of the club: dates on which people meet. */
export const clubEvents = pgTable(
  'club_events',
  {
    id: text('id').primaryKey(),
    announcedBy: text('announced_by')
      .notNull()
      .references(() => identities.id),
    name: text('name').notNull(),
    text: text('text').notNull().default(''),
    startsAt: time('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    /** Of the place, by its name of the IANA. */
    zone: text('zone').notNull(),
    place: text('place').notNull().default(''),
    games: text('games').array().notNull().default(sql`'{}'`),
    /** How many people may come; null: as many as like. */
    most: integer('most'),
    /** Lets newcomers in until it is over. */
    invitation: text('invitation').notNull(),
    /** How often the event was changed. */
    sequence: integer('sequence').notNull().default(0),
    cancelledAt: time('cancelled_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    index('club_events_starts_at').on(table.startsAt),
    uniqueIndex('club_events_invitation').on(table.invitation),
  ],
);

/** The people who come to an event. */
export const comers = pgTable(
  'comers',
  {
    event: text('event')
      .notNull()
      .references(() => clubEvents.id, { onDelete: 'cascade' }),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    at: time('at').notNull().default(now),
    /** Whether the comer asked to be reminded. */
    remind: boolean('remind').notNull().default(false),
    /** The notice that the comer gets next. */
    reason: text('reason', { enum: EVENT_REASONS }).notNull().default('soon'),
    /** When the comer is told it; null: nothing is to be said. */
    dueAt: time('due_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.event, table.identity] }),
    index('comers_identity').on(table.identity),
    index('comers_due').on(table.dueAt).where(sql`due_at is not null`),
  ],
);
