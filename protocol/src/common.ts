import { LANGUAGES } from '@ankerplatz/kit';
import { type Static, type TProperties, type TSchema, Type } from 'typebox';

/** An object that has these fields and no others. */
export const Fields = <Properties extends TProperties>(
  properties: Properties,
  words: { description?: string; examples?: readonly object[] } = {},
) => Type.Object(properties, { additionalProperties: false, ...words });

export const OrNull = <Schema extends TSchema>(
  schema: Schema,
  words: { examples?: readonly unknown[]; description?: string } = {},
) => Type.Union([schema, Type.Null()], words);

/** Tables, identities and API tokens: 12 random characters of base58. */
export const Id = Type.String({ pattern: '^[1-9A-HJ-NP-Za-km-z]{12}$' });

/** A person, as named wherever people are listed. */
export const Person = Fields({
  id: Id,
  name: Type.String(),
  isMember: Type.Optional(
    Type.Boolean({ description: 'Has a login name, and a name that no guest can take; missing for guests.' }),
  ),
});
export type Person = Static<typeof Person>;

/** ISO 8601, UTC. */
export const Time = Type.String({ format: 'date-time' });

/** A whole number in a query string, which holds texts alone. */
export const WholeText = Type.String({ pattern: '^(0|[1-9][0-9]{0,8})$' });

export const LanguageName = Type.Enum([...LANGUAGES]);

/** Why a rule forbids a move: its code, its paragraph and the numbers of this position. */
export const Refusal = Type.Object({ code: Type.String() }, { additionalProperties: true });

/** The body of every answer that is not a success. */
export const ProblemBody = Fields({
  error: Fields({
    code: Type.String({ description: 'For programs.' }),
    message: Type.String({ description: 'For people, in the language of who asks.' }),
    field: Type.Optional(Type.String({ description: 'The field of the request that is not right.' })),
    expected: Type.Optional(Type.String({ description: 'What the field should have been.' })),
    version: Type.Optional(Type.Integer({ description: 'The version of the table now.' })),
    refusal: Type.Optional(Refusal),
    retryAfter: Type.Optional(Type.Integer({ description: 'Seconds to wait.' })),
    most: Type.Optional(Type.Integer({ description: 'How many there may be.' })),
    id: Type.Optional(Type.String({ description: 'Under this id the server has logged its own error.' })),
  }),
});
export type ProblemBody = Static<typeof ProblemBody>;

/** The successful answers of a route together with what may go wrong. */
export const answers = <Good extends Readonly<Record<number, TSchema>>>(good: Good) => ({
  ...good,
  '4xx': ProblemBody,
  '5xx': ProblemBody,
});
