/** The part of JSON Schema 2020-12 in which views are described. */
export interface Schema {
  readonly $schema?: string;
  readonly $id?: string;
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: Type | readonly Type[];
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Properties;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly propertyNames?: Schema;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly oneOf?: readonly Schema[];
}

type Type = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object';
export type Properties = Readonly<Record<string, Schema>>;

export const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export const described = (description: string, schema: Schema): Schema => ({ ...schema, description });
export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
export const flag: Schema = { type: 'boolean' };
export const text: Schema = { type: 'string' };
export const constant = (word: string): Schema => ({ const: word });
export const words = (list: readonly string[]): Schema => ({ type: 'string', enum: list });
export const whole = (minimum: number, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
});
export const orNull = (schema: Schema): Schema => ({ oneOf: [{ type: 'null' }, schema] });

export const list = (items: Schema, least = 0, most?: number): Schema => ({
  type: 'array',
  items,
  ...(least > 0 && { minItems: least }),
  ...(most !== undefined && { maxItems: most }),
});

export const exactly = (count: number, items: Schema): Schema => list(items, count, count);

/** An object with these members and no others. Those of `optional` may be missing. */
export const object = (required: Properties, optional: Properties = {}): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

/** From some of these words to whatever the schema says. */
export const table = (names: readonly string[], values: Schema): Schema => ({
  type: 'object',
  propertyNames: words(names),
  additionalProperties: values,
});

/**
 * The members of every view: who looks, whether the game is over; and, unless the engine leaves them out, moves and
 * knowledge.
 */
export const viewOf = (game: string, own: Properties, known: Schema, optional: Properties = {}): Schema =>
  object(
    {
      game: constant(game),
      seat: described('whose view this is; null for a spectator', orNull(ref('seat'))),
      over: flag,
      ...own,
    },
    {
      ...optional,
      moves: described('the legal moves of this seat, if it must decide; not in the answers of the engine', list(text)),
      known: described('what this seat has learned and may still use; not in the answers of the engine', known),
    },
  );
