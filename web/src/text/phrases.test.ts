import { LANGUAGES } from '@ankerplatz/kit';
import { beforeEach, describe, expect, test } from 'vitest';
import { change } from '../settings/settings.ts';
import { makeNumber, plural } from './intl.ts';
import { makeList, makePair, makeRow, makeSpan } from './phrases.ts';
import { text } from './text.ts';

const PARTS = ['Anna', 'Ben', 'Cleo', 'Dan'];
const UNITS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };
/** Whether a space may break is not the same in every release of a browser. */
const spaced = (words: string): string => words.replaceAll('\u00a0', ' ');

describe.each(LANGUAGES)('%s is written as the browser would write it', language => {
  beforeEach(async () => {
    change({ language });
    await text.load();
  });

  test('lists', () => {
    const list = new Intl.ListFormat(language, { type: 'conjunction' });
    for (let length = 0; length <= PARTS.length; length++)
      expect(makeList(PARTS.slice(0, length))).toBe(list.format(PARTS.slice(0, length)));
  });

  test.each(Object.entries(UNITS))('lengths of time: %s', (unit, ms) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
    for (const count of [1, 2, 5, 23]) expect(spaced(makeSpan(count * ms))).toBe(spaced(format.format(count)));
  });

  test('numbers, small and large', () => {
    const format = new Intl.NumberFormat(language);
    for (const value of [0, 1, 42, 999, 1000, 12_345, 0.5]) {
      expect(makeNumber(value)).toBe(format.format(value));
      expect(plural(language, value, { other: '#' })).toBe(format.format(value));
    }
    expect(makeNumber(-7)).toBe('−7');
  });
});

test.each([
  ['en', 'Ben: 3 cards', 'a; b'],
  ['de', 'Ben: 3 cards', 'a; b'],
  ['fr', 'Ben\u00a0: 3 cards', 'a\u00a0; b'],
] as const)('signs between words: %s', async (language, pair, row) => {
  change({ language });
  await text.load();
  expect(makePair('Ben', '3 cards')).toBe(pair);
  expect(makeRow(['a', 'b'])).toBe(row);
});

/** Sentences that are left out where there is none. */
const NEVER_OF_NONE = ['broken', 'captures', 'hidden', 'trySafe'];

describe('French has one form for none and for one, so it writes the number in it', () => {
  const files = import.meta.glob<object>(['../**/fr.ts', '../**/*.fr.ts'], { eager: true });

  const unwritten = (texts: object, path: string): readonly string[] =>
    Object.entries(texts).flatMap(([name, said]: [string, unknown]) => {
      const place = `${path} ${name}`;
      if (typeof said === 'object' && said !== null) return unwritten(said, place);
      if (typeof said !== 'function' || said.length !== 1 || NEVER_OF_NONE.includes(name)) return [];
      try {
        const [none, one, two] = [0, 1, 2].map((count): unknown => said(count));
        return none === one && one !== two ? [`${place}: ${none}`] : [];
      } catch {
        // The text counts nothing.
        return [];
      }
    });

  test('there are texts', () => expect(Object.keys(files).length).toBeGreaterThan(15));

  test.each(Object.entries(files))('%s', (path, texts) => expect(unwritten(texts, path)).toEqual([]));
});
