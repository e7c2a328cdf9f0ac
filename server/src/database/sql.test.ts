import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, expectTypeOf, test } from 'vitest';
import {
  columnsOf,
  computed,
  into,
  listOf,
  millisecondsOf,
  object,
  orNull,
  type RowOf,
  row,
  sql,
  textAs,
  valueFrom,
} from './sql.ts';

const ships = pgTable('ships', {
  id: text('id').notNull(),
  crewSize: integer('crew_size'),
  state: text('state').notNull(),
  sailedAt: timestamp('sailed_at', { withTimezone: true, mode: 'date' }).notNull(),
});

const s = columnsOf(ships, 's');
const ship = columnsOf(ships);

test('columns have the names of the database, with the alias of their table or without one', () => {
  expect([s.crewSize, ship.crewSize]).toEqual(['s.crew_size', 'crew_size']);
  expect(into(ships, 'id', 'sailedAt')).toBe('ships (id, sailed_at)');
});

test('a row is selected under the names of the program, and has the types of its columns', () => {
  const FOUND = sql`select ${row({ id: s.id, crewSize: s.crewSize })} from ships s where ${s.id} = $1`;
  expect(FOUND).toBe('select s.id as "id", s.crew_size as "crewSize" from ships s where s.id = $1');
  expectTypeOf<RowOf<typeof FOUND>>().toEqualTypeOf<{ readonly id: string; readonly crewSize: number | null }>();
});

test('of several rows in a statement the last one counts', () => {
  const COUNT = sql`with found as (select ${row({ id: s.id })} from ships s) select ${row({
    count: computed<number>('count(*)::int'),
  })} from found`;
  expectTypeOf<RowOf<typeof COUNT>>().toEqualTypeOf<{ readonly count: number }>();
});

test('JSON is made of values; a time in it is text', () => {
  const all = valueFrom(listOf(object({ id: s.id, sailedAt: s.sailedAt }), s.id), 'from ships s');
  expect(all).toBe(
    `(select coalesce(json_agg(json_build_object('id', s.id, 'sailedAt', s.sailed_at) order by s.id), '[]') from ships s)`,
  );
  const FLEET = sql`select ${row({ all })}`;
  expectTypeOf<RowOf<typeof FLEET>['all']>().toEqualTypeOf<{ readonly id: string; readonly sailedAt: string }[]>();
});

test('null stays null, and may come with a join', () => {
  const ONE = sql`select ${row({
    ...{ name: orNull(s.id), state: textAs<'moored' | 'at sea'>(s.state), at: millisecondsOf(s.sailedAt) },
  })} from ships s`;
  expectTypeOf<RowOf<typeof ONE>>().toEqualTypeOf<{
    readonly name: string | null;
    readonly state: 'moored' | 'at sea';
    readonly at: number;
  }>();
});

test('a column that is not there does not compile, nor a type that it has not', () => {
  // @ts-expect-error
  expect(s.captain).toBeUndefined();
  // @ts-expect-error A number is no text.
  expect(textAs<'moored'>(s.crewSize)).toBe('s.crew_size');
  // @ts-expect-error A text is no time.
  expect(millisecondsOf(s.state)).toContain('s.state');
});
