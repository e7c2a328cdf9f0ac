import { isObject } from '@ankerplatz/kit';

/** Keywords of JSON Schema that decide what of an answer is written. */
export interface AnswerSchema {
  readonly type?: string;
  readonly anyOf?: readonly AnswerSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly items?: AnswerSchema;
  readonly properties?: Readonly<Record<string, AnswerSchema>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, AnswerSchema>>;
  readonly additionalProperties?: boolean | AnswerSchema;
}

/** Writes values of one schema as JSON, and nothing that the schema does not name. */
export interface AnswerWriter {
  /** Whether a value is of the schema: so the branch of a union is found. Ranges are not looked at. */
  fits(value: unknown): boolean;
  write(value: unknown): string;
}

/** Of JSON Schema: what they ask of a value decides nothing about how it is written. */
const SILENT = [
  ...['description', 'examples', 'format', 'minimum', 'maximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems'],
];
const KNOWN = new Set([
  ...['type', 'anyOf', 'const', 'enum', 'pattern', 'items', 'properties', 'required', 'patternProperties'],
  ...['additionalProperties', ...SILENT],
]);

const ANYTHING: AnswerWriter = {
  fits: () => true,
  write: value => JSON.stringify(value) ?? 'null',
};

/** PostgreSQL's counts come as text. */
const numberOf = (value: unknown): number => {
  const number = Number(value);
  if (Number.isNaN(number)) throw new TypeError(`${String(value)} is no number for an answer`);
  return number;
};

const textWriter = ({ pattern }: AnswerSchema): AnswerWriter => {
  const look = pattern === undefined ? undefined : new RegExp(pattern, 'u');
  return {
    fits: value => (typeof value === 'string' ? (look?.test(value) ?? true) : value instanceof Date),
    write: value => JSON.stringify(typeof value === 'string' || value instanceof Date ? value : String(value)),
  };
};

const listWriter = ({ items }: AnswerSchema): AnswerWriter => {
  const item = items ? answerWriter(items) : ANYTHING;
  return {
    fits: value => Array.isArray(value) && value.every(item.fits),
    write: value => {
      if (!Array.isArray(value)) throw new TypeError('a list is missing in an answer');
      return `[${value.map(item.write).join(',')}]`;
    },
  };
};

interface Field extends AnswerWriter {
  readonly key: string;
  readonly isRequired: boolean;
  /** `"key":`. */
  readonly head: string;
}

const fieldsOf = ({ properties = {}, required = [] }: AnswerSchema): Field[] =>
  Object.entries(properties).map(([key, schema]) => ({
    ...{ key, isRequired: required.includes(key), head: `${JSON.stringify(key)}:` },
    ...answerWriter(schema),
  }));

/** The writer for a key that is not among the properties; null: it does not belong there. `others`: whether it does where the schema says nothing. */
const restOf = (
  { patternProperties = {}, additionalProperties }: AnswerSchema,
  others: boolean,
): ((key: string) => AnswerWriter | null) => {
  const patterns = Object.entries(patternProperties).map(
    ([pattern, schema]) => [new RegExp(pattern, 'u'), answerWriter(schema)] as const,
  );
  const other = isObject(additionalProperties)
    ? answerWriter(additionalProperties)
    : (additionalProperties ?? others)
      ? ANYTHING
      : null;
  return key => patterns.find(([pattern]) => pattern.test(key))?.[1] ?? other;
};

const objectWriter = (schema: AnswerSchema): AnswerWriter => {
  const fields = fieldsOf(schema);
  const known = new Set(fields.map(({ key }) => key));
  // By JSON Schema other keys are allowed where nothing is said of them; they are not told all the same.
  const [allowed, told] = [restOf(schema, true), restOf(schema, false)];
  const isClosed = !schema.additionalProperties && schema.patternProperties === undefined;
  const writeRest = (value: Readonly<Record<string, unknown>>): string[] =>
    Object.keys(value).flatMap(key => {
      const writer = known.has(key) || value[key] === undefined ? null : told(key);
      return writer ? [`${JSON.stringify(key)}:${writer.write(value[key])}`] : [];
    });
  return {
    fits: value =>
      isObject(value) &&
      fields.every(({ key, isRequired, fits }) => (value[key] === undefined ? !isRequired : fits(value[key]))) &&
      Object.keys(value).every(key => known.has(key) || (allowed(key)?.fits(value[key]) ?? false)),
    write: value => {
      if (!isObject(value)) throw new TypeError('an object is missing in an answer');
      const parts: string[] = [];
      for (const { key, isRequired, head, write } of fields) {
        const part = value[key];
        if (part !== undefined) parts.push(head + write(part));
        else if (isRequired) throw new TypeError(`${key} is missing in an answer`);
      }
      if (!isClosed) parts.push(...writeRest(value));
      return `{${parts.join(',')}}`;
    },
  };
};

const unionWriter = (schemas: readonly AnswerSchema[]): AnswerWriter => {
  const branches = schemas.map(answerWriter);
  return {
    fits: value => branches.some(({ fits }) => fits(value)),
    write: value => {
      const branch = branches.find(({ fits }) => fits(value));
      if (!branch) throw new TypeError('nothing in a union of an answer is meant');
      return branch.write(value);
    },
  };
};

const WRITERS: Readonly<Record<string, (schema: AnswerSchema) => AnswerWriter>> = {
  string: textWriter,
  integer: () => ({ fits: Number.isInteger, write: value => JSON.stringify(Math.trunc(numberOf(value))) }),
  number: () => ({ fits: Number.isFinite, write: value => JSON.stringify(numberOf(value)) }),
  boolean: () => ({ fits: value => typeof value === 'boolean', write: value => String(Boolean(value)) }),
  null: () => ({ fits: value => value === null, write: () => 'null' }),
  array: listWriter,
  object: objectWriter,
};

/**
 * The writer of a schema, made of a function for each of its parts. A library that writes a program for each schema takes
 * a third of a second for that of a table, when the first one is asked for.
 */
export const answerWriter = (schema: AnswerSchema): AnswerWriter => {
  const strange = Object.keys(schema).find(keyword => !KNOWN.has(keyword));
  if (strange !== undefined) throw new TypeError(`nobody can write answers whose schema says ${strange}`);
  if (schema.anyOf) return unionWriter(schema.anyOf);
  const values = 'const' in schema ? [schema.const] : schema.enum;
  if (values) return { fits: value => values.includes(value), write: ANYTHING.write };
  if (schema.type === undefined) return ANYTHING;
  const writer = WRITERS[schema.type];
  if (!writer) throw new TypeError(`nobody can write ${schema.type} in an answer`);
  return writer(schema);
};
