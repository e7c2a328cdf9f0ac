import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, isObject, type Json } from './json.ts';
import { sampleSize } from './testing/sample-size.ts';

describe('RFC 8785 canonical JSON', () => {
  test('§3.2.2 the sample of the standard', () => {
    const sample = `{
      "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
      "string": "\\u20ac$\\u000F\\u000aA'\\u0042\\u0022\\u005c\\\\\\"\\/",
      "literals": [null, true, false]
    }`;
    expect(canonicalJson(JSON.parse(sample))).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  test('§3.2.3 members are sorted by UTF-16 code units', () => {
    const sample = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\ud83d\ude00': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    expect(Object.values(JSON.parse(canonicalJson(sample)))).toHaveLength(7);
    expect([...canonicalJson(sample).matchAll(/:"(\w+)/g)].map(([, word]) => word)).toEqual([
      'Carriage',
      'One',
      'Control',
      'Latin',
      'Euro',
      'Emoji',
      'Hebrew',
    ]);
  });

  test.each([
    [-0, '0'],
    [5e-324, '5e-324'],
    [-5e-324, '-5e-324'],
    [1.7976931348623157e308, '1.7976931348623157e+308'],
    [9007199254740992, '9007199254740992'],
    [295147905179352830000, '295147905179352830000'],
    [1e21, '1e+21'],
    [9.999999999999997e22, '9.999999999999997e+22'],
    [0.000001, '0.000001'],
    [1e-7, '1e-7'],
    [333333333.33333325, '333333333.33333325'],
  ])('appendix B: the number %d', (number, text) => {
    expect(canonicalJson(number)).toBe(text);
  });

  test('members without a value are left out', () => {
    expect(canonicalJson({ b: undefined, a: { d: undefined, c: 1 } })).toBe('{"a":{"c":1}}');
  });

  test('it is JSON, the same for every order of the members', () => {
    const backwards = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(backwards);
      if (!isObject(value)) return value;
      return Object.fromEntries(
        Object.entries(value as Record<string, Json>)
          .toReversed()
          .map(([k, v]) => [k, backwards(v)]),
      );
    };
    const property = fc.property(fc.jsonValue(), value => {
      const text = canonicalJson(value as Json);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(backwards(value as Json))).toBe(text);
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    });
    fc.assert(property, { numRuns: sampleSize(1_600), seed: 8785 });
  });
});
