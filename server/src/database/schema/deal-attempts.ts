import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { jsonb, now, time } from './columns.ts';
import { deals } from './deals.ts';
import { tables } from './tables.ts';

/** The people who have played a deal of a day or of the club: once each. */
export const dealAttempts = pgTable(
  'deal_attempts',
  {
    deal: text('deal')
      .notNull()
      .references(() => deals.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    /** From 1, in the order in which they began. */
    number: integer('number').notNull(),
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    /** Whether a guest wishes to be named. */
    isNamed: boolean('is_named').notNull().default(false),
    /** The result of the attempt, once it is over and was in time. */
    result: jsonb('result'),
    at: time('at').notNull().default(now),
  },
  table => [
    primaryKey({ columns: [table.deal, table.identity] }),
    uniqueIndex('deal_attempts_number').on(table.deal, table.number),
    uniqueIndex('deal_attempts_table').on(table.tableId),
    index('deal_attempts_identity').on(table.identity),
  ],
);
