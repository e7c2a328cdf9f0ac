import { describe, expect, test } from 'vitest';
import { allowed, offered, playedFrom, refused } from '../testing/rulebook.ts';

describe('§3.2.2.1 transport', () => {
  const table = (player: string) => `transport@7 3b | ${player} | .`;
  allowed(
    'one worker moves one tile from storage onto a ship',
    table('[stern fish] bow'),
    'take transport, load stern ship 1, end',
    '4t [fish] bow.stern | .',
  );
  allowed(
    'or a hull part to start a new ship',
    table('[stern fish] bow'),
    'take transport, load stern new, end',
    '4t [fish] bow stern | .',
  );
  allowed(
    'crowns too',
    table('[mast:crown*2] bow.stern'),
    'take transport, load mast:crown ship 1, load mast:crown ship 1',
    '4t bow.stern/crown*2 | .',
  );
  allowed(
    'it frees the fields',
    'transport@5 3b | [mast:star*6] bow | .',
    'take transport, load mast:star ship 1',
    '1w [mast:star*5] bow/star | .',
  );
  allowed(
    'own workers after the blue ones',
    'transport@7 1b | 2w [bow stern fish] | .',
    'take transport, load bow new, load stern ship 1, load fish ship 1',
    '4t bow.stern///fish | .',
  );
  offered(
    'every tile in storage wherever it fits, hull parts also as a new ship',
    table('[bow mast:star sail:star sail:helm salt*2] middle/star stern'),
    'take transport',
    'load bow new, load bow ship 1, load bow ship 2, load mast:star ship 2, load sail:star ship 1, load salt ship 1, load salt ship 2, pass',
  );
  refused(
    'the tile must lie in storage',
    table('[fish] bow'),
    'take transport, load salt ship 1',
    'not-in-storage',
    '§3.2.2.1',
    'salt',
  );
  refused(
    'it goes onto a ship, not back to storage',
    table('[fish] bow'),
    'take transport, load fish store',
    'load-to-storage',
    '§3.2.2.1',
    'fish',
  );
  refused(
    'it must be placed legally: hulls',
    table('[bow] bow'),
    'take transport, load bow ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a bow … ship 1 … bow',
  );
  refused(
    'it must be placed legally: masts',
    table('[mast:star] bow/helm'),
    'take transport, load mast:star ship 1',
    'mast-needs-part',
    '§3.2.1.2',
    'ship 1 … 1 part … 1 mast',
  );
  refused(
    'it must be placed legally: sails',
    table('[sail:star] bow/helm'),
    'take transport, load sail:star ship 1',
    'other-crest',
    '§3.2.1.3',
    'ship 1 … helm … a star sail',
  );
  refused(
    'it must be placed legally: goods',
    table('[fish] bow///fish'),
    'take transport, load fish ship 1',
    'good-needs-part',
    '§3.2.1.4',
    'ship 1 … 1 part … 1 good',
  );
  refused(
    'only hull parts start a ship',
    table('[mast:crown] bow'),
    'take transport, load mast:crown new',
    'only-hulls-start',
    '§3.2.1.1',
    'a crown mast',
  );
  refused(
    'there must be such a ship',
    table('[fish] bow'),
    'take transport, load fish ship 3',
    'no-such-ship',
    '§3.2.2.1',
    'ship 3 … 1',
  );
  refused(
    'and a worker',
    'transport@7 0b | extra [fish] bow | .',
    'take transport, load fish ship 1',
    'no-worker',
    '§3.1',
    '1 worker … 0 … 0 blue',
  );
  test('nothing placed is ever moved: no move takes a tile off a ship', () => {
    const { position } = playedFrom(table('bow.stern/star*2/star/fish'), 'take transport');
    expect(position.deciders()).toEqual([0]);
    expect(playedFrom(position, 'pass').position.deciders()).toEqual([1]);
  });
});

describe('§3.2.2.2 money', () => {
  allowed('one worker brings 2 taler', 'money@3 2b | 1w | .', 'take money, money, money, money', '12p 6t | .');
  refused(
    'only with a worker',
    'money@3 0b | extra | .',
    'take money, money',
    'no-worker',
    '§3.1',
    '1 worker … 0 … 0 blue',
  );
});

describe('§3.2.2.3 deliver', () => {
  const full = 'bow.stern/star*2/star*2/fish.salt';
  const one = 'single/helm/helm/coffee';
  allowed(
    'unloads a finished, fully loaded ship for as many workers as it has parts',
    `deliver@7 1b | 3w ${full} | .`,
    'take deliver, deliver ship 1',
    '4t 2w {salt fish} bow.stern/star*2/star*2 | .',
  );
  allowed(
    'blue workers first',
    `deliver@7 3b | 1w ${full} | .`,
    'take deliver, deliver ship 1',
    '4t 1w {salt fish} bow.stern/star*2/star*2 | .',
  );
  allowed(
    'any number of ships in one turn',
    `deliver@7 3b | {fish} ${full} ${one} | .`,
    'take deliver, deliver ship 2, deliver ship 1',
    '4t {coffee salt fish*2} bow.stern/star*2/star*2 single/helm/helm | .',
  );
  allowed(
    'a 4-ship for four',
    'deliver@7 3b | 1w bow.middle.middle.stern/star*4/star*4/fish.salt.fish.coffee | .',
    'take deliver, deliver ship 1',
    '4t {coffee salt fish*2} bow.middle.middle.stern/star*4/star*4 | .',
  );
  allowed(
    'the ship can be loaded again',
    'transport@7 3b | [grain] {fish} single/star/star | .',
    'take transport, load grain ship 1',
    '4t {fish} single/star/star/grain | .',
  );
  offered(
    'only what the workers suffice for',
    `deliver@7 1b | ${full} ${one} | .`,
    'take deliver',
    'deliver ship 2, pass',
  );
  refused(
    'all at once: 2 workers for 2 parts',
    `deliver@7 1b | ${full} ${one} | .`,
    'take deliver, deliver ship 1',
    'no-worker',
    '§3.1',
    '2 workers … 0 … 1 blue',
  );
  refused(
    'not a ship without all its sails',
    'deliver@7 3b | bow.stern/star*2/star/fish.salt | .',
    'take deliver, deliver ship 1',
    'ship-unfinished',
    '§3.2.2.3',
    'ship 1 … bow, stern … 2 masts … 1 sail',
  );
  refused(
    'not a ship with an open hull',
    'deliver@7 3b | bow/star/star/fish | .',
    'take deliver, deliver ship 1',
    'ship-unfinished',
    '§3.2.2.3',
    'ship 1 … bow … 1 mast … 1 sail',
  );
  refused(
    'a good under each part',
    'deliver@7 3b | bow.stern/star*2/star*2/fish | .',
    'take deliver, deliver ship 1',
    'ship-not-full',
    '§3.2.2.3',
    'ship 1 … 1 good … 2 parts',
  );
  refused(
    'there must be such a ship',
    `deliver@7 3b | ${one} | .`,
    'take deliver, deliver ship 2',
    'no-such-ship',
    '§3.2.2.3',
    'ship 2 … 1',
  );
  refused(
    'not once more when it is empty',
    `deliver@7 3b | ${full} ${one} | .`,
    'take deliver, deliver ship 2, deliver ship 2',
    'ship-not-full',
    '§3.2.2.3',
    'ship 2 … 0 goods … 1 part',
  );
});

describe('§3.2.2.4 crowns', () => {
  const table = (player: string) => `crowns@7 3b phase3 | ${player} | .`;
  allowed(
    'crown masts and sails count in storage',
    table('[mast:crown*2 sail:crown]'),
    'take crowns, crowns, end',
    '13p 4t scored3 [mast:crown*2 sail:crown] | .',
  );
  allowed(
    'and on ships, finished or not',
    table('single/crown/crown bow/crown'),
    'take crowns, crowns, end',
    '13p 4t scored3 single/crown/crown bow/crown | .',
  );
  allowed('and turned pass tiles', table('passed2'), 'take crowns, crowns, end', '12p 4t passed2 scored2 | .');
  allowed(
    'at most 15 points in a round: the last use may be cut',
    table('[mast:crown*5 sail:crown*2]'),
    'take crowns, crowns, crowns, crowns',
    '25p 4t scored15 [mast:crown*5 sail:crown*2] | .',
  );
  allowed(
    'counting what was scored before in the round',
    table('scored13 [mast:crown*6]'),
    'take crowns, crowns',
    '12p 4t scored15 [mast:crown*6] | .',
  );
  allowed(
    'a crown more, a point more: the pass of an earlier phase',
    table('passed1 [sail:crown]'),
    'take crowns, crowns, crowns, crowns',
    '16p 4t passed1 scored6 [sail:crown] | .',
  );
  refused(
    'Ruling: a use that would bring 0 points is not allowed: no crown',
    table('[mast:star]'),
    'take crowns, crowns',
    'no-crowns',
    '§3.2.2.4',
    'no visible crowns … 0 points',
  );
  refused(
    'Ruling: nor beyond the limit',
    table('scored15 extra [mast:crown]'),
    'take crowns, crowns',
    'crown-limit',
    '§3.2.2.4',
    '15 points',
  );
  refused(
    'and a worker is needed',
    'crowns@7 0b | extra [mast:crown] | .',
    'take crowns, crowns',
    'no-worker',
    '§3.1',
    '1 worker … 0 … 0 blue',
  );
});
