import { describe, expect, test } from 'vitest';
import { makeState } from '../notation.ts';
import { allowed, movesOf, offered, playedFrom, refused } from '../testing/rulebook.ts';
import { handsOf, positionOf } from '../testing/text.ts';

const ANY = /./;
const waitsAfter = (text: string, moves: string) => makeState(playedFrom(text, moves).position).waits;

describe('#8.8 the 8 as a skip', () => {
  offered('the next player discards a card of his choice', '8 2 / 3 nautilus / 2 / 2 | n1 t4', 'play 8 skip', ANY, [
    'discard 3',
    'discard nautilus',
  ]);
  test('it is his turn, and then over', () => {
    expect(makeState(playedFrom('8 2 / 3 4 / 2 / 2 | n1 t4', 'play 8 skip').position)).toMatchObject({
      turn: 1,
      waits: { phase: 'skipped', seats: [1] },
      last: '8',
    });
    expect(makeState(playedFrom('8 2 / 3 4 / 2 / 2 | n1 t4', 'play 8 skip, discard 4').position)).toMatchObject({
      turn: 2,
      last: '4',
    });
  });
  test('Ruling: the next player who holds cards', () => {
    expect(waitsAfter('8 2 / . / . / 2 | n1 t4', 'play 8 skip')).toEqual({ phase: 'skipped', seats: [3] });
  });
  test('in a duel too', () =>
    expect(waitsAfter('8 2 / 2 2 | n1 t4', 'play 8 skip')).toEqual({ phase: 'skipped', seats: [1] }));
  refused(
    'not if nobody else holds a card',
    '8 2 / . / . / . | n1 t4',
    'play 8 skip',
    'nobody-to-skip',
    '#8.8',
    'nobody else',
  );
  refused(
    'who is skipped plays nothing',
    '8 2 / 3 4 / 2 / 2 | n1 t4 e1 t20',
    'play 8 skip, play 3 e1>t23',
    'wrong-phase',
    '#8.8',
    'discarded',
  );
  offered('without a sailor it is still usable', '8 2 / 2 / 2 / 2 |', '', ANY, ['play 8 skip']);
});

describe('#8 compass', () => {
  const table = 'compass / 2 / 2 / 2 | n1 t5 n2 h0 e1 t20 e2 c1 s1 t42 moby t30';
  offered('any two on the ring or in caves, or one on the ring and Moby Dick', table, '', ANY, [
    'play compass e1 e2',
    'play compass e1 moby',
    'play compass e1 s1',
    'play compass e2 s1',
    'play compass n1 e1',
    'play compass n1 e2',
    'play compass n1 moby',
    'play compass n1 s1',
    'play compass s1 moby',
  ]);
  allowed('they change places', table, 'play compass n1 e2', 'n1 c1 n2 h0 e1 t20 e2 t5 s1 t42 moby t30');
  allowed('with Moby Dick: nobody rides', table, 'play compass n1 moby', 'n1 t30 n2 h0 e1 t20 e2 c1 s1 t42 moby t5');
  refused('#10.4 Moby Dick never goes into a cave', table, 'play compass e2 moby', 'whale-in-cave', '#10.4', 'c1');
  refused('#10.9 nobody in a harbour', table, 'play compass n2 e1', 'not-swappable', '#10.9', 'n2 is at h0');
  refused(
    'nobody in a whirlpool',
    table,
    'play compass n1 e3',
    'not-swappable',
    '#8.compass',
    'e3 is in the whirlpool',
  );
  refused(
    '#10.5 not with Moby Dick off the board',
    'compass / 2 / 2 / 2 | n1 t5 e1 t20',
    'play compass n1 moby',
    'whale-absent',
    '#10.5',
    'not on the board',
  );
  refused(
    '#12 not with a sailor that is not there',
    'compass / 2 / 2 / 2 | n1 t5 e1 t20 | quick',
    'play compass n1 e4',
    'no-such-sailor',
    '#12',
    '3 sailors',
  );
  offered('one sailor alone: unusable', 'compass / 2 / 2 / 2 | n1 t5', '', ANY, ['discard compass']);
  offered('Ruling: two of one colour will do', 'compass / 2 / 2 / 2 | e1 t5 e2 t9', '', ANY, ['play compass e1 e2']);
  allowed(
    'swapped sailors are no longer fresh',
    'compass 2 / 3 2 / 2 / 2 | n1 t0* n2 t5',
    'play compass n1 n2',
    'n1 t5 n2 t0',
  );
  allowed(
    '#9.11 book example: swapped onto the start field it may enter with 1 to 3',
    'compass 2 / 3 / 2 / 2 | n1 t5 e1 t0',
    'play compass n1 e1, play 3 e1>t8, discard 2, discard 2, play 2 n1>h1',
    'n1 h1 e1 t8',
  );
  allowed(
    'a sailor may go back to a start field it left fresh',
    'compass 2 / 3 / 2 / 2 | n1 t0* e1 t9',
    'play compass n1 e1',
    'n1 t9 e1 t0',
  );
});

describe('#8 telescope', () => {
  test('all others play with open hands until the end of the round', () => {
    expect(makeState(playedFrom('telescope 2 / 2 / 2 / 2 |', 'play telescope').position).open).toEqual([
      false,
      true,
      true,
      true,
    ]);
    const { position } = playedFrom('telescope / 2 / . / . |', 'play telescope, discard 2');
    expect(makeState(position)).toMatchObject({ round: 2, open: [false, false, false, false] });
  });
  test('Ruling: it belongs to the players, not to the cards', () => {
    const { position } = playedFrom('telescope 2 / storm 3 / 2 4 / 2 6 |', 'play telescope, play storm');
    expect(makeState(position).open).toEqual([false, true, true, true]);
    expect(handsOf(position)).toBe('3 / 2 4 / 2 6 / 2');
  });
  test('an open hand stays open when its player uses one', () => {
    const text = 'telescope 2 / nautilus 3 / 2 / 2 | moby t60';
    const { position } = playedFrom(text, 'play telescope, play nautilus, use telescope');
    expect(makeState(position).open).toEqual([true, true, true, true]);
  });
});

describe('#8 storm', () => {
  test('every hand goes to the right, then the player must play another card', () => {
    const { position } = playedFrom('storm 2 / 3 4 / 6 / 9 10 |', 'play storm');
    expect(handsOf(position)).toBe('3 4 / 6 / 9 10 / 2');
    expect(makeState(position)).toMatchObject({ turn: 0, waits: { phase: 'play', seats: [0] }, last: 'storm' });
  });
  offered('Ruling: he must, if he can', 'storm 2 / 3 4 / 6 / 9 10 | n1 t20', 'play storm', ANY, [
    'play 3 n1>t23',
    'play 4 n1>t16',
  ]);
  offered('discarding if none can be used', 'storm 2 / 3 4 / 6 / 9 10 |', 'play storm', ANY, [
    'discard 3',
    'discard 4',
  ]);
  test('nothing more if he has none', () => {
    const { position } = playedFrom('storm 2 / . / 6 / 9 10 |', 'play storm');
    expect(handsOf(position)).toBe('. / 6 / 9 10 / 2');
    expect(makeState(position).turn).toBe(1);
  });
  test('in a duel the hands are swapped', () => {
    expect(handsOf(playedFrom('storm 2 2 / 3 4 |', 'play storm').position)).toBe('3 4 / 2 2');
  });
});

describe('#8 privateer', () => {
  test('the player plays the next player’s turn, with his cards', () => {
    const { position } = playedFrom('privateer 2 / 3 6 / 2 / 2 | e1 t20', 'play privateer');
    expect(makeState(position)).toMatchObject({
      turn: 1,
      last: 'privateer',
      waits: { phase: 'play', seats: [0], commander: 0 },
    });
    expect(movesOf(position)).toEqual(['play 3 e1>t23', 'play 6 e1>t26']);
  });
  test('Ruling: the next who holds any', () =>
    expect(waitsAfter('privateer 2 / . / . / 3 |', 'play privateer')).toEqual({
      phase: 'play',
      seats: [0],
      commander: 0,
    }));
  test('then the turn passes on from that player', () => {
    expect(
      makeState(playedFrom('privateer 2 / 3 6 / 2 / 2 | e1 t20', 'play privateer, play 3 e1>t23').position),
    ).toMatchObject({ turn: 2, waits: { phase: 'play', seats: [2] } });
  });
  test('without such a player it does nothing', () => {
    const { position } = playedFrom('privateer 2 / . / . / . |', 'play privateer');
    expect(makeState(position)).toMatchObject({ turn: 0, waits: { phase: 'play', seats: [0] } });
  });
  offered('the same duty to play', 'privateer 2 / 3 6 / 2 / 2 |', 'play privateer', ANY, ['discard 3', 'discard 6']);
  allowed(
    'a nautilus in it brings Moby Dick behind the commanded player’s start',
    'privateer 2 / nautilus 6 / 2 / 2 |',
    'play privateer, play nautilus, use privateer, discard 2',
    'moby t15',
  );
  const pirates = (text: string) => positionOf(text, { deck: { '1': 20, '2': 30, privateer: 10, storm: 2 } });
  test('a privateer within it leaves the same seat in command', () => {
    const { position } = playedFrom(pirates('privateer 2 / privateer 2 / 1 2 / 2 |'), 'play privateer, play privateer');
    expect(makeState(position)).toMatchObject({ turn: 2, waits: { seats: [0], commander: 0 } });
    expect(movesOf(position)).toEqual(['play 1 s1>t32']);
  });
  test('it may come round to the commander himself', () => {
    const { position } = playedFrom(pirates('privateer 2 / privateer 2 / . / . |'), 'play privateer, play privateer');
    expect(makeState(position)).toMatchObject({ turn: 0, waits: { seats: [0], commander: 0 } });
  });
  test('a storm in it: the commander plays the new hand too', () => {
    const { position } = playedFrom(pirates('privateer 2 / storm 2 / 1 / 2 |'), 'play privateer, play storm');
    expect(makeState(position)).toMatchObject({ turn: 1, waits: { seats: [0], commander: 0 } });
    expect(movesOf(position)).toEqual(['play 1 e1>t16']);
  });
  test('a skip in it ends the command: who is skipped decides himself', () => {
    const { position } = playedFrom('privateer 2 / 8 2 / 1 / 2 |', 'play privateer, play 8 skip');
    expect(makeState(position).waits).toEqual({ phase: 'skipped', seats: [2] });
  });
  test('a telescope in it opens the commander’s hand too', () => {
    const { position } = playedFrom('privateer 2 / telescope 2 / 1 / 2 |', 'play privateer, play telescope');
    expect(makeState(position).open).toEqual([true, false, true, true]);
  });
});

describe('#8 trade', () => {
  const table = 'trade 2 3 / 4 / 6 9 / 10 |';
  test('the player and his partner exchange one card face down', () => {
    const { position } = playedFrom(table, 'play trade');
    expect(makeState(position).waits).toEqual({ phase: 'trade', seats: [0, 2], given: {} });
    expect(movesOf(position)).toEqual(['trade 2', 'trade 3', 'trade 6', 'trade 9']);
  });
  test('it takes effect when both have given, in any order', () => {
    const { position } = playedFrom(table, 'play trade, 2: trade 9');
    expect(makeState(position).waits).toEqual({ phase: 'trade', seats: [0], given: { 2: '9' } });
    expect(handsOf(position)).toBe('2 3 / 4 / 6 9 / 10');
    expect(handsOf(playedFrom(position, '0: trade 2').position)).toBe('3 9 / 4 / 2 6 / 10');
  });
  test('nothing if the player has none left', () =>
    expect(waitsAfter('trade / 4 / 6 / 10 |', 'play trade')).toEqual({ phase: 'play', seats: [1] }));
  test('nothing if the partner has none left', () =>
    expect(waitsAfter('trade 2 / 4 / . / 10 |', 'play trade')).toEqual({ phase: 'play', seats: [1] }));
  refused('only a card of the hand', table, 'play trade, 2: trade 3', 'not-held', '#7.3', 'the 3');
  test('a commanded player trades with a third: commander and partner choose in any order', () => {
    const { position } = playedFrom('privateer 2 / trade 3 4 / 6 / 9 10 |', 'play privateer, play trade');
    expect(makeState(position).waits).toEqual({ phase: 'trade', seats: [0, 3], given: {}, commander: 0 });
    const { position: next } = playedFrom(position, '3: trade 9, 0: trade 4');
    expect(handsOf(next)).toBe('2 / 3 9 / 6 / 4 10');
    expect(makeState(next).turn).toBe(2);
  });
  test('a commanded player trades with the commander: his card first, then the commander’s own', () => {
    const { position } = playedFrom('privateer 2 3 / . / trade 4 6 / 9 |', 'play privateer, play trade');
    expect(makeState(position).waits).toEqual({ phase: 'trade', seats: [0], given: {}, commander: 0 });
    expect(movesOf(position)).toEqual(['trade 4', 'trade 6']);
    const { position: half } = playedFrom(position, '0: trade 6');
    expect(makeState(half).waits).toEqual({ phase: 'trade', seats: [0], given: { 2: '6' }, commander: 0 });
    expect(movesOf(half)).toEqual(['trade 2', 'trade 3']);
    expect(handsOf(playedFrom(half, '0: trade 2').position)).toBe('3 6 / . / 2 4 / 9');
  });
});

describe('#11 trade in a duel', () => {
  const table = 'trade 2 3 / 7 7 9 | n1 t5';
  test('he names cards until the other holds one', () => {
    const { position } = playedFrom(table, 'play trade');
    expect(makeState(position).waits).toEqual({ phase: 'ask', seats: [0], asked: [] });
    expect(movesOf(position)).toHaveLength(18);
    expect(waitsAfter(table, 'play trade, ask 7')).toEqual({ phase: 'return', seats: [0], got: '7' });
  });
  test('each kind at most once, in the order asked', () => {
    const { position } = playedFrom(table, 'play trade, ask 1, ask moby');
    expect(makeState(position).waits).toEqual({ phase: 'ask', seats: [0], asked: ['1', 'moby'] });
    expect(movesOf(position)).toHaveLength(16);
  });
  refused('not the same again', table, 'play trade, ask 1, ask 1', 'asked-already', '#8.trade', 'a 1');
  test('he gives another of his own in return; until then nothing moves', () => {
    const { position } = playedFrom(table, 'play trade, ask 7');
    expect(handsOf(position)).toBe('2 3 / 7 7 9');
    expect(movesOf(position)).toEqual(['trade 2', 'trade 3']);
    expect(handsOf(playedFrom(position, 'trade 2').position)).toBe('3 7 / 2 7 9');
  });
  refused('not the one just got', table, 'play trade, ask 7, trade 7', 'not-held', '#7.3', 'the 7');
  test('but an own one of the same kind', () => {
    expect(movesOf(playedFrom('trade 7 3 / 7 9 |', 'play trade, ask 7').position)).toEqual(['trade 3', 'trade 7']);
  });
  test('nothing if he has no other card', () =>
    expect(waitsAfter('trade / 7 |', 'play trade')).toEqual({ phase: 'play', seats: [1] }));
  test('nothing if the other has none', () =>
    expect(waitsAfter('trade 2 / . |', 'play trade')).toEqual({ phase: 'play', seats: [0] }));
  test('a nautilus that uses it asks afresh', () => {
    expect(
      waitsAfter('trade 2 3 / nautilus 7 9 | moby t60', 'play trade, ask 1, ask 7, trade 2, play nautilus, use trade'),
    ).toEqual({ phase: 'ask', seats: [1], asked: [] });
  });
  test('the commander asks for the commanded player', () => {
    expect(waitsAfter('privateer 2 / trade 3 |', 'play privateer, play trade')).toEqual({
      phase: 'ask',
      seats: [0],
      asked: [],
      commander: 0,
    });
  });
});
