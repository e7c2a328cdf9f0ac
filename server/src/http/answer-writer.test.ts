import { describe, expect, test } from 'vitest';
import { TestApp } from '../testing/app.ts';
import { type AnswerSchema, answerWriter } from './answer-writer.ts';

const written = (schema: AnswerSchema, value: unknown): unknown => JSON.parse(answerWriter(schema).write(value));

const text = { type: 'string' };
const NAMED = {
  type: 'object',
  required: ['name'],
  properties: { name: text, age: { type: 'integer' } },
  additionalProperties: false,
};
const ROUND = { type: 'object', required: ['kind'], properties: { kind: { const: 'round' } } };

describe('an answer holds', () => {
  test.each<[string, AnswerSchema, unknown, unknown]>([
    ['what its schema names, and no secret beside it', NAMED, { name: 'Anna', secret: 1 }, { name: 'Anna' }],
    ['text with everything that JSON writes otherwise', text, '"\\\n\u0000\u2028\ud800', '"\\\n\u0000\u2028\ud800'],
    ['a time as text', text, new Date(0), '1970-01-01T00:00:00.000Z'],
    ['a count that the database writes as text', { type: 'integer' }, '12', 12],
    ['whole numbers, where it promises them', { type: 'integer' }, 3.7, 3],
    ['no number that JSON does not know', { type: 'number' }, Number.POSITIVE_INFINITY, null],
    [
      'lists',
      { type: 'array', items: NAMED },
      [{ name: 'A' }, { name: 'B', age: 2, more: 3 }],
      [{ name: 'A' }, { name: 'B', age: 2 }],
    ],
    ['anything, where nothing is said', {}, { a: [1, null] }, { a: [1, null] }],
    ['nothing in the place of what is not known', { type: 'array', items: {} }, [undefined], [null]],
    ['a value by its name', { enum: ['a', 7] }, 7, 7],
    ['null beside text', { anyOf: [text, { type: 'null' }] }, null, null],
    ['yes and no', { type: 'boolean' }, false, false],
    [
      'keys of any name',
      { type: 'object', patternProperties: { '^.*$': NAMED } },
      { b: { name: 'B', more: 1 } },
      { b: { name: 'B' } },
    ],
    [
      'keys of some names beside others',
      { type: 'object', patternProperties: { '^x': text }, additionalProperties: false },
      { xa: 'A', secret: 1 },
      { xa: 'A' },
    ],
    [
      'what an open object holds besides',
      { ...ROUND, additionalProperties: true },
      { kind: 'round', more: 1, none: undefined },
      { kind: 'round', more: 1 },
    ],
    [
      'nothing else, where the schema does not say that it is open',
      ROUND,
      { kind: 'round', secret: 1 },
      { kind: 'round' },
    ],
    ['of a union what fits', { anyOf: [NAMED, ROUND] }, { kind: 'round' }, { kind: 'round' }],
    [
      'of a union the branch that names every key',
      { anyOf: [NAMED, { type: 'object', properties: { name: text, age: text }, additionalProperties: false }] },
      { name: 'Anna', age: 'seven' },
      { name: 'Anna', age: 'seven' },
    ],
    [
      'of a union the branch whose pattern fits',
      {
        anyOf: [
          { type: 'array', items: { type: 'string', pattern: '^\\d$' } },
          { type: 'array', items: text },
        ],
      },
      ['12'],
      ['12'],
    ],
  ])('%s', (_, schema, value, expected) => {
    expect(written(schema, value)).toEqual(expected);
  });
});

describe('no answer is written', () => {
  test.each<[string, AnswerSchema, unknown]>([
    ['without what it must hold', NAMED, { age: 1 }],
    ['with a list in the place of an object', NAMED, []],
    ['with an object in the place of a list', { type: 'array' }, {}],
    ['with what is no number', { type: 'integer' }, 'twelve'],
    ['with what no branch of a union means', { anyOf: [NAMED, { type: 'null' }] }, { name: 'Anna', secret: 1 }],
  ])('%s', (_, schema, value) => {
    expect(() => answerWriter(schema).write(value)).toThrow('answer');
  });

  test.each<[string, object]>([
    ['of a type that nobody knows', { type: 'bytes' }],
    ['by a keyword that nobody knows', { oneOf: [text] }],
  ])('%s', (_, schema) => {
    expect(() => answerWriter(schema)).toThrow('nobody can write');
  });
});

interface Described {
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema?: AnswerSchema }>> }>
  >;
}

test('every answer of the interface can be written', async () => {
  const server = await TestApp.start();
  const { paths } = (await server.app.describe()) as { paths: Record<string, Record<string, Described>> };
  const schemas = Object.values(paths)
    .flatMap(path => Object.values(path))
    .flatMap(({ responses }) => Object.values(responses ?? {}))
    .flatMap(({ content }) => Object.values(content ?? {}))
    .flatMap(({ schema }) => schema ?? []);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect(() => answerWriter(schema)).not.toThrow();
  await server.stop();
});
