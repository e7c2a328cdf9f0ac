import { DEAL_KINDS } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { bytes, jsonb, now, time } from './columns.ts';

/** Deals that are played at many tables: the same setup, and the same draws by their names. */
export const deals = pgTable(
  'deals',
  {
    id: text('id').primaryKey(),
    /** Of a day, of the club, of a round of a tournament. */
    kind: text('kind', { enum: DEAL_KINDS }).notNull(),
    /** Of a deal of the club. */
    name: text('name'),
    announcedBy: text('announced_by').references(() => identities.id),
    game: text('game').notNull(),
    /** The version of the rules by which all play it. */
    rules: integer('rules').notNull().default(1),
    /** Players or variant, board options. */
    wish: jsonb('asked').notNull(),
    /** Of the bots; null where people play each other. */
    level: text('level'),
    secret: bytes('secret').notNull(),
    commitment: text('commitment').notNull(),
    contributions: jsonb('contributions').notNull().default([]),
    beginsAt: time('begins_at').notNull(),
    /** From then on nobody may begin it, its secret is open and all may see what was played; null: that is not known yet. */
    endsAt: time('ends_at'),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [
    uniqueIndex('deals_day').on(table.game, table.beginsAt).where(sql`kind = 'day'`),
    index('deals_ends').on(table.kind, table.endsAt),
  ],
);
