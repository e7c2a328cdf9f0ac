import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { decodeMove, encodeMove, nauticus } from './index.ts';
import { parsePosition } from './notation.ts';
import { after, asks, stateAfter } from './testing/rulebook.ts';
import { jsonOf, positionOf } from './testing/text.ts';

const ANY = positionOf('. | . | .');
const parse = (text: string): number | undefined => nauticus.parseMove(ANY, text);

describe('moves', () => {
  test.each([
    ...[
      'take hulls',
      'take masts',
      'take sails',
      'take goods',
      'take transport',
      'take money',
      'take deliver',
      'take crowns',
    ],
    ...['bonus mast:whale', 'bonus sail:star', 'bonus fish', 'bonus bow', 'bonus mast:crown'],
    ...[
      'buy bow new',
      'buy middle ship 2',
      'buy mast:anchor ship 1',
      'buy coffee store',
      'buy fish new',
      'buy stern ship 99',
    ],
    ...['free single', 'free fish', 'load stern ship 1', 'load single new', 'load fish ship 3', 'load bow store'],
    ...['money', 'crowns', 'deliver ship 2', 'deliver ship 99', 'extra transport', 'extra hulls', 'pass', 'end'],
    ...['reward mast:crown', 'reward sail:crown', 'reward points', 'reward taler', 'reward workers'],
    ...['reward coffee+fish', 'reward coffee+grain', 'reward salt+fish', 'reward salt'],
  ])('“%s” is a move, read and written alike', text => {
    const move = parse(text)!;
    expect(nauticus.makeMove(ANY, move)).toBe(text);
    expect(encodeMove(decodeMove(move))).toBe(move);
  });

  test.each([
    ...[
      '',
      ' ',
      'take',
      'take boats',
      'take  hulls',
      'Take hulls',
      'take hulls ',
      ' take hulls',
      'take hulls\n',
      'hulls',
    ],
    ...['bonus whale', 'bonus mast', 'bonus mast:', 'bonus mast:lion', 'bonus mast:whale store', 'bonus'],
    ...[
      'buy bow',
      'buy bow ship',
      'buy bow ship 0',
      'buy bow ship 01',
      'buy bow ship 100',
      'buy bow ship -1',
      'buy bow ship1',
    ],
    ...['buy bow New', 'buy bow storage', 'buy new', 'free', 'free mast', 'load fish', 'load fish to ship 1'],
    ...['deliver', 'deliver ship', 'deliver ship 0', 'deliver 1', 'deliver ship 1 2', 'money 2', 'crowns 3'],
    ...[
      'reward',
      'reward crown',
      'reward mast:star',
      'reward fish+coffee',
      'reward fish+fish',
      'reward coffee+grain+salt',
    ],
    ...['reward coffee + fish', 'reward 3 points', 'extra', 'extra pass', 'passing', 'END', 'constructor', '__proto__'],
  ])('“%s” is none', text => {
    expect(parse(text)).toBeUndefined();
  });
});

describe('a position', () => {
  const full = [
    'hulls@5 crowns@0 round3 phase4 start2 wheel3 | 12p 3t 2w passed1 extra [single mast:whale*2 sail:crown fish] {coffee fish*2} bow.middle/anchor.crown/anchor/fish single',
    '-7p 0t 0w passed3 scored15 | 40p 99t 31w 9*bow.stern/star/star/salt',
  ].join(' | ');
  const json = jsonOf(full);

  test('is written as it is read', () => {
    expect(nauticus.state(positionOf(full))).toEqual({ ...json, over: false, turn: null });
  });
  test('lists are sorted when they are written', () => {
    const [first, ...others] = json.players as [object, ...object[]];
    const mixed = {
      ...first,
      storage: ['fish', 'sail:crown', 'mast:whale', 'single', 'mast:whale'],
      delivered: ['fish', 'coffee', 'fish'],
    };
    const parsed = parsePosition({ ...json, players: [mixed, ...others] });
    expect(parsed.ok && nauticus.state(parsed.value)).toEqual({ ...json, over: false, turn: null });
  });
  test('masts, sails and goods of a ship keep the order in which they were placed', () => {
    const table = 'transport@7 3b | [mast:crown mast:star sail:crown sail:star salt coffee] bow.middle.middle | .';
    const moves =
      'load mast:star ship 1, load mast:crown ship 1, load sail:crown ship 1, load sail:star ship 1, load salt ship 1, load coffee ship 1';
    expect(stateAfter(table.replace('3b |', '3b | 9w'), `take transport, ${moves}`)).toMatchObject({
      players: [
        {
          ships: [
            {
              hull: ['bow', 'middle', 'middle'],
              masts: ['star', 'crown'],
              sails: ['crown', 'star'],
              goods: ['salt', 'coffee'],
            },
          ],
        },
        {},
      ],
    });
  });
  test('the fields that the state adds are accepted and ignored', () => {
    const parsed = parsePosition({ ...json, over: false, turn: { seat: 1 } });
    expect(parsed.ok && nauticus.state(parsed.value)).toEqual({ ...json, over: false, turn: null });
  });
  test('what the document shows is one: delivered goods without a ship, crowns without a finished ship, a wheel that was turned', () => {
    expect(parsePosition(jsonOf('wheel4 round1 phase2 | {coffee} [mast:crown] scored4 | .')).ok).toBe(true);
  });
  test('stacks follow from what the players own', () => {
    const table = 'goods@7 3b | 9t {fish*6} [fish*2] | {fish*3} [fish]';
    expect(nauticus.view(after(table, 'take goods'), 0).moves).not.toContain('buy fish store');
    expect(nauticus.view(after(table.replace('fish*3', 'fish*2'), 'take goods'), 0).moves).toContain('buy fish store');
  });
});

describe('`turn` of the state', () => {
  const turn = { seat: 0, asks: 'use', action: 'goods', blue: 1, extra: null, bought: [], passed: false };
  const table = 'goods@5 1b | 9t 9w extra | .';
  asks('is null while the start player chooses', table, '', null);
  asks('bonus', table, 'take goods', { ...turn, asks: 'bonus' });
  asks('use', table, 'take goods, bonus fish', turn);
  asks(
    'use, with the kinds bought so far, each once, in the tile’s order',
    table,
    'take goods, bonus fish, buy salt store, buy grain store, buy salt store',
    { ...turn, blue: 0, bought: ['grain', 'salt'] },
  );
  asks('free', table, 'take goods, bonus fish, buy salt store, buy grain store, buy coffee store, buy fish store', {
    ...turn,
    asks: 'free',
    blue: 0,
    bought: ['grain', 'fish', 'coffee', 'salt'],
  });
  asks('after-pass', table, 'take goods, bonus fish, pass', { ...turn, asks: 'after-pass', passed: true });
  asks('reward', 'sails@7 2b | 9t bow.stern/star.crown/crown | .', 'take sails, buy sail:star ship 1, reward points', {
    ...{ seat: 0, asks: 'reward', action: 'sails', blue: 1, extra: null, bought: ['star'], passed: false },
    ...{ rewards: 1, taken: { points: 1 } },
  });
  asks('masts and sails are bought as their crests', 'masts@7 2b | 9t | .', 'take masts, buy mast:helm store', {
    ...{ seat: 0, asks: 'use', action: 'masts', blue: 1, extra: null, bought: ['helm'], passed: false },
  });
  asks('the seat on turn', 'money@7 2b | . | .', 'take money, money, end', {
    ...{ seat: 1, asks: 'use', action: 'money', blue: 2, extra: null, bought: [], passed: false },
  });
});

describe('views', () => {
  test('everything lies open: every seat and a spectator see the state; the seat on turn also its moves', () => {
    const position = after('money@7 2b | . | .', 'take money');
    const state = nauticus.state(position);
    for (const seat of [0, 1, null]) {
      expect(nauticus.view(position, seat)).toMatchObject({
        ...state,
        seat,
        moves: seat === 0 ? ['money', 'pass'] : [],
      });
    }
  });
  test('no move brings anything hidden to light, and everyone plays for himself', () => {
    expect(nauticus.reveals(parse('take hulls')!)).toBe(false);
    expect(nauticus.sides(positionOf('. | . | . | .').setup)).toEqual([0, 1, 2]);
  });
  test('events and moves are told to everyone', () => {
    const event = { type: 'gotMoney', seat: 0, taler: 2 } as const;
    for (const seat of [0, 1, null]) {
      expect(nauticus.eventFor(event, seat)).toEqual(event);
      expect(nauticus.moveFor('money', 0, seat)).toBe('money');
    }
  });
  test('a sample of a game that is over is over', () => {
    const position = after('deliver@3 round4 phase7 | passed3 | passed3', 'take deliver');
    const sampled = nauticus.sample(nauticus.view(position, null), SeededChance.from(''));
    expect(nauticus.state(sampled)).toEqual(nauticus.state(position));
    expect(sampled.outcome()).toEqual(position.outcome());
  });
});
