import { sql } from 'drizzle-orm';
import { jsonb as anyJson, customType, timestamp } from 'drizzle-orm/pg-core';

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const jsonb = (name: string) => anyJson(name).$type<object>();
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const now = sql`now()`;
