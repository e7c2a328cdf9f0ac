import { describe, expect, test } from 'vitest';
import { nautilus } from './index.ts';
import { materialOf } from './memory/material.ts';
import { makeState } from './notation.ts';
import { positionOf } from './testing/text.ts';

const optionsOf = (options: unknown, variant: unknown = 'team') => nautilus.setup({ variant, options });

describe('#2, #3 what a table is opened with', () => {
  test('the defaults are the printed board', () => {
    const setup = optionsOf(undefined);
    expect(setup).toMatchObject({
      ok: true,
      value: {
        seats: 4,
        options: { variant: 'team', dealer: null, ring: 64, mouths: [8, 24, 40, 56], die: [1, 2, 3, 4, 5, 6] },
      },
    });
    expect(setup.ok && materialOf(setup.value).cards).toHaveLength(104);
  });
  test.each([
    ['team', 4],
    ['duel', 2],
    ['quick', 4],
  ])('%s has %i seats', (variant, seats) =>
    expect(optionsOf({}, variant)).toMatchObject({ ok: true, value: { seats } }),
  );
  test('a ring without mouths of its own has them at each quarter’s middle', () => {
    expect(optionsOf({ ring: 80 })).toMatchObject({ value: { options: { mouths: [10, 30, 50, 70] } } });
    expect(optionsOf({ ring: 44 })).toMatchObject({ value: { options: { mouths: [5, 16, 27, 38] } } });
  });
  test('starts are at the quarters', () => {
    const setup = optionsOf({ ring: 40 });
    expect(setup.ok && [...materialOf(setup.value).starts]).toEqual([0, 10, 20, 30]);
  });
  test.each([
    [{ mouths: [] }],
    [{ mouths: [1, 2, 3, 4, 5, 6, 7, 9] }],
    [{ die: [12] }],
    [{ die: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }],
    [{ deck: { '12': 1, '2': 51 } }],
    [{ ring: 96 }],
    [{ dealer: 3 }],
  ])('%j is fine', options => expect(optionsOf(options)).toMatchObject({ ok: true }));

  test.each([
    [[], 'options must be an object'],
    [{ colour: 1 }, 'unknown field "colour"'],
    [{ deck: [] }, 'options.deck must be an object'],
    [{ deck: { '11': 60, '1': 1 } }, 'unknown card "11"'],
    [{ deck: { '1': -1 } }, 'number of 1'],
    [{ deck: { '1': 1.5 } }, 'number of 1'],
    [{ deck: { '1': '60' } }, 'number of 1'],
    [{ deck: { '1': 51 } }, 'at least 52 cards, it has 51'],
    [{ deck: { '2': 60 } }, 'a 1 or a 12'],
    [{ die: [] }, 'options.die'],
    [{ die: [0] }, 'a face must be 1–12'],
    [{ die: [13] }, 'a face must be 1–12'],
    [{ die: new Array(13).fill(1) }, '1–12 faces'],
    [{ ring: 36 }, 'options.ring'],
    [{ ring: 100 }, 'options.ring'],
    [{ ring: 62 }, 'options.ring'],
    [{ ring: '64' }, 'options.ring'],
    [{ mouths: [16] }, 't16 is a start field'],
    [{ mouths: [64] }, 'a mouth must be 0–63'],
    [{ mouths: [5, 5] }, 'two mouths'],
    [{ mouths: [1, 2, 3, 4, 5, 6, 7, 9, 10] }, 'up to 8'],
    [{ mouths: 5 }, 'options.mouths'],
    [{ dealer: 4 }, 'options.dealer must be 0–3'],
  ])('%j is refused', (options, words) => {
    const setup = optionsOf(options);
    expect(setup.ok ? '' : setup.error).toContain(words);
  });
  test('a variant is needed, and no other number of players', () => {
    expect(nautilus.setup({})).toMatchObject({ ok: false });
    expect(nautilus.setup({ variant: 'trio' })).toMatchObject({ ok: false });
    expect(nautilus.setup({ variant: 'duel', players: 4 })).toMatchObject({ ok: false });
    expect(nautilus.setup({ variant: 'duel', players: 2 })).toMatchObject({ ok: true });
  });
  test('what a record holds is complete and comes back the same', () => {
    for (const options of [{}, { ring: 80, dealer: 1 }, { deck: { '1': 60 }, die: [2], mouths: [] }]) {
      const setup = optionsOf(options);
      if (!setup.ok) throw new Error(setup.error);
      expect(nautilus.resolved(setup.value.options)).toEqual(setup);
    }
    expect(nautilus.resolved({ variant: 'team' })).toMatchObject({ ok: false });
    expect(nautilus.resolved({ variant: 'trio' })).toMatchObject({ ok: false });
  });
  test('a state names only what differs from the defaults', () => {
    expect(makeState(positionOf('2 / 2 / 2 / 2 |'))).not.toHaveProperty('options');
    expect(makeState(positionOf('2 / 2 / 2 / 2 |', { ring: 80, die: [1, 2, 3, 4, 5, 6] })).options).toEqual({
      ring: 80,
    });
    const options = { deck: { '1': 40, '2': 40 }, die: [3], mouths: [5] };
    expect(makeState(positionOf('2 / 2 / 2 / 2 |', options)).options).toEqual(options);
  });
});
