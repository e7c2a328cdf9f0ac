import { NOTICE_KINDS, NOTICE_REASONS, type NoticeKind } from '@ankerplatz/protocol';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identities } from './accounts.ts';
import { bytes, now, time } from './columns.ts';
import { tables } from './tables.ts';

/** Where people want to hear of their tables when they do not look at them. */
export const noticeWays = pgTable('notice_ways', {
  identity: text('identity')
    .primaryKey()
    .references(() => identities.id),
  webhook: text('webhook'),
  mail: text('mail'),
  /** The notices that the person wants. */
  kinds: text('kinds')
    .$type<NoticeKind>()
    .array()
    .notNull()
    .default([...NOTICE_KINDS]),
  /** Until the code that was mailed there has come back. */
  mailCodeHash: bytes('mail_code_hash'),
});

/** Browsers that a push service reaches. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    endpoint: text('endpoint').primaryKey(),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: time('created_at').notNull().default(now),
  },
  table => [index('push_subscriptions_identity').on(table.identity)],
);

/** At most one a person and table until the person has looked there. */
export const notices = pgTable(
  'notices',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    identity: text('identity')
      .notNull()
      .references(() => identities.id),
    reason: text('reason', { enum: NOTICE_REASONS }).notNull(),
    /** The person who invites. */
    invitedBy: text('invited_by').references(() => identities.id),
    /** When the notice is to be sent; null: it has been, or need not be. */
    dueAt: time('due_at'),
    /** When the person looked at the table; kept as long as what it says is so, to say it once. */
    seenAt: time('seen_at'),
    attempts: smallint('attempts').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.tableId, table.identity] }),
    index('notices_due').on(table.dueAt).where(sql`due_at is not null`),
    index('notices_identity').on(table.identity),
  ],
);
