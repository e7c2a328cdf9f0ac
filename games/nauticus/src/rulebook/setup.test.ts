import { ScriptedChance, SeededChance } from '@ankerplatz/kit';
import { describe, expect, test } from 'vitest';
import { nauticus } from '../index.ts';
import type { NauticusSetup } from '../options.ts';
import { NauticusPosition } from '../position.ts';
import { LAYOUT, type Layout, STACKS } from '../tables.ts';
import { after, movesAfter } from '../testing/rulebook.ts';
import { jsonOf, playersOf } from '../testing/text.ts';
import { ACTIONS, PAID_ACTIONS, TILES } from '../types.ts';

const setupOf = (players: number, options: object = {}): NauticusSetup => {
  const setup = nauticus.setup({ players, options });
  if (!setup.ok) throw new Error(setup.error);
  return setup.value as NauticusSetup;
};

describe('§setup', () => {
  test.each([
    [2, 0, '15t 4w extra | 16t 4w extra'],
    [2, 1, '16t 4w extra | 15t 4w extra'],
    [3, 0, '15t 4w extra | 16t 4w extra | 17t 5w extra'],
    [3, 2, '16t 4w extra | 17t 5w extra | 15t 4w extra'],
    [4, 0, '15t 4w extra | 16t 4w extra | 16t 5w extra | 17t 6w extra'],
    [4, 3, '16t 4w extra | 16t 5w extra | 17t 6w extra | 15t 4w extra'],
  ])('%i players, seat %i starts: everybody has 10 points, and later seats get more', (players, start, expected) => {
    const position = nauticus.start(setupOf(players, { start }), SeededChance.from('setup'));
    expect(nauticus.state(position)).toMatchObject({ round: 1, phase: 1, start, wheel: 0, anchor: null, turn: null });
    expect(nauticus.state(position).players).toEqual(playersOf(expected));
    expect(position.deciders()).toEqual([start]);
  });

  test('the lot decides who starts, then the eight action tiles are shuffled onto the spaces', () => {
    const chance = new ScriptedChance([2, [7, 6, 5, 4, 3, 2, 1, 0]]);
    const state = nauticus.state(nauticus.start(setupOf(3), chance));
    expect(state).toMatchObject({ start: 2, tiles: ACTIONS.toReversed(), used: Array(8).fill(false) });
  });

  test('the table owner may choose who starts: then no lot is drawn', () => {
    const chance = new ScriptedChance([[0, 1, 2, 3, 4, 5, 6, 7]]);
    expect(nauticus.state(nauticus.start(setupOf(3, { start: 1 }), chance))).toMatchObject({
      start: 1,
      tiles: ACTIONS,
    });
  });

  test('the stacks are limited: hull parts 18 (middles 9), masts and sails 15 (crowns 12), goods 12', () => {
    expect(TILES.map(tile => `${tile} ${STACKS[tile]}`)).toEqual([
      ...['single 18', 'bow 18', 'middle 9', 'stern 18'],
      ...['mast:star 15', 'mast:anchor 15', 'mast:whale 15', 'mast:helm 15', 'mast:crown 12'],
      ...['sail:star 15', 'sail:anchor 15', 'sail:whale 15', 'sail:helm 15', 'sail:crown 12'],
      ...['coffee 12', 'grain 12', 'salt 12', 'fish 12'],
    ]);
  });

  test.each([
    [2, 4],
    [3, 5],
    [4, 5],
  ])('%i players play %i rounds of seven phases', (players, rounds) => {
    const others = ' | passed3'.repeat(players - 1);
    const last = (round: number) => `deliver@3 round${round} phase7 | passed3${others}`;
    expect(after(last(rounds - 1), 'take deliver').outcome()).toBeNull();
    expect(after(last(rounds), 'take deliver').outcome()).not.toBeNull();
  });
});

describe('a table that cannot be', () => {
  test.each<[string, object]>([
    ['players must be 2, 3 or 4', { players: 1 }],
    ['players must be 2, 3 or 4', { players: 5 }],
    ['players must be 2, 3 or 4', { players: 2.5 }],
    ['players must be 2, 3 or 4', { players: '3' }],
    ['players must be 2, 3 or 4', {}],
    ['Nauticus has no variants', { players: 2, variant: 'duel' }],
    ['options must be an object', { players: 2, options: [] }],
    ['options must be an object', { players: 2, options: null }],
    ['options has an unknown field "rounds"', { players: 2, options: { rounds: 3 } }],
    ['options.start must be a seat from 0 to 1', { players: 2, options: { start: 2 } }],
    ['options.start must be a seat from 0 to 2', { players: 3, options: { start: -1 } }],
    ['options.start must be a seat from 0 to 3', { players: 4, options: { start: 0.5 } }],
    ['options.start must be a seat from 0 to 3', { players: 4, options: { start: '0' } }],
  ])('%s', (message, asked) => {
    expect(nauticus.setup(asked)).toEqual({ ok: false, error: message });
  });
});

const ROWS = LAYOUT.prices.map(row => [...row]);

describe('§setup another layout of the board', () => {
  test('is complete in the options of the table, whatever part was given', () => {
    const wheel = [0, 1, 1, 1, 1, 1, 1, 1];
    expect(setupOf(2, { layout: { wheel } }).options).toEqual({
      players: 2,
      start: null,
      layout: { ...LAYOUT, wheel },
    });
    expect(
      setupOf(2, { layout: { items: { hulls: ['single', 'stern', 'middle', 'bow'] } } }).options.layout.items,
    ).toEqual({
      ...LAYOUT.items,
      hulls: ['single', 'stern', 'middle', 'bow'],
    });
    expect(setupOf(2).options.layout).toEqual(LAYOUT);
    const nothing = { bonuses: undefined, prices: undefined, items: { hulls: undefined } };
    expect(setupOf(2, { layout: nothing }).options.layout).toEqual(LAYOUT);
  });

  test.each<[string, unknown]>([
    ['layout must be an object', null],
    ['layout must be an object', 'other'],
    ['layout has an unknown field "colour"', { colour: 'blue' }],
    ['layout.bonuses must be a permutation of', { bonuses: 'mast' }],
    ['layout.bonuses must be a permutation of', { bonuses: LAYOUT.bonuses.slice(1) }],
    ['layout.bonuses must be a permutation of', { bonuses: LAYOUT.bonuses.with(0, 'mast') }],
    ['layout.prices must have 8 rows', { prices: ROWS.slice(1) }],
    ['layout.prices must have 8 rows', { prices: 3 }],
    ['the row of space 5 must be a permutation of 0, 1, 2, 3', { prices: ROWS.with(5, [0, 1, 2, 2]) }],
    ['the row of space 0 must be a permutation of 0, 1, 2, 3', { prices: ROWS.with(0, [0, 1, 2, 3, 4]) }],
    ['the row of space 7 must be a permutation of 0, 1, 2, 3', { prices: [...ROWS.slice(0, 7), '0123'] }],
    ['layout.wheel must be 0 and then 7 numbers from 1 to 3', { wheel: [2, 0, 1, 2, 3, 1, 3, 2] }],
    ['layout.wheel must be 0 and then 7 numbers from 1 to 3', { wheel: [0, 2, 1, 2, 3, 1, 3, 4] }],
    ['layout.wheel must be 0 and then 7 numbers from 1 to 3', { wheel: [0, 2, 1, 2, 3, 1, 3] }],
    ['layout.wheel must be 0 and then 7 numbers from 1 to 3', { wheel: 0 }],
    ['layout.items must be an object', { items: [] }],
    ['layout.items has an unknown field "crowns"', { items: { crowns: [] } }],
    [
      'layout.items.hulls must be a permutation of bow, middle, stern, single',
      { items: { hulls: ['bow', 'middle', 'stern', 'bow'] } },
    ],
    [
      'layout.items.masts must be a permutation of star, anchor, whale, helm',
      { items: { masts: ['star', 'anchor', 'whale', 'crown'] } },
    ],
    ['layout.items.sails must be a permutation of star, anchor, whale, helm', { items: { sails: [] } }],
    ['layout.items.goods must be a permutation of grain, fish, coffee, salt', { items: { goods: 'fish' } }],
  ])('%s', (message, layout) => {
    const refused = nauticus.setup({ players: 2, options: { layout } });
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining(message) });
    expect(nauticus.parsePosition({ ...jsonOf('. | . | .'), layout }, SeededChance.from(''))).toMatchObject({
      ok: false,
      error: expect.stringContaining(message),
    });
  });

  const other: Partial<Layout> = {
    bonuses: ['taler4', 'mast', 'sail', 'points2', 'workers2', 'worker+good', 'worker+point', 'workers3'],
    prices: ROWS.with(0, [3, 2, 1, 0]),
    wheel: [0, 3, 3, 3, 3, 3, 3, 1],
    items: { ...LAYOUT.items, goods: ['salt', 'coffee', 'fish', 'grain'] },
  };
  const opened = (): NauticusPosition => {
    const parsed = nauticus.parsePosition(
      { ...jsonOf('goods@0 wheel1 | 9t | .'), layout: other },
      SeededChance.from(''),
    );
    if (!parsed.ok) throw new Error(parsed.error);
    return parsed.value;
  };

  test('is played by: bonus, blue workers, prices and items', () => {
    expect(nauticus.state(after(opened(), 'take goods'))).toMatchObject({
      players: [{ taler: 13 }, {}],
      turn: { blue: 1, bought: [] },
    });
    expect(movesAfter(opened(), 'take goods')).toEqual([
      'buy coffee store',
      'buy fish store',
      'buy grain store',
      'buy salt store',
      'pass',
    ]);
    expect(nauticus.state(after(opened(), 'take goods, buy salt store'))).toMatchObject({
      players: [{ taler: 10 }, {}],
    });
  });

  test('lists what was bought in its own order', () => {
    const parsed = nauticus.parsePosition(
      { ...jsonOf('goods@0 wheel1 | 9t 9w | .'), layout: other },
      SeededChance.from(''),
    );
    if (!parsed.ok) throw new Error(parsed.error);
    const state = nauticus.state(after(parsed.value, 'take goods, buy grain store, buy coffee store, buy salt store'));
    expect(state).toMatchObject({ turn: { bought: ['salt', 'coffee', 'grain'] }, layout: { ...LAYOUT, ...other } });
  });

  test('stands in the state only where it is another one', () => {
    expect(nauticus.state(opened()).layout).toEqual({ ...LAYOUT, ...other });
    expect(nauticus.state(NauticusPosition.empty(setupOf(2)))).not.toHaveProperty('layout');
  });
});

describe('§setup the printed board', () => {
  test('gives every item every price exactly twice', () => {
    for (const item of PAID_ACTIONS.keys())
      expect(LAYOUT.prices.map(row => row[item]!).sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
  });
});

describe('options as a record holds them', () => {
  test('give the same setup again', () => {
    for (const setup of [setupOf(2), setupOf(4, { start: 3 })])
      expect(nauticus.resolved(setup.options)).toEqual({ ok: true, value: setup });
  });
  test('are checked too', () => {
    expect(nauticus.resolved({ players: 6 })).toEqual({ ok: false, error: 'players must be 2, 3 or 4' });
  });
});
