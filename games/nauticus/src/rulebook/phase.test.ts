import { ScriptedChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { after, allowed, asks, offered, playedFrom, refused, stateAfter } from '../testing/rulebook.ts';
import { playersOf } from '../testing/text.ts';
import { ACTIONS } from '../types.ts';

describe('§1 choosing an action tile brings the bonus of its space at once', () => {
  allowed('space 0: 3 workers', 'money@0 | . | .', 'take money', '3w | .');
  allowed(
    'space 1: a mast of one’s choice, free, to storage',
    'money@1 | . | .',
    'take money, bonus mast:whale',
    '[mast:whale] | .',
  );
  allowed(
    'space 2: a sail of one’s choice, free, to storage',
    'money@2 | . | .',
    'take money, bonus sail:star',
    '[sail:star] | .',
  );
  allowed('space 3: 2 points', 'money@3 | . | .', 'take money', '12p | .');
  allowed('space 4: 2 workers', 'money@4 | . | .', 'take money', '2w | .');
  allowed('space 5: 1 worker and a good of one’s choice', 'money@5 | . | .', 'take money, bonus fish', '1w [fish] | .');
  allowed('space 6: 1 worker and 1 point', 'money@6 | . | .', 'take money', '11p 1w | .');
  allowed('space 7: 4 taler', 'money@7 | . | .', 'take money', '4t | .');
  allowed('also if the start player then passes', 'money@7 | . | .', 'take money, pass', '4t passed1 | .');
  allowed('the others get no bonus', 'money@7 0b | 1w | 1w', 'take money, money, money', '6t | 2t');

  offered(
    'regular masts only, never crowns',
    'money@1 | . | .',
    'take money',
    'bonus mast:star, bonus mast:anchor, bonus mast:whale, bonus mast:helm',
  );
  offered(
    'regular sails only, never crowns',
    'money@2 | . | .',
    'take money',
    'bonus sail:star, bonus sail:anchor, bonus sail:whale, bonus sail:helm',
  );
  offered('any good', 'money@5 | . | .', 'take money', 'bonus coffee, bonus grain, bonus salt, bonus fish');
  refused(
    'a crown mast is no bonus',
    'money@1 | . | .',
    'take money, bonus mast:crown',
    'bonus-kind',
    '§1',
    'mast … a crown mast',
  );
  refused(
    'a good is no bonus of the mast space',
    'money@1 | . | .',
    'take money, bonus fish',
    'bonus-kind',
    '§1',
    'mast … fish',
  );
  asks('space 5: the worker arrives before the good is chosen', 'money@5 wheel4 | . | .', 'take money', {
    ...{ seat: 0, asks: 'bonus', action: 'money', blue: 2, extra: null, bought: [], passed: false },
  });
  allowed('space 5: and is there while the good is asked for', 'money@5 | . | .', 'take money', '1w | .');

  offered(
    'Ruling: kinds whose stack is empty are not offered',
    'money@5 | {fish*12} | {salt*12}',
    'take money',
    'bonus coffee, bonus grain',
  );
  refused(
    'Ruling: an empty stack gives no bonus',
    'money@5 | {fish*12} | .',
    'take money, bonus fish',
    'stack-empty',
    '§setup',
    'fish',
  );
  offered(
    'Ruling: masts are not offered where storage has one field left',
    'money@1 2b | [mast:star*5 fish] | .',
    'take money',
    'money, pass',
  );
  allowed(
    '001: then that part of the bonus is forfeited',
    'money@1 2b | [mast:star*5 fish] | .',
    'take money',
    '[mast:star*5 fish] | .',
  );
  allowed('001: but the rest is received', 'money@5 | [mast:star*6] | .', 'take money', '1w [mast:star*6] | .');
  test('001: what is forfeited is told', () => {
    const { events } = playedFrom('money@5 | [mast:star*6] | .', 'take money');
    expect(events).toContainEqual({ type: 'bonusForfeited', seat: 0, bonus: 'worker+good' });
  });
  test('001: forfeited when all four stacks are empty', () => {
    const goods = 'money@5 2b | {fish*12 salt*12} | {grain*12 coffee*12}';
    expect(stateAfter(goods, 'take money')).toMatchObject({ turn: { asks: 'use' } });
  });

  refused(
    'a tile turned over cannot be chosen again',
    'money@3 hulls@4 phase3 | . | .',
    'take masts',
    'tile-used',
    '§6',
    'buy masts … space 1',
  );
  refused('first a tile must be chosen', 'money@3 | . | .', 'money', 'asked-otherwise', '§3.1', 'chosen');
  refused('then its bonus', 'money@5 | . | .', 'take money, money', 'asked-otherwise', '§1', 'bonus tile');
  refused(
    'one tile a phase',
    'money@3 | . | .',
    'take money, take hulls',
    'asked-otherwise',
    '§3.1',
    'not possible now',
  );
});

describe('§2 blue workers', () => {
  const blueAt = (space: number, wheel: number): unknown =>
    stateAfter(`money@${space} wheel${wheel} | . | .`, 'take money').turn;
  test.each([
    [0, [0, 2, 1, 2, 3, 1, 3, 2]],
    [1, [2, 0, 2, 1, 2, 3, 1, 3]],
    [5, [2, 3, 1, 3, 2, 0, 2, 1]],
  ])('with the wheel’s anchor at space %i the spaces have %j', (wheel, blue) => {
    for (const [space, workers] of blue.entries()) expect(blueAt(space, wheel)).toMatchObject({ blue: workers });
  });

  const table = 'money@3 2b | 1w extra | 1w extra';
  allowed('are used first, own workers stay', table, 'take money, money, money', '12p 4t 1w extra');
  allowed('then own workers are used', table, 'take money, money, money, money', '12p 6t extra');
  asks('are there afresh for every player', table, 'take money, money, end', {
    ...{ seat: 1, asks: 'use', action: 'money', blue: 2, extra: null, bought: [], passed: false },
  });
  test('unused ones are lost', () => {
    const { events } = playedFrom(table, 'take money, money, end, money, money, end');
    expect(events.filter(({ type }) => type === 'turnEnded')).toEqual([
      { type: 'turnEnded', seat: 0, blueLost: 1 },
      { type: 'turnEnded', seat: 1, blueLost: 0 },
    ]);
  });
  refused(
    '1 own and 2 blue workers are 3 uses',
    table,
    'take money, money, money, money, money',
    'no-worker',
    '§3.1',
    '1 worker … 0 … 0 blue',
  );
});

describe('§3.1 turns', () => {
  test('the start player, then clockwise every other player, once', () => {
    const seats: number[] = [];
    let position = after('money@3 2b start1 | . | . | .', 'take money');
    for (let turn = 0; turn < 3; turn++) {
      seats.push(position.deciders()[0]!);
      position = after(position, 'money, end');
    }
    expect(seats).toEqual([1, 2, 0]);
    expect(nauticus.state(position)).toMatchObject({ phase: 2, start: 2, turn: null });
  });
  offered(
    'Ruling: a turn without a use is a pass, so it cannot just end',
    'money@3 2b | . | .',
    'take money',
    'money, pass',
  );
  refused(
    'Ruling: `end` before the first use',
    'money@3 2b | . | .',
    'take money, end',
    'end-before-use',
    '§3.1',
    'withdraw money',
  );
  offered('a player may stop after any use', 'money@3 2b | . | .', 'take money, money', 'money, end');
  refused(
    'uses belong to the action chosen',
    'money@3 2b | [single] | .',
    'take money, load single new',
    'other-action',
    '§3.2.2.2',
    'withdraw money',
  );
  refused(
    'and so do purchases',
    'money@3 2b | 5t | .',
    'take money, buy bow new',
    'other-action',
    '§3.2.2.2',
    'withdraw money',
  );
  refused(
    'and free actions while buying',
    'hulls@3 2b | 5t | .',
    'take hulls, money',
    'other-action',
    '§3.2.1.1',
    'buy hull parts',
  );
  allowed(
    'uses take effect at once: workers of a finished ship pay for the next use',
    'transport@3 1b | [sail:star bow] single/star | .',
    'take transport, load sail:star ship 1, reward workers, load bow new',
    '12p 2w single/star/star bow | .',
  );
  allowed(
    'and its tiles can be transported in the same turn',
    'transport@7 3b | [sail:star] single/star | .',
    'take transport, load sail:star ship 1, reward salt+fish, load fish ship 1',
    '4t [salt] single/star/star/fish | .',
  );
});

describe('§3.3 passing', () => {
  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ])('with %i tiles turned a pass turns the highest number still showing: %i (001)', (passes, turned) => {
    const { events } = playedFrom(`money@3 2b phase4 | passed${passes} | .`, 'take money, pass');
    expect(events).toContainEqual({ type: 'passed', seat: 0, turned });
  });
  allowed(
    'with all three turned it is allowed, and nothing turns (001)',
    'money@3 2b phase4 | passed3 | .',
    'take money, pass',
    '12p passed3 | .',
  );
  allowed(
    'a pass costs the blue workers and nothing else',
    'hulls@7 3b | 5t 5w | .',
    'take hulls, pass',
    '9t 5w passed1 | .',
  );
  offered(
    'who cannot use the action passes, and is asked, for a tile turns',
    'deliver@7 3b | 9w | .',
    'take deliver',
    'pass',
  );
  refused('not after a use', 'money@3 2b | . | .', 'take money, money, pass', 'pass-after-use', '§3.3', '1 time');
});

describe('§3.1 what is not asked is done at once', () => {
  test('a lone `end`', () => {
    const { position, events } = playedFrom('money@3 2b | . | .', 'take money, money, money');
    expect(events.at(-1)).toEqual({ type: 'turnEnded', seat: 0, blueLost: 0 });
    expect(position.deciders()).toEqual([1]);
  });
  test('a lone `pass` when all three tiles are turned', () => {
    const { position, events } = playedFrom('deliver@3 2b phase4 | passed3 | 1w', 'take deliver');
    expect(events).toContainEqual({ type: 'passed', seat: 0, turned: 0 });
    expect(position.deciders()).toEqual([1]);
  });
  test('both, for one player after the other, to the next choice', () => {
    const table = 'deliver@3 2b phase4 | passed3 | passed3 | passed3 | passed3';
    expect(stateAfter(table, 'take deliver')).toMatchObject({ phase: 5, start: 1, turn: null });
  });
  offered('a lone `pass` that turns a tile is asked', 'deliver@3 2b phase4 | passed2 | .', 'take deliver', 'pass');
  offered('a lone bonus is asked', 'money@5 | {fish*12 salt*12} | {grain*12}', 'take money', 'bonus coffee');
  offered(
    'a lone free tile is asked',
    'goods@7 0b | 9t 4w {fish*11} | {salt*11 grain*11}',
    'take goods, buy grain store, buy fish store, buy salt store, buy coffee store',
    'free coffee',
  );
  offered(
    'a pass with all three tiles turned is asked where the extra action is possible',
    'deliver@7 0b phase4 | passed3 extra | .',
    'take deliver',
    'pass, extra hulls, extra masts, extra sails, extra goods, extra money, extra crowns',
  );
});

describe('§6 end of phase', () => {
  const first = 'money@5 start1 round2 | . | . | .';
  const later = 'money@5 goods@6 start2 phase3 | . | . | .';
  const turns = 'money, end, money, money';
  test('the tile is turned over; after the first phase the anchor tile is put on it; the token moves clockwise', () => {
    expect(stateAfter(first, `take money, bonus fish, ${turns}`)).toMatchObject({
      phase: 2,
      anchor: 5,
      start: 2,
      used: [false, false, false, false, false, true, false, false],
    });
  });
  test('later the anchor tile stays, and the token moves on to seat 0', () => {
    expect(stateAfter(later, `take goods, pass, pass, pass`)).toMatchObject({
      phase: 4,
      anchor: 0,
      start: 0,
      used: [true, true, false, false, false, false, true, false],
    });
  });
  test('`used`, `anchor` and `start` stay as they are until then', () => {
    expect(stateAfter(first, 'take money, bonus fish, money, end, money')).toMatchObject({
      phase: 1,
      anchor: null,
      start: 1,
      used: Array(8).fill(false),
    });
  });
});

describe('§round end of round', () => {
  const last =
    'deliver@3 money@4 round2 phase7 wheel6 start1 | 4p passed0 | 10p passed1 scored15 | 10p passed2 extra | 10p passed3';
  const moves = 'take deliver, pass, pass, end, pass';
  const order = [3, 1, 0, 2, 7, 6, 5, 4];
  const { position, events } = playedFrom(last, moves, new ScriptedChance([order]));
  const state = nauticus.state(position);

  test('each player loses the numbers still showing; pass tiles turn back, crowns score afresh', () => {
    expect(state.players).toEqual(playersOf('1p | 11p | 10p extra | 10p'));
  });
  test('6 without a pass, 3 after one, 1 after two; points may become negative', () => {
    expect(
      stateAfter('money@3 phase7 1b | 4p passed0 | 2p passed1 | 0p passed2', 'take money, money, money, money').players,
    ).toEqual(playersOf('0p 2t | -1p 2t | -1p 2t'));
  });
  test('seven phases a round: the eighth tile is left unused', () => {
    expect(state).toMatchObject({ round: 3, phase: 1, used: Array(8).fill(false), turn: null, over: false });
  });
  test('the wheel’s anchor turns to the space with the anchor tile, which comes off', () => {
    expect(state).toMatchObject({ wheel: 0, anchor: null });
    expect(stateAfter('deliver@0 money@1 round2 phase7 wheel6 | passed3 | passed3', 'take deliver')).toMatchObject({
      wheel: 2,
    });
  });
  test('the tiles are shuffled anew onto the spaces', () => {
    expect(state.tiles).toEqual(order.map(action => ACTIONS[action]));
  });
  test('the token moves one seat as after every phase, not an extra time', () => {
    expect(state.start).toBe(2);
  });
  test('all of it is told', () => {
    expect(events.slice(-3)).toEqual([
      { type: 'phaseEnded', phase: 7, action: 'deliver', anchored: false, start: 2 },
      { type: 'roundEnded', round: 2, lost: [3, 1, 0, 0] },
      { type: 'roundBegan', round: 3, wheel: 0, tiles: order.map(action => ACTIONS[action]) },
    ]);
  });
});
