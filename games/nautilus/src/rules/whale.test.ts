import { ScriptedChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { makeState } from '../notation.ts';
import { allowed, playedFrom } from '../testing/rulebook.ts';
import { boardOf, positionOf } from '../testing/text.ts';

describe('#9.5 riding', () => {
  allowed(
    'to the next sailor, which is captured; the rider ends one field behind',
    '6 / 2 / 2 / 2 | n1 t4 e1 t20 moby t10',
    'play 6 n1>t10',
    'n1 t19 moby t20',
  );
  allowed('whoever owns it', '6 / 2 / 2 / 2 | n1 t4 n2 t20 moby t10', 'play 6 n1>t10', 'n1 t19 moby t20');
  allowed('round the end of the ring', '6 / 2 / 2 / 2 | n1 t4 e1 t2 moby t10', 'play 6 n1>t10', 'n1 t1 moby t2');
  allowed(
    'over the end: one behind t0 is t63',
    '6 / 2 / 2 / 2 | n1 t4 n2 t0* moby t10',
    'play 6 n1>t10',
    'n1 t63 moby t0',
  );
  allowed('caves do not count', '6 / 2 / 2 / 2 | n1 t3 e1 c1 w1 t30 moby t9', 'play 6 n1>t9', 'n1 t29 e1 c1 moby t30');
  allowed('the next field', '6 / 2 / 2 / 2 | n1 t4 e1 t11 moby t10', 'play 6 n1>t10', 'n1 t10 moby t11');
  allowed(
    'backward landing rides forward',
    '4 / 2 / 2 / 2 | n1 t14 e1 t20 moby t10',
    'play 4 n1>t10',
    'n1 t19 moby t20',
  );
  allowed(
    'with a 7, after the captures on the way',
    '7 / 2 / 2 / 2 | n1 t3 e1 t5 e2 t20 moby t10',
    'play 7 n1>t10',
    'n1 t19 moby t20',
  );
  allowed('out of a cave onto him', '1 / 2 / 2 / 2 | n1 c0 e1 t20 moby t8', 'play 1 n1>t8', 'n1 t19 moby t20');
  allowed(
    '#10.6 nobody else on the ring: once round',
    '6 / 2 / 2 / 2 | n1 t4 e1 c1 moby t10',
    'play 6 n1>t10',
    'n1 t9 e1 c1 moby t10',
  );
  allowed(
    '#10.8 a sailor brought out onto him rides',
    '1 / 2 / 2 / 2 | e1 t20 moby t0',
    'play 1 n1>t0',
    'n1 t19 moby t20',
  );
  allowed(
    '#10.8 and is no longer fresh',
    '1 2 / 4 3 / 2 / 2 | moby t0',
    'play 1 n1>t0, discard 3, discard 2, discard 2, play 2 n1>h0',
    'n1 h0 moby t0',
  );
  allowed(
    'a rider put onto its start field may go in',
    '6 2 / 4 3 / 2 / 2 | n1 t40 e1 t1 moby t46',
    'play 6 n1>t46, discard 3, discard 2, discard 2, play 2 n1>h1',
    'n1 h1 moby t1',
  );
});

describe('#8 moby', () => {
  allowed(
    'he goes to the next sailor and captures it',
    'moby / 2 / 2 / 2 | n1 t4 e1 t20 moby t10',
    'play moby',
    'n1 t4 moby t20',
  );
  allowed('an own one too, round the ring', 'moby / 2 / 2 / 2 | n1 t4 moby t10', 'play moby', 'moby t4');
  allowed(
    'sailors in caves and harbours are safe',
    'moby / 2 / 2 / 2 | n1 c1 e1 h0 moby t10',
    'play moby',
    'n1 c1 e1 h0 moby t10',
  );
  allowed('#10.5 no effect while he is off the board', 'moby / 2 / 2 / 2 | n1 t4', 'play moby', 'n1 t4');
});

describe('#7.4 the die at the end of a round', () => {
  const roll = (text: string, face: number): string => {
    const deck = new Array<number>(0);
    const chance = new ScriptedChance([face - 1, ...(deck.length ? [deck] : [])]);
    return boardOf(playedFrom(positionOf(text), 'discard 2', chance).position);
  };
  test('he moves by the die and captures whom he passes and lands on', () => {
    expect(roll('2 / . / . / . | n1 h3 e1 t12 w1 t14 s1 t15 moby t10', 4)).toBe('n1 h3 s1 t15 moby t14');
  });
  test('round the end of the ring', () => {
    expect(roll('2 / . / . / . | n1 h3 e1 t1 moby t62', 5)).toBe('n1 h3 moby t3');
  });
  test('he never enters caves; sailors in them are safe', () => {
    expect(roll('2 / . / . / . | n1 h3 e1 c0 moby t6', 3)).toBe('n1 h3 e1 c0 moby t9');
  });
  test('not while he is off the board', () => {
    expect(boardOf(playedFrom(positionOf('2 / . / . / . | n1 h3'), 'discard 2', new ScriptedChance([])).position)).toBe(
      'n1 h3',
    );
  });
  test('also when he arrived in this very round', () => {
    const { position, events } = playedFrom(
      positionOf('nautilus / . / . / . |'),
      'play nautilus',
      new ScriptedChance([2]),
    );
    expect(boardOf(position)).toBe('moby t2');
    expect(events).toContainEqual({ type: 'rolled', face: 3 });
  });
  test('with the faces of the table’s own die', () => {
    const position = positionOf('2 / . / . / . | n1 h3 moby t10', { die: [11, 12] });
    expect(boardOf(playedFrom(position, 'discard 2', new ScriptedChance([1])).position)).toBe('n1 h3 moby t22');
  });
  test('then the deal passes on and the next round begins', () => {
    const { position } = playedFrom(positionOf('2 / . / . / . | n1 h3 moby t10'), 'discard 2', new ScriptedChance([0]));
    expect(makeState(position)).toMatchObject({ round: 2, dealer: 0, turn: 1, last: null });
  });
});
