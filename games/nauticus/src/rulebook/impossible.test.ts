import { SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import { jsonOf } from '../testing/text.ts';

type Fields = Record<string, unknown>;

const problemOf = (json: unknown): string => {
  const parsed = nauticus.parsePosition(json, SeededChance.from(''));
  return parsed.ok ? 'possible' : parsed.error;
};

const FINE = 'round2 phase3 | 2w [fish] bow/star | 3t';
const fine = (): Fields => jsonOf(FINE);
const without = (field: string): Fields => Object.fromEntries(Object.entries(fine()).filter(([key]) => key !== field));
const withPlayer = (change: Fields): Fields => {
  const [first, ...others] = fine().players as Fields[];
  return { ...fine(), players: [{ ...first, ...change }, ...others] };
};
const withShip = (change: Fields): Fields =>
  withPlayer({ ships: [{ hull: ['bow'], masts: [], sails: [], goods: [], ...change }] });

test('the position that the others differ from is possible', () => {
  expect(problemOf(fine())).toBe('possible');
});

describe('impossible by the rules', () => {
  test.each<[string, string, string]>([
    ['storage over 12 fields', '| [fish*12 salt] | .', 'players[0].storage takes 13 of 12 fields'],
    ['masts take two fields', '| . | [mast:star*6 fish]', 'players[1].storage takes 13 of 12 fields'],
    ['more goods than exist', '| {fish*7} | {fish*6}', 'more fish tiles than exist: there are 12'],
    ['more middles than exist', '| 5*bow.middle | 5*bow.middle', 'more middle tiles than exist: there are 9'],
    ['more singles than exist', '| 18*single [single] | .', 'more single tiles than exist: there are 18'],
    [
      'more masts of a crest than exist',
      '| 8*single/star | 8*single/star',
      'more mast:star tiles than exist: there are 15',
    ],
    [
      'more crown sails than exist',
      '| 7*single/star/crown | [sail:crown*6]',
      'more sail:crown tiles than exist: there are 12',
    ],
    [
      'storage, ships and delivered goods together',
      '| {salt*10} [salt*2] bow///salt | .',
      'more salt tiles than exist: there are 12',
    ],
    ['a ship without a hull', '| /star | .', 'players[0].ships[0] has no hull part'],
    ['a hull with a gap', '| bow.stern.middle | .', 'players[0].ships[0]: the hull bow, stern, middle has a gap'],
    ['three middles', '| middle.middle.middle | .', 'middle, middle, middle has a gap or does not fit together'],
    ['two bows', '| bow.bow | .', 'bow, bow has a gap or does not fit together'],
    ['two sterns', '| stern.stern | .', 'stern, stern has a gap or does not fit together'],
    ['a single with a stern', '| single.stern | .', 'single, stern has a gap or does not fit together'],
    ['five parts', '| bow.middle.middle.stern.stern | .', 'has a gap or does not fit together'],
    ['a hull written from stern to bow', '| stern.bow | .', 'the hull must be written from bow to stern'],
    ['a middle written before the bow', '| middle.bow | .', 'the hull must be written from bow to stern'],
    ['more masts than parts', '| bow/star*2 | .', 'players[0].ships[0] has 2 masts and 1 parts'],
    ['more sails than masts', '| bow.stern/star/star*2 | .', 'players[0].ships[0] has 2 sails and 1 masts'],
    ['more goods than parts', '| . | bow bow///fish.salt', 'players[1].ships[1] has 2 goods and 1 parts'],
    ['two crests among the masts', '| bow.stern/star.helm | .', 'players[0].ships[0]: two crests on one ship'],
    ['two crests, mast and sail', '| bow.stern/star/helm | .', 'two crests on one ship'],
    ['two crests among sails on crown masts', '| bow.stern/crown*2/star.helm | .', 'two crests on one ship'],
    [
      'more passes than phases played',
      'phase3 | passed3 | .',
      'players[0] has passed more often than the 2 phases played',
    ],
    ['a pass in the first phase', '| . | passed1', 'players[1] has passed more often than the 0 phases played'],
    ['four passes', 'phase5 | passed4 | .', 'players[0].passes must be a whole number from 0 to 3'],
    [
      'more than 15 points by crowns',
      'phase5 | scored16 | .',
      'players[0].crownPoints must be a whole number from 0 to 15',
    ],
    ['a fifth round of two players', 'round5 | . | .', 'round must be a whole number from 1 to 4'],
    ['a sixth round of three', 'round6 | . | . | .', 'round must be a whole number from 1 to 5'],
    ['round 0', 'round0 | . | .', 'round must be a whole number from 1 to 4'],
    ['an eighth phase', 'phase8 | . | .', 'phase must be a whole number from 1 to 7'],
    ['phase 0', 'phase0 | . | .', 'phase must be a whole number from 1 to 7'],
    ['a start player who is not there', 'start2 | . | .', 'start must be a whole number from 0 to 1'],
    ['a wheel that points nowhere', 'wheel8 | . | .', 'wheel must be a whole number from 0 to 7'],
    ['one player', '| .', 'players must be 2, 3 or 4, not 1'],
    ['five players', '| . | . | . | . | .', 'players must be 2, 3 or 4, not 5'],
  ])('%s', (_, text, message) => {
    expect(problemOf(jsonOf(text))).toContain(message);
  });
});

describe('impossible tiles of the board', () => {
  const used = (...spaces: number[]): boolean[] => Array.from({ length: 8 }, (_, space) => spaces.includes(space));
  const tiles = fine().tiles as string[];
  test.each<[string, Fields, string]>([
    ['an action twice', { tiles: tiles.with(0, 'crowns') }, 'tiles must name each of the eight actions once'],
    ['seven tiles', { tiles: tiles.slice(1) }, 'tiles must name each of the eight actions once'],
    [
      'an action that does not exist',
      { tiles: tiles.with(2, 'sleep') },
      'tiles[2] is "sleep", not one of hulls, masts',
    ],
    [
      'more tiles turned than phases played',
      { used: used(0, 1, 2) },
      'used has 3 tiles turned over, but 2 phases were played',
    ],
    [
      'fewer tiles turned than phases played',
      { used: used(0) },
      'used has 1 tiles turned over, but 2 phases were played',
    ],
    ['seven marks', { used: used(0, 1).slice(1) }, 'used must have 8 members'],
    ['marks that are none', { used: used(0, 1).map(Number) }, 'used[0] must be true or false'],
    [
      'the anchor tile on a tile not turned over',
      { anchor: 5 },
      'the anchor tile lies on space 5, whose tile is not turned over',
    ],
    ['no anchor tile in phase 3', { anchor: null }, 'anchor must be a whole number from 0 to 7'],
    ['the anchor tile beside the board', { anchor: 8 }, 'anchor must be a whole number from 0 to 7'],
    ['the anchor tile in phase 1', { phase: 1, used: used(), anchor: 0 }, 'anchor must be null in phase 1'],
  ])('%s', (_, change, message) => {
    expect(problemOf({ ...fine(), ...change })).toContain(message);
  });
});

describe('not a position at all', () => {
  test.each<[string, unknown, string]>([
    ['null', null, 'the position must be an object'],
    ['a list', [], 'the position must be an object'],
    ['a text', 'start', 'the position must be an object'],
    ['another game', { ...fine(), game: 'nautilus' }, 'game must be "nauticus"'],
    ['no game', without('game'), 'game must be "nauticus"'],
    ['an unknown field', { ...fine(), moon: 'full' }, 'the position has an unknown field "moon"'],
    ['no players', without('players'), 'players must be a list'],
    ['players that are no list', { ...fine(), players: { length: 2 } }, 'players must be a list'],
    ['a player who is none', { ...fine(), players: [null, null] }, 'players[0] must be an object'],
    ['no round', without('round'), 'round must be a whole number'],
    ['no phase', without('phase'), 'phase must be a whole number'],
    ['half a round', { ...fine(), round: 1.5 }, 'round must be a whole number'],
    ['a round in words', { ...fine(), round: '2' }, 'round must be a whole number'],
    ['no start', without('start'), 'start must be a whole number'],
    ['no wheel', without('wheel'), 'wheel must be a whole number'],
    ['no tiles', without('tiles'), 'tiles must be a list'],
    ['no used', without('used'), 'used must be a list'],
    ['a player with an unknown field', withPlayer({ name: 'Ada' }), 'players[0] has an unknown field "name"'],
    ['points that are no number', withPlayer({ points: null }), 'players[0].points must be a whole number'],
    ['debts', withPlayer({ taler: -1 }), 'players[0].taler must be a whole number from 0'],
    ['half a worker', withPlayer({ workers: 0.5 }), 'players[0].workers must be a whole number from 0'],
    ['infinite workers', withPlayer({ workers: 1e300 }), 'players[0].workers must be a whole number from 0'],
    ['an extra tile that is no flag', withPlayer({ extra: 1 }), 'players[0].extra must be true or false'],
    ['storage that is no list', withPlayer({ storage: 'fish' }), 'players[0].storage must be a list'],
    [
      'a tile that does not exist',
      withPlayer({ storage: ['fish', 'mast:lion'] }),
      'players[0].storage[1] is "mast:lion"',
    ],
    ['a tile that is no text', withPlayer({ storage: [4] }), 'players[0].storage[0] is 4'],
    [
      'delivered tiles that are no goods',
      withPlayer({ delivered: ['bow'] }),
      'players[0].delivered[0] is "bow", not one of coffee, grain, salt, fish',
    ],
    ['ships that are no list', withPlayer({ ships: {} }), 'players[0].ships must be a list'],
    ['a ship that is none', withPlayer({ ships: ['bow'] }), 'players[0].ships[0] must be an object'],
    ['a ship with an unknown field', withShip({ name: 'Anna' }), 'players[0].ships[0] has an unknown field "name"'],
    ['a hull part that does not exist', withShip({ hull: ['keel'] }), 'players[0].ships[0].hull[0] is "keel"'],
    ['a crest that does not exist', withShip({ masts: ['lion'] }), 'players[0].ships[0].masts[0] is "lion"'],
    ['sails that are no list', withShip({ sails: null }), 'players[0].ships[0].sails must be a list'],
    ['goods that do not exist', withShip({ goods: ['tea'] }), 'players[0].ships[0].goods[0] is "tea"'],
    ['a layout that is none', { ...fine(), layout: 7 }, 'layout must be an object'],
    [
      'a game that is over',
      { ...jsonOf('phase7 | . | .'), used: [false, ...Array(7).fill(true)], over: true },
      'used has 7 tiles turned over, but 6 phases were played',
    ],
  ])('%s', (_, json, message) => {
    expect(problemOf(json)).toContain(message);
  });

  test('a position that throws when it is read is a fault of the program, not of the position', () => {
    const broken = {
      ...fine(),
      get tiles(): never {
        throw new TypeError('broken');
      },
    };
    expect(() => problemOf(broken)).toThrow('broken');
  });
});
