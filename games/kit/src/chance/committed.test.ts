import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleSize } from '../testing/sample-size.ts';
import { commitmentOf, committedSource, keyOf, opens } from './committed.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** The test vectors, which docs/record.md prints. They were computed a second time with Node's own SHA-256. */
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const FIELDS = {
  table: 'Anker1234567',
  contributions: ['000102030405060708090a0b0c0d0e0f', '', 'ffeeddccbbaa99887766554433221100'],
};
const COMMITMENT = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';
const COMMITMENTS = [
  'be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991',
  '811407f10d6c0f49a056cc8c01a15e42816b9d39df858e9f6c05fc5c9189b136',
];
const KEY = '3c427e4e9786d0e5c126653a6b1b18661ef497325e6b54b2abde3bfac1143e99';
const DECK = [3, 7, 8, 2, 5, 1, 9, 0, 6, 4];
const THROWS = [5, 3, 4, 4, 3, 4, 5, 4, 0, 1];

describe('committed chance', () => {
  test('the test vectors', () => {
    expect(commitmentOf(SECRET)).toBe(COMMITMENT);
    expect([0, 2].map(seat => commitmentOf(FIELDS.contributions[seat]!))).toEqual(COMMITMENTS);
    expect(hexOf(keyOf(FIELDS, SECRET))).toBe(KEY);
    const deck = upTo(10);
    committedSource(FIELDS, SECRET).at(0).shuffle(deck);
    expect(deck).toEqual(DECK);
    const chance = committedSource(FIELDS, SECRET).at(1);
    expect(THROWS.map(() => chance.die(6))).toEqual(THROWS);
  });

  test('docs/record.md prints these vectors', () => {
    const page = readFileSync(new URL('../../../../docs/record.md', import.meta.url), 'utf8');
    for (const printed of [
      SECRET,
      FIELDS.table,
      ...FIELDS.contributions,
      COMMITMENT,
      ...COMMITMENTS,
      KEY,
      DECK.join(' '),
      THROWS.join(' '),
    ])
      expect(page).toContain(printed);
  });

  test('words that would favour some faces are rejected', () => {
    // Entry 1 begins with the words 7ef56aad 1bd38861 4d9a40ea f804eba2 740d4ad9: the fourth is too large for these faces.
    const chance = committedSource(FIELDS, SECRET).at(1);
    const faces = 0x8000_0001;
    expect([1, 2, 3, 4].map(() => chance.die(faces))).toEqual([0x7ef56aad, 0x1bd38861, 0x4d9a40ea, 0x740d4ad9]);
  });

  test('a secret opens its own commitment only', () => {
    expect(opens(SECRET, COMMITMENT)).toBe(true);
    expect(opens('00'.repeat(32), COMMITMENT)).toBe(false);
  });

  const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(hexOf);

  test('another secret, table, contribution or entry gives another deck', () => {
    const deckOf = (table: string, contributions: string[], secret: string, entry: number): string => {
      const deck = upTo(52);
      committedSource({ table, contributions }, secret).at(entry).shuffle(deck);
      return deck.join();
    };
    const property = fc.property(
      hex(32),
      hex(16),
      hex(16),
      fc.string(),
      fc.nat(),
      (secret, ours, theirs, table, entry) => {
        fc.pre(ours !== theirs);
        const decks = [
          deckOf(table, [ours, theirs], secret, entry),
          deckOf(table, [theirs, ours], secret, entry),
          deckOf(table, [ours, ''], secret, entry),
          deckOf(table, ['', ours], secret, entry),
          deckOf(table, [ours + theirs, ''], secret, entry),
          deckOf(`${table}x`, [ours, theirs], secret, entry),
          deckOf(table, [ours, theirs], commitmentOf(secret), entry),
          deckOf(table, [ours, theirs], secret, entry + 1),
        ];
        expect(new Set(decks).size).toBe(decks.length);
      },
    );
    fc.assert(property, { numRuns: sampleSize(400), seed: 4 });
  });

  test('a table that ends like a contribution begins is not mistaken for it', () => {
    const keys = [
      keyOf({ table: 'ab', contributions: ['63'] }, SECRET),
      keyOf({ table: 'abc', contributions: [''] }, SECRET),
      keyOf({ table: 'abc', contributions: [] }, SECRET),
    ];
    expect(new Set(keys.map(hexOf)).size).toBe(3);
  });
});
