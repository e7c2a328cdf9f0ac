import { isObject, type JsonObject, type Seat } from '@ankerplatz/kit';

/** The form of one member of a request. A member that is not there is undefined. */
export interface Field<T> {
  readonly expected: string;
  fits(value: unknown): value is T;
}

export type Fitted<F> = F extends Field<infer T> ? T : never;

export const text: Field<string> = {
  expected: 'a text',
  fits: (value): value is string => typeof value === 'string',
};

export const object: Field<JsonObject> = {
  expected: 'an object',
  fits: (value): value is JsonObject => isObject(value),
};

/** Whatever is there is checked later, by the game. */
export const anything: Field<unknown> = {
  expected: 'anything',
  fits: (_value): _value is unknown => true,
};

/** Whether the game has such a seat is known at the table. */
export const seat: Field<Seat> = {
  expected: 'the number of a seat',
  fits: (value): value is Seat => Number.isInteger(value),
};

export const whole = (least: number, most: number): Field<number> => ({
  expected: `a whole number from ${least} to ${most}`,
  fits: (value): value is number => Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
});

export const oneOf = <T extends string>(words: readonly T[]): Field<T> => ({
  expected: `one of ${words.join(', ')}`,
  fits: (value): value is T => words.includes(value as T),
});

export const optional = <T>(field: Field<T>): Field<T | undefined> => ({
  expected: field.expected,
  fits: (value): value is T | undefined => value === undefined || field.fits(value),
});

export const orNull = <T>(field: Field<T>): Field<T | null> => ({
  expected: `${field.expected} or null`,
  fits: (value): value is T | null => value === null || field.fits(value),
});
