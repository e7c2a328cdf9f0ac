import { describe, expect, test } from 'vitest';
import { makeState } from '../notation.ts';
import { allowed, movesOf, offered, playedFrom, refused } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';

const ANY = /./;

describe('#8.5 the 5 is split among the own and the partner’s sailors', () => {
  allowed('all five steps by one sailor', '5 / 2 / 2 / 2 | n1 t4 n2 t20', 'play 5 n1>t9', 'n1 t9 n2 t20');
  allowed('two sailors', '5 / 2 / 2 / 2 | n1 t4 n2 t20', 'play 5 n1>t6, step n2>t23', 'n1 t6 n2 t23');
  allowed('the partner’s too', '5 / 2 / 2 / 2 | n1 t4 s1 t40', 'play 5 s1>t41, step n1>t8', 'n1 t8 s1 t41');
  allowed('the partner’s alone', '5 / 2 / 2 / 2 | s1 t42', 'play 5 s1>t47', 's1 t47');
  allowed(
    'five sailors',
    '5 / 2 / 2 / 2 | n1 t4 n2 t20 n3 h0 s1 t42 s2 t60',
    'play 5 n1>t5, step n2>t21, step n3>h1, step s1>t43, step s2>t61',
    'n1 t5 n2 t21 n3 h1 s1 t43 s2 t61',
  );
  allowed(
    'in an order of the player’s choice: one clears the way of another',
    '5 / 2 / 2 / 2 | n1 t4 n2 t5',
    'play 5 n2>t8, step n1>t6',
    'n1 t6 n2 t8',
  );
  refused(
    'not among the others’',
    '5 / 2 / 2 / 2 | n1 t4 e1 t20',
    'play 5 e1>t25',
    'others-sailor',
    '#9.8',
    'only North and South',
  );
  refused(
    'each by a different sailor',
    '5 / 2 / 2 / 2 | n1 t4 n2 t20',
    'play 5 n1>t6, step n1>t9',
    'moved-already',
    '#8.5',
    'n1',
  );
  refused(
    'not more than five steps',
    '5 / 2 / 2 / 2 | n1 t4 n2 t20',
    'play 5 n1>t6, step n2>t24',
    'wrong-count',
    '#8.5',
    '4 steps',
  );
  refused('nobody comes out with it', '5 / 2 / 2 / 2 | n1 t4', 'play 5 n2>t0', 'in-whirlpool', '#8.5', 'n2');
  refused('a fresh sailor may not turn in', '5 / 2 / 2 / 2 | n1 t0* n2 t20', 'play 5 n1>h0', 'fresh', '#10.2', 't0');
  allowed(
    'each portion lands, captures',
    '5 / 2 / 2 / 2 | n1 t4 n2 t20 e1 t6 w1 t23',
    'play 5 n1>t6, step n2>t23',
    'n1 t6 n2 t23',
  );
  allowed(
    'and rides',
    '5 / 2 / 2 / 2 | n1 t4 n2 t20 e1 t10 moby t6',
    'play 5 n1>t6, step n2>t23',
    'n1 t9 n2 t23 moby t10',
  );
  allowed('duel: both own colours', '5 / 2 | n1 t4 s1 t42', 'play 5 n1>t5, step s1>t46', 'n1 t5 s1 t46');
  refused('duel: not the other’s', '5 / 2 | n1 t4 e1 t20', 'play 5 n1>t5', 'rest-impossible', '#9.10', '4 of the 5');
});

describe('#9.10 all five steps must be made', () => {
  offered('one sailor alone makes all five', '5 / 2 / 2 / 2 | n1 t10', '', ANY, ['play 5 n1>t15']);
  refused(
    'three alone are not enough',
    '5 / 2 / 2 / 2 | n1 t4',
    'play 5 n1>t7',
    'rest-impossible',
    '#9.10',
    'after 3 steps by n1 the other 2 of the 5',
  );
  offered(
    'book example: three in, the last needs 3 to h0',
    '5 / 2 / 2 / 2 | n1 h0 n2 h1 n3 h2 n4 h3 s1 h1 s2 h2 s3 h3 s4 t30',
    '',
    ANY,
    ['play 5 s4>t35'],
  );
  allowed(
    'with room inside the rest may be made there',
    '5 / 2 / 2 / 2 | n1 h0 n2 h1 n3 h2 n4 h3 s1 h0 s2 h2 s3 h3 s4 t30',
    'play 5 s1>h1, step s4>t34',
    'n1 h0 n2 h1 n3 h2 n4 h3 s1 h1 s2 h2 s3 h3 s4 t34',
  );
  offered('a portion may not capture the sailor that the rest needs', '5 / 2 / 2 / 2 | n1 t4 n2 t6', '', /n1>t6/, []);
  offered('nor end in its way', '5 / 2 / 2 / 2 | n1 t12 s1 t10', '', /n1/, [
    'play 5 n1>t14',
    'play 5 n1>t15',
    'play 5 n1>t16',
    'play 5 n1>t17',
  ]);
  offered('nor ride to it', '5 / 2 / 2 / 2 | n1 t4 s1 t20 moby t6', '', /n1>t6/, []);
  offered('a blocked sailor may be freed first', '5 / 2 / 2 / 2 | n1 h0 n2 h1 s1 t42', '', /n/, [
    'play 5 n2>h2',
    'play 5 n2>h3',
  ]);
  offered('then it may go', '5 / 2 / 2 / 2 | n1 h0 n2 h1 s1 t42', 'play 5 n2>h3', ANY, [
    'step n1>h1',
    'step n1>h2',
    'step s1>t43',
    'step s1>t44',
    'step s1>t45',
  ]);
  offered('unusable: nobody can make five', '5 / 2 / 2 / 2 | n1 h0', '', ANY, ['discard 5']);
});

test('#8.5 the state tells what is left and who has moved, in order', () => {
  const { position } = playedFrom('5 / 2 / 2 / 2 | n1 t4 s1 t42 n2 t20', 'play 5 s1>t43, step n1>t6');
  expect(makeState(position).waits).toEqual({ phase: 'step', seats: [0], left: 2, moved: ['s1', 'n1'] });
  expect(makeState(position).last).toBe('5');
});

/** The portions that can be completed, found by simply trying everything. */
const completable = (text: string): string[] => {
  const isDone = (moves: string): boolean => {
    const { position } = playedFrom(text, moves);
    return makeState(position).turn !== 0 || movesOf(position).some(move => isDone(`${moves}, ${move}`));
  };
  return movesOf(positionOf(text)).filter(move => move.startsWith('play 5') && isDone(move));
};

test.each([
  '5 / 2 / 2 / 2 | n1 t62 n2 t2 n3 h0 e1 t33 s1 t30',
  '5 / 2 / 2 / 2 | n1 h0 n2 h2 s1 h0 s2 h1 s3 t31',
  '5 / 2 / 2 / 2 | n1 t4 n2 t5 n3 t6 n4 t7 s1 t8 moby t9',
])('every portion offered can be completed: %s', text => {
  expect(completable(text)).toEqual(movesOf(positionOf(text)));
});
