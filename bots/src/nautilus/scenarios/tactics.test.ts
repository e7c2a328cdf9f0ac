import { SeededChance } from '@ankerplatz/kit';
import type { Card, NautilusPosition, NautilusView } from '@ankerplatz/nautilus';
import { describe, expect, test } from 'vitest';
import { think } from '../../bots.ts';
import { linesOf, mateTurn, played, positionOf, type Scene, startOf, viewOf } from '../testing/table.ts';

/** Hands of the others. */
const OTHERS = [
  ['9', '3'],
  ['10', '2'],
  ['6', '9'],
];

describe('a mate with a hand of numbers', () => {
  test.each(['team', 'quick'] as const)('brings a sailor out (#8.1, %s)', variant => {
    const scene: Scene = { variant, hands: [['12'], ...OTHERS], sailors: { n: ['t20'], s: ['t40'] } };
    expect(mateTurn(scene)).toEqual(['play 12 n2>t0']);
  });

  test('keeps a start card while sailors are at home', () => {
    const [turn] = mateTurn({ hands: [['1', '9'], ...OTHERS], sailors: { n: ['t0*', 't20'], e: ['t50'] } });
    expect(turn).not.toMatch(/^play 1 /);
  });

  test('does not capture its partner (#9.2)', () => {
    const [turn] = mateTurn({ hands: [['9', '3'], ...OTHERS], sailors: { n: ['t20'], s: ['t29'], e: ['t60'] } });
    expect(turn).toBe('play 3 n1>t23');
  });

  test('captures an opponent near his harbour (#9.2)', () => {
    const [turn] = mateTurn({
      hands: [['6', '10', '3'], ...OTHERS],
      sailors: { n: ['t5', 't30'], e: ['t11'], s: ['t40'] },
    });
    expect(turn).toBe('play 6 n1>t11');
  });

  test('sweeps two opponents with a 7 (#8.7)', () => {
    const [turn] = mateTurn({
      hands: [['7', '10'], ...OTHERS],
      sailors: { n: ['t30', 't40'], e: ['t32'], w: ['t35'] },
    });
    expect(turn).toMatch(/^play 7 n1>/);
  });

  test('does not pass its own sailor with a 7 (#8.7)', () => {
    const [turn] = mateTurn({ hands: [['7', '2'], ...OTHERS], sailors: { n: ['t30', 't33'], e: ['t60'] } });
    expect(turn).not.toBe('play 7 n1>t37');
  });
});

describe('a mate on the way into the harbour', () => {
  test.each([
    ['t1', 'h2'],
    ['t2', 'h1'],
    ['t3', 'h0'],
  ])('goes back with a 4 from %s into %s (#10.2)', (from, to) => {
    const [turn] = mateTurn({ hands: [['4', '9'], ...OTHERS], sailors: { n: [from], e: ['t50'] } });
    expect(turn).toBe(`play 4 n1>${to}`);
  });

  test('goes back with a 4 from the start rather than around the ring (#10.2)', () => {
    const [turn] = mateTurn({ hands: [['4', '9'], ...OTHERS], sailors: { n: ['t0*'], e: ['t50'] } });
    expect(turn).toBe('play 4 n1>t60');
  });

  test('turns in by the exact count rather than going on (#9.7)', () => {
    const [turn] = mateTurn({ hands: [['6', '10'], ...OTHERS], sailors: { n: ['t62', 't40'], e: ['t20'] } });
    expect(turn).toBe('play 6 n1>h3');
  });

  test('takes the innermost field that it can (#12)', () => {
    const [turn] = mateTurn({
      ...{ variant: 'quick', hands: [['3', '1'], ...OTHERS] },
      sailors: { n: ['t0', 'h3', 't30'], e: ['t20'] },
    });
    expect(turn).toBe('play 3 n1>h2');
  });

  test('does not carry a sailor past its harbour while another can go', () => {
    const [turn] = mateTurn({ hands: [['9', '8'], ...OTHERS], sailors: { n: ['t62', 't30'], e: ['t10'] } });
    expect(turn).not.toMatch(/n1>t/);
  });
});

describe('a mate at the end', () => {
  test('takes the winning move (#5)', () => {
    const turn = mateTurn({
      hands: [['2', '10', '7'], ...OTHERS],
      sailors: { n: ['h3', 'h2', 'h1', 't63'], s: ['h0', 'h1', 'h2', 'h3'], e: ['t3'] },
    });
    expect(turn).toEqual(['play 2 n4>h0']);
  });

  test('wins with its partner’s sailor once its own are home (#9.8)', () => {
    const turn = mateTurn({
      hands: [['12', '3'], ...OTHERS],
      sailors: { n: ['h3', 'h2', 'h1', 'h0'], s: ['h3', 'h2', 'h1', 't30'], e: ['t33'] },
    });
    expect(turn).toEqual(['play 3 s4>h0']);
  });

  test('wins with a 5 in portions (#9.10)', () => {
    const turn = mateTurn({
      hands: [['5', '9'], ...OTHERS],
      sailors: { n: ['h3', 'h2', 'h1', 't62'], s: ['h3', 'h2', 'h1', 't31'], e: ['t9'] },
    });
    expect(turn).toHaveLength(2);
    expect(turn.join()).toMatch(/n4>h0/);
    expect(turn.join()).toMatch(/s4>h0/);
  });
});

describe('a mate and Moby Dick', () => {
  test('does not feed him at the end of the round (#7.4)', () => {
    const [turn] = mateTurn({
      ...{ hands: [['3'], [], [], []], moby: 't22', discards: [] },
      sailors: { n: ['t20', 't40'], e: ['t60'] },
    });
    expect(turn).toBe('play 3 n2>t43');
  });

  test('sends him after an opponent (#8 moby)', () => {
    const [turn] = mateTurn({
      ...{ hands: [['moby', '2'], ...OTHERS], moby: 't22' },
      sailors: { n: ['t50'], e: ['t10'], w: ['t30'] },
    });
    expect(turn).toBe('play moby');
  });

  test('keeps him from its own sailor while it can (#8 moby)', () => {
    const [turn] = mateTurn({
      ...{ hands: [['moby', '2'], ...OTHERS], moby: 't22' },
      sailors: { n: ['t40'], e: ['t10'], w: ['t20'] },
    });
    expect(turn).toBe('play 2 n1>t42');
  });

  test('rides him to capture an opponent (#9.5)', () => {
    const [turn] = mateTurn({
      ...{ hands: [['6', '9'], ...OTHERS], moby: 't26' },
      sailors: { n: ['t20', 't10'], e: ['t5'] },
    });
    expect(turn).toBe('play 6 n1>t26');
  });
});

describe('a mate with special cards', () => {
  test('swaps an own sailor that began for an opponent near the own harbour (#8 compass)', () => {
    const [turn] = mateTurn({ hands: [['compass', '2'], ...OTHERS], sailors: { n: ['t5'], e: ['t60'] } });
    expect(turn).toBe('play compass n1 e1');
  });

  test('takes a capture back with the nautilus and uses the card (#8 nautilus)', () => {
    const scene: Scene = {
      ...{ turn: 3, hands: [['nautilus', '2', '3'], ['9'], ['6'], ['6', '8']] },
      sailors: { n: ['t60', 't44'], w: ['t54'], e: ['t30'] },
    };
    const position = played(positionOf(scene), 3, ['play 6 w1>t60'], SeededChance.from('capture'));
    const [line] = linesOf('mate', position, { seed: 'nautilus' });
    expect(line!.moves).toEqual(['play nautilus', expect.stringMatching(/^use n[12]>/)]);
  });
});

describe.each(['mate', 'captain'] as const)('a %s in the exchange', level => {
  const isStart = (card: Card): boolean => card === '1' || card === '12';
  const startsOf = (position: NautilusPosition, seat: number): number =>
    (viewOf(position, seat).hands as NautilusView['hands'][number][])
      .flatMap(hand => (typeof hand === 'number' ? [] : hand))
      .filter(isStart).length;
  const exchangeWhere = (own: number, hasPartner: boolean): NautilusPosition =>
    Array.from({ length: 200 }, (_, index) => startOf('team', `exchange ${index}`)).find(
      position => startsOf(position, 0) === own && startsOf(position, 2) > 0 === hasPartner,
    )!;
  const given = (position: NautilusPosition): string =>
    think('nautilus', level, viewOf(position, 0), { seed: 'give' })[0]!.moves[0]!;

  test('gives a start card to the partner who announced none (#7.2)', () => {
    expect(given(exchangeWhere(2, false))).toMatch(/^give (1|12)$/);
  });

  test('keeps its only start card if the partner has one (#7.2)', () => {
    expect(given(exchangeWhere(1, true))).not.toMatch(/^give (1|12)$/);
  });
});

test.each(['mate', 'captain'] as const)(
  'a %s of a duel asks for a new hand without a start card while all are at home (#11.1)',
  level => {
    const starts = Array.from({ length: 40 }, (_, index) => startOf('duel', `mulligan ${index}`));
    const position = starts.find(start => viewOf(start).moves.includes('mulligan'))!;
    expect(linesOf(level, position, { seed: 'mulligan' })[0]!.moves).toEqual(['mulligan']);
  },
);
