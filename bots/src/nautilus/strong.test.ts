import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { linesOf, played, positionOf, turnOf } from './testing/table.ts';

/** Hands of the others. */
const OTHERS = [
  ['9', '3'],
  ['10', '2'],
  ['6', '9'],
];

describe.each(['captain', 'admiral'] as const)('%s', level => {
  test('saves the partner with a nautilus (#8 nautilus)', () => {
    const before = positionOf({
      ...{ turn: 3, hands: [['nautilus', '2', '3'], ['9'], ['6'], ['6', '8']] },
      sailors: { n: ['t44'], s: ['t20', 'h3'], w: ['t14'], e: ['t50'] },
    });
    const position = played(before, 3, ['play 6 w1>t20'], SeededChance.from('capture'));
    const [line] = linesOf(level, position, { seed: 'nautilus' });
    expect(line!.moves).toEqual(['play nautilus', expect.stringMatching(/^use n1>/)]);
  });

  test('clears the harbour with a split 5 and comes in behind (#9.10)', () => {
    const turn = turnOf(level, {
      hands: [['5', '10'], ...OTHERS],
      sailors: { n: ['h3', 'h0', 't62'], s: ['t40'], e: ['t50'], w: ['t30'] },
    });
    expect(new Set(turn.map(move => move.replace(/^\w+ (5 )?/, '')))).toEqual(new Set(['n2>h2', 'n3>h0']));
  });

  test('plans two turns: a 5 and a 4 bring a fresh sailor into its harbour, in either order (#10.2)', () => {
    const turn = turnOf(level, {
      hands: [['4', '5', '9'], ...OTHERS],
      sailors: { n: ['t0*'], s: ['t40'], e: ['t30'], w: ['t10'] },
    });
    expect(turn.join()).toMatch(/n1>t(60|1|2|3)\b/);
  });

  test('does not carry the last sailor past its harbour while two turns bring it in (#9.10)', () => {
    const [turn] = turnOf(level, {
      hands: [['3', '1', '9', '10'], ...OTHERS],
      sailors: { n: ['h3', 'h2', 'h1', 't61'], s: ['h3', 'h2', 'h1', 'h0'], e: ['t3', 't20'], w: ['t30'] },
    });
    expect(turn).toMatch(/^play [13] n4>/);
  });

  test('does not walk with its only start card while sailors are at home (#8.1)', () => {
    const [turn] = turnOf(level, {
      hands: [['1', '6', '9'], ...OTHERS],
      sailors: { n: ['t20', 't0*'], e: ['t50'], w: ['t30'], s: ['t40'] },
    });
    expect(turn).not.toMatch(/^play 1 n\d>t(1|21)$/);
  });
});
