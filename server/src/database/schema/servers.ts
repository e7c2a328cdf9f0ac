import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from './columns.ts';

/** Servers that run, or ran last. */
export const servers = pgTable('servers', {
  id: text('id').primaryKey(),
  /** The address where other servers reach it; null: none. */
  address: text('address'),
  /** The server's last sign of life. */
  seenAt: time('seen_at').notNull(),
});

/** The times when no server could write anything: nobody could play, and no clock ran. */
export const outages = pgTable('outages', {
  beganAt: time('began_at').primaryKey(),
  endedAt: time('ended_at').notNull(),
});
