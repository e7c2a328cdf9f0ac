import { describe, expect, test } from 'vitest';
import { allowed, asks, movesAfter, offered, refused, stateAfter } from '../testing/rulebook.ts';

const PAIRS = ['coffee+grain', 'coffee+salt', 'coffee+fish', 'grain+salt', 'grain+fish', 'salt+fish'];
const SIMPLE = ['mast:crown', 'sail:crown', 'points', 'taler', 'workers'];
const rewards = (kinds: readonly string[]): string => kinds.map(kind => `reward ${kind}`).join(', ');

/** A ship of four that one star sail finishes, and what else the owner has. */
const four = (storage: string, others = '.') =>
  `transport@7 3b | [sail:star ${storage}] bow.middle.middle.stern/star*4/star*3 | ${others}`;
const one = (storage: string, delivered = '', others = '.') =>
  `transport@7 3b | [sail:star ${storage}] {${delivered}} single/star | ${others}`;
const finish = 'take transport, load sail:star ship 1';
const ship = 'bow.middle.middle.stern/star*4/star*4';

describe('§4 one reward for each mast of a ship, when it is finished', () => {
  offered('six kinds; goods as pairs of different kinds', one(''), finish, rewards([...SIMPLE, ...PAIRS]));
  test.each([
    ['single/star', 1],
    ['bow.stern/star*2/star', 2],
    ['bow.middle.stern/crown*3/star*2', 3],
    ['bow.middle.middle.stern/star*4/crown*3', 4],
  ])('%s brings %i', (unfinished, number) => {
    const table = `transport@7 3b | [sail:star] ${unfinished} | .`;
    expect(stateAfter(table, finish).turn).toMatchObject({ asks: 'reward', rewards: number, taken: {} });
  });

  allowed('a crown mast, to storage', one(''), `${finish}, reward mast:crown`, '4t [mast:crown] single/star/star | .');
  allowed('a crown sail, to storage', one(''), `${finish}, reward sail:crown`, '4t [sail:crown] single/star/star | .');
  allowed('3 points', one(''), `${finish}, reward points`, '13p 4t single/star/star | .');
  allowed('7 taler', one(''), `${finish}, reward taler`, '11t single/star/star | .');
  allowed('3 workers', one(''), `${finish}, reward workers`, '4t 3w single/star/star | .');
  allowed(
    '2 different goods, to storage',
    one(''),
    `${finish}, reward grain+fish`,
    '4t [grain fish] single/star/star | .',
  );

  allowed(
    'each kind at most twice for a ship',
    four(''),
    `${finish}, reward points, reward taler, reward points, reward taler`,
    `16p 18t ${ship} | .`,
  );
  refused(
    'not a third time: points',
    four(''),
    `${finish}, reward points, reward points, reward points`,
    'reward-limit',
    '§4',
    '2',
  );
  refused(
    'not a third time: crown masts',
    four(''),
    `${finish}, reward mast:crown, reward mast:crown, reward mast:crown`,
    'reward-limit',
    '§4',
    '2',
  );
  refused(
    'not a third time: crown sails',
    four(''),
    `${finish}, reward sail:crown, reward sail:crown, reward sail:crown`,
    'reward-limit',
    '§4',
    '2',
  );
  refused(
    'not a third time: goods, whichever',
    four(''),
    `${finish}, reward coffee+fish, reward grain+salt, reward coffee+grain`,
    'reward-limit',
    '§4',
    '2',
  );
  offered(
    'Ruling: they are taken one at a time',
    four(''),
    `${finish}, reward workers, reward coffee+fish, reward workers`,
    rewards([...SIMPLE.filter(kind => kind !== 'workers'), ...PAIRS]),
  );
  asks(
    'what was taken for this ship is counted',
    four(''),
    `${finish}, reward salt+fish, reward points, reward grain+fish`,
    {
      ...{ seat: 0, asks: 'reward', action: 'transport', blue: 2, extra: null, bought: [], passed: false },
      ...{ rewards: 1, taken: { points: 1, goods: 2 } },
    },
  );
  allowed(
    'the next ship has a limit of its own',
    'transport@7 3b | [sail:star*2] bow.stern/star*2/star single/star | .',
    'take transport, load sail:star ship 1, reward points, reward points, load sail:star ship 2, reward points',
    '19p 4t bow.stern/star*2/star*2 single/star/star | .',
  );
  refused(
    'the turn is interrupted',
    one('fish'),
    `${finish}, load fish ship 1`,
    'asked-otherwise',
    '§4',
    'transporting … reward',
  );
  refused(
    'there is no reward without a finished ship',
    one(''),
    'take transport, reward points',
    'asked-otherwise',
    '§3.1',
    'reward is not possible now',
  );
});

describe('§4 Ruling: crown tiles only if stack and storage allow it', () => {
  offered(
    'no room for a mast',
    one('fish*11'),
    finish,
    rewards(['sail:crown', 'points', 'taler', 'workers', 'coffee', 'grain', 'salt', 'fish']),
  );
  refused(
    'no room for a mast, in words',
    one('fish*11'),
    `${finish}, reward mast:crown`,
    'no-room',
    '§golden',
    'a crown mast … 2 fields … 1',
  );
  offered('no crown mast left', one('', '', '12*single/crown'), finish, rewards([...SIMPLE.slice(1), ...PAIRS]));
  refused(
    'no crown mast left, in words',
    one('', '', '12*single/crown'),
    `${finish}, reward mast:crown`,
    'stack-empty',
    '§setup',
    'empty … crown mast',
  );
  offered(
    'no crown sail left',
    one('', '', '12*single/star/crown'),
    finish,
    rewards([...SIMPLE.filter(kind => kind !== 'sail:crown'), ...PAIRS]),
  );
  refused(
    'no crown sail left, in words',
    one('', '', '12*single/star/crown'),
    `${finish}, reward sail:crown`,
    'stack-empty',
    '§setup',
    'empty … crown sail',
  );
  test('with a full storage points, taler and workers are left', () => {
    const crowded = 'sails@7 0b | 9t 9w [fish*12] single/star | .';
    expect(movesAfter(crowded, 'take sails, buy sail:star ship 1')).toEqual([
      'reward points',
      'reward taler',
      'reward workers',
    ]);
  });
});

describe('§4 Ruling: two goods, or one where a pair is impossible', () => {
  const single = ['coffee', 'grain', 'salt', 'fish'];
  offered('one good if only one fits', one('mast:helm*5 fish'), finish, rewards([...SIMPLE.slice(1), ...single]));
  allowed(
    'then that one is taken',
    one('mast:helm*5 fish'),
    `${finish}, reward salt`,
    '4t [mast:helm*5 salt fish] single/star/star | .',
  );
  offered(
    'one good if only one kind is left',
    one('', 'coffee*12 grain*12 salt*12'),
    finish,
    rewards([...SIMPLE, 'fish']),
  );
  offered('pairs of what is in stock', one('', 'coffee*12 grain*12'), finish, rewards([...SIMPLE, 'salt+fish']));
  offered('not at all if no good is left', one('', 'coffee*12 grain*12 salt*12 fish*12'), finish, rewards(SIMPLE));
  refused('never one by choice', one(''), `${finish}, reward fish`, 'reward-pair', '§4', '12 fields … 4 kinds');
  refused(
    'no pair where one field is left',
    one('mast:helm*5 fish'),
    `${finish}, reward coffee+fish`,
    'reward-no-room',
    '§4',
    '1 field',
  );
  refused(
    'no good where none is left',
    'sails@7 0b | 9t 9w [mast:helm*6] single/star | .',
    'take sails, buy sail:star ship 1, reward fish',
    'reward-no-room',
    '§4',
    '0 fields',
  );
  refused(
    'no pair with an empty stack',
    one('', 'coffee*12'),
    `${finish}, reward coffee+fish`,
    'stack-empty',
    '§setup',
    'coffee',
  );
  const scarce = four('', '{coffee*12 grain*12 salt*11}');
  refused(
    'either form counts towards the limit of two',
    scarce,
    `${finish}, reward salt+fish, reward fish, reward fish`,
    'reward-limit',
    '§4',
    '2',
  );
});
