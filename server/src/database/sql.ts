import { getTableColumns, getTableName, type Table } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';

// SQL is written as text, once for each statement, and takes the names of columns from the schema: a column that is renamed,
// removed or of another type does not compile where it is used, nor where rows with it are read.

declare const VALUE: unique symbol;
declare const ROW: unique symbol;

/** Text of an expression, and the type that its value has when it is read. */
export type Value<T> = string & { readonly [VALUE]: T };

/** Text of a statement, or of what it selects, and the type of its rows. */
export type Sql<Row> = string & { readonly [ROW]: Row };

/** The type of the rows of a statement, or of what one selects. */
export type RowOf<S> = S extends Sql<infer Row> ? Row : never;

type Values = Readonly<Record<string, Value<unknown>>>;
type Read<V> = V extends Value<infer T> ? T : never;
type RowOfValues<V extends Values> = { readonly [Key in keyof V]: Read<V[Key]> };
/** A value as JSON holds it. */
type Told<T> = T extends Date ? string : T;

/** The columns of a table by their names in the schema. */
export type Columns<T extends Table> = {
  readonly [Key in keyof T['$inferSelect']]: Value<T['$inferSelect'][Key]>;
};

/** The columns of a table by their names in the schema, each as it is written where the table is called `alias`. */
export const columnsOf = <T extends Table>(table: T, alias?: string): Columns<T> =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [
      key,
      alias === undefined ? name : `${alias}.${name}`,
    ]),
  ) as Columns<T>;

/** `chat (table_id, message)`: a table with the columns that an insertion names. */
export const into = <T extends Table>(table: T, ...keys: readonly (keyof T['$inferSelect'])[]): string => {
  const columns = columnsOf(table);
  return `${getTableName(table)} (${keys.map(key => columns[key]).join(', ')})`;
};

/** An expression that PostgreSQL computes; its type is a promise of its writer. */
export const computed = <T>(text: string): Value<T> => text as Value<T>;

/** A value that is null where a left join finds nothing. */
export const orNull = <T>(value: Value<T>): Value<T | null> => value as string as Value<T | null>;

interface Narrowing<Wide> {
  <T extends Wide>(value: Value<Wide>): Value<T>;
  <T extends Wide>(value: Value<Wide | null>): Value<T | null>;
}

/** A text of which only some are ever stored. */
export const textAs = (<T>(value: string) => value as Value<T>) as Narrowing<string>;

/** JSON of a form that only this program writes. */
export const jsonAs = (<T>(value: string) => value as Value<T>) as Narrowing<object>;

/** `t.id as "id", t.due_at as "dueAt"`: what a statement selects or returns. */
export const row = <const V extends Values>(values: V): Sql<RowOfValues<V>> =>
  Object.entries(values)
    .map(([key, value]) => `${value} as "${key}"`)
    .join(', ') as Sql<RowOfValues<V>>;

/** A JSON object of values. */
export const object = <const V extends Values>(values: V): Value<{ readonly [Key in keyof V]: Told<Read<V[Key]>> }> =>
  computed(
    `json_build_object(${Object.entries(values)
      .flatMap(([key, value]) => [`'${key}'`, value])
      .join(', ')})`,
  );

/** A JSON list of the values of all rows. */
export const listOf = <T>(value: Value<T>, orderBy: string): Value<T[]> =>
  computed(`coalesce(json_agg(${value} order by ${orderBy}), '[]')`);

/** A value from elsewhere: `rest` begins with `from`, and finds one row. */
export const valueFrom = <T>(value: Value<T>, rest: string): Value<T> => computed(`(select ${value} ${rest})`);

interface Milliseconds {
  (time: Value<Date>): Value<number>;
  (time: Value<Date | null>): Value<number | null>;
}

/** Milliseconds of the database's clock. */
export const millisecondsOf = ((time: string) =>
  computed(`(extract(epoch from ${time}) * 1000)::float8`)) as Milliseconds;

export const NOW = computed<Date>('now()');

/** The row of whatever stands last in a statement and has one. */
type LastRow<Parts extends readonly unknown[]> = Parts extends readonly [...infer Before, infer Last]
  ? Last extends Sql<infer Row>
    ? Row
    : LastRow<Before>
  : never;

/** A statement with rows: they are those of the last `row` in it. */
export const sql = <const Parts extends readonly (string | number)[]>(
  strings: TemplateStringsArray,
  ...parts: Parts
): Sql<LastRow<Parts>> => String.raw({ raw: strings }, ...parts) as Sql<LastRow<Parts>>;

/** The rows of a statement. What is asked often has a name, and is prepared once a connection. */
export const rowsOf = async <Row>(
  client: Pick<Pool | PoolClient, 'query'>,
  text: Sql<Row>,
  values: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> =>
  (await client.query({ ...(name !== undefined && { name }), text, values: values as unknown[] })).rows as Row[];
