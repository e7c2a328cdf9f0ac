import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Chance, NotedChance } from './chance.ts';
import { sharedKeyOf, sharedSource } from './shared.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The test vectors, which docs/record.md prints. They were computed a second time with Node's own SHA-256. */
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const FIELDS = {
  deal: '2026-05-03 nauticus',
  contributions: ['000102030405060708090a0b0c0d0e0f', '', 'ffeeddccbbaa99887766554433221100'],
};
const KEY = 'b61d179558afb1ee043c0878a24e52226b1843e0f0c8e17460e7b2de9b9e768c';
const TILES = [
  [4, 8, 5, 2, 0, 1, 7, 3, 6, 9],
  [3, 8, 4, 9, 0, 5, 1, 2, 7, 6],
];
const THROWS = [4, 0, 2, 5, 4, 4, 0, 4, 4, 0];

const shuffled = (chance: Chance, round: number): number[] => {
  const tiles = upTo(10);
  chance.shuffle(tiles, 'tiles', round);
  return tiles;
};

describe('shared chance', () => {
  test('the test vectors', () => {
    expect(Buffer.from(sharedKeyOf(FIELDS, SECRET)).toString('hex')).toBe(KEY);
    const chance = sharedSource(FIELDS, SECRET).at(0);
    expect([1, 2].map(round => shuffled(chance, round))).toEqual(TILES);
    expect(THROWS.map((_, index) => chance.die(6, 'moby', index + 1))).toEqual(THROWS);
  });

  test('docs/record.md prints these vectors', () => {
    const page = readFileSync(new URL('../../../../docs/record.md', import.meta.url), 'utf8');
    for (const printed of [FIELDS.deal, KEY, ...TILES.map(tiles => tiles.join(' ')), THROWS.join(' ')])
      expect(page).toContain(printed);
  });

  test('what is drawn under a name depends on nothing but the deal', () => {
    const source = sharedSource(FIELDS, SECRET);
    const late = new NotedChance(source.at(57));
    late.die(6, 'moby', 1);
    late.die(4, 'dealer', 1);
    expect(shuffled(late, 2)).toEqual(TILES[1]);
    expect(late.die(6, 'moby', 3)).toBe(THROWS[2]);
  });

  test('another deal, secret or contribution gives other draws', () => {
    const sources = [
      sharedSource(FIELDS, SECRET),
      sharedSource({ ...FIELDS, deal: '2026-05-04 nauticus' }, SECRET),
      sharedSource(FIELDS, '00'.repeat(32)),
      sharedSource({ ...FIELDS, contributions: FIELDS.contributions.slice(1) }, SECRET),
    ];
    expect(new Set(sources.map(source => shuffled(source.at(0), 1).join())).size).toBe(sources.length);
  });

  test('a draw without a name is a mistake', () => {
    expect(() => sharedSource(FIELDS, SECRET).at(1).die(6)).toThrow('has no name');
    expect(() => sharedSource(FIELDS, SECRET).at(1).shuffle([1, 2])).toThrow('has no name');
  });
});
