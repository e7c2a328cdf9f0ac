import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { after, allowed, asks, movesAfter, offered, playedFrom, refused } from '../testing/rulebook.ts';

const TURN = { seat: 0, asks: 'use', action: 'money', blue: 2, extra: null, bought: [], passed: false };

describe('§5 the extra action: 2 workers, then any one of the eight actions, once in the game', () => {
  const table = 'money@3 2b | 9t 1w extra | .';

  allowed('before the current action', table, 'take money, extra hulls, buy bow new, end, money', '12p 9t 2w bow | .');
  allowed('after it', table, 'take money, money, extra hulls, buy bow new, end', '12p 9t 2w bow | .');
  allowed('before a pass', table, 'take money, extra hulls, buy bow new, end, pass', '12p 7t 2w passed1 bow | .');
  allowed('after a pass', table, 'take money, pass, extra hulls, buy bow new, end', '12p 7t 2w passed1 bow | .');
  allowed('or not at all', table, 'take money, pass, end', '12p 9t 1w passed1 extra | .');
  allowed(
    'by another player on his turn',
    'money@3 2b | . | 9t extra',
    'take money, money, end, extra hulls, buy bow new, buy stern ship 1',
    '12p 2t | 5t bow.stern',
  );

  test('an extra action begun before the current one returns to it, one begun after it ends the turn', () => {
    expect(nauticus.state(after(table, 'take money, extra hulls, buy bow new, end'))).toMatchObject({ turn: TURN });
    expect(after(table, 'take money, money, extra hulls, buy bow new, end').deciders()).toEqual([1]);
    expect(after(table, 'take money, pass, extra hulls, buy bow new, end').deciders()).toEqual([1]);
  });
  test('its tile on the board is not affected, nor need it be face up', () => {
    const later = 'money@3 deliver@4 phase5 2b | 9t extra | .';
    const before = nauticus.state(after(later, 'take money'));
    const done = nauticus.state(after(later, 'take money, extra hulls, buy bow new, end'));
    expect(before.used).toEqual([true, true, true, false, false, true, false, false]);
    expect([done.tiles, done.used]).toEqual([before.tiles, before.used]);
  });
  allowed(
    'also the action of the phase itself',
    table,
    'take money, extra money, money, money, money, money, end',
    '12p 17t | .',
  );

  offered(
    'Ruling: the start player uses it after choosing and the bonus: not while choosing',
    'money@5 hulls@3 phase7 | extra | .',
    '',
    'take hulls, take money',
  );
  refused(
    'Ruling: not before the bonus tile is chosen',
    'money@5 | extra | .',
    'take money, extra money',
    'asked-otherwise',
    '§1',
    'extra action is not possible now',
  );
  allowed(
    'Ruling: the bonus’ workers count',
    'money@4 0b | extra | .',
    'take money, extra money, money, money, money, money',
    '8t | .',
  );

  refused(
    'once in the game',
    table,
    'take money, extra money, money, end, extra money',
    'extra-spent',
    '§5',
    'extra action',
  );
  refused(
    'one at a time',
    table,
    'take money, extra money, money, extra hulls',
    'extra-running',
    '§5',
    'withdraw money',
  );
  refused(
    'not while a reward is due',
    'transport@7 2b | extra [sail:star] single/star | .',
    'take transport, load sail:star ship 1, extra money',
    'asked-otherwise',
    '§4',
    'extra action is not possible now',
  );
});

describe('§5 workers', () => {
  asks(
    'no blue workers; those of the current action are untouched by one taken before it',
    'money@3 2b | 1w extra | .',
    'take money, extra money, money, money',
    { ...TURN, extra: 'money' },
  );
  offered(
    'blue workers do not help: after two uses the extra action is over',
    'money@3 2b | extra | .',
    'take money, extra money, money, money',
    'money, pass',
  );
  allowed(
    'then they are used as ever',
    'money@3 2b | extra | .',
    'take money, extra money, money, money, money, money',
    '12p 8t | .',
  );
  allowed(
    'new workers not used are kept',
    'money@3 2b | extra | .',
    'take money, extra money, money, end, pass',
    '12p 2t 1w passed1 | .',
  );
  allowed(
    'and serve the current action',
    'money@3 0b | extra | .',
    'take money, extra money, money, end, money',
    '12p 4t | .',
  );
  refused(
    'two parts need two workers: 0 own and 2 new are enough, 3 parts are not',
    'money@3 2b | extra bow.middle.stern/star*3/star*3/fish*3 | .',
    'take money, extra deliver',
    'extra-no-use',
    '§5',
    'deliver goods … 2 workers',
  );
  refused(
    'blue workers do not help to deliver either',
    'money@3 2b | extra single/star/star/fish bow.middle.stern/star*3/star*3/fish*3 | .',
    'take money, extra deliver, deliver ship 2',
    'no-worker',
    '§3.1',
    '3 workers … 2 … 0 blue',
  );
  allowed(
    'with one own worker three parts are delivered',
    'money@3 2b | 1w extra bow.middle.stern/star*3/star*3/fish*3 | .',
    'take money, extra deliver, deliver ship 1',
    '12p {fish*3} bow.middle.stern/star*3/star*3 | .',
  );
});

describe('§5 prices', () => {
  const table = 'goods@7 3b | 20t 9w extra bow.middle.stern | .';
  allowed(
    'the first copy of every kind costs 2 taler, so all are paid and may go onto a ship',
    table,
    'take goods, extra goods, buy fish ship 1, buy salt ship 1, end',
    '20t 9w bow.middle.stern///fish.salt | .',
  );
  allowed(
    'further copies 4',
    table,
    'take goods, extra goods, buy fish ship 1, buy fish ship 1, end',
    '18t 9w bow.middle.stern///fish*2 | .',
  );
  allowed(
    'counted apart from the current action, taken after it',
    table,
    'take goods, buy grain store, extra goods, buy grain store, end',
    '21t 10w [grain*2] bow.middle.stern | .',
  );
  allowed(
    'counted apart from the current action, taken before it',
    table,
    'take goods, extra goods, buy grain store, end, buy grain store',
    '21t 10w [grain*2] bow.middle.stern | .',
  );
  offered(
    'the free fifth tile as usual',
    'money@7 3b | 8t 2w extra | .',
    'take money, extra goods, buy fish store, buy salt store, buy grain store, buy coffee store',
    'free coffee, free grain, free salt, free fish',
  );
  test('the fifth tile is counted apart: three kinds here and one there are not four', () => {
    const moves = 'take goods, buy fish store, buy salt store, buy grain store, extra goods, buy coffee store';
    expect(nauticus.state(after(table, moves))).toMatchObject({
      turn: { asks: 'use', extra: 'goods', bought: ['coffee'] },
    });
  });
  test('and both actions can bring one', () => {
    const four = 'buy fish store, buy salt store, buy grain store, buy coffee store, free fish';
    const { events } = playedFrom('goods@7 3b | 40t 9w extra | .', `take goods, ${four}, extra goods, ${four}`);
    expect(events.filter(({ type }) => type === 'freeTile')).toHaveLength(2);
  });
  refused(
    'nobody buys on credit',
    'money@7 3b | 3t 2w extra | .',
    'take money, extra goods, buy fish store, buy salt store, buy fish store',
    'no-taler',
    '§3.2.1',
    '4 taler … 3',
  );
});

describe('§5 crowns', () => {
  const shown = '[mast:crown*5]';
  allowed(
    'have a limit of 15 of their own, apart from the round’s',
    `crowns@7 3b | 9w extra ${shown} | .`,
    'take crowns, crowns, crowns, crowns, extra crowns, crowns, crowns, crowns',
    `40p 4t 8w scored15 ${shown} | .`,
  );
  allowed(
    'before the current action too',
    `crowns@7 3b | 9w extra ${shown} | .`,
    'take crowns, extra crowns, crowns, crowns, crowns, crowns, crowns, crowns',
    `40p 4t 8w scored15 ${shown} | .`,
  );
  offered(
    'and end there',
    `money@7 3b | 9w extra ${shown} | .`,
    'take money, extra crowns, crowns, crowns, crowns',
    'money, pass',
  );
  allowed(
    'the last use may be cut',
    'money@7 3b | 9w extra [mast:crown*6] | .',
    'take money, extra crowns, crowns, crowns, crowns, pass',
    '25p 4t 8w passed1 [mast:crown*6] | .',
  );
  allowed(
    'are possible when the round’s 15 are scored',
    `money@7 3b | scored15 extra ${shown} | .`,
    'take money, extra crowns, crowns, end',
    `15p 4t 1w scored15 ${shown} | .`,
  );
  allowed(
    'each player has a limit of his own',
    `money@7 3b | 9w extra ${shown} | 9w extra ${shown}`,
    'take money, pass, extra crowns, crowns, crowns, crowns, pass, extra crowns, crowns, crowns, crowns',
    `25p 4t 8w passed1 ${shown} | 25p 8w passed1 ${shown}`,
  );
  allowed(
    'count the pass tile just turned',
    'money@7 3b | extra | .',
    'take money, pass, extra crowns, crowns, crowns',
    '12p 4t passed1 | .',
  );
});

describe('§5 Ruling: offered only if at least one use would be possible', () => {
  const table = (player: string) => `deliver@3 2b phase4 | ${player} extra | .`;
  const extras = (start: string, moves = 'take deliver') =>
    movesAfter(start, moves).filter(move => move.startsWith('extra'));
  test.each([
    ['money, always', '.', ['money']],
    ['crowns with a crown', 'passed1', ['crowns', 'money']],
    ['the paid ones with 2 taler', '2t', ['goods', 'hulls', 'masts', 'money', 'sails']],
    ['not with 1 taler', '1t', ['money']],
    ['transport with a tile that fits', '[single]', ['money', 'transport']],
    ['not with one that does not', '[sail:star] bow', ['money']],
    ['deliver with a ship of two for the two new workers', 'bow.stern/star*2/star*2/fish*2', ['deliver', 'money']],
    ['not with a ship of three', 'bow.middle.stern/star*3/star*3/fish*3', ['money']],
    ['nor with a ship half loaded', 'bow.stern/star*2/star*2/fish', ['money']],
    ['with a full storage hulls only, which start a ship', '9t [sail:star*12]', ['hulls', 'money']],
    [
      'with a full storage what has a place on a ship',
      '9t [sail:helm*12] bow/star',
      ['goods', 'hulls', 'money', 'sails'],
    ],
    ['masts need two fields', '9t [sail:star*11]', ['goods', 'hulls', 'money', 'sails']],
  ])('%s', (_, player, expected) => {
    expect(extras(table(player))).toEqual(expected.map(action => `extra ${action}`));
  });
  test('not where all stacks of the four kinds are empty', () => {
    const goods = 'deliver@3 2b | 9t extra {fish*12 salt*12} | {grain*12 coffee*12}';
    expect(extras(goods)).toEqual(['extra hulls', 'extra masts', 'extra money', 'extra sails']);
  });
  refused(
    'without a crown',
    table('9t'),
    'take deliver, extra crowns',
    'extra-no-use',
    '§5',
    'score crowns … 2 workers',
  );
  refused(
    'without a tile',
    table('9t 3w'),
    'take deliver, extra transport',
    'extra-no-use',
    '§5',
    'transport … 5 workers',
  );
  refused('without taler', table('1t'), 'take deliver, extra masts', 'extra-no-use', '§5', 'buy masts … 2 workers');
  refused('without the tile', 'money@3 2b | . | .', 'take money, extra money', 'extra-spent', '§5', 'extra action');
});

describe('§5 Ruling: and must be used at least once', () => {
  const table = 'money@3 2b | 9t extra | .';
  offered('there is no way back', 'money@3 2b | extra [sail:crown] | .', 'take money, extra crowns', 'crowns');
  refused('it cannot just end', table, 'take money, extra hulls, end', 'extra-unused', '§5', 'buy hull parts');
  refused('nor be passed', table, 'take money, extra hulls, pass', 'extra-unused', '§5', 'buy hull parts');
  refused(
    'a use in it is no pass later',
    table,
    'take money, extra hulls, buy bow new, pass',
    'pass-after-use',
    '§3.3',
    '1 time',
  );
  refused(
    'after a pass only the extra action or the end is left',
    table,
    'take money, pass, money',
    'asked-otherwise',
    '§3.3',
    'withdrawing money is not possible now',
  );
  refused('no second pass', table, 'take money, pass, pass', 'asked-otherwise', '§3.3', 'passing is not possible now');
});

describe('§5 the state during an extra action', () => {
  const table = 'goods@3 2b | 9t extra | .';
  const turn = { ...TURN, action: 'goods' };
  asks(
    'before the current action: its own `bought`, the blue workers to come',
    table,
    'take goods, extra hulls, buy stern new',
    { ...turn, extra: 'hulls', bought: ['stern'] },
  );
  asks('back in the current action nothing is bought yet', table, 'take goods, extra hulls, buy stern new, end', turn);
  asks('after a pass', table, 'take goods, pass', { ...turn, asks: 'after-pass', passed: true });
  asks('an extra action after a pass', table, 'take goods, pass, extra hulls', {
    ...turn,
    extra: 'hulls',
    passed: true,
  });
  asks(
    'its free tile',
    'goods@3 2b | 9t 2w extra | .',
    'take goods, extra hulls, buy bow new, buy stern new, buy middle new, buy single new',
    { ...turn, asks: 'free', extra: 'hulls', bought: ['bow', 'middle', 'stern', 'single'] },
  );
  asks('its rewards', 'goods@3 2b | 9t extra single/star | .', 'take goods, extra sails, buy sail:star ship 1', {
    ...turn,
    asks: 'reward',
    extra: 'sails',
    bought: ['star'],
    rewards: 1,
    taken: {},
  });
  test('after a lone end of an extra action the phase’s action goes on, or a lone pass', () => {
    const stuck = 'deliver@3 2b phase4 | passed3 extra | 1w';
    expect(after(stuck, 'take deliver, extra money, money, money').deciders()).toEqual([1]);
    expect(
      after('deliver@3 2b phase4 | passed2 extra | 1w', 'take deliver, extra money, money, money').deciders(),
    ).toEqual([0]);
  });
});
