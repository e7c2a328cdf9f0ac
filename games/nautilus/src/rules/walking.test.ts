import { describe, expect, test } from 'vitest';
import { allowed, offered, playedFrom, refused } from '../testing/rulebook.ts';
import { positionOf } from '../testing/text.ts';

const ANY = /./;

describe('#8 bringing out and going forward', () => {
  allowed('#8.1 a 1 brings a sailor out; it is fresh', '1 2 / 2 / 2 / 2 |', 'play 1 n1>t0', 'n1 t0*');
  allowed('#8.1 a 1 goes 1 forward', '1 2 / 2 / 2 / 2 | n1 t5', 'play 1 n1>t6', 'n1 t6');
  allowed('#8.12 a 12 brings a sailor out', '2 / 12 2 / 2 / 2 | | turn 1', 'play 12 e1>t16', 'e1 t16*');
  allowed('#8.12 a 12 goes 12 forward, round the ring', '2 / 12 2 / 2 / 2 | e1 t60 | turn 1', 'play 12 e1>t8', 'e1 t8');
  offered('the lowest number comes out', '1 2 / 2 / 2 / 2 | n1 t5', '', /^play 1 /, ['play 1 n1>t6', 'play 1 n2>t0']);
  allowed('an own sailor on the start field is captured', '1 2 / 2 / 2 / 2 | n2 t0*', 'play 1 n1>t0', 'n1 t0*');
  allowed('so is another', '1 2 / 2 / 2 / 2 | w1 t0', 'play 1 n1>t0', 'n1 t0*');
  for (const card of ['2', '3', '6', '9', '10'])
    allowed(
      `#8.${card} goes ${card} forward`,
      `${card} / 2 / 2 / 2 | n1 t4`,
      `play ${card} n1>t${4 + Number(card)}`,
      `n1 t${4 + Number(card)}`,
    );
  offered('#8.8 goes 8 forward, from the mouth also along', '8 / . / . / . | n1 t16', '', ANY, ['play 8 n1>t24']);
  offered(
    'nobody goes out with another card',
    '2 3 6 9 10 / 2 / 2 / 2 |',
    '',
    ANY,
    ['2', '3', '6', '9', '10'].map(card => `discard ${card}`),
  );
  refused(
    'a 6 brings nobody out',
    '6 / 2 / 2 / 2 | n1 t4',
    'play 6 n2>t0',
    'in-whirlpool',
    '#8.6',
    'n2 is in the whirlpool',
  );
  refused('nobody comes out elsewhere', '12 / 2 / 2 / 2 |', 'play 12 n1>t16', 'out-elsewhere', '#8.12', 'at t0 only');
  refused('nor the second first', '1 / 2 / 2 / 2 |', 'play 1 n2>t0', 'lower-number', '#8.1', 'n1 comes out before n2');
  refused(
    'the count must be exact',
    '6 / 2 / 2 / 2 | n1 t4',
    'play 6 n1>t14',
    'wrong-count',
    '#8.6',
    '10 steps forward from t4 to t14, not 6',
  );
});

describe('#9.1 no jumping', () => {
  refused(
    'nobody jumps an own sailor',
    '6 / 2 / 2 / 2 | n1 t4 n2 t9',
    'play 6 n1>t10',
    'blocked',
    '#9.1',
    'over n2 at t9',
  );
  refused('nor one of the partner', '6 / 2 / 2 / 2 | n1 t4 s2 t9', 'play 6 n1>t10', 'blocked', '#9.1', 'over s2 at t9');
  refused('nor one of the others', '6 / 2 / 2 / 2 | n1 t4 e2 t9', 'play 6 n1>t10', 'blocked', '#9.1', 'over e2 at t9');
  refused('nor backward', '4 / 2 / 2 / 2 | n1 t4 e2 t3', 'play 4 n1>t0', 'blocked', '#9.1', 'over e2 at t3');
  allowed('Moby Dick may be passed', '6 / 2 / 2 / 2 | n1 t4 moby t9', 'play 6 n1>t10', 'n1 t10 moby t9');
  refused(
    'a sailor on the start field keeps others out of the harbour',
    '3 / 2 / 2 / 2 | n1 t63 e1 t0',
    'play 3 n1>h1',
    'blocked',
    '#9.1',
    'over e1 at t0',
  );
  refused(
    'the last field before the end counts',
    '10 / 2 / 2 / 2 | n1 t58 w1 t3',
    'play 10 n1>t4',
    'blocked',
    '#9.1',
    'over w1 at t3',
  );
});

describe('#9.2 landing captures whoever stands there', () => {
  allowed('another', '6 / 2 / 2 / 2 | n1 t4 e1 t10', 'play 6 n1>t10', 'n1 t10');
  allowed('the partner', '6 / 2 / 2 / 2 | n1 t4 s1 t10', 'play 6 n1>t10', 'n1 t10');
  allowed('an own one', '6 / 2 / 2 / 2 | n1 t4 n2 t10', 'play 6 n1>t10', 'n1 t10');
  allowed('backward too', '4 / 2 / 2 / 2 | n1 t4 e1 t0', 'play 4 n1>t0', 'n1 t0');
  allowed('a fresh one on its start field', '6 / 2 / 2 / 2 | n1 t10 e1 t16*', 'play 6 n1>t16', 'n1 t16');
});

describe('#9.6 caves', () => {
  offered('the last step leads in', '6 / 2 / 2 / 2 | n1 t3', '', ANY, ['play 6 n1>c0', 'play 6 n1>t9']);
  offered('from the mouth with a 1', '1 / 2 / 2 / 2 | n1 t8 n2 t20 n3 t30 n4 t34', '', /n1/, [
    'play 1 n1>c0',
    'play 1 n1>t9',
  ]);
  offered('backward as well', '4 / 2 / 2 / 2 | n1 t11', '', ANY, ['play 4 n1>c0', 'play 4 n1>t7']);
  allowed('out of it over the mouth, which counts as a step', '3 / 2 / 2 / 2 | n1 c0', 'play 3 n1>t10', 'n1 t10');
  allowed('out of it backward', '4 / 2 / 2 / 2 | n1 c0', 'play 4 n1>t5', 'n1 t5');
  allowed('a 1 leads onto the mouth', '1 / 2 / 2 / 2 | n1 c0', 'play 1 n1>t8', 'n1 t8');
  refused('nobody goes back in at once', '2 / 2 / 2 / 2 | n1 c0', 'play 2 n1>c0', 'cave-again', '#9.6', 'c0');
  allowed('into another cave at the end', '6 / 2 / 2 / 2 | n1 c0', 'play 6 n1>c1', 'n1 c1', { mouths: [8, 12] });
  allowed(
    'a sailor in the cave does not block its mouth',
    '6 / 2 / 2 / 2 | n1 t4 e1 c0',
    'play 6 n1>t10',
    'n1 t10 e1 c0',
  );
  refused(
    'a sailor on the mouth keeps one in its cave',
    '3 / 2 / 2 / 2 | n1 c0 e1 t8',
    'play 3 n1>t10',
    'blocked',
    '#9.1',
    'over e1 at t8',
  );
  allowed('and is captured by a 1', '1 / 2 / 2 / 2 | n1 c0 e1 t8', 'play 1 n1>t8', 'n1 t8');
  refused(
    'a sailor on the mouth keeps others from going in',
    '6 / 2 / 2 / 2 | n1 t3 e1 t8',
    'play 6 n1>c0',
    'blocked',
    '#9.1',
    'over e1 at t8',
  );
  allowed(
    '#10.3 a sailor in a cave is captured by the exact count',
    '6 / 2 / 2 / 2 | n1 t3 e1 c0',
    'play 6 n1>c0',
    'n1 c0',
  );
  refused('a cave needs the exact count', '6 / 2 / 2 / 2 | n1 t4', 'play 6 n1>c0', 'wrong-count', '#8.6', '5 steps');
});

describe('#9.7, #10.9 the harbour', () => {
  offered('from before the start field one goes in or on', '5 / . / . / . | n1 t62', '', /n1>(h|t3)/, [
    'play 5 n1>h2',
    'play 5 n1>t3',
  ]);
  offered('from the start field with 1 to 4', '1 2 3 / . / . / . | n1 t0 n2 t30 n3 t40 n4 t50', '', /n1>h/, [
    'play 1 n1>h0',
    'play 2 n1>h1',
    'play 3 n1>h2',
  ]);
  refused(
    '#10.2 not while it is fresh',
    '2 / 2 / 2 / 2 | n1 t0*',
    'play 2 n1>h1',
    'fresh',
    '#10.2',
    'n1 has just come out at t0',
  );
  allowed('#10.2 a fresh sailor goes on along the ring', '2 / 2 / 2 / 2 | n1 t0*', 'play 2 n1>t2', 'n1 t2');
  allowed('forward in the harbour', '2 / 2 / 2 / 2 | n1 h0', 'play 2 n1>h2', 'n1 h2');
  offered('never beyond its end', '3 / 2 / 2 / 2 | n1 h1', '', ANY, ['discard 3']);
  refused('never out', '3 / 2 / 2 / 2 | n1 h1', 'play 3 n1>t3', 'harbour-left', '#9.7', 'h1');
  refused('nor backward', '4 / 2 / 2 / 2 | n1 h3', 'play 4 n1>h0', 'harbour-backward', '#10.2', 'h3');
  refused('nor to a field behind', '2 / 2 / 2 / 2 | n1 h2', 'play 2 n1>h1', 'unreachable', '#9.7', 'from h2 to h1');
  refused(
    'nobody is passed in it',
    '3 / 2 / 2 / 2 | n1 t0 n2 h1',
    'play 3 n1>h2',
    'harbour-taken',
    '#9.7',
    'n2 is at h1',
  );
  refused(
    'nobody is captured in it',
    '2 / 2 / 2 / 2 | n1 t0 n2 h1',
    'play 2 n1>h1',
    'harbour-taken',
    '#9.7',
    'n2 is at h1',
  );
  refused('inside as well', '2 / 2 / 2 / 2 | n1 h0 n2 h1', 'play 2 n1>h2', 'harbour-taken', '#9.7', 'n2 is at h1');
  refused(
    'a harbour is open to its own colour only',
    '2 / 2 / 2 / 2 | n1 t16',
    'play 2 n1>h1',
    'wrong-count',
    '#8.2',
    '50 steps',
  );
  refused(
    'the count must be exact',
    '2 / 2 / 2 / 2 | n1 t0',
    'play 2 n1>h3',
    'wrong-count',
    '#8.2',
    '4 steps forward from t0 to h3, not 2',
  );
});

describe('#8.4, #10.2 backward with a 4', () => {
  offered('start+2 may end on h1 or on the ring', '4 / 2 / 2 / 2 | n1 t2', '', ANY, ['play 4 n1>h1', 'play 4 n1>t62']);
  offered('start+1 on h2', '4 / 2 / 2 / 2 | n1 t1', '', ANY, ['play 4 n1>h2', 'play 4 n1>t61']);
  offered('start+3 on h0', '4 / 2 / 2 / 2 | n1 t3', '', ANY, ['play 4 n1>h0', 'play 4 n1>t63']);
  offered('start+4 on the start field', '4 / 2 / 2 / 2 | n1 t4', '', ANY, ['play 4 n1>t0']);
  offered('from the start itself only on the ring', '4 / 2 / 2 / 2 | n1 t0', '', ANY, ['play 4 n1>t60']);
  refused(
    'not even after a lap',
    '4 / 2 / 2 / 2 | n1 t0',
    'play 4 n1>h3',
    'start-backward',
    '#10.2',
    't0, its start field',
  );
  offered('a sailor in the way', '4 / 2 / 2 / 2 | n1 t2 n2 h0', '', ANY, ['play 4 n1>t62']);
  offered('a sailor on the start field', '4 / 2 / 2 / 2 | n1 t2 e1 t0', '', ANY, ['discard 4']);
  offered(
    'a sailor in a cave beside start+1 steps out first',
    '4 / 2 / 2 / 2 | n1 c0',
    '',
    ANY,
    ['play 4 n1>h1', 'play 4 n1>t62'],
    { mouths: [1] },
  );
  allowed(
    'book example: out with a 12, 4 back, then a 5 to h0 without a lap',
    '12 4 5 / 2 2 2 / 3 3 3 / 6 6 6 |',
    'play 12 n1>t0, discard 2, discard 3, discard 6, play 4 n1>t60, discard 2, discard 3, discard 6, play 5 n1>h0',
    'n1 h0',
  );
});

describe('#8.7 the 7 captures whoever it passes', () => {
  allowed('others, the partner, own ones', '7 / 2 / 2 / 2 | n1 t4 n2 t6 e1 t7 s1 t9', 'play 7 n1>t11', 'n1 t11');
  allowed('and on landing', '7 / 2 / 2 / 2 | n1 t4 e1 t11', 'play 7 n1>t11', 'n1 t11');
  allowed('not Moby Dick', '7 / 2 / 2 / 2 | n1 t4 moby t6', 'play 7 n1>t11', 'n1 t11 moby t6');
  allowed('not sailors in caves', '7 / 2 / 2 / 2 | n1 t4 e1 c0', 'play 7 n1>t11', 'n1 t11 e1 c0');
  allowed('on the mouth on the way out', '7 / 2 / 2 / 2 | n1 c0 e1 t8', 'play 7 n1>t14', 'n1 t14');
  allowed(
    'on the mouth on the way in, and the one inside',
    '7 / 2 / 2 / 2 | n1 t2 e1 t8 w1 c0',
    'play 7 n1>c0',
    'n1 c0',
  );
  allowed(
    'on the start field on the way into the harbour',
    '7 / 2 / 2 / 2 | n1 t60 e1 t62 n2 t0*',
    'play 7 n1>h2',
    'n1 h2',
  );
  refused(
    'in the harbour it is blocked like any card',
    '7 / 2 / 2 / 2 | n1 t60 n2 h1',
    'play 7 n1>h2',
    'harbour-taken',
    '#9.7',
    'n2 is at h1',
  );
  allowed('round the end of the ring', '7 / 2 / 2 / 2 | s1 t42 n1 t61 e1 t63 w1 t1', 'play 7 n1>t4', 'n1 t4 s1 t42');
});

describe('#9.8 whose sailors', () => {
  refused(
    'only the own colour',
    '6 / 2 / 2 / 2 | n1 t4 s1 t42',
    'play 6 s1>t48',
    'others-sailor',
    '#9.8',
    'only North',
  );
  offered(
    'all in the harbour: the partner’s, out included',
    '1 6 / 2 / 2 / 2 | n1 h0 n2 h1 n3 h2 n4 h3 s1 t42',
    '',
    ANY,
    ['play 1 s1>t43', 'play 1 s2>t32', 'play 6 s1>t48'],
  );
  offered('three are not enough', '6 / 2 / 2 / 2 | n1 t0 n2 h1 n3 h2 n4 h3 s1 t42', '', ANY, ['play 6 n1>t6']);
  offered('duel: both colours at any time', '1 / 2 | n1 t4 s1 t42', '', ANY, [
    'play 1 n1>t5',
    'play 1 n2>t0',
    'play 1 s1>t43',
    'play 1 s2>t32',
  ]);
  refused(
    'duel: not the other player’s',
    '6 / 2 | n1 t4 e1 t20',
    'play 6 e1>t26',
    'others-sailor',
    '#9.8',
    'only North and South',
  );
  offered(
    '#12 quick: the partner’s only from the innermost fields',
    '6 / 2 / 2 / 2 | n1 h0 n2 h2 n3 h3 s1 t42 | quick',
    '',
    ANY,
    ['discard 6'],
  );
  offered('#12 quick: h1–h3 taken', '6 / 2 / 2 / 2 | n1 h1 n2 h2 n3 h3 s1 t42 | quick', '', ANY, ['play 6 s1>t48']);
  refused(
    '#12 quick: there is no fourth sailor',
    '1 / 2 / 2 / 2 | | quick',
    'play 1 n4>t0',
    'no-such-sailor',
    '#12',
    '3 sailors',
  );
});

test('a walk never leaves the sailor where it was', () => {
  const { position } = playedFrom(positionOf('6 / 2 / 2 / 2 | n1 t4'), 'play 6 n1>t10');
  expect(position.at(4)).toBe(0);
});
