import { describe, expect, test } from 'vitest';
import { expectedBy, type SchemaError } from './expected.ts';

const LIVE = { properties: { kind: { const: 'live' }, bank: {} } };
const SLOW = { properties: { kind: { const: 'slow' }, move: {} } };
const missing = (field: string, parentSchema: object, data: object): SchemaError => ({
  ...{ keyword: 'required', instancePath: '/clock', params: { missingProperty: field }, data, parentSchema },
});
const NULL: SchemaError = { keyword: 'type', instancePath: '/clock', params: { type: 'null' }, data: {} };

describe('of errors in the branches of a union is told', () => {
  test('the one of the kind that was meant', () => {
    const slow = { kind: 'slow' };
    expect(expectedBy([missing('bank', LIVE, slow), missing('move', SLOW, slow), NULL])).toEqual({
      ...{ field: 'clock.move', expected: { is: 'present' } },
    });
  });

  test('which kinds there are, where it is none of them', () => {
    const sand = { kind: 'sand' };
    const other: SchemaError = {
      ...NULL,
      keyword: 'const',
      instancePath: '/clock/kind',
      params: { allowedValue: 'slow' },
    };
    expect(expectedBy([missing('bank', LIVE, sand), other, NULL])).toEqual({
      ...{ field: 'clock.kind', expected: { is: 'choice', values: ['live', 'slow'] } },
    });
  });

  test('what is wrong inside, before what the whole should have been', () => {
    const inside: SchemaError = {
      ...NULL,
      keyword: 'enum',
      instancePath: '/clock/holidays',
      params: { allowedValues: [3, 7] },
    };
    expect(expectedBy([NULL, inside])).toEqual({
      ...{ field: 'clock.holidays', expected: { is: 'choice', values: ['3', '7'] } },
    });
  });
});
