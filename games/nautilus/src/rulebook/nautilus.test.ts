import { ScriptedChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { makeState } from '../notation.ts';
import { allowed, movesOf, offered, playedFrom, refused } from '../testing/rulebook.ts';
import { boardOf, handsOf, positionOf } from '../testing/text.ts';

const ANY = /./;

describe('#8 nautilus takes the last card back and uses it', () => {
  allowed(
    'a walk',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t60',
    'play 6 n1>t10, play nautilus, use e1>t26',
    'n1 t4 e1 t26 moby t60',
  );
  allowed(
    'with what it captured',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t10 moby t60',
    'play 6 n1>t10, play nautilus, use e1>t16',
    'n1 t4 e1 t16 moby t60',
  );
  allowed(
    'with freshness',
    '6 2 / nautilus 4 / 2 2 / 2 2 | n1 t0* e1 t20 moby t60',
    'play 6 n1>t6, play nautilus, use e1>t26',
    'n1 t0* e1 t26 moby t60',
  );
  offered(
    'in any of its ways',
    '12 2 / nautilus 2 / 2 2 / 2 2 | e1 t20 moby t60',
    'play 12 n1>t0, play nautilus',
    ANY,
    ['use e1>t32', 'use e2>t16'],
  );
  allowed(
    'a ride, with Moby Dick',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t10',
    'play 6 n1>t10, play nautilus, use e1>t26',
    'n1 t4 e1 t26 moby t10',
  );
  allowed(
    'a 7 with all it captured',
    '7 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t6 e2 t8 moby t60',
    'play 7 n1>t11, play nautilus, use e1>t13',
    'n1 t4 e1 t13 moby t60',
  );
  allowed(
    'a split as a whole',
    '5 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 s1 t42 e1 t20 moby t60',
    'play 5 n1>t6, step s1>t45, play nautilus, use e1>t25',
    'n1 t4 e1 t25 s1 t42 moby t60',
  );
  allowed(
    'and splits it anew',
    '5 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 w1 t57 e1 t20 moby t63',
    'play 5 n1>t9, play nautilus, use e1>t22, step w1>t60',
    'n1 t4 e1 t22 w1 t60 moby t63',
  );
  allowed(
    'a swap, and swaps others',
    'compass 2 / nautilus 2 / 2 2 / 2 2 | n1 t0* e1 t20 w1 t50 moby t60',
    'play compass n1 e1, play nautilus, use e1 w1',
    'n1 t0* e1 t50 w1 t20 moby t60',
  );
  allowed(
    '#10.7 moby: restores the captured sailor and captures again',
    'moby 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t10',
    'play moby, play nautilus, use moby',
    'n1 t4 moby t20',
  );
  allowed(
    'entering the harbour (#10.9)',
    '3 2 / nautilus 2 / 2 2 / 2 2 | n1 t63 e1 t20 moby t60',
    'play 3 n1>h1, play nautilus, use e1>t23',
    'n1 t63 e1 t23 moby t60',
  );
  offered(
    'after a discard nothing is taken back, the card is used',
    '6 / nautilus / 2 / 2 | e1 t20 moby t60',
    'discard 6, play nautilus',
    ANY,
    ['use e1>t26'],
  );
  allowed(
    'a skip: the card discarded is used',
    '8 2 / 12 2 / nautilus 2 / 2 2 | n1 t4 moby t60',
    'play 8 skip, discard 12, play nautilus, use s1>t32',
    'n1 t4 s1 t32* moby t60',
  );
  offered(
    'an 8 may be used as a skip',
    '8 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t60',
    'play 8 n1>t12, play nautilus',
    ANY,
    ['use e1>t28', 'use skip'],
  );
  allowed(
    'then the player after misses his turn',
    '8 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 moby t60',
    'play 8 n1>t12, play nautilus, use skip, discard 2',
    'n1 t4 moby t60',
  );
  offered(
    'not asked if there is no use',
    '6 2 / nautilus 2 / 12 2 / 2 2 | n1 t4 moby t60',
    'play 6 n1>t10, play nautilus',
    ANY,
    ['play 12 s1>t32'],
  );
  allowed(
    'then taking back is all',
    '6 2 / nautilus 2 / 12 2 / 2 2 | n1 t4 moby t60',
    'play 6 n1>t10, play nautilus',
    'n1 t4 moby t60',
  );
  allowed(
    'and a next nautilus takes the taking back back',
    '6 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t4 moby t60',
    'play 6 n1>t10, play nautilus, play nautilus',
    'n1 t10 moby t60',
  );
  refused(
    'nothing else may be done',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t60',
    'play 6 n1>t10, play nautilus, use skip',
    'other-card',
    '#8.nautilus',
    'the 6',
  );
  refused(
    'nor a card of the hand played',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t4 e1 t20 moby t60',
    'play 6 n1>t10, play nautilus, play 2 e1>t22',
    'wrong-phase',
    '#8.nautilus',
    'taken back',
  );
});

describe('#10.1 chains', () => {
  const chain = '12 2 / nautilus 3 / nautilus 9 / 6 10 |';
  allowed('B takes A’s 12 back and uses it', chain, 'play 12 n1>t0, play nautilus, use e1>t16', 'e1 t16* moby t15');
  allowed(
    'C takes B’s use back: A’s sailor is out again',
    chain,
    'play 12 n1>t0, play nautilus, use e1>t16, play nautilus',
    'n1 t0* moby t15',
  );
  allowed(
    'and uses the 12',
    chain,
    'play 12 n1>t0, play nautilus, use e1>t16, play nautilus, use s1>t32',
    'n1 t0* s1 t32* moby t15',
  );
  allowed(
    'a third takes that back: B’s sailor is out again, A’s is not',
    '12 2 / nautilus 3 / nautilus 9 / nautilus 10 |',
    'play 12 n1>t0, play nautilus, use e1>t16, play nautilus, use s1>t32, play nautilus, use w1>t48',
    'e1 t16* w1 t48* moby t15',
  );
  test('the last card is the one that was used', () => {
    const { position } = playedFrom(chain, 'play 12 n1>t0, play nautilus, use e1>t16');
    expect(makeState(position).last).toBe('12');
  });
});

describe('#7.4, #10.5 Moby Dick’s arrival', () => {
  allowed('one field behind the player’s start', 'nautilus 2 / 2 / 2 / 2 |', 'play nautilus', 'moby t63');
  allowed('of seat 2', '2 / 2 / nautilus 2 / 2 | | turn 2', 'play nautilus', 'moby t31');
  allowed('duel: the start of n', 'nautilus 2 / 2 2 |', 'play nautilus', 'moby t63');
  allowed('duel: the start of e', '2 2 / nautilus 2 | | turn 1', 'play nautilus', 'moby t15');
  allowed('a sailor there is captured', 'nautilus 2 / 2 / 2 / 2 | e1 t63', 'play nautilus', 'moby t63');
  allowed(
    'after the taking back: on the restored board',
    '6 2 / nautilus 2 / 2 2 / 2 2 | n1 t15',
    'play 6 n1>t21, play nautilus',
    'moby t15',
  );
  allowed(
    'and before the use: a sailor may ride at once',
    '12 2 / nautilus 2 / 2 2 / 2 2 | e1 t3 w1 t30',
    'play 12 n1>t0, play nautilus, use e1>t15',
    'e1 t29 moby t30',
  );
  allowed(
    'only the first nautilus brings him',
    'nautilus 2 / nautilus 2 / 2 / 2 |',
    'play nautilus, play nautilus',
    'moby t63',
  );
  allowed(
    'he stays behind the start of who played the first',
    '12 2 / nautilus 3 / nautilus 9 / 6 10 |',
    'play 12 n1>t0, play nautilus, use e1>t16, play nautilus',
    'n1 t0* moby t15',
  );
  allowed(
    'the arrival is never taken back, wherever he went since',
    'moby 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t20',
    'play moby, play nautilus, use moby, play nautilus, use moby',
    'moby t20',
  );
  allowed(
    'he is back on his field of arrival',
    'moby 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t20',
    'play moby, play nautilus, use moby, play nautilus',
    'n1 t20 moby t15',
  );
  allowed(
    'a sailor that would stand there is captured',
    '6 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t9 e1 t20',
    'play 6 n1>t15, play nautilus, use e1>t26, play nautilus',
    'e1 t20 moby t15',
  );
  allowed(
    'one captured by the arrival comes back if it is restored elsewhere',
    '6 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t15 e1 t30',
    'play 6 n1>t21, play nautilus, use e1>t36, play nautilus',
    'n1 t21 e1 t30 moby t15',
  );
});

describe('#8 nautilus without a last card', () => {
  test('does nothing and leaves none', () => {
    const { position } = playedFrom('nautilus 2 / nautilus 2 / 2 / 2 | n1 t4 moby t60', 'play nautilus');
    expect(makeState(position).last).toBeNull();
    expect(boardOf(playedFrom(position, 'play nautilus').position)).toBe('n1 t4 moby t60');
  });
  test('a nautilus that is discarded leaves no last card and brings no whale', () => {
    const { position } = playedFrom('8 2 / nautilus 2 / nautilus 2 / 2 2 | n1 t4', 'play 8 skip, discard nautilus');
    expect(makeState(position)).toMatchObject({ last: null, moby: null });
    expect(boardOf(playedFrom(position, 'play nautilus').position)).toBe('n1 t4 moby t31');
  });
  test('the last card of a round is none in the next', () => {
    const { position } = playedFrom(positionOf('2 / . / . / . | n1 t4'), 'play 2 n1>t6', new ScriptedChance([]));
    expect(makeState(position).last).toBeNull();
  });
});

describe('#8 nautilus after cards that move hands', () => {
  test('storm: the hands move on once more, and another card must be played', () => {
    const { position } = playedFrom(
      'storm 2 / nautilus 3 / 4 4 / 6 6 | moby t60',
      'play storm, play nautilus, use storm',
    );
    expect(handsOf(position)).toBe('4 4 / 6 6 / 2 / 3');
    expect(movesOf(position)).toEqual(['discard 4']);
  });
  test('telescope: the hands of the new player’s others are opened too', () => {
    const { position } = playedFrom(
      'telescope 2 / nautilus 3 / 2 / 2 | moby t60',
      'play telescope, play nautilus, use telescope',
    );
    expect(makeState(position).open).toEqual([true, true, true, true]);
  });
  test('trade: the new player trades with his partner', () => {
    const { position } = playedFrom('trade / nautilus 3 / 2 / 4 | moby t60', 'play trade, play nautilus, use trade');
    expect(makeState(position).waits).toEqual({ phase: 'trade', seats: [1, 3], given: {} });
  });
  test('privateer in the commanded turn: the commander stays, the next holder is commanded', () => {
    const { position } = playedFrom(
      'privateer 2 / nautilus 3 / 2 / 4 | moby t60',
      'play privateer, play nautilus, use privateer',
    );
    expect(makeState(position)).toMatchObject({ turn: 2, waits: { phase: 'play', seats: [0], commander: 0 } });
  });
  test('a privateer that found nobody is used anew', () => {
    const { position } = playedFrom(
      'privateer nautilus 2 / . / . / . | moby t60',
      'play privateer, play nautilus, use privateer',
    );
    expect(movesOf(position)).toEqual(['discard 2']);
  });
});

describe('#9.10 no nautilus after the winning move', () => {
  test('the game is over at once', () => {
    const { position } = playedFrom(
      '1 2 / nautilus 2 / 2 2 / 2 2 | n1 h3 n2 h2 n3 h1 n4 t0 s1 h0 s2 h1 s3 h2 s4 h3',
      'play 1 n4>h0',
    );
    expect(position.deciders()).toEqual([]);
    expect(position.outcome()).toEqual({ ranks: [1, 2, 1, 2], scores: null });
  });
});
