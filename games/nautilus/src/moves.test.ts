import { describe, expect, test } from 'vitest';
import { materialOf } from './memory/material.ts';
import { decodeMove, encodeMove, makeMove, parseMove } from './moves.ts';
import { parseSetup } from './options.ts';
import { CARDS, PIECES, SAILORS, SPECIALS } from './types.ts';

const materialFor = (options: object) => {
  const checked = parseSetup({ variant: 'team', options });
  if (!checked.ok) throw new Error(checked.error);
  return materialOf(checked.value);
};
const material = materialFor({});

const places = [
  ...Array.from({ length: 64 }, (_, field) => `t${field}`),
  ...['c0', 'c1', 'c2', 'c3', 'h0', 'h1', 'h2', 'h3'],
];
const goes = SAILORS.flatMap(sailor => places.map(place => `${sailor}>${place}`));
const swaps = PIECES.flatMap((first, index) => PIECES.slice(index + 1).map(second => `${first} ${second}`));

/** Every move of the grammar on the usual board. */
const GRAMMAR = [
  ...['give', 'discard', 'trade', 'ask'].flatMap(verb => CARDS.map(card => `${verb} ${card}`)),
  'keep',
  'mulligan',
  ...CARDS.flatMap(card => goes.map(go => `play ${card} ${go}`)),
  'play 8 skip',
  ...swaps.map(swap => `play compass ${swap}`),
  ...SPECIALS.map(card => `play ${card}`),
  ...goes.map(go => `use ${go}`),
  'use skip',
  ...swaps.map(swap => `use ${swap}`),
  ...SPECIALS.filter(card => card !== 'nautilus').map(card => `use ${card}`),
  ...goes.map(go => `step ${go}`),
];

describe('notation of moves', () => {
  test('every move of the grammar goes from text to code and back', () => {
    const codes = new Set<number>();
    for (const text of GRAMMAR) {
      const code = encodeMove(parseMove(text, material)!);
      codes.add(code);
      expect(makeMove(decodeMove(code))).toBe(text);
    }
    expect(codes.size).toBe(GRAMMAR.length);
  });

  test.each([
    '',
    'keep ',
    ' keep',
    'Keep',
    'give',
    'give 11',
    'give  7',
    'give 7 ',
    'play 7',
    'play compass',
    'play 3 skip',
    'play 8 skip ',
    'play 6 n1>t64',
    'play 6 n1>t06',
    'play 6 n1>t-1',
    'play 6 n1>c4',
    'play 6 n1>h4',
    'play 6 n1>home',
    'play 6 n0>t6',
    'play 6 n5>t6',
    'play 6 x1>t6',
    'play 6 n1 t6',
    'play 6 moby>t6',
    'play 11 n1>t6',
    'play compass n1 n1',
    'play compass e1 n1',
    'play compass n2 n1',
    'play compass moby n1',
    'play compass moby moby',
    'play compass n1 e1 s1',
    'play storm n1 e1',
    'use nautilus',
    'use 12 n1>t0',
    'use compass n1 e1',
    'step h0',
    'step n1>t5>t6',
    'trade',
    'ask 0',
    'constructor',
    'give constructor',
    'play __proto__ n1>t0',
  ])('%j is no move', text => {
    expect(parseMove(text, material)).toBeUndefined();
  });

  test('places depend on the ring and the mouths', () => {
    const small = materialFor({ ring: 40, mouths: [5] });
    expect(parseMove('step n1>t39', small)).toBeDefined();
    expect(parseMove('step n1>t40', small)).toBeUndefined();
    expect(parseMove('step n1>c0', small)).toBeDefined();
    expect(parseMove('step n1>c1', small)).toBeUndefined();
    const large = materialFor({ ring: 96, mouths: [1, 2, 3, 4, 5, 6, 7, 8] });
    expect(parseMove('step n1>t95', large)).toBeDefined();
    expect(parseMove('step n1>c7', large)).toBeDefined();
  });
});
