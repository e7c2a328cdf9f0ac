import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { after, allowed, offered, playedFrom, refused, stateAfter } from '../testing/rulebook.ts';

describe('§3.2.1 prices', () => {
  allowed(
    'the first copy of a kind costs the number beside it',
    'hulls@3 3b | 9t | .',
    'take hulls, buy middle new',
    '12p 7t middle | .',
  );
  allowed(
    'every further copy costs 4',
    'hulls@3 3b | 9t | .',
    'take hulls, buy bow new, buy bow new, buy bow new',
    '12p bow bow bow | .',
  );
  allowed(
    'also of the kind that first cost 0',
    'hulls@3 3b | 9t | .',
    'take hulls, buy single store, buy single new',
    '12p 5t [single] single | .',
  );
  allowed('for every player afresh', 'hulls@3 1b | 1t | 1t', 'take hulls, buy bow new, buy bow new', '12p bow | bow');
  allowed(
    'each purchase costs one worker',
    'hulls@3 0b | 9t 3w | .',
    'take hulls, buy bow new, buy bow new, end',
    '12p 4t 1w bow bow | .',
  );
  refused(
    'nobody buys on credit',
    'hulls@3 3b | 3t | .',
    'take hulls, buy bow new, buy stern ship 1',
    'no-taler',
    '§3.2.1',
    '3 taler … 2',
  );
  refused(
    'nor a further copy',
    'hulls@3 3b | 4t | .',
    'take hulls, buy bow new, buy bow new',
    'no-taler',
    '§3.2.1',
    '4 taler … 3',
  );
  refused(
    'nor without a worker',
    'hulls@3 1b | 9t extra | .',
    'take hulls, buy bow new, buy bow new',
    'no-worker',
    '§3.1',
    '1 worker … 0 … 0 blue',
  );
  refused(
    'only the kinds on the tile are for sale',
    'hulls@3 1b | 9t | .',
    'take hulls, buy fish store',
    'not-for-sale',
    '§3.2.1.1',
    'buy hull parts … fish',
  );
  refused(
    'crown masts never',
    'masts@3 1b | 9t bow | .',
    'take masts, buy mast:crown ship 1',
    'not-for-sale',
    '§3.2.1.2',
    'a crown mast',
  );
  refused(
    'crown sails never',
    'sails@3 1b | 9t bow/star | .',
    'take sails, buy sail:crown ship 1',
    'not-for-sale',
    '§3.2.1.3',
    'a crown sail',
  );
  refused(
    'an empty stack sells nothing',
    'goods@3 1b | 9t bow {fish*12} | .',
    'take goods, buy fish ship 1',
    'stack-empty',
    '§setup',
    'fish',
  );
  offered(
    'a kind whose stack is empty is not offered',
    'goods@3 1b | 9t {fish*12} | {salt*6}',
    'take goods',
    'buy grain store, buy coffee store, buy salt store, pass',
  );
});

describe('§3.2.1 the free fifth tile', () => {
  const four = 'take goods, buy grain store, buy fish store, buy coffee store, buy salt store';
  offered(
    'who has bought all four kinds chooses one of the same tile',
    'goods@7 0b | 9t 4w | .',
    four,
    'free coffee, free grain, free salt, free fish',
  );
  allowed(
    'it costs nothing and goes to storage',
    'goods@7 0b | 9t 4w | .',
    `${four}, free salt`,
    '7t [coffee grain salt*2 fish] | .',
  );
  allowed(
    'Ruling: at that moment, before further uses',
    'goods@7 0b | 9t 5w | .',
    `${four}, free salt, buy salt store`,
    '3t [coffee grain salt*3 fish] | .',
  );
  allowed(
    'Ruling: once, also if all four are bought twice',
    'goods@7 0b | 22t 8w | .',
    `${four}, free fish, buy grain store, buy fish store, buy coffee store, buy salt store`,
    '4t [coffee*2 grain*2 salt*2 fish*3] | .',
  );
  offered('Ruling: only kinds in stock', 'goods@7 0b | 9t 4w {fish*11} | {salt*11}', four, 'free coffee, free grain');
  refused(
    'Ruling: an empty stack gives no free tile',
    'goods@7 0b | 9t 4w {fish*11} | .',
    `${four}, free fish`,
    'stack-empty',
    '§setup',
    'fish',
  );
  refused(
    'no other tile is free',
    'goods@7 0b | 9t 4w | .',
    `${four}, free bow`,
    'not-for-sale',
    '§3.2.1',
    'buy goods … a bow',
  );
  refused(
    'it is taken before anything else',
    'goods@7 0b | 9t 5w | .',
    `${four}, buy fish store`,
    'asked-otherwise',
    '§3.2.1',
    'free',
  );
  refused(
    'it is no gift without the four kinds',
    'goods@7 0b | 9t 5w | .',
    'take goods, free fish',
    'asked-otherwise',
    '§3.1',
    'free tile is not possible now',
  );
  test('Ruling: nothing if it does not fit, and it stays in its stack', () => {
    const full = 'goods@7 0b | 9t 4w [mast:star*4] | 1w';
    const { position, events } = playedFrom(full, four);
    expect(events).toContainEqual({ type: 'freeForfeited', seat: 0 });
    expect(nauticus.state(position)).toMatchObject({ turn: { seat: 1 }, players: [{ taler: 7 }, {}] });
  });
  test('Ruling: nothing if all four stacks are empty then', () => {
    const { events } = playedFrom('goods@7 0b | 9t 4w {fish*11 grain*11} | {salt*11 coffee*11}', four);
    expect(events).toContainEqual({ type: 'freeForfeited', seat: 0 });
  });
  test('Ruling: and not later either, when a ship took up what filled the storage', () => {
    const full = 'goods@7 0b | 19t 5w [mast:star*4] bow | 1w';
    const moves = `${four}, buy fish ship 1`;
    expect(playedFrom(full, moves).events.filter(({ type }) => type.startsWith('free'))).toHaveLength(1);
  });
  test('a free mast needs two fields: with one left it is forfeited', () => {
    const one = 'masts@7 0b | 9t 4w [fish*5] bow | .';
    const kinds = 'buy mast:star ship 1, buy mast:anchor store, buy mast:whale store, buy mast:helm store';
    expect(playedFrom(one, `take masts, ${kinds}`).events).toContainEqual({ type: 'freeForfeited', seat: 0 });
  });
});

describe('§4 Ruling: a fourth sail that also finishes a ship brings the rewards first, then the free tile', () => {
  const three = 'take sails, buy sail:anchor store, buy sail:whale store, buy sail:helm store, buy sail:star ship 1';
  const table = (fields: number) => `sails@7 0b | 9t 4w [fish*${fields}] single/star | .`;
  test('the reward is asked first', () => {
    expect(stateAfter(table(5), three)).toMatchObject({
      turn: { asks: 'reward', rewards: 1, bought: ['star', 'anchor', 'whale', 'helm'] },
    });
  });
  offered(
    'then the free sail',
    table(5),
    `${three}, reward mast:crown`,
    'free sail:star, free sail:anchor, free sail:whale, free sail:helm',
  );
  allowed(
    'with the room then left: one field',
    table(8),
    `${three}, reward points, free sail:star`,
    '13p 7t [sail:star sail:anchor sail:whale sail:helm fish*8] single/star/star | .',
  );
  allowed(
    'with the room then left: none',
    table(8),
    `${three}, reward sail:crown`,
    '7t [sail:anchor sail:whale sail:helm sail:crown fish*8] single/star/star | .',
  );
});

describe('§golden what was not paid for goes to storage', () => {
  refused(
    'a hull part for 0 taler',
    'hulls@3 3b | 9t | .',
    'take hulls, buy single new',
    'golden-rule',
    '§golden',
    'a 1-ship … 0 taler',
  );
  refused(
    'a mast for 0 taler',
    'masts@3 3b | 9t bow | .',
    'take masts, buy mast:helm ship 1',
    'golden-rule',
    '§golden',
    'a helm mast … 0 taler',
  );
  refused(
    'a sail for 0 taler',
    'sails@3 3b | 9t bow/helm | .',
    'take sails, buy sail:helm ship 1',
    'golden-rule',
    '§golden',
    'a helm sail … 0 taler',
  );
  refused(
    'a good for 0 taler',
    'goods@3 3b | 9t bow | .',
    'take goods, buy salt ship 1',
    'golden-rule',
    '§golden',
    'salt … 0 taler',
  );
  allowed('paid tiles may go to storage too', 'hulls@3 3b | 9t | .', 'take hulls, buy bow store', '12p 8t [bow] | .');
  refused(
    'storage has 12 fields',
    'hulls@3 3b | 9t [fish*12] | .',
    'take hulls, buy bow store',
    'no-room',
    '§golden',
    'a bow … 1 field … 0',
  );
  refused(
    'a mast takes two of them',
    'masts@3 3b | 9t [fish*11] bow | .',
    'take masts, buy mast:star store',
    'no-room',
    '§golden',
    'a star mast … 2 fields … 1',
  );
  allowed(
    'two masts and eight other tiles fill it',
    'hulls@3 3b | 9t [mast:star*2 fish*7] | .',
    'take hulls, buy single store',
    '12p 9t [single mast:star*2 fish*7] | .',
  );
  offered(
    'with a full storage paid tiles go onto ships only',
    'hulls@3 3b | 9t [fish*12] bow | .',
    'take hulls',
    'buy bow new, buy middle new, buy middle ship 1, buy stern new, buy stern ship 1, pass',
  );
  offered(
    'Ruling: what could neither be placed nor stored cannot be bought',
    'masts@3 3b | 9t [fish*12] bow/star | .',
    'take masts',
    'pass',
  );
  refused(
    'Ruling: and is refused for want of room',
    'masts@3 3b | 9t [fish*12] bow/star | .',
    'take masts, buy mast:helm store',
    'no-room',
    '§golden',
    'a helm mast … 2 fields … 0',
  );
});

describe('§3.2.1.1 hulls', () => {
  const table = (ships: string) => `hulls@7 3b | 19t ${ships} | .`;
  allowed(
    'a hull may start with a bow, a stern or a middle (003), or be a single',
    'hulls@6 0b | 9t 3w | .',
    'take hulls, buy bow new, buy middle new, buy single new, end',
    '11p 3t 1w bow middle single | .',
  );
  allowed(
    'it grows at its open ends',
    table('middle'),
    'take hulls, buy bow ship 1, buy stern ship 1, end',
    '19t bow.middle.stern | .',
  );
  allowed(
    'written from bow to stern, whatever came first',
    table('stern'),
    'take hulls, buy bow new, buy stern ship 2, end',
    '19t stern bow.stern | .',
  );
  refused(
    'bow next to stern closes it: no middle can be inserted',
    table('bow.stern'),
    'take hulls, buy stern ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a stern … ship 1 … bow, stern',
  );
  refused(
    'nor a middle',
    'hulls@3 3b | 9t bow.stern | .',
    'take hulls, buy middle ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a middle … ship 1 … bow, stern',
  );
  refused(
    'no second bow',
    table('bow.middle'),
    'take hulls, buy bow ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a bow … ship 1 … bow, middle',
  );
  refused(
    'no second stern',
    table('middle.stern'),
    'take hulls, buy stern ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a stern … ship 1 … middle, stern',
  );
  refused(
    'at most two middles',
    'hulls@3 3b | 9t middle.middle | .',
    'take hulls, buy middle ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a middle … ship 1 … middle, middle',
  );
  refused(
    'a single stands alone',
    table('single'),
    'take hulls, buy bow ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a bow … ship 1 … 1-ship',
  );
  refused(
    'and joins nothing',
    table('bow'),
    'take hulls, buy single ship 1',
    'hull-does-not-fit',
    '§3.2.1.1',
    'a 1-ship … ship 1 … bow',
  );
  refused(
    'there must be such a ship',
    table('bow'),
    'take hulls, buy stern ship 2',
    'no-such-ship',
    '§3.2.1.1',
    'ship 2 … 1',
  );
  offered(
    'two started hulls are never joined: parts go to one ship or the other',
    'hulls@3 3b | 3t bow.middle stern | .',
    'take hulls',
    'buy bow new, buy bow ship 2, buy bow store, buy middle new, buy middle ship 1, buy middle ship 2, buy middle store, buy single store, buy stern new, buy stern ship 1, buy stern store, pass',
  );
  test.each([
    ['single', []],
    ['bow', ['middle', 'stern']],
    ['stern', ['bow', 'middle']],
    ['middle', ['bow', 'middle', 'stern']],
    ['bow.middle', ['middle', 'stern']],
    ['middle.stern', ['bow', 'middle']],
    ['middle.middle', ['bow', 'stern']],
    ['bow.middle.middle', ['stern']],
    ['middle.middle.stern', ['bow']],
    ['bow.stern', []],
    ['bow.middle.stern', []],
    ['bow.middle.middle.stern', []],
  ])('what fits %s: %j', (hull, parts) => {
    const position = after(`transport@7 3b | [single bow middle stern] ${hull} | .`, 'take transport');
    const view = nauticus.view(position, 0);
    expect(view.moves.filter(move => move.endsWith('ship 1'))).toEqual(parts.map(part => `load ${part} ship 1`));
  });
});

describe('§3.2.1.2 masts', () => {
  const table = (ships: string) => `masts@7 3b | 19t ${ships} | .`;
  allowed(
    'at most one on each hull part, also on an unfinished hull',
    table('bow.middle'),
    'take masts, buy mast:star ship 1, buy mast:star ship 1, end',
    '18t bow.middle/star*2 | .',
  );
  refused(
    'no second mast on a part',
    table('bow.middle/star*2'),
    'take masts, buy mast:star ship 1',
    'mast-needs-part',
    '§3.2.1.2',
    'ship 1 … 2 parts … 2 masts',
  );
  refused(
    'nor on a part that is not there yet',
    table('bow/star'),
    'take masts, buy mast:star ship 1',
    'mast-needs-part',
    '§3.2.1.2',
    'ship 1 … 1 part … 1 mast',
  );
  refused(
    'all regular masts of a ship have one crest',
    table('bow.middle/star'),
    'take masts, buy mast:helm ship 1',
    'other-crest',
    '§3.2.1.2',
    'ship 1 … star … a helm mast',
  );
  refused(
    'crown masts do not change that',
    table('bow.middle.stern/crown.star'),
    'take masts, buy mast:whale ship 1',
    'other-crest',
    '§3.2.1.2',
    'ship 1 … star … a whale mast',
  );
  refused(
    'a regular sail binds the masts too',
    table('bow.middle/crown/star'),
    'take masts, buy mast:whale ship 1',
    'other-crest',
    '§3.2.1.2',
    'ship 1 … star … a whale mast',
  );
  allowed(
    'beside crown masts any crest may come',
    table('bow.middle/crown'),
    'take masts, buy mast:whale ship 1, end',
    '20t bow.middle/crown.whale | .',
  );
  refused(
    'a mast starts no ship',
    table('bow'),
    'take masts, buy mast:star new',
    'only-hulls-start',
    '§3.2.1.1',
    'a star mast',
  );
});

describe('§3.2.1.3 sails', () => {
  const table = (ships: string) => `sails@7 3b | 19t ${ships} | .`;
  allowed(
    'a regular sail needs the ship’s crest',
    table('bow.middle/star*2'),
    'take sails, buy sail:star ship 1, buy sail:star ship 1, end',
    '18t bow.middle/star*2/star*2 | .',
  );
  refused(
    'another crest does not go with it',
    table('bow.middle/star'),
    'take sails, buy sail:helm ship 1',
    'other-crest',
    '§3.2.1.3',
    'ship 1 … star … a helm sail',
  );
  refused(
    'at most one on each mast',
    table('bow.middle/star/star'),
    'take sails, buy sail:star ship 1',
    'sail-needs-mast',
    '§3.2.1.3',
    'ship 1 … 1 mast … 1 sail',
  );
  refused(
    'none without a mast',
    table('bow.middle'),
    'take sails, buy sail:star ship 1',
    'sail-needs-mast',
    '§3.2.1.3',
    'ship 1 … 0 masts … 0 sails',
  );
  allowed(
    'on crown masts alone it gives the ship its crest',
    table('bow.middle/crown*2'),
    'take sails, buy sail:whale ship 1, end',
    '20t bow.middle/crown*2/whale | .',
  );
  refused(
    'which then holds',
    table('bow.middle/crown*2/whale'),
    'take sails, buy sail:star ship 1',
    'other-crest',
    '§3.2.1.3',
    'ship 1 … whale … a star sail',
  );
  allowed(
    'crown sails fit anywhere',
    'transport@7 3b | [sail:crown*2] bow.middle/star.crown/star | .',
    'take transport, load sail:crown ship 1',
    '4t [sail:crown] bow.middle/star.crown/star.crown | .',
  );
});

describe('§3.2.1.4 goods', () => {
  const table = (ships: string) => `goods@7 3b | 19t ${ships} | .`;
  allowed(
    'one under each hull part, any mixture, also under unfinished ships',
    table('bow.middle'),
    'take goods, buy grain ship 1, buy coffee ship 1, end',
    '19t bow.middle///grain.coffee | .',
  );
  allowed(
    'also twice the same',
    table('bow.middle'),
    'take goods, buy grain ship 1, buy grain ship 1, end',
    '18t bow.middle///grain*2 | .',
  );
  refused(
    'no more than parts',
    table('bow///salt'),
    'take goods, buy grain ship 1',
    'good-needs-part',
    '§3.2.1.4',
    'ship 1 … 1 part … 1 good',
  );
  refused('a good starts no ship', table('bow'), 'take goods, buy grain new', 'only-hulls-start', '§3.2.1.1', 'grain');
  refused(
    'there must be such a ship',
    table('.'),
    'take goods, buy grain ship 1',
    'no-such-ship',
    '§3.2.1.4',
    'ship 1 … 0',
  );
});

describe('§4 finished', () => {
  const finishes = (ship: string): boolean => {
    const { events } = playedFrom(`transport@7 3b | [sail:star] ${ship} | .`, 'take transport, load sail:star ship 1');
    return events.some(({ type }) => type === 'shipFinished');
  };
  test.each([
    ['single/star', true],
    ['single/crown', true],
    ['bow.stern/star*2/star', true],
    ['bow.middle.middle.stern/star.crown*3/crown*3', true],
    ['bow.stern/star*2', false],
    ['bow.stern/star', false],
    ['bow.middle/star*2/star', false],
    ['single/star//fish', true],
  ])('a sail finishes %s: %s', (ship, finished) => {
    expect(finishes(ship)).toBe(finished);
  });
});
